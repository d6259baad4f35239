import { WIDTH, dark, disc, ink, light, line, mid, paper, poly, polar, repeat, round, scatter } from './pen.ts';

/** The surroundings of a picture: sky, water, land, weather, plants. */

/** Level pen strokes between two heights. */
export function sky(from: number, to: number, seed: number): string {
  const next = scatter(seed);
  let d = '';
  for (let y = from; y < to; y += 5.5) {
    let x = -6 * next();
    while (x < WIDTH) {
      const long = 26 + next() * 60;
      d += `M${x.toFixed(0)} ${y.toFixed(1)}h${Math.min(long, WIDTH - x).toFixed(0)}`;
      x += long + 8 + next() * 40;
    }
  }
  return `<path d="${d}" stroke-width=".6" opacity=".55"/>`;
}

/** Water: a blank sheet, then broken rows of ripples that widen towards the viewer. */
export function sea(from: number, to: number, seed: number, width = 1): string {
  const next = scatter(seed);
  let d = '';
  let row = 0;
  for (let y = from + 4; y < to; y += 5.2, row++) {
    let x = -12 + next() * 8;
    while (x < WIDTH) {
      const crests = 2 + Math.floor(next() * 3);
      const half = round(4 + row * 0.3);
      d += `M${x.toFixed(0)} ${y.toFixed(1)}`;
      for (let crest = 0; crest < crests; crest++) d += `q${half} -3 ${round(half * 2)} 0`;
      x += crests * half * 2 + 6 + next() * 16;
    }
  }
  return paper(`M0 ${from}H240V${to}H0Z`, 0) + line(`M0 ${from}H240`, 0.7) + line(d, width);
}

/** Land whose upper edge is `edge`, a path from the left side to the right one, without its closing. */
export const land = (edge: string, tone: 'light' | 'mid' | 'none' = 'light'): string =>
  paper(`${edge}V132H0Z`, 0) +
  (tone === 'none' ? '' : tone === 'mid' ? mid(`${edge}V132H0Z`) : light(`${edge}V132H0Z`)) +
  line(edge, 1.2);

/** Strokes of grass, ruts or drifts on the ground. */
export function marks(from: number, to: number, seed: number, width = 0.9): string {
  const next = scatter(seed);
  let d = '';
  for (let y = from; y < to; y += 5.5)
    for (let x = next() * 40; x < WIDTH; x += 40 + next() * 50)
      d += `M${x.toFixed(0)} ${(y + next() * 2).toFixed(1)}h${(8 + next() * 26).toFixed(0)}`;
  return line(d, width);
}

/** Dunes: two crests, each with its shadowed lee. */
export const dunes = (top: number): string =>
  paper(
    `M0 ${top + 8}C40 ${top + 4} 70 ${top - 6} 104 ${top}C150 ${top + 10} 200 ${top - 4} 240 ${top + 4}V132H0Z`,
    1.1,
  ) +
  mid(
    `M104 ${top}C150 ${top + 10} 200 ${top - 4} 240 ${top + 4}V${top + 18}C200 ${top + 8} 130 ${top + 18} 104 ${top}Z`,
  ) +
  paper(
    `M0 ${top + 26}C50 ${top + 14} 96 ${top + 10} 150 ${top + 22}C190 ${top + 30} 220 ${top + 24} 240 ${top + 20}V132H0Z`,
    1.2,
  ) +
  light(`M0 ${top + 26}C30 ${top + 18} 60 ${top + 13} 84 ${top + 13}C110 ${top + 26} 120 ${top + 40} 118 132H0Z`);

