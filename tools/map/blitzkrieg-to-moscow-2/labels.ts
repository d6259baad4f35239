import { distance } from '../geometry.ts';
import type { Line, Point } from '../geometry.ts';
import { AREA_BOXES, HEIGHT, HEXES, WIDTH, project } from './board.ts';

/** Where a river or a range bears its name: beside its own line, at the point nearest to `at` (lon/lat). */
export interface LabelPlace {
  readonly id: string;
  /** The line it belongs to: a river, or the crest of a range. */
  readonly along: string;
  readonly at: readonly [lon: number, lat: number];
  /** Distance from the line, board units; positive lies to the right of the reading direction, which is below. */
  readonly off: number;
}

/** Rivers of the rules bear their names on their hexsides; these are all others. */
/* prettier-ignore */
export const LABELS: readonly LabelPlace[] = [
  { id: 'volga', along: 'volga', at: [37.2, 56.8], off: -7 },
  { id: 'oka', along: 'oka', at: [36.1, 53.7], off: -7 },
  { id: 'desna', along: 'desna', at: [33.9, 53.0], off: -7 },
  { id: 'donets', along: 'donets', at: [37.9, 48.95], off: -7 },
  { id: 'south-bug', along: 'south-bug', at: [30.3, 48.1], off: -7 },
  { id: 'pripet', along: 'pripet', at: [27.6, 52.08], off: -7 },
  { id: 'berezina', along: 'berezina', at: [28.7, 54.0], off: -7 },
  { id: 'niemen', along: 'niemen', at: [24.9, 53.75], off: -7 },
  { id: 'lovat', along: 'lovat', at: [31.1, 57.1], off: -7 },
  { id: 'volkhov', along: 'volkhov', at: [31.9, 59.1], off: -7 },
  { id: 'danube', along: 'lower-danube', at: [28.1, 45.2], off: 8 },
];

/** Half the stretch of line that sets the slope of a name, and about half the name. */
const REACH = 21;
/** How far from the wanted place the name may move along its line to stay clear of the print. */
const SEARCH = 150;

type Place = readonly [x: number, y: number, turn: number];

/** Middle of the name and its slope in degrees, never upside down: as near to the wanted place as the print allows. */
export function placeLabel(label: LabelPlace, line: Line): Place {
  const wanted = project(...label.at);
  const byDistance = line
    .map((point, i) => ({ i, far: distance(point, wanted) }))
    .filter(({ far }) => far < SEARCH)
    .sort((a, b) => a.far - b.far);
  for (const { i } of byDistance) {
    for (const off of [label.off, -label.off]) {
      const place = placeAt(line, i, off);
      if (isClear(place)) return place;
    }
  }
  throw new Error(`the name of ${label.id} finds no room on the map`);
}

function placeAt(line: Line, i: number, off: number): Place {
  const [from, to] = [walk(line, i, -1), walk(line, i, 1)];
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
  const along = distance(left, right) || 1;
  const [dx, dy] = [(right[0] - left[0]) / along, (right[1] - left[1]) / along];
  // The middle of the chord rather than the point itself: where the line bends, the name stays parallel to it.
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(x - dy * off), round(y + dx * off), Math.round((Math.atan2(dy, dx) * 180) / Math.PI)];
}

function isClear([x, y, turn]: Place): boolean {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * REACH, Math.sin((turn * Math.PI) / 180) * REACH];
  const spots: Point[] = [
    [x, y],
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return spots.every(
    (spot) => !isPrintedOn(spot) && spot.every((value) => value > 24) && spot[0] < WIDTH - 24 && spot[1] < HEIGHT - 24,
  );
}

/** True where numbers and names of cities are printed, and under the boxes of the rear areas. */
const isPrintedOn = ([x, y]: Point): boolean =>
  AREA_BOXES.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) ||
  HEXES.some(({ centre, city }) => {
    const dx = Math.abs(x - centre[0]);
    const dy = y - centre[1];
    return (dx < 22 && dy > -56 && dy < -30) || (city !== null && dx < 52 && dy > 16 && dy < 54);
  });

/** The point about `REACH` away along the line. */
function walk(line: Line, from: number, step: 1 | -1): Point {
  const start = line[from] ?? [0, 0];
  let at = start;
  for (let i = from; line[i] && distance(at, start) < REACH; i += step) at = line[i] ?? at;
  return at;
}
