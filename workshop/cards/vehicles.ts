import { box, dark, disc, ink, light, line, mid, paper, repeat } from './pen.ts';

/** Vehicles, trains and guns. The ground is y = 0, the front to the right, the middle about x = 0. */

const wheel = (x: number, y: number, r: number): string =>
  paper(disc(x, y, r), 1.5) + mid(disc(x, y, r * 0.62), 0.8) + ink(disc(x, y, r * 0.18), 0.6);

/** A heavy tank with a long gun, 225 long with it: drawn first for the second-edition pictures. */
export const heavyTank =
  paper('M-76 -28L-64 -38H62L76 -28L68 -6Q64 0 56 0H-60Q-70 0 -74 -8Z', 1.8) +
  dark('M-76 -28H76L68 -6Q64 0 56 0H-60Q-70 0 -74 -8Z', 1.4) +
  [-58, -36, -14, 8, 30, 52].map((x) => wheel(x, -14, 11.5)).join('') +
  paper('M-80 -28L-70 -44H68L80 -30Z', 1.7) +
  light('M0 -44H68L80 -30H0Z') +
  line('M-66 -36H70', 0.8) +
  paper('M-38 -44L-32 -68Q-30 -72 -24 -72H22Q32 -72 34 -64L38 -44Z', 1.8) +
  mid('M2 -72H22Q32 -72 34 -64L38 -44H2Z') +
  paper('M-22 -72V-78H-4V-72', 1.5) +
  line(disc(-18, -57, 3.5), 1) +
  paper('M34 -62H104V-56H36Z', 1.5) +
  ink('M60 -59H104V-56H60Z', 0) +
  paper('M102 -65H116V-53H102ZM109 -65V-53', 1.5);

/** Sloped armour, large wheels, spare drums: 150 long. */
export const slopedTank =
  paper('M-70 -16L-62 -27H56L70 -18L64 -4Q60 0 54 0H-58Q-66 0 -69 -6Z', 1.7) +
  dark('M-70 -16H70L64 -4Q60 0 54 0H-58Q-66 0 -69 -6Z', 1.2) +
  [-52, -27, -2, 23, 48].map((x) => wheel(x, -12, 12)).join('') +
  paper('M-72 -26L-54 -42H36L70 -24L64 -22H-66Z', 1.7) +
  light('M10 -42H36L70 -24L64 -22H14Z') +
  line('M36 -42L22 -24', 1) +
  paper('M-28 -42L-18 -60Q-15 -64 -8 -64H16Q24 -63 27 -56L32 -42Z', 1.7) +
  mid('M6 -64H16Q24 -63 27 -56L32 -42H6Z') +
  paper('M-12 -64V-68H8V-64', 1.3) +
  paper('M28 -56H84V-51H30Z', 1.4) +
  ink('M28 -53.500H84V-51H30Z', 0) +
  paper('M-64 -34h20a4 4 0 0 1 0 8h-20Z', 1.2);

/** Tall hull, rounded turret, short gun: 120 long. */
export const mediumTank =
  paper('M-58 -18L-52 -28H50L60 -20L54 -4Q50 0 46 0H-48Q-54 0 -57 -6Z', 1.6) +
  dark('M-58 -18H60L54 -4Q50 0 46 0H-48Q-54 0 -57 -6Z', 1.2) +
  [-44, -30, -10, 4, 24, 38].map((x) => wheel(x, -8, 7.5)).join('') +
  repeat(3, (n) => line(`M${-44 + n * 34} -17L${-37 + n * 34} -24L${-30 + n * 34} -17`, 1)) +
  paper('M-60 -22L-56 -46L-46 -50H30L56 -30L60 -20Z', 1.6) +
  light('M6 -50H30L56 -30L60 -20H6Z') +
  paper('M-26 -50C-28 -66 -16 -74 0 -74C18 -74 24 -64 24 -50Z', 1.7) +
  mid('M4 -74C18 -74 24 -64 24 -50H4Z') +
  paper('M-16 -73V-78H2V-74', 1.3) +
  line('M-12 -78L2 -88', 1.6) +
  paper('M22 -66H64V-60H24Z', 1.4) +
  ink('M24 -63H64V-60H24Z', 0);

