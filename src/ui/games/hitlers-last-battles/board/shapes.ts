import raw from './map-shapes.json';

/** The drawn map, written by `npm run map` (workshop/map). Path data and places in board units. */
export interface MapShapes {
  /** Where the drawing comes from, for the legend and the about page. */
  readonly provenance: string;
  /** All land, as closed outlines. */
  readonly coast: string;
  /** The stretches of rivers that give a hex its river flag (§8.3), cut at the hex. */
  readonly rivers: string;
  readonly lakes: string;
  /** x, y and slope in degrees of the names of rivers and ranges. */
  readonly labels: Readonly<Record<string, readonly number[]>>;
  /** 0 to 1 for each hex. */
  readonly landShare: Readonly<Record<string, number>>;
  /** Outline of the land inside each hex that is partly sea. */
  readonly coastalLand: Readonly<Record<string, string>>;
  /** Which waters give a hex its river flag. */
  readonly riverHexes: Readonly<Record<string, readonly string[]>>;
}

export const SHAPES: MapShapes = raw;
