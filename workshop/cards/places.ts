import { box, dark, disc, ink, level, light, line, mid, paper, poly, repeat, round, scatter } from './pen.ts';

/** Buildings and works, with their base at y = 0. */

const windows = (x: number, y: number, across: number, down: number, step: number, w = 3, h = 4): string =>
  ink(
    repeat(across * down, (n) => box(x + (n % across) * step, y + Math.floor(n / across) * (h + 4), w, h)),
    0.3,
  );

/** Works with two chimneys and a saw-tooth roof, 200 long: drawn first for the second-edition pictures. */
export const factory =
  [
    'M40 0V-82L43 -94H55L58 -82V0Z',
    'M70 0V-68L72.500 -78H83L86 -68V0Z',
    'M96 0V-44L124 -62V-44L152 -62V-44L180 -62V-44L208 -62V0Z',
    'M18 0V-32H96V0Z',
  ]
    .map((d) => paper(d))
    .join('') +
  dark('M50 -94H55L58 -82V-32H50ZM79 -78H83L86 -68V-32H79Z') +
  mid('M124 -62V-44L108 -44ZM152 -62V-44H136ZM180 -62V-44H164ZM208 -62V-44H192Z', 0.8) +
  mid('M18 -32H96V-26H18Z', 0.8) +
  line('M40 -82H58M70 -68H86M43 -94H55', 1) +
  light(
    'M104 -34H122V-18H104ZM130 -34H148V-18H130ZM156 -34H174V-18H156ZM182 -34H200V-18H182ZM113 -34V-18M139 -34V-18M165 -34V-18M191 -34V-18M104 -26H122M130 -26H148M156 -26H174M182 -26H200',
    1,
  ) +
  dark('M26 -18H38V0H26ZM50 -18H62V-6H50ZM72 -18H84V-6H72Z', 1);

/** Hydrogenation works: columns, spheres, pipes. 210 long. */
export const refinery =
  paper('M20 0V-70Q27 -78 34 -70V0ZM40 0V-86Q48 -96 56 -86V0ZM62 0V-62Q69 -70 76 -62V0Z', 1.6) +
  dark('M28 -75Q32 -74 34 -70V0H28ZM49 -92Q54 -91 56 -86V0H49ZM70 -67Q75 -66 76 -62V0H70Z') +
  line('M16 -54H80M16 -34H80M18 -54V0M80 -54V0M20 -64H34M40 -76H56M40 -66H56M62 -50H76', 1.2) +
  paper('M82 -46H120V-52H126V-40H90V0H84Z', 1.3) +
  paper(disc(112, -22, 18), 1.7) +
  mid('M112 -40a18 18 0 0 1 0 36C122 -12 122 -32 112 -40Z') +
  line('M94 -22H130M98 -8L94 0M126 -8L130 0M112 -4V0', 1.3) +
  paper(disc(154, -20, 16), 1.6) +
  mid('M154 -36a16 16 0 0 1 0 32C163 -10 163 -30 154 -36Z') +
  line('M138 -20H170M142 -8L138 0M166 -8L170 0', 1.3) +
  paper('M176 0V-104L180 -110H186L190 -104V0Z', 1.5) +
  dark('M184 -110H186L190 -104V0H184Z') +
  line('M176 -96H190M176 -88H190', 1) +
  paper('M194 0V-26Q206 -32 218 -26V0Z', 1.5) +
  light('M206 -29Q213 -29 218 -26V0H206Z') +
  line('M0 -14H20M56 -20H94M170 -12H194', 2.4);

/** A derrick, 80 high. */
export const derrick =
  line('M-16 0L-4 -72M16 0L4 -72M-4 -72H4', 1.8) +
  line(
    'M-14 -12H14M-11 -28H11M-9 -44H9M-6 -58H6M-14 -12L11 -28M14 -12L-11 -28M-11 -28L9 -44M11 -28L-9 -44M-9 -44L6 -58M9 -44L-6 -58M-16 0L14 -12M16 0L-14 -12',
    1,
  ) +
  paper('M-6 -72H6V-79H-6Z', 1.3) +
  ink('M-2 -72h4v72h-4Z', 0.2) +
  paper('M16 0V-16L24 -20L32 -16V0Z', 1.3) +
  mid('M24 -20L32 -16V0H24Z');

