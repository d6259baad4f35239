import { box, dark, disc, ink, light, line, mid, mirrored, paper, repeat } from './pen.ts';

/** Aircraft. From above: nose up, axis x = 0. From the side: nose to the right. */

/** The right half is drawn and mirrored; then the right side is ruled as the shadowed one. */
const fromAbove = (halves: readonly string[], details = ''): string =>
  mirrored(halves.map((half) => paper(half, 1.4)).join('')) + halves.map((half) => mid(half)).join('') + details;

/** Four engines, 120 across. */
export const heavyBomber = fromAbove(
  ['M4 -16L58 -2Q62 2 58 5L4 8', 'M2 38L22 44Q24 48 20 49L2 48', 'M0 -46C6 -46 6 -30 6 -18L5 20L2 50L0 52'],
  mirrored(paper('M17 -20h6v14h-6ZM35 -14h6v13h-6Z', 1.1) + line('M12 -21h16M30 -15h16', 1.2)) +
    line('M0 -40V-34M-4 -30H4M0 36V50', 1.1) +
    ink('M-3 -44h6v4h-6ZM-2 10h4v5h-4Z', 0.4),
);

/** Elliptical wings, 124 across. */
export const ellipticFighter = fromAbove(
  [
    'M5 -14C26 -18 58 -12 62 0C58 12 26 14 5 12',
    'M2 42C12 40 22 44 22 48C20 52 8 52 2 50',
    'M0 -40C5 -38 7 -26 7 -12C7 10 4 34 1 56L0 58',
  ],
  line('M-14 -38Q0 -44 14 -38', 1.2) +
    paper('M-4 -6C-4 -12 4 -12 4 -6L3 10H-3Z', 1.1) +
    light('M-3 -4H3V8H-3Z') +
    mirrored(paper(disc(34, 0, 8), 1.1) + ink(disc(34, 0, 3), 0.3) + line('M20 -14V-20M26 -13V-18', 1.4)),
);

/** Swept wings and two jets, 120 across. */
export const jet = fromAbove(
  ['M5 -12L20 -8L60 8L60 15L24 12L5 12', 'M2 40L22 48V53L2 52', 'M0 -50C7 -40 8 -20 8 0C8 20 4 40 1 56L0 58'],
  mirrored(
    paper('M17 -20C17 -26 29 -26 29 -20L30 6L27 20H19L16 6Z', 1.3) +
      dark('M17 -20C17 -26 29 -26 29 -20L28 -16H18ZM19 14H27V20H19Z') +
      line('M20 24V40M23 24V50M26 24V40', 0.8),
  ) +
    paper('M-4 -18C-4 -26 4 -26 4 -18L3 -2H-3Z', 1.1) +
    mid('M0 -23V-2H3L4 -18Z') +
    mirrored(paper('M42 4h9M46.500 -1v10', 0.1) + line('M42 6h9M46.500 1.500v9', 1.6)),
);

/** Twin-engined transport from the side, 76 long. */
export const transport =
  paper('M-34 0C-30 -6 24 -8 34 -1C26 5 -28 6 -34 0Z', 1.3) +
  mid('M-12 -3L8 -22H15L8 -4M-10 2L10 15H17L8 3', 1.2) +
  mid('M-34 -1L-40 -12H-33L-26 -4', 1.2) +
  line('M14 -13V-7M17 10V6', 2) +
  ink('M-14 -2h3v2h-3ZM-6 -2.400h3v2h-3ZM2 -2.600h3v2h-3ZM20 -4l7 1v2h-7Z', 0.3);

