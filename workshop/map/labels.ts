/** Names of rivers and ranges, each along its own line. */
import { distance } from './geometry.ts';
import type { Line, Point } from './geometry.ts';

/** The place of a river's or range's name: next to its line, at the point nearest to `at` (lon/lat). */
export interface LabelPlace {
  readonly id: string;
  /** The line it belongs to: a river, or the crest of a range. */
  readonly along: string;
  readonly at: readonly [lon: number, lat: number];
  /** Distance from the line, board units; positive is to the right of the reading direction, which is below. */
  readonly off: number;
}

export type Place = readonly [x: number, y: number, turn: number];

export interface Lettering {
  /** Half the stretch of line that sets the slope of a name, and about half the name. */
  readonly reach: number;
  /** How far from the wanted place the name may move along its line to stay clear of the print. */
  readonly search: number;
  /** True if the name may change to the other side of its line. */
  readonly bothSides: boolean;
  /** True if a letter may be placed there. */
  readonly isClear: (spot: Point) => boolean;
}

/** Middle of the name and its slope in degrees, never upside down: as near to the wanted place as the print allows. */
export function placeLabel(label: LabelPlace, line: Line, wanted: Point, how: Lettering): Place {
  const byDistance = line
    .map((point, i) => ({ i, far: distance(point, wanted) }))
    .filter(({ far }) => far < how.search)
    .sort((a, b) => a.far - b.far);
  for (const { i } of byDistance)
    for (const off of how.bothSides ? [label.off, -label.off] : [label.off]) {
      const place = placeAt(line, i, off, how.reach);
      if (spotsOf(place, how.reach).every(how.isClear)) return place;
    }
  throw new Error(`the name of ${label.id} finds no room on the map`);
}

function placeAt(line: Line, i: number, off: number, reach: number): Place {
  const [from, to] = [walk(line, i, -1, reach), walk(line, i, 1, reach)];
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
  const along = distance(left, right) || 1;
  const [dx, dy] = [(right[0] - left[0]) / along, (right[1] - left[1]) / along];
  // The middle of the chord rather than the point itself: where the line bends, the name stays parallel to it.
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(x - dy * off), round(y + dx * off), Math.round((Math.atan2(dy, dx) * 180) / Math.PI)];
}

/** The point about `reach` away along the line. */
function walk(line: Line, from: number, step: 1 | -1, reach: number): Point {
  const start = line[from] ?? [0, 0];
  let at = start;
  for (let i = from; line[i] && distance(at, start) < reach; i += step) at = line[i] ?? at;
  return at;
}

/** Middle and ends of a name. */
function spotsOf([x, y, turn]: Place, reach: number): readonly Point[] {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * reach, Math.sin((turn * Math.PI) / 180) * reach];
  return [
    [x, y],
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}