export const cloud = (x: number, y: number, s: number): string => {
  const p = (a: number, b: number) => `${round(x + a * s)} ${round(y + b * s)}`;
  return (
    paper(
      `M${p(-30, 8)}C${p(-40, 8)} ${p(-40, -4)} ${p(-28, -4)}C${p(-26, -16)} ${p(-8, -18)} ${p(-4, -10)}C${p(4, -20)} ${p(22, -16)} ${p(20, -5)}C${p(34, -8)} ${p(40, 6)} ${p(30, 8)}Z`,
      1.1,
    ) +
    light(
      `M${p(-30, 8)}C${p(-14, 2)} ${p(2, 6)} ${p(12, 0)}C${p(20, -3)} ${p(26, 0)} ${p(36, 2)}C${p(36, 8)} ${p(30, 8)} ${p(30, 8)}Z`,
    ) +
    line(
      `M${p(-18, -2)}C${p(-12, -6)} ${p(-6, -4)} ${p(-2, -1)}M${p(6, -8)}C${p(11, -10)} ${p(15, -8)} ${p(17, -5)}`,
      0.8,
    )
  );
};

/** Smoke that leaves (x, y), leans by `lean` and swells. */
export function smoke(
  x: number,
  y: number,
  size: number,
  lean: number,
  puffs = 5,
  tone: 'light' | 'dark' = 'light',
): string {
  const next = scatter(Math.round(x * 3 + y));
  const balls = Array.from({ length: puffs }, (_, puff) => {
    const r = size * (0.35 + 0.2 * puff);
    return { x: x + lean * puff * 0.6 + (next() - 0.5) * r * 0.5, y: y - puff * size * 0.52, r: round(r) };
  }).toReversed();
  return balls
    .map(
      (ball) =>
        paper(disc(ball.x, ball.y, ball.r), 1.1) +
        (tone === 'dark' ? dark : light)(
          `M${round(ball.x + ball.r)} ${round(ball.y)}a${ball.r} ${ball.r} 0 0 1 ${round(-1.7 * ball.r)} ${round(ball.r * 0.55)}a${round(ball.r * 1.3)} ${round(ball.r * 1.3)} 0 0 0 ${round(1.7 * ball.r)} ${round(-ball.r * 0.55)}Z`,
        ),
    )
    .join('');
}

/** A shell burst: spikes round a blank core. */
export function burst(x: number, y: number, r: number, spikes = 9): string {
  const star = Array.from({ length: spikes * 2 }, (_, tip) => {
    const [dx, dy] = polar(tip % 2 ? r * 0.5 : r * (tip % 4 ? 0.8 : 1), (tip * 180) / spikes);
    return [x + dx, y + dy] as const;
  });
  return paper(poly(star), 1.3) + line(rays(x, y, r * 1.1, r * 1.5, spikes * 2), 0.8);
}

/** Lines from one distance to another round a point. */
export const rays = (x: number, y: number, from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, ray) => {
    const [ax, ay] = polar(from, (ray * 360) / count);
    const [bx, by] = polar(ray % 2 ? to : (from + to) / 2, (ray * 360) / count);
    return `M${round(x + ax)} ${round(y + ay)}L${round(x + bx)} ${round(y + by)}`;
  }).join('');

export const sun = (x: number, y: number, r: number): string =>
  paper(disc(x, y, r), 1.2) + line(rays(x, y, r + 3, r * 2.4, 32), 0.8);

/** Night: the whole sky ruled, with a blank moon or without. */
export const night = (to: number, moon?: readonly [x: number, y: number, r: number]): string =>
  `<path d="M0 0H240V${to}H0Z" fill="url(#dark)" stroke="none" opacity=".9"/>` +
  (moon
    ? paper(disc(...moon), 1) + light(disc(moon[0] + moon[2] * 0.25, moon[1] + moon[2] * 0.2, round(moon[2] * 0.55)))
    : '');

export const searchlight = (x: number, y: number, left: number, right: number, top: number): string =>
  paper(
    poly([
      [x - 2, y],
      [left, top],
      [right, top],
      [x + 2, y],
    ]),
    0.6,
  );

/** A fir with its base at (0, 0), 44 high. */
export const fir =
  ink('M-1.5 0V-8H1.5V0Z', 0.5) +
  paper('M0 -44L6 -34L3 -34L10 -23L6 -23L14 -11L8 -12L15 -5H-15L-8 -12L-14 -11L-6 -23L-10 -23L-3 -34L-6 -34Z', 1.1) +
  dark('M0 -44L6 -34L3 -34L10 -23L6 -23L14 -11L8 -12L15 -5H-2L2 -14L-1 -24Z');