/** Dive bomber from the side: cranked wing, spatted wheels, long glazed canopy, 130 long. */
export const diveBomber =
  paper('M-66 -6L-56 -22H-46L-40 -8', 1.6) +
  mid('M-54 -22H-46L-40 -8H-48Z') +
  paper('M62 2C64 -10 50 -15 30 -15H-8C-30 -13 -50 -9 -66 -6V-1C-40 8 -10 14 20 14H48C58 14 62 10 62 2Z', 1.7) +
  dark('M-60 -1C-36 5 -10 10 20 10H60C58 14 54 14 48 14H20C-10 14 -40 8 -60 -1Z') +
  paper('M-24 -13L-16 -24H14L28 -15Z', 1.4) +
  line('M-14 -24V-13M-4 -24V-14M6 -24V-15M14 -24L12 -15', 1) +
  light('M6 -24H14L28 -15H8Z') +
  paper('M-22 4L-16 14L10 26L28 24L20 10L30 2Z', 1.6) +
  mid('M-16 14L10 26L28 24L20 10Z') +
  line('M20 10L10 26', 1) +
  paper('M6 22L4 40C8 48 22 48 26 40L26 24Z', 1.5) +
  dark('M14 22L15 46C20 47 24 44 26 40V24Z') +
  ink(disc(15, 46, 5), 1) +
  paper(disc(62, 1, 4), 1.3) +
  line('M66 -30Q70 0 66 30', 1.2) +
  line('M46 -9h8M46 -4h9M34 -11v9', 1) +
  line('M-28 -3h12M-22 -9v12', 2.4) +
  line('M-48 -5L-62 4H-50', 1.4);

/** A falling bomb, nose to the right. */
export const bomb =
  paper('M-9 -3.500H4Q12 -3 13 0Q12 3 4 3.500H-9Z', 1.1) +
  dark('M-9 0H13Q12 3 4 3.500H-9Z') +
  line('M-9 -4L-15 -6V6L-9 4', 1.2);

/** The same, falling nose down and small. */
export const fallingBomb = ink('M-2 -6H2L3 3Q0 8 -3 3ZM-4 -10H4L2 -6H-2Z', 0.4);

/** Parachute with its man, 90 high, hanging from (0, 0). */
export const parachute =
  paper('M-26 0C-26 -30 26 -30 26 0C20 -6 13 -6 8.600 0C4 -6 -4 -6 -8.600 0C-13 -6 -20 -6 -26 0Z', 1.6) +
  mid('M8.600 0C13 -6 20 -6 26 0C26 -18 14 -23 4 -22.500C8 -16 9 -8 8.600 0Z', 0.6) +
  line('M-8.600 0C-9 -10 -4 -20 0 -22.500C4 -20 9 -10 8.600 0M-26 0L-3 30M26 0L3 30M-8.600 0L-1 30M8.600 0L1 30', 0.8) +
  ink(disc(0, 32, 3.6)) +
  ink('M-4.500 37H4.500L4 48L5.500 60H1.500L0 50L-1.500 60H-5.500L-4 48Z', 0.8) +
  line('M-4 38L-3 30M4 38L3 30', 1.8);

/** A barrage balloon, 60 long. */
export const balloon =
  paper('M-30 0C-26 -16 18 -18 30 -2C22 12 -20 14 -30 0Z', 1.4) +
  mid('M-30 0C-10 4 14 4 30 -2C22 12 -20 14 -30 0Z') +
  paper('M-24 -6L-40 -16L-38 -4L-30 0ZM-26 6L-40 14L-36 2Z', 1.2) +
  line('M0 9L4 40M-12 9L4 40M14 8L4 40', 0.7);

/** A rocket with its base at (0, 0), 92 high, with its fins. */
export const rocket =
  paper('M0 -92C8 -76 11 -56 10 -38L6 0H-6L-10 -38C-11 -56 -8 -76 0 -92Z', 1.7) +
  dark('M0 -92C8 -76 11 -56 10 -38L6 0H2Z') +
  paper('M-8 -24L-17 -8V6L-6 0Z', 1.5) +
  mid('M8 -24L17 -8V6L6 0Z', 1.5) +
  ink(box(-9.5, -46, 9.5, 9), 0.3) +
  line('M-8 -70C-3 -67 3 -67 8 -70M-10 -37C-3 -34 3 -34 10 -37', 0.9);

/** A row of dots: fire of a gun. */
export const tracer = (x: number, y: number, dx: number, dy: number, n: number): string =>
  line(
    repeat(n, (shot) => `M${x + dx * shot * 2} ${y + dy * shot * 2}l${dx} ${dy}`),
    1,
  );
