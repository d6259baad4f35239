import raw from './map-shapes.json';

/** The drawn map, written by `npm run map` (tools/map). Path data and places in board units. */
export interface MapShapes {
  /** Where the drawing comes from, for the legend and the about page. */
  readonly provenance: string;
  /** All land, as closed outlines. */
  readonly coast: string;
  /** True courses; where a river of the rules runs along hexsides, those are its course. */
  readonly rivers: { readonly great: string; readonly small: string };
  readonly lakes: string;
  /** x, y, size of each mountain glyph, from north to south. */
  readonly mountains: readonly (readonly number[])[];
  /** x, y of each tree and each tuft of reeds, from north to south. */
  readonly trees: readonly (readonly number[])[];
  readonly reeds: readonly (readonly number[])[];
  /** x, y and slope in degrees of the names of rivers. */
  readonly labels: Readonly<Record<string, readonly number[]>>;
}

export const SHAPES: MapShapes = raw;
