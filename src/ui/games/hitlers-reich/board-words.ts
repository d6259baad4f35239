import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import { perLanguage } from '../../../i18n/per-language.ts';
import type { Lang } from '../../../i18n/format.ts';
import type { BothNames } from '../../../i18n/names.ts';
import type { Mark } from '../../board/board-steps.ts';
import { labelControls, wordMark, wordOnce, type BoardWords } from '../../board/board-words.ts';
import { wordStakes } from './stakes.ts';
import { bordersOf, type HrWords } from './lookup.ts';

/** Describes shapes and colours of the board for screen readers. */
export interface HrBoardNames extends BoardWords {
  /** In the reader's language. */
  readonly named: (thing: { readonly name: BothNames }) => string;
  /** The accessible name of a space: holder, capital, production, pieces, `mark`, and neighbours (§2.3). */
  readonly space: (space: SpaceId, mark: Mark | null) => string;
}

/** One function a language, so that layers which only print names are not redrawn with each view. */
const NAMED: Readonly<Record<Lang, HrBoardNames['named']>> = {
  en: ({ name }) => name.en,
  ja: ({ name }) => name.ja,
};

export function boardWords(scene: HrWords): HrBoardNames {
  const { t, lang } = scene.i18n;
  return {
    named: NAMED[lang],
    space: wordOnce((space, mark) =>
      joinFacts(lang, [
        t('table.hr.name.space', { space }),
        ...wordStakes(scene, space),
        ...wordMark(scene.i18n, mark),
        ...wordNear(scene, space),
      ]),
    ),
    board: t('table.hr.board'),
    controls: labelControls(scene.i18n),
  };
}

/** Cached sentences about printed facts: every step of the history asks for sixty. */
const nearWords = perLanguage(() => new Map<SpaceId, readonly string[]>());

/** Neighbours are named, since spaces that touch on the drawn map are not always adjacent. */
export function wordNear({ facts, i18n }: Pick<HrWords, 'facts' | 'i18n'>, space: SpaceId): readonly string[] {
  const told = nearWords(i18n);
  const known = told.get(space);
  if (known) return known;
  const near = bordersOf(facts, space).map(({ to }) => to);
  const words = near.length === 0 ? [] : [i18n.t('table.hr.fact.near', { places: joinIds(near) })];
  told.set(space, words);
  return words;
}
