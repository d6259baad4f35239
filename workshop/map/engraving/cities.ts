import { scatter } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import type { City } from './ground.ts';
import { unevenness } from './noise.ts';
import { circle, drawn, filled, group, n, outline, turnedBox } from './svg.ts';

const RADII = { 1: 37, 2: 29, 3: 22 } as const;
/** A quarter is drawn in one of three tones, the darkest in the middle. */
const TONES = [
  ['#6b3423', '#31190d'],
  ['#96583a', '#4c2b18'],
  ['#b37a55', '#4c2b18'],
] as const;
type Quarter = readonly [d: string, tone: 0 | 1 | 2, at: Point];

/** A street plan: quarters in rings or blocks, the ground below them, and roads that lead out. */
export function drawCity(city: City): string {
  const [x, y] = city.centre;
  const random = scatter(city.seed);
  const radius = RADII[city.rank];
  const turn = random() * 1.2 - 0.6;
  /** The town ends unevenly. */
  const limit = (angle: number): number =>
    radius * (0.64 + 0.52 * unevenness(Math.cos(angle) * 1.6 + x / 50, Math.sin(angle) * 1.6 + y / 50));
  const quarters = (city.plan === 'rings' ? ringsOf : blocksOf)(city, turn, limit, random);
  const roads = [0, 1, 2, 3, 4].map((i) => {
    const angle = turn + (i / 5) * 2 * Math.PI + random() * 0.4;
    const at = (way: number) => `${n(x + Math.cos(angle) * way)} ${n(y + Math.sin(angle) * way)}`;
    return `M${at(radius * 0.3)}L${at(radius + 13)}`;
  });
  const floor = quarters.map(([, , [u, v]]) => circle(u, v, 6.8)).join('');
  const ofTone = (wanted: number) => quarters.flatMap(([d, tone]) => (tone === wanted ? [d] : [])).join('');
  return (
    drawn(roads.join(''), '#b98e56', 1.6, { strokeOpacity: 0.8 }) +
    filled(floor, '#7a4a2c', { fillOpacity: 0.28 }) +
    group(filled(floor, '#ecd3a9'), { transform: `translate(${n(x * 0.06)} ${n(y * 0.06)}) scale(.94)` }) +
    [2, 1, 0]
      .map((tone) => {
        const [fill, stroke] = TONES[tone] ?? TONES[0];
        return filled(ofTone(tone), fill, { stroke, strokeWidth: 0.55 });
      })
      .join('')
  );
}

type Plan = (city: City, turn: number, limit: (angle: number) => number, random: () => number) => readonly Quarter[];

const blocksOf: Plan = ({ centre: [x, y], rank }, turn, limit, random) => {
  const quarters: Quarter[] = [];
  const [width, height] = rank === 1 ? [6.4, 5] : [5.8, 4.7];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let i = -8; i <= 8; i++) {
    for (let j = -8; j <= 8; j++) {
      const [u, v] = [i * (width + 1.5) + random() - 0.5, j * (height + 1.5) + random() - 0.5];
      const [way, most, chance] = [Math.hypot(u, v), limit(Math.atan2(v, u)), random()];
      if (way > most || (way > most * 0.72 && chance < 0.3)) continue;
      const at: Point = [x + u * cos - v * sin, y + u * sin + v * cos];
      const d = turnedBox(at, width * (0.8 + random() * 0.2), height * (0.8 + random() * 0.2), turn);
      quarters.push([d, way < most * 0.45 ? 0 : chance < 0.6 ? 1 : 2, at]);
    }
  }
  return quarters;
};

const ringsOf: Plan = ({ centre: [x, y], rank }, turn, limit, random) => {
  const quarters: Quarter[] = [];
  const pitch = rank === 1 ? 5.4 : 5.1;
  for (let r = 2.6; r < RADII[rank] * 1.08; r += pitch) {
    const count = Math.max(4, Math.round((2 * Math.PI * (r + 2.5)) / 7.2));
    for (let k = 0; k < count; k++) {
      const [from, to, middle] = [0.1, 0.9, 0.5].map((t) => ((k + t) / count) * 2 * Math.PI + turn);
      if (from === undefined || to === undefined || middle === undefined) continue;
      const [most, chance] = [limit(middle), random()];
      if (r > most || (r > most * 0.7 && chance < 0.3) || chance > 0.95) continue;
      const at = (way: number, angle: number): Point => [x + way * Math.cos(angle), y + way * Math.sin(angle) * 0.92];
      const outer = r + 3.9 * (0.8 + random() * 0.25);
      const d = outline([at(r, from), at(outer, from), at(outer, middle), at(outer, to), at(r, to), at(r, middle)]);
      quarters.push([d, r < RADII[rank] * 0.3 ? 0 : chance < 0.6 ? 1 : 2, at(r + 2, middle)]);
    }
  }
  return quarters;
};
