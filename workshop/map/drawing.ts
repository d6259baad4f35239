import type { Ground } from './engraving/ground.ts';

/** A board's imports of its drawing; each game knows the shape. */
export interface MapDrawing {
  /** The whole map. */
  readonly shapes: object;
  /** The same, coarse, for small pictures. */
  readonly thumb: object;
  /** The ground of its engraved pictures; absent if a board has none. */
  readonly ground?: Ground;
  /** Quality of its editions (0 to 1) if unusual; a board of less detail needs less. */
  readonly qualities?: readonly number[];
}
