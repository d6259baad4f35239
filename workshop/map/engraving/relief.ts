import { distanceToSegment, scatter } from '../geometry.ts';
import type { Line, Point } from '../geometry.ts';
import type { Ground, Ridge } from './ground.ts';
import { unevenness } from './noise.ts';
import { curve, drawn, filled, group, n } from './svg.ts';
import { BLEED } from './survey.ts';
import type { Survey } from './survey.ts';

const isMountain = ({ height }: Ridge): boolean => height > 1;
const shifted = ({ line }: Ridge, by: number): Line => line.map(([x, y]): Point => [x + by * 0.94, y + by * 1.1]);

/** Height as colour: broad strokes along the ridges and washes over the lowlands, to be blurred. */
export const heightTint = ({ ridges, lowlands }: Ground): string =>
  ridges
    .map((ridge) =>
      drawn(curve(ridge.line), isMountain(ridge) ? '#b98f4f' : '#cfa460', ridge.breadth * 2.1, {
        strokeOpacity: isMountain(ridge) ? 0.7 : 0.28 + 0.35 * ridge.height,
        strokeLinecap: 'round',
      }),
    )
    .join('') +
  lowlands
    .map(
      ({ at: [x, y], radii: [rx, ry], colour, strength }) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}" fill-opacity="${strength}"/>`,
    )
    .join('');

/** Light from the north-west: a pale and a dark stroke on either side of each crest, to be blurred. */
export const slopeShade = ({ ridges }: Ground): string =>
  ridges
    .map(
      (ridge) =>
        drawn(curve(shifted(ridge, ridge.breadth * 0.36)), '#6b4e22', ridge.breadth * 0.7, {
          strokeOpacity: isMountain(ridge) ? 0.5 : 0.13 + 0.12 * ridge.height,
          strokeLinecap: 'round',
        }) +
        drawn(curve(shifted(ridge, ridge.breadth * -0.37)), '#fff6da', ridge.breadth * 0.6, {
          strokeOpacity: isMountain(ridge) ? 0.7 : 0.3 + 0.2 * ridge.height,
          strokeLinecap: 'round',
        }),
    )
    .join('');

/** Height of the ground at a place, in no particular unit. */
function heightsOf(ridges: readonly Ridge[]) {
  const reaches = ridges.map((ridge) => {
    const line = ridge.line.filter((_, i) => i % 3 === 0 || i === ridge.line.length - 1);
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
    const room = ridge.breadth * 3;
    return {
      ...ridge,
      line,
      west: Math.min(...xs) - room,
      east: Math.max(...xs) + room,
      north: Math.min(...ys) - room,
      south: Math.max(...ys) + room,
    };
  });
  return (x: number, y: number): number => {
    let height = 0;
    for (const { line, west, east, north, south, breadth, height: top } of reaches) {
      if (x < west || x > east || y < north || y > south) continue;
      let way = Infinity;
      line.forEach((to, i) => {
        const from = line[i - 1];
        if (from) way = Math.min(way, distanceToSegment([x, y], from, to));
      });
      height += top * Math.exp(-((way / breadth) ** 2));
    }
    return height * (0.45 + 1.1 * unevenness(x / 46, y / 46)) * 60 + unevenness(x / 60, y / 60) * 9;
  };
}

/** Distance between two hachures. */
const LATTICE = 7.4;
const LEAST_SLOPE = 0.2;
const STEEP = 0.62;
/** Shadow side steep and gentle, lit side steep and gentle: opacity and breadth. */
const HACHURES = [
  [0.62, 1.25],
  [0.36, 1],
  [0.3, 0.9],
  [0.2, 0.8],
] as const;