/** Domes and minarets over the water, 170 long. */
export const mosque = (() => {
  const minaret = (x: number, high: number) =>
    paper(`M${x - 3} 0V${-high}L${x} ${-high - 14}L${x + 3} ${-high}V0Z`, 1.3) +
    mid(`M${x} 0V${-high - 14}L${x + 3} ${-high}V0Z`) +
    paper(
      `M${x - 5} ${-high * 0.7}H${x + 5}V${-high * 0.7 + 3}H${x - 5}ZM${x - 5} ${-high}H${x + 5}V${-high + 3}H${x - 5}Z`,
      1,
    );
  return (
    minaret(-62, 66) +
    minaret(62, 66) +
    paper('M-54 0V-18H54V0Z', 1.5) +
    paper('M-44 -18V-26H44V-18ZM-44 -26C-44 -38 -28 -40 -24 -28M44 -26C44 -38 28 -40 24 -28', 1.3) +
    paper('M-30 -26V-34H30V-26Z', 1.3) +
    paper('M-28 -34C-28 -56 -10 -62 0 -66C10 -62 28 -56 28 -34Z', 1.7) +
    mid('M0 -66C10 -62 28 -56 28 -34H6C10 -46 8 -58 0 -66ZM14 -26H44V-18H14ZM20 -18H54V0H20Z') +
    line('M0 -66V-76', 1.4) +
    line('M-3 -79a4 4 0 1 0 6 0', 1.4) +
    ink(
      repeat(7, (n) => `M${-47 + n * 14.5} 0v-9a3.500 3.500 0 0 1 7 0v9Z`),
      0.4,
    ) +
    windows(-26, -32, 9, 1, 6, 2, 4) +
    minaret(-34, 54) +
    minaret(34, 54)
  );
})();

/** A white hill town: cubes, flat roofs, a dome. 170 long. */
export const hillTown = (() => {
  const next = scatter(5);
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const base = -14 * (4 - row);
    const half = 36 + row * 13;
    let all = '';
    for (let x = -half; x < half;) {
      const w = Math.round(12 + next() * 9);
      const h = Math.round(13 + next() * 9);
      all +=
        paper(box(round(x), base - h, w, h), 1.1) +
        mid(box(round(x + w * 0.68), base - h, round(w * 0.32), h)) +
        ink(box(round(x + w * 0.25), round(base - h * 0.65), 2, 3.5), 0.2);
      x += w - 0.5;
    }
    return all;
  });
  return (
    rows.join('') +
    paper('M-14 -66C-14 -80 14 -80 14 -66Z', 1.3) +
    mid('M2 -76C10 -76 14 -72 14 -66H4Z') +
    paper('M22 -64V-92L25 -97L28 -92V-64Z', 1.2)
  );
})();

/** A great dome with its colonnade and two west towers, 110 long. */
export const cathedral =
  paper('M-56 0V-26H56V0Z', 1.5) +
  paper(
    'M-54 -26V-46H-40V-26ZM-54 -46C-54 -56 -47 -58 -47 -66C-47 -58 -40 -56 -40 -46ZM54 -26V-46H40V-26ZM54 -46C54 -56 47 -58 47 -66C47 -58 40 -56 40 -46Z',
    1.3,
  ) +
  paper('M-24 -26V-32H24V-26ZM-20 -32V-50H20V-32ZM-24 -50V-53H24V-50Z', 1.3) +
  line(
    repeat(9, (n) => `M${-16 + n * 4} -32V-50`),
    0.9,
  ) +
  paper('M-21 -53C-21 -72 -10 -80 0 -80C10 -80 21 -72 21 -53Z', 1.7) +
  dark('M4 -80C14 -78 21 -70 21 -53H9C12 -64 10 -74 4 -80ZM8 -32V-50H20V-32Z') +
  mid('M20 -26H56V0H20ZM47 -66C47 -58 54 -56 54 -46V-26H47Z') +
  line('M-12 -55C-12 -66 -8 -74 -4 -79M-3 -55V-80', 0.8) +
  paper('M-4 -80V-90H4V-80ZM-3 -90Q0 -96 3 -90Z', 1.2) +
  line('M0 -94V-104M-3 -100H3', 1.3) +
  windows(-50, -18, 10, 1, 10.5, 4, 8);

/** A tower of many storeys with a star, its wall to both sides, 90 high. */
export const kremlin =
  paper('M-90 0V-24H90V0Z', 1.4) +
  paper(
    repeat(15, (n) => `M${-88 + n * 12} -24v-7h3v3h2v-3h3v7Z`),
    1,
  ) +
  light('M-90 -24H90V0H-90Z') +
  paper('M-17 0V-46H17V0ZM-20 -46V-50H20V-46Z', 1.5) +
  paper('M-13 -50V-66H13V-50ZM-13 -66L-8 -72H8L13 -66Z', 1.4) +
  paper('M-7 -72L-3 -98H3L7 -72Z', 1.5) +
  dark('M4 0V-46H17V0ZM3 -50V-66H13V-50ZM0 -98H3L7 -72H1Z') +
  paper(disc(0, -58, 5), 1.2) +
  line('M0 -58V-61.500M0 -58L2.500 -57', 0.9) +
  ink('M0 -110l2.200 5.500h5.500l-4.500 3.500l1.800 5.500l-5 -3.500l-5 3.500l1.800 -5.500l-4.500 -3.500h5.500Z', 0.6) +
  ink('M-6 0V-18a6 6 0 0 1 12 0V0Z', 0.6) +
  windows(-11, -40, 3, 2, 9, 3, 5);