/** A palm with its base at (0, 0), 58 high. */
export const palm =
  paper('M-3 0C-2 -18 0 -34 5 -46L9 -45C4 -32 3 -16 4 0Z', 1.1) +
  line('M-2 -6h5M-2 -12h5M-1 -18h5M0 -24h5M1 -30h5M3 -36h5M4 -41h4', 0.9) +
  [
    'C-4 -60 -16 -58 -22 -44C-14 -50 -4 -50 7 -46',
    'C0 -52 -14 -48 -18 -32C-10 -40 0 -44 7 -46',
    'C8 -60 24 -62 32 -50C24 -52 14 -50 7 -46',
    'C18 -54 30 -46 32 -34C24 -42 16 -46 7 -46',
    'C6 -58 10 -66 18 -68C14 -60 12 -54 7 -46',
  ]
    .map((leaf) => dark(`M7 -46${leaf}Z`, 1.1))
    .join('');

/** A bare, shot-up tree on (0, 0), 40 high. */
export const stump = ink('M-3 0L-2 -22L-9 -32L-1 -27L0 -40L2 -26L8 -34L3 -20L4 0Z', 0.6);

/** Peaks along a base line; each is x, half its width, its height. */
export const peaks = (base: number, all: readonly (readonly [x: number, half: number, high: number])[]): string =>
  all
    .map(
      ([x, half, high]) =>
        paper(`M${x - half} ${base}L${x} ${base - high}L${x + half} ${base}Z`, 1.2) +
        mid(
          `M${x} ${base - high}L${x + half} ${base}H${round(x + half * 0.1)}L${round(x + half * 0.22)} ${round(base - high * 0.4)}L${round(x - half * 0.05)} ${round(base - high * 0.55)}Z`,
        ) +
        line(
          `M${round(x - half * 0.3)} ${round(base - high * 0.62)}l${round(half * 0.16)} ${round(high * 0.1)}l${round(half * 0.12)} ${round(-high * 0.06)}l${round(half * 0.1)} ${round(high * 0.12)}`,
          0.8,
        ),
    )
    .join('');

/** Ice: a floe with its thickness, centred on (x, y). */
export const floe = (x: number, y: number, s: number): string => {
  const p = (a: number, b: number) => `${round(x + a * s)} ${round(y + b * s)}`;
  return (
    paper(`M${p(-26, 0)}L${p(-12, -6)}L${p(14, -5)}L${p(28, 1)}L${p(12, 6)}L${p(-14, 5)}Z`, 1.1) +
    mid(`M${p(-26, 0)}L${p(-14, 5)}L${p(12, 6)}L${p(28, 1)}L${p(27, 5)}L${p(12, 10)}L${p(-14, 9)}L${p(-26, 4)}Z`, 0.9)
  );
};

export const iceberg =
  paper('M-40 0L-32 -26L-22 -32L-14 -54L-4 -44L6 -48L14 -26L28 -18L38 0Z', 1.4) +
  mid('M-4 -44L6 -48L14 -26L28 -18L38 0H8L2 -20L-6 -28Z') +
  line('M-32 -26L-26 -10L-30 0M-14 -54L-12 -30L-20 -14M14 -26L10 -12', 0.8);

/** A burning place: flames with their base at (0, 0). */
export const flames =
  paper(
    'M-16 0C-20 -14 -10 -18 -11 -30C-4 -24 -4 -18 -2 -14C2 -22 0 -32 5 -40C8 -28 17 -22 15 -8C14 -4 12 -2 11 0Z',
    1.3,
  ) + mid('M-8 0C-10 -8 -5 -12 -5 -18C0 -12 0 -8 2 -8C5 -12 4 -18 6 -22C10 -14 11 -6 7 0Z', 0.8);

export const barbedWire = (y: number): string =>
  line(`M0 ${y}${repeat(12, () => 'q5 -10 10 0t10 0')}`, 0.9) +
  ink(
    repeat(5, (post) => `M${16 + post * 52} ${y + 8}l3 -22h3l-2 22Z`),
    0.5,
  );
