/** The words of the table, as a seat reads them in a language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '../../../../src/engine/games/hitlers-reich/cards.ts';
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../src/engine/games/hitlers-reich/types.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { select } from '../../../../src/engine/kits/pointing/selection.ts';
import { isPlainButton } from '../../../../src/engine/kits/pointing/targets.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { LANGS, type Lang } from '../../../../src/i18n/format.ts';
import { createSource } from '../../../../src/i18n/source.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import type { I18n } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { sightingOf } from '../../../../src/ui/games/hitlers-reich/cards.ts';
import { wordChoice } from '../../../../src/ui/games/hitlers-reich/choices.ts';
import { isAction } from '../../../../src/ui/games/hitlers-reich/moves.ts';
import type { ChoiceWords, Passage, WordScene } from '../../../../src/ui/table/game-table.ts';
import { def } from '../../../support/reich.ts';

export const loadWords = () => Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'hitlers-reich'])));

/** A scene as the table passes it, with the queries. */
export type HrTableScene = WordScene<HrTypes>;

const words = { en: createI18n('en', names(def.data.facts)), ja: createI18n('ja', names(def.data.facts)) };
const sources = { en: createSource('en', names(def.data.facts)), ja: createSource('ja', names(def.data.facts)) };
export const wordsIn = (lang: Lang): I18n => words[lang];

export const sceneOf = (state: HrState, seat: Side | null, lang: Lang = 'en'): HrTableScene => ({
  facts: def.data.facts,
  queries: def.queries,
  view: def.view(state, seat),
  i18n: wordsIn(lang),
});

const SAMPLES = join(import.meta.dirname, '../../../saves/samples');

/** One saved position for each kind of question. */
export const listSamples = (): readonly { readonly name: string; readonly state: HrState }[] =>
  readdirSync(SAMPLES)
    .filter((name) => name.startsWith('hitlers-reich.'))
    .map((name) => {
      const { snapshot } = JSON.parse(readFileSync(join(SAMPLES, name), 'utf8')) as { readonly snapshot: unknown };
      return { name, state: def.readState(snapshot) };
    });

/** Faults of a text: a missing message or parameter, an id in place of a name, nothing at all. */
export const isBroken = (text: string): boolean =>
  text.trim() === '' ||
  /[⟦⟧{}]|undefined|NaN|\[object/.test(text) ||
  /(?:^|[\s、（「])(?:axis|allies|western|soviet|north-sea|G\d+|S\d+|I\d+|W\d+|DA-[AX])(?=$|[\s,;.、。）」])/.test(
    text,
  );

const escape = (text: string): string => text.replace(/[()]/g, '\\$&');
const hiddenNames = new WeakMap<object, RegExp>();

/** Names of the conflict cards that a view does not show, in one pattern; a longer name is no shorter one. */
function hiddenIn({ view, i18n: { lang } }: HrTableScene): RegExp {
  const known = hiddenNames.get(view);
  if (known) return known;
  const names = CARDS.filter(({ id }) => sightingOf(view, id) === null).map(
    ({ id }) => sources[lang].name('marker', id) ?? id,
  );
  const made = new RegExp(names.length === 0 ? '$^' : `(?:${names.map(escape).join('|')})(?!\\d)`);
  hiddenNames.set(view, made);
  return made;
}

/** The conflict card that a text names although the view does not show it. */
export function secretIn(scene: HrTableScene, text: string): string | null {
  const found = hiddenIn(scene).exec(text);
  return found ? `${found[0]} in “${text}”` : null;
}

export const textsOf = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);

export interface Entry {
  readonly target: TargetRef;
  readonly words: ChoiceWords;
  readonly text: string;
}

const pointing = {
  targetsOf: (move: Move) => def.words.targets(move),
  isEnding: (move: Move) => isPlainButton(def.words.targets(move)) && !isAction(move),
  freeOrder: def.data.facts.freeOrder,
};

/** The picks above the shown list: a pick that ends the choice is not part of it. */
export const baseOf = (moves: readonly Move[], picks: readonly TargetRef[]): readonly TargetRef[] =>
  select(moves, pointing, picks).base;

/** The list as the table makes it: entries under the picks, or, where a question has nothing else, its buttons. */
export function entriesOf(scene: HrTableScene, moves: readonly Move[], picks: readonly TargetRef[]): readonly Entry[] {
  const { choices, base } = select(moves, pointing, picks);
  const buttons = moves.filter(pointing.isEnding);
  const plain =
    base.length > 0 ? [] : buttons.map((move) => ({ target: def.words.targets(move)[0] ?? 'button:', moves: [move] }));
  return [...choices, ...plain].map((choice) => {
    const words = wordChoice(scene, { ...choice, picked: base });
    const group = scene.i18n.t(words.group);
    return { target: choice.target, words, text: [group, words.title, words.detail ?? ''].join(' | ') };
  });
}
