import { cutCorners, roughen, scatter, thin } from '../../../map/geometry.ts';
import type { Line } from '../../../map/geometry.ts';
import { BEYOND, isSea } from './board.ts';

/** The class of a border, which sets its drawing. */
export const CLASSES = ['frame', 'coast', 'sea', 'national', 'internal'] as const;
export type BorderClass = (typeof CLASSES)[number];

/** States of 1941 that hold several areas; borders inside one are internal. Land off the board is one more state. */
const STATES: readonly (readonly string[])[] = [
  ['ruhr', 'berlin', 'austria'],
  ['calais', 'normandy', 'paris', 'bordeaux', 'vichy-france'],
  ['london', 'scotland'],
  ['rome', 'naples', 'sicily', 'sardinia'],
  ['suez', 'egypt'],
  [
    'archangel', 'leningrad', 'vologda', 'moscow', 'smolensk', 'minsk', 'baltic-states', 'bessarabia', 'crimea', 'kharkov',
    'stalingrad', 'caucasus',
  ], // prettier-ignore
];

export function classOf(a: string, b: string): BorderClass {
  if (a === BEYOND || b === BEYOND) return 'frame';
  if (isSea(a) !== isSea(b)) return 'coast';
  if (isSea(a)) return 'sea';
  return STATES.some((state) => state.includes(a) && state.includes(b)) ? 'internal' : 'national';
}

/** Coast points that stray less than this from the line go, board units. */
const COAST_TOLERANCE = 0.45;

/** A line that would cross itself or another is tried finer first, which keeps its place; then coarser and without loops. */
const FINER_OR_COARSER = [1, 0.5, 0.25, 1, 2, 4];

/**
 * Draws one border: coasts as they are, true borders a little softened, borders of our own roughened as if they followed
 * brooks and ridges, sea borders as long curves. Both ends stay where they are, so that lines meet as before.
 * `isTrue`: the line comes from the map of countries. `plain` (0, 1, ...): above 0 no more than thinned, each number in another way, for lines that would cross.
 */
export function drawLine(line: Line, border: BorderClass, isTrue: boolean, plain: number): Line {
  if (border === 'frame') return thin(line, 0.01);
  if (border === 'coast' || plain > 0) return thin(line, COAST_TOLERANCE * (FINER_OR_COARSER[plain] ?? 1));
  if (border === 'sea') return thin(cutCorners(thin(line, 1), 3), 0.3);
  const [first] = line;
  const random = scatter(first ? Math.round(first[0] * 50) * 65536 + Math.round(first[1] * 50) : 0);
  return isTrue
    ? thin(cutCorners(roughen(thin(line, 0.6), 0.3, 16, random), 2), 0.35)
    : thin(cutCorners(roughen(thin(line, 2), 0.34, 7, random), 2), 0.3);
}
