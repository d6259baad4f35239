import raw from './map-shapes.json';
import { imageWidths } from '../../../board/picture/widths.ts';
import large from './ground-3.webp';
import middle from './ground-2.webp';
import small from './ground-1.webp';
import { widths } from './ground.json';
import type { Terrain } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';

/** The drawn map, written by `npm run map` (workshop/map). Path data and places in board units. */
interface MapShapes {
  readonly provenance: string;
  readonly coast: string;
  readonly names: Readonly<Record<string, readonly number[]>>;
  readonly rivers: string;
  /** x, y and slope in degrees of the names of rivers. */
  readonly labels: Readonly<Record<string, readonly number[]>>;
  readonly towns: Readonly<Record<string, readonly number[]>>;
}

export const SHAPES: MapShapes = raw;

/** The engraved ground in its sizes; painted by `npm run map` (workshop/map). */
export const GROUND = imageWidths([small, middle, large], widths);

export const SAMPLES = {
  clear: '0808',
  forest: '1609',
  marsh: '1003',
  mountain: '0107',
  city: '1306',
} as const satisfies Readonly<Record<Terrain, HexId>>;
