import raw from './map-shapes.json';

/** The drawn map, written by `npm run map` (workshop/map). Path data and places in board units. */
export interface MapShapes {
  /** Where the drawing comes from, for the legend and the about page. */
  readonly provenance: string;
  /** All land, as closed outlines. */
  readonly coast: string;
  /** Where names of lands, regions and seas begin and end: x, y, x, y. */
  readonly names: Readonly<Record<string, readonly number[]>>;
  /** Rivers of the rules: along hexsides, a little uneven. */
  readonly rivers: string;
  /** x, y and slope in degrees of the names of rivers. */
  readonly labels: Readonly<Record<string, readonly number[]>>;
  /** x and y of each town that means nothing in the rules. */
  readonly towns: Readonly<Record<string, readonly number[]>>;
}

export const SHAPES: MapShapes = raw;
