import type { Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId, MarkerId, UnitId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { Mark } from '../../../map/board-steps.ts';
import type { MapLabels } from '../../../map/map-viewport.tsx';

/**
 * All words of the board. The table makes one such object for each language and view and keeps it while both hold:
 * layers compare it to know whether to draw again.
 */
export interface BoardNames {
  /** The name of a thing in the language of the player. */
  readonly named: (thing: Named) => string;
  /** Full accessible name of a hex: number, place, terrain, city value, control, units, and what `mark` says of it. */
  readonly hex: (hex: HexId, mark: Mark | null) => string;
  /** Full accessible name of a unit: name, side, hex, attack marker, spent or not, and what `mark` says of it. */
  readonly unit: (unit: UnitId, mark: Mark | null) => string;
  readonly marker: (marker: MarkerId, mark: Mark | null) => string;
  readonly board: string;
  readonly controls: MapLabels;
}
