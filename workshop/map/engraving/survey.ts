import type { Line, Point } from '../geometry.ts';
import type { Ground, GroundHex, Patch, Terrain } from './ground.ts';
import { unevenness } from './noise.ts';

/** Quick answers about a ground: is there land, which hex is it, how far to its edge. */
export interface Survey {
  readonly isLand: (x: number, y: number) => boolean;
  readonly hexAt: (x: number, y: number) => GroundHex | null;
  /** The cover of a place: the terrain of its hex, or its patch. */
  readonly coverAt: (x: number, y: number) => Terrain | undefined;
  /** Clear of the peaks that a board lists. */
  readonly isLevel: (x: number, y: number) => boolean;
  /** Distance from a place in a hex to its nearest side with another terrain beyond; without `terrain` to any side. */
  readonly toSide: (x: number, y: number, hex: GroundHex, terrain?: Terrain) => number;
}

/** Side of a cell of the raster. */
const CELL = 3;
/** Drawn beyond the edges of the board, so that nothing ends in sight. */
export const BLEED = 48;

export function surveyOf(ground: Ground): Survey {
  const isLand = landRaster(ground);
  const near = nearestHexes(ground.hexes);
  const reach = Math.max(...ground.hexes.slice(0, 1).map(({ corners }) => radiusOf(corners)));
  const hexAt: Survey['hexAt'] = (x, y) => {
    const [best] = near(x, y, 2 * reach)
      .map((hex) => ({ hex, way: Math.hypot(hex.centre[0] - x, hex.centre[1] - y) }))
      .sort((a, b) => a.way - b.way);
    return best && best.way <= reach && isWithin(best.hex, x, y) ? best.hex : null;
  };
  const sides = new Map(
    ground.hexes.map((hex) => {
      const others = near(...hex.centre, 2.2 * reach).filter((other) => other !== hex);
      return [
        hex,
        sidesOf(hex).map((side) => ({
          ...side,
          behind: others.find(({ centre }) => Math.hypot(centre[0] - side.beyond[0], centre[1] - side.beyond[1]) < 1),
        })),
      ] as const;
    }),
  );
  const toSide: Survey['toSide'] = (x, y, hex, terrain) =>
    Math.min(
      Infinity,
      ...(sides.get(hex) ?? [])
        .filter(({ behind }) => terrain === undefined || behind?.terrain !== terrain)
        .map(({ middle: [a, b], outwards: [u, v] }) => (a - x) * u + (b - y) * v),
    );
  const coverAt: Survey['coverAt'] = (x, y) =>
    ground.patches.find((patch) => depthIn(patch, x, y) > 0)?.terrain ?? hexAt(x, y)?.terrain;
  const isLevel: Survey['isLevel'] = (x, y) =>
    !ground.peaks.some(([u, v]) => Math.abs(u - x) < AROUND_PEAK && Math.abs(v - 8 - y) < AROUND_PEAK);
  return { isLand, hexAt, coverAt, isLevel, toSide };
}

/** Nothing grows so near to a peak. */
const AROUND_PEAK = 17;

/** How far inside of a patch a place is, its middle being 1; below 0 outside of it. */
export const depthIn = ({ at: [u, v], radii: [rx, ry] }: Patch, x: number, y: number): number =>
  1 - Math.hypot((x - u) / rx, (y - v) / ry) - 1.3 * (unevenness(x / 30, y / 30) - 0.5);

const radiusOf = (corners: Line): number => {
  const [a, , , b] = corners;
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) / 2 : 0;
};

function sidesOf({ centre, corners }: GroundHex) {
  return corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [dx, dy] = [middle[0] - centre[0], middle[1] - centre[1]];
    const length = Math.hypot(dx, dy);
    return {
      middle,
      outwards: [dx / length, dy / length] as const,
      beyond: [centre[0] + 2 * dx, centre[1] + 2 * dy] as const,
    };
  });
}

const isWithin = (hex: GroundHex, x: number, y: number): boolean =>
  sidesOf(hex).every(({ middle: [a, b], outwards: [u, v] }) => (x - a) * u + (y - b) * v <= 0);

/** Hexes with their centre within `way` of a place. */
function nearestHexes(hexes: readonly GroundHex[]) {
  const size = 120;
  const cells = new Map<string, GroundHex[]>();
  const keyOf = (x: number, y: number) => `${Math.floor(x / size)} ${Math.floor(y / size)}`;
  for (const hex of hexes) cells.set(keyOf(...hex.centre), [...(cells.get(keyOf(...hex.centre)) ?? []), hex]);
  return (x: number, y: number, way: number): readonly GroundHex[] => {
    const steps = Math.ceil(way / size);
    const found: GroundHex[] = [];
    for (let i = -steps; i <= steps; i++)
      for (let j = -steps; j <= steps; j++) found.push(...(cells.get(keyOf(x + i * size, y + j * size)) ?? []));
    return found.filter(({ centre }) => Math.hypot(centre[0] - x, centre[1] - y) <= way);
  };
}

/** Land as a raster: a hundred thousand places are asked for. */
function landRaster({ width, height, land, lakes }: Ground): Survey['isLand'] {
  const [columns, rows] = [Math.ceil((width + 2 * BLEED) / CELL), Math.ceil((height + 2 * BLEED) / CELL)];
  const cells = new Uint8Array(columns * rows);
  const fill = (rings: readonly Line[], value: 0 | 1) => {
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) * CELL - BLEED;
      const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil(((crossings[i] ?? 0) + BLEED) / CELL - 0.5));
        const to = Math.min(columns - 1, Math.floor(((crossings[i + 1] ?? 0) + BLEED) / CELL - 0.5));
        if (to >= from) cells.fill(value, row * columns + from, row * columns + to + 1);
      }
    }
  };
  for (const rings of land) fill(rings, 1);
  for (const lake of lakes) fill([lake], 0);
  return (x, y) => {
    const [column, row] = [Math.floor((x + BLEED) / CELL), Math.floor((y + BLEED) / CELL)];
    return column >= 0 && row >= 0 && column < columns && row < rows && cells[row * columns + column] === 1;
  };
}

function crossingsOf(ring: Line, y: number): number[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return from[1] <= y === to[1] <= y ? [] : [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
  });
}
