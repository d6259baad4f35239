import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Lang } from '../../../i18n/format.ts';
import type { BothNames } from '../../../i18n/names.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Mark } from '../../map/board-steps.ts';
import type { MapLabels } from '../../map/map-viewport.tsx';
import { wordStakes } from './stakes.ts';
import { bordersOf, joinFacts, listIds } from './things.ts';
import type { HrWords } from './things.ts';

/**
 * All words of the board: what the eye takes from shape and colour, for a screen reader. The table makes one such object
 * for each language and view and keeps it while both hold: layers compare it to know whether to draw again.
 */
export interface HrBoardNames {
  /** The name of a space in the language of the player. */
  readonly named: (thing: { readonly name: BothNames }) => string;
  /** Full accessible name of a space: holder, capital, production, pieces, what `mark` says of it, and its neighbours (§2.3). */
  readonly space: (space: SpaceId, mark: Mark | null) => string;
  readonly board: string;
  readonly controls: MapLabels;
}

/** One function for each language: layers that print names alone are not drawn anew with each view. */
const NAMED: Readonly<Record<Lang, HrBoardNames['named']>> = {
  en: ({ name }) => name.en,
  ja: ({ name }) => name.ja,
};

const MARKS = { legal: 'table.map.legal', chosen: 'table.map.chosen', refused: 'table.map.refused' } as const;

export function boardWords(scene: HrWords): HrBoardNames {
  const { t, lang } = scene.i18n;
  return {
    named: NAMED[lang],
    space: (space, mark) =>
      joinFacts(lang, [
        t('table.hr.name.space', { space }),
        ...wordStakes(scene, space),
        ...(mark === null ? [] : [t(MARKS[mark])]),
        ...wordNear(scene, space),
      ]),
    board: t('table.hr.board'),
    controls: {
      zoomIn: t('table.map.zoom-in'),
      zoomOut: t('table.map.zoom-out'),
      fit: t('table.map.fit'),
      focusQuestion: t('table.map.focus'),
    },
  };
}

/** Sentences about what is printed, which no move changes: every step of the history asks for sixty of them. */
const nearWords = new WeakMap<I18n, Map<SpaceId, readonly string[]>>();

/** By name: what a space seems to touch on the drawn map is not always its neighbour. */
export function wordNear({ facts, i18n }: Pick<HrWords, 'facts' | 'i18n'>, space: SpaceId): readonly string[] {
  const told = nearWords.get(i18n) ?? new Map<SpaceId, readonly string[]>();
  nearWords.set(i18n, told);
  const known = told.get(space);
  if (known) return known;
  const near = bordersOf(facts, space).map(({ to }) => to);
  const words = near.length === 0 ? [] : [i18n.t('table.hr.fact.near', { places: listIds(near) })];
  told.set(space, words);
  return words;
}
