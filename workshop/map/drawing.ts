import type { Ground } from './engraving/ground.ts';

/** What a board imports of its drawing; each game knows the shape. */
export interface MapDrawing {
  /** The whole map. */
  readonly shapes: object;
  /** The same, coarse, for small pictures. */
  readonly thumb: object;
  /** What its engraved pictures show; absent where a board has none. */
  readonly ground?: Ground;
  /** Quality of its editions (0 to 1) where it is not the usual one; a board of less detail needs less. */
  readonly qualities?: readonly number[];
}
