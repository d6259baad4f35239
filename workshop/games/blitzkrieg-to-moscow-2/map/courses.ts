import { clipLine, distance, distanceToSegment, lengthOf } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { HEIGHT, REAR_SIDES, RIVER_SIDES, WIDTH } from './board.ts';
import type { Side } from './board.ts';
import { REAR_RIVER, RULED } from './rivers.ts';

/** Rivers of the rules follow hexsides; drawing their true course as well would make one river two. */

/** Closer than this to its own hexsides a river is not drawn a second time, board units. */
const BESIDE = 66;
/** A rest is joined to the end of the ruled stretch when no farther off than this, else it ends where it is cut. */
const JOIN = 95;
/** Rests shorter than this are left out. */
const LEAST = 40;
/** Room round the board; outside of it nothing is drawn. */
const MARGIN = 30;
const FRAME: Line = [
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
  [-MARGIN, HEIGHT + MARGIN],
];

/** Hexsides that stand for a drawn river; none for most. */
export function sidesOf(river: string): readonly Side[] {
  if (river === REAR_RIVER) return REAR_SIDES;
  return RIVER_SIDES.filter((side) => RULED[side.river] === river);
}

/** The parts of a course that are drawn as they run. */
export function freeCourse(river: string, course: Line): readonly Line[] {
  const sides = sidesOf(river);
  const parts = clipLine(course, FRAME);
  if (sides.length === 0) return parts;
  const ends = freeEnds(sides);
  return parts
    .flatMap((part) => partsAway(part, sides))
    .map((part) => joined(part, ends))
    .filter((part) => lengthOf(part) > LEAST);
}

/** Runs of points away from the sides. */
function partsAway(line: Line, sides: readonly Side[]): readonly Line[] {
  const parts: Point[][] = [];
  let isOpen = false;
  for (const point of line) {
    const isAway = sides.every(({ ends: [from, to] }) => distanceToSegment(point, from, to) > BESIDE);
    if (isAway && isOpen) parts.at(-1)?.push(point);
    else if (isAway) parts.push([point]);
    isOpen = isAway;
  }
  return parts;
}

/** Both ends led on to the free end of a ruled stretch, where one is near. */
function joined(line: Line, ends: readonly Point[]): Line {
  const near = (point: Point | undefined): Point[] =>
    point
      ? ends.filter((end) => distance(end, point) < JOIN).sort((a, b) => distance(a, point) - distance(b, point))
      : [];
  return [...near(line[0]).slice(0, 1), ...line, ...near(line.at(-1)).slice(0, 1)];
}

/** Corners where only one side of the river ends. */
function freeEnds(sides: readonly Side[]): readonly Point[] {
  const corners = sides.flatMap(({ ends }) => [...ends]);
  return corners.filter((corner) => corners.filter((other) => distance(corner, other) < 1).length === 1);
}
