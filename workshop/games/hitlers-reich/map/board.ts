import { geoConicConformal } from 'd3-geo';
import data from '../../../../src/engine/games/hitlers-reich/data/hitlers-reich-map.json' with { type: 'json' };
import type { Point } from '../../../map/geometry.ts';

/** Board units. */
export const WIDTH = 1600;
export const HEIGHT = 1290;

/** Land and water that no rule knows, with the spaces of the rules in one namespace of owners. */
export const OFF_LAND = 'off-land';
export const OFF_SEA = 'off-sea';
/** The area outside the frame. */
export const BEYOND = 'beyond';

export const LAND_IDS: readonly string[] = data.landAreas.map(({ id }) => id);
export const SEA_IDS: readonly string[] = data.seaZones.map(({ id }) => id);
export const SPACE_IDS: readonly string[] = [...LAND_IDS, ...SEA_IDS];
const SEAS: ReadonlySet<string> = new Set([...SEA_IDS, OFF_SEA]);
const SPACES: ReadonlySet<string> = new Set(SPACE_IDS);
export const isSea = (owner: string): boolean => SEAS.has(owner);
export const isSpace = (owner: string): boolean => SPACES.has(owner);

/** One key for a pair of owners, whichever is named first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
export const EDGES: ReadonlySet<string> = new Set(data.edges.map(({ a, b }) => pairOf(a, b)));
export const CLOSED_CORNERS: readonly { readonly a: string; readonly b: string }[] = data.closedCorners;
export const CROSSINGS: readonly { readonly a: string; readonly b: string }[] = data.crossings;

const CENTRE: readonly [number, number] = [21.9, 50.75];
const TURN = 19;
const cone = geoConicConformal().rotate([-TURN, 0]).parallels([34, 60]).precision(0).scale(1).translate([0, 0]);
const onCone = (lon: number, lat: number): readonly [number, number] => cone([lon, lat]) ?? [NaN, NaN];
/** The frame holds Portugal to the Caspian in breadth (with 2% to spare) or North Cape to Suez in height. */
const SCALE = Math.min(
  WIDTH / 0.98 / (onCone(53, 36)[0] - onCone(-10.5, 36)[0]),
  HEIGHT / (onCone(TURN, 28.8)[1] - onCone(TURN, 71.2)[1]),
);
const [MIDDLE_X, MIDDLE_Y] = onCone(...CENTRE);

/**
 * Lambert conformal conic, true at 34 and 60 degrees north, north up at 19 degrees east. Far sides of the world are
 * clamped to where the cone is still one sheet: they are off the board anyway.
 */
export function project(lon: number, lat: number): Point {
  const [x, y] = onCone(Math.max(-60, Math.min(140, lon)), Math.max(5, Math.min(84, lat)));
  return [WIDTH / 2 + (x - MIDDLE_X) * SCALE, HEIGHT / 2 + (y - MIDDLE_Y) * SCALE];
}
