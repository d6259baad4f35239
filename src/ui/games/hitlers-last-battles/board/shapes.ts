import raw from './map-shapes.json';
import { imageWidths } from '../../../board/picture/widths.ts';
import large from './ground-3.webp';
import middle from './ground-2.webp';
import small from './ground-1.webp';
import { widths } from './ground.json';

/** The drawn map, written by `npm run map` (workshop/map). Path data and places in board units. */
interface MapShapes {
  readonly provenance: string;
  readonly coast: string;
  /** The stretches of rivers that give a hex its river flag (§8.3), cut at the hex. */
  readonly rivers: string;
  readonly lakes: string;
  /** x, y and slope in degrees of the names of rivers and ranges. */
  readonly labels: Readonly<Record<string, readonly number[]>>;
  readonly landShare: Readonly<Record<string, number>>;
  readonly coastalLand: Readonly<Record<string, string>>;
  readonly riverHexes: Readonly<Record<string, readonly string[]>>;
}

export const SHAPES: MapShapes = raw;

/** The engraved ground in its sizes; painted by `npm run map` (workshop/map). */
export const GROUND = imageWidths([small, middle, large], widths);