/** Hachures: short strokes downhill, the longer and darker the steeper. None in woods, marshes or water. */
export function hachures(ground: Ground, { isLand, coverAt }: Survey): string {
  const random = scatter(1941);
  const height = heightsOf(ground.ridges);
  const paths = ['', '', '', ''];
  for (let row = -BLEED; row < ground.height + BLEED; row += LATTICE) {
    for (let column = -BLEED; column < ground.width + BLEED; column += LATTICE) {
      const [x, y] = [column + (random() - 0.5) * 7, row + (random() - 0.5) * 7];
      const chance = random();
      if (!isLand(x, y)) continue;
      const [dx, dy] = [height(x + 3, y) - height(x - 3, y), height(x, y + 3) - height(x, y - 3)];
      const slope = Math.hypot(dx, dy) / 6;
      if (slope < LEAST_SLOPE || (slope < 0.34 && chance < 0.45)) continue;
      const terrain = coverAt(x, y);
      if (terrain === 'forest' || terrain === 'marsh') continue;
      const length = Math.min(12, 3 + slope * 8);
      const [u, v] = [-dx / 6 / slope, -dy / 6 / slope];
      const bend = (random() - 0.5) * 2.4;
      const isLit = u * 0.7 + v * 0.72 <= 0;
      const kind = (isLit ? 2 : 0) + (slope > STEEP ? 0 : 1);
      const [across, down] = [u * length, v * length];
      paths[kind] +=
        `M${n(x - across / 2)} ${n(y - down / 2)}` +
        `q${n(across / 2 + v * bend)} ${n(down / 2 - u * bend)} ${n(across)} ${n(down)}`;
    }
  }
  return group(
    HACHURES.map(([opacity, width], i) => drawn(paths[i] ?? '', '#5a4220', width, { strokeOpacity: opacity })).join(''),
    { strokeLinecap: 'round' },
  );
}

type Peak = readonly [x: number, y: number, size: number];

/** Peaks along the crests of mountains, and over all of a mountain hex; from north to south, none over another. */
export function peaks(ground: Ground, { isLand, hexAt, toSide }: Survey): string {
  const random = scatter(77);
  const found: Peak[] = [...ground.peaks];
  for (const { line, height, breadth } of ground.ridges.filter(({ height: top }) => top >= 1.2)) {
    let way = 0;
    line.forEach((to, i) => {
      const from = line[i - 1];
      if (!from) return;
      for (way += Math.hypot(to[0] - from[0], to[1] - from[1]); way > 17; way -= 17) {
        const aside = (random() + random() - 1) * breadth * 0.9;
        const [x, y] = [to[0] + aside * 0.6 + (random() - 0.5) * 8, to[1] + aside * 0.5];
        const size = 0.55 + random() * 0.5 * Math.min(1, height);
        // In a hex of the rules a peak would say that it is a mountain hex.
        const isClear = [-18, 0, 18].every((across) => [-22, 0].every((down) => hexAt(x + across, y + down) === null));
        if (isLand(x, y) && isClear) found.push([x, y, size]);
      }
    });
  }
  for (const hex of ground.hexes.filter(({ terrain }) => terrain === 'mountain')) {
    for (let i = 0; i < 60; i++) {
      const [x, y] = [hex.centre[0] + (random() - 0.5) * 86, hex.centre[1] + (random() - 0.5) * 84 + 8];
      if (hexAt(x, y) !== hex || !isLand(x, y) || toSide(x, y, hex, 'mountain') < 15) continue;
      if (found.some(([u, v]) => Math.abs(u - x) < 16 && Math.abs(v - y) < 11)) continue;
      found.push([x, y, 0.62 + random() * 0.35]);
    }
  }
  const standing: Peak[] = [];
  for (const peak of found.sort((a, b) => a[1] - b[1])) {
    const [x, y, size] = peak;
    if (!standing.some(([u, v]) => Math.abs(u - x) < 13 * size && Math.abs(v - y) < 9 * size)) standing.push(peak);
  }
  return standing.map((peak) => drawPeak(peak, random)).join('');
}

function drawPeak([x, y, size]: Peak, random: () => number): string {
  const [half, high, lean] = [17 * size, 22 * size, (random() - 0.5) * 5 * size];
  const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  const body =
    `M${at(-half, 0)}Q${at(-half * 0.45, -high * 0.42)} ${at(lean, -high)}Q${at(half * 0.4, -high * 0.5)} ${at(half, 0)}` +
    `Q${at(0, high * 0.12)} ${at(-half, 0)}Z`;
  const shadow =
    `M${at(lean, -high)}Q${at(half * 0.4, -high * 0.5)} ${at(half, 0)}Q${at(half * 0.45, high * 0.05)} ${at(half * 0.1, 0)}` +
    `Q${at(lean - 2 * size, -high * 0.5)} ${at(lean, -high)}Z`;
  const lines = [0.2, 0.4, 0.6, 0.8]
    .map(
      (t) =>
        `M${at(lean + (half - lean) * t * 0.96, -high * (1 - t) * 0.98)}l${n(-4.5 * size)} ${n(8 * size * (1 - t / 2))}`,
    )
    .join('');
  return (
    filled(body, '#e9d9b4', { stroke: '#5d482a', strokeWidth: 1.1 }) +
    filled(shadow, '#8e7347', { fillOpacity: 0.85 }) +
    drawn(lines, '#4b381c', 0.9)
  );
}
