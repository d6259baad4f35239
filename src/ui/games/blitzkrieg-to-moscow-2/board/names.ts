import type { Spot, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Lang } from '../../../../i18n/format.ts';
import type { Mark } from '../../../map/board-steps.ts';
import type { MapLabels } from '../../../map/map-viewport.tsx';

/**
 * All words of the board. The table makes one such object for each language and view and keeps it while both hold: layers
 * compare it to know whether to draw again.
 */
export interface BoardNames {
  /** What is printed is printed in this language. */
  readonly lang: Lang;
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
  readonly board: string;
  readonly controls: MapLabels;
}
