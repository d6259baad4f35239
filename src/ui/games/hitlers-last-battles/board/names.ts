import type { Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, MarkerId, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { Lang } from '../../../../i18n/format.ts';
import type { Mark } from '../../../board/board-steps.ts';
import type { BoardWords } from '../../../board/board-words.ts';
import type { ChartWords } from './map-chart.tsx';

/** All words of the board. */
export interface BoardNames extends BoardWords {
  /** The name of a thing in the language of the player. */
  readonly named: (thing: Named) => string;
  /** What is printed beside the map; the same object as long as the language is the same. */
  readonly chart?: ChartWords;
  /** Full accessible name of a hex: number, place, terrain, city value, control, units, and what `mark` says of it. */
  readonly hex: (hex: HexId, mark: Mark | null) => string;
  /** Full accessible name of a unit: name, side, hex, attack marker, spent or not, and what `mark` says of it. */
  readonly unit: (unit: UnitId, mark: Mark | null) => string;
  readonly marker: (marker: MarkerId, mark: Mark | null) => string;
}

/** One function for each language: layers that print only names are not redrawn with each view. */
export const NAMED: Readonly<Record<Lang, BoardNames['named']>> = {
  en: ({ nameEn }) => nameEn,
  ja: ({ nameJa }) => nameJa,
};