/** Walls of burnt-out houses, 150 long. */
export const ruins =
  paper('M-76 0V-34L-70 -38L-66 -30L-58 -44L-52 -40V-52L-46 -48L-44 -30L-36 -26V0Z', 1.5) +
  paper('M-28 0V-56L-20 -60L-16 -50L-8 -54L-4 -66L4 -62L6 -48L14 -52L20 -40V0Z', 1.6) +
  paper('M28 0V-42L36 -46L40 -62L48 -58L50 -44L60 -48L66 -30L76 -24V0Z', 1.5) +
  mid(
    'M-52 -40V-52L-46 -48L-44 -30L-36 -26V0H-48V-30ZM4 -62L6 -48L14 -52L20 -40V0H8V-40ZM50 -44L60 -48L66 -30L76 -24V0H58V-34Z',
  ) +
  ink(
    'M-70 -24h6v9h-6ZM-58 -24h6v9h-6ZM-22 -46h6v9h-6ZM-10 -44h6v9h-6ZM-22 -28h6v9h-6ZM-10 -28h6v9h-6ZM34 -34h6v9h-6ZM48 -34h6v9h-6ZM34 -18h6v8h-6ZM48 -18h6v8h-6Z',
    0.4,
  ) +
  paper(
    'M-86 0C-78 -10 -70 -6 -64 -9C-52 -14 -44 -4 -34 -9C-20 -12 -8 -3 6 -10C20 -13 30 -5 44 -9C60 -12 74 -8 88 0Z',
    1.2,
  ) +
  light('M-86 0C-78 -10 -70 -6 -64 -9C-52 -14 -44 -4 -34 -9C-20 -12 -8 -3 6 -10C20 -13 30 -5 44 -9C60 -12 74 -8 88 0Z');

/** A row of town roofs and towers across the picture, for bombs to fall on. */
export function town(seed: number, high: number, width = 240): string {
  const next = scatter(seed);
  let all = '';
  for (let x = -4; x < width;) {
    const w = Math.round(13 + next() * 16);
    const h = Math.round(high * (0.45 + next() * 0.55));
    const gable = next() > 0.45;
    const right = round(x + w);
    const roof = gable
      ? poly([
          [x, -h],
          [x + w / 2, -h - w * 0.5],
          [right, -h],
          [right, 0],
          [x, 0],
        ])
      : box(round(x), -h, w, h);
    all +=
      paper(roof, 1.2) +
      mid(box(round(x + w * 0.62), -h, round(w * 0.38), h)) +
      windows(round(x + 3), -h + 4, Math.max(1, Math.floor(w / 8)), Math.max(1, Math.floor(h / 11)), 7, 2.4, 3.4);
    x += w;
  }
  return all;
}

/** A great rock that falls steeply to the sea on the right, 200 long, 84 high. */
export const rock =
  paper(
    'M-100 0C-80 -8 -66 -14 -52 -30C-40 -46 -30 -56 -16 -66L-4 -80L4 -76L14 -84L30 -72L44 -64L56 -62L66 -46L80 -34L84 -16L94 -10L100 0Z',
    1.7,
  ) +
  mid('M14 -84L30 -72L44 -64L56 -62L66 -46L80 -34L84 -16L94 -10L100 0H40L46 -20L34 -34L36 -52L22 -64Z') +
  dark('M56 -62L66 -46L80 -34L84 -16L94 -10L100 0H76L72 -18L60 -36Z') +
  line('M-4 -80L-12 -58L-4 -44L-20 -24M-52 -30L-40 -20L-46 -8M14 -84L8 -60L16 -46', 0.9) +
  ink('M-22 -34h5v3h-5ZM-6 -26h5v3h-5ZM-34 -18h5v3h-5Z', 0.4);

/** A casemate with a gun, 110 long. */
export const bunker =
  paper('M-60 0L-48 -34L-40 -40H34L46 -30L56 0Z', 1.7) +
  light('M-60 0L-48 -34L-40 -40H-10V0Z') +
  dark('M34 -40L46 -30L56 0H30V-30Z') +
  paper('M-50 -34L-42 -46H38L48 -34Z', 1.5) +
  ink('M-26 -26H26L32 -12H-32Z', 0.6) +
  paper('M-6 -22L78 -38L80 -31L-2 -13Z', 1.5) +
  ink('M-2 -15L80 -33L80 -31L-2 -13Z', 0) +
  paper('M76 -40L82 -30L88 -31L83 -42Z', 1.3) +
  level('M-52 -34H48V-31H-52Z');

/** A pyramid tent, 60 across. */
export const tent =
  paper('M-32 0L0 -44L32 0Z', 1.6) +
  mid('M0 -44L32 0H10Z') +
  ink('M-6 0L0 -30L6 0Z', 0.5) +
  line('M-32 0L-42 4M32 0L42 4M0 -44V-50', 1);
