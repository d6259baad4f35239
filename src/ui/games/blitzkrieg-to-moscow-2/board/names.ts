import type { Spot, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Lang } from '../../../../i18n/format.ts';
import type { Mark } from '../../../board/board-steps.ts';
import type { BoardWords } from '../../../board/board-words.ts';
import type { ChartWords } from './map-chart.tsx';

/** All words of the board. */
export interface BoardNames extends BoardWords {
  /** What is printed is printed in this language. */
  readonly lang: Lang;
  /** What is printed beside the map; the same object as long as the language is the same. */
  readonly chart?: ChartWords;
  /** The word for a reconstructed map. */
  readonly reconstructed?: string;
  /** Full accessible name of a hex or rear area: place, terrain, control, units, and what `mark` says of it. */
  readonly spot: (spot: Spot, mark: Mark | null) => string;
  /** Full accessible name of a unit: name, strengths, place, spent or not, and what `mark` says of it. */
  readonly unit: (unit: UnitId, mark: Mark | null) => string;
  /** The name of a unit alone. */
  readonly unitName: (unit: UnitId) => string;
  /** Odds as the table of results writes them. */
  readonly ratio: (column: number) => string;
}