/** Armoured half-track with riders, 130 long. */
export const halfTrack =
  repeat(
    5,
    (n) =>
      ink(`M${-50 + n * 17} -46a6 5.500 0 0 1 11 0l2 3h-15ZM${-48 + n * 17} -43h8l1 8h-10Z`, 0.5) +
      line(`M${-38 + n * 17} -36L${-32 + n * 17} -58`, 1.5),
  ) +
  paper('M-66 -14L-60 -24H-2L4 -14L0 -2H-58Q-64 -2 -66 -14Z', 1.6) +
  dark('M-66 -14L-60 -24H-2L4 -14L0 -2H-58Q-64 -2 -66 -14Z', 1) +
  [-52, -37, -22, -7].map((x) => wheel(x, -11, 9)).join('') +
  wheel(42, -11, 12) +
  paper('M-72 -22L-64 -42H6L24 -36L62 -30L66 -20H56Q42 -32 28 -16H4Z', 1.7) +
  light('M6 -42L24 -36L62 -30L66 -20H56Q42 -32 28 -16H8Z') +
  line('M-68 -32H8L24 -36M8 -42V-18', 1) +
  ink('M12 -37l8 2v3l-8 -1Z', 0.4) +
  paper('M4 -42V-50H12V-42', 1.3) +
  line('M6 -50L34 -54', 1.8) +
  CROSS_AT(-30, -30);

/** A neutral mark: plain Greek cross. */
function CROSS_AT(x: number, y: number): string {
  return paper(`M${x - 2} ${y - 6}h4v4h4v4h-4v4h-4v-4h-4v-4h4Z`, 1.1);
}

export const cross = (x: number, y: number): string => CROSS_AT(x, y);

/** A lorry with a hood of canvas, 100 long. */
export const lorry =
  paper('M-50 -12V-42Q-30 -50 -6 -44V-12Z', 1.5) +
  light('M-26 -46Q-14 -46 -6 -44V-12H-26Z') +
  line('M-40 -46V-14M-16 -46V-14', 0.8) +
  paper('M-4 -12V-36H10L16 -26L38 -23L40 -10H-4Z', 1.5) +
  mid('M16 -26L38 -23L40 -10H18Z') +
  paper('M2 -32H9L12 -25H2Z', 1.1) +
  line('M-52 -12H44', 2) +
  wheel(-34, -9, 9) +
  wheel(-12, -9, 9) +
  wheel(28, -9, 9);

/** A field gun, its trail to the left, 110 long. */
export const fieldGun =
  line('M-6 -22L-54 -2M-54 -2L-60 -6', 4) +
  paper('M-8 -42L2 -46L10 -12L0 -10Z', 1.6) +
  mid('M-8 -42L2 -46L10 -12L0 -10Z') +
  paper('M-14 -26L2 -32L56 -56L58 -51L4 -26L-12 -20Z', 1.5) +
  ink('M4 -28L58 -52L58 -50L4 -25Z', 0) +
  paper('M54 -58L60 -48L64 -50L58 -60Z', 1.3) +
  wheel(2, -16, 16) +
  line(
    repeat(
      6,
      (n) =>
        `M2 -16L${(2 + 15 * Math.cos((n * Math.PI) / 3)).toFixed(1)} ${(-16 + 15 * Math.sin((n * Math.PI) / 3)).toFixed(1)}`,
    ),
    1,
  );

/** A steam locomotive, 120 long. */
export const locomotive =
  paper('M-50 -14V-48H-26V-14ZM-54 -48Q-38 -54 -22 -48Z', 1.6) +
  paper('M-28 -42H44Q50 -40 50 -30Q50 -20 44 -18H-28Z', 1.6) +
  dark('M-28 -29H50Q50 -20 44 -18H-28Z') +
  line('M-10 -42V-18M10 -42V-18M30 -42V-18', 0.9) +
  paper('M30 -42L28 -58H42L40 -42ZM4 -42Q4 -50 10 -50Q16 -50 16 -42Z', 1.5) +
  mid('M35 -42V-58H42L40 -42Z') +
  ink(box(-44, -42, 10, 10), 0.6) +
  line('M-56 -15H54', 2.4) +
  wheel(-36, -9, 9) +
  wheel(-14, -9, 9) +
  wheel(8, -9, 9) +
  wheel(32, -6, 6) +
  wheel(45, -6, 6) +
  line('M-38 -8H12', 2) +
  paper('M52 -16L62 -2H50Z', 1.2);

/** An open wagon heaped with ore or coal, 56 long. */
export const oreWagon =
  paper('M-24 -30C-18 -40 -10 -36 -6 -42C2 -40 8 -42 12 -36C18 -36 22 -34 24 -30Z', 1.2) +
  dark('M-24 -30C-18 -40 -10 -36 -6 -42C2 -40 8 -42 12 -36C18 -36 22 -34 24 -30Z') +
  paper('M-28 -30H28L24 -12H-24Z', 1.5) +
  light('M2 -30H28L24 -12H2Z') +
  line('M-14 -30L-12 -12M14 -30L12 -12M-32 -12H32', 1.2) +
  wheel(-14, -6, 6) +
  wheel(14, -6, 6);

/** Rails across the picture. */
export const rails = (y: number): string =>
  line(`M0 ${y}H240M0 ${y + 5}H240`, 1.4) +
  line(
    repeat(15, (n) => `M${6 + n * 16} ${y - 2}V${y + 7}`),
    1.6,
  );
