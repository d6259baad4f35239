import { box, dark, disc, ink, level, light, line, mid, paper, repeat } from './pen.ts';

/** Things in the foreground. */

/** A cipher machine in its open box, 150 wide, its foot at y = 0. */
export const cipherMachine = (() => {
  const row = (y: number, n: number, step: number, each: (x: number, y: number) => string) =>
    repeat(n, (k) => each((k - (n - 1) / 2) * step, y));
  return (
    paper('M-72 -104H72L66 -70H-66Z', 1.6) +
    mid('M-66 -99H66L62 -74H-62Z', 0.9) +
    paper('M-26 -94H26V-80H-26Z', 1) +
    line('M-20 -89H20M-20 -85H12', 1) +
    paper('M-66 -70H66L76 -14H-76Z', 1.7) +
    paper('M-76 -14H76V0H-76Z', 1.6) +
    level('M-76 -14H76V0H-76Z') +
    // Rotors in their slots.
    [-24, 0, 24]
      .map(
        (x) =>
          ink(`M${x - 8} -68h16v14h-16Z`, 0.6) +
          paper(`M${x - 5} -67h7v12h-7Z`, 0.9) +
          line(`M${x - 5} -64h7M${x - 5} -61h7M${x - 5} -58h7`, 0.8) +
          paper(`M${x + 4} -66h3v10h-3Z`, 0.7),
      )
      .join('') +
    row(-49, 9, 11.5, (x, y) => paper(disc(x, y, 3), 0.9)) +
    row(-42, 8, 11.5, (x, y) => paper(disc(x, y, 3), 0.9)) +
    ink(disc(-17, -49, 3), 0.4) +
    row(-32, 9, 13, (x, y) => paper(disc(x, y, 4), 1.2) + ink(disc(x, y, 1.6), 0.2)) +
    row(-23.5, 9, 13.6, (x, y) => paper(disc(x, y, 4), 1.2) + ink(disc(x, y, 1.6), 0.2)) +
    row(-7, 10, 13, (x, y) => ink(disc(x, y, 1.8), 0.2)) +
    line('M-45 -7C-40 8 -16 8 -6 -7M6 -7C14 6 36 6 45 -7', 1.8)
  );
})();

/** A die seen from a corner, 44 across, centred; pips on top, left and right as given. */
export const die = (
  top: readonly (readonly [number, number])[],
  left: readonly (readonly [number, number])[],
  right: readonly (readonly [number, number])[],
): string => {
  const pip = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="3.400" ry="2.300" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})" fill="currentColor" stroke="none"/>`;
  return (
    paper('M0 -25L23 -13V13L0 26L-23 13V-13Z', 1.8) +
    light('M-23 -13L0 -1V26L-23 13Z') +
    dark('M0 -1L23 -13V13L0 26Z') +
    line('M-23 -13L0 -1L23 -13M0 -1V26', 1.3) +
    top.map(([u, v]) => pip((u - v) * 11, -13 + (u + v) * 6, 0)).join('') +
    left.map(([u, v]) => pip(-11.5 + u * 11, 6.5 + u * 6 + v * 12, 62)).join('') +
    right.map(([u, v]) => paper(disc(11.5 + u * 11, 6.5 - u * 6 + v * 12, 2.8), 0.4)).join('')
  );
};

/** Places of pips on a face. */
export const PIPS = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
    [0.5, -0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, 0.55],
    [-0.55, 0.55],
    [0.55, -0.55],
    [0, 0],
  ],
  6: [
    [-0.55, -0.55],
    [0.55, 0.55],
    [-0.55, 0.55],
    [0.55, -0.55],
    [-0.55, 0],
    [0.55, 0],
  ],
} as const;

/** A playing card of the game, 34 by 48, centred, with a plain mark. */
export const playingCard = (mark: string): string =>
  paper('M-17 -21Q-17 -24 -14 -24H14Q17 -24 17 -21V21Q17 24 14 24H-14Q-17 24 -17 21Z', 1.5) +
  line('M-13 -20H13V20H-13Z', 0.6) +
  mark;

/** A fox on its way to the left, 190 long with its tail, feet at y = 0. */
export const fox =
  ink('M-32 -22L-38 -10L-34 0H-44L-43 -3L-46 -11L-42 -26ZM30 -24L22 -10L26 0H16L17 -4L14 -11L22 -26Z', 0.6) +
  paper(
    'M-84 -36L-63 -49L-61 -68L-50 -55L-41 -66L-37 -50C-32 -44 -28 -42 -20 -42C2 -46 22 -45 38 -41C50 -38 60 -42 70 -48C84 -56 102 -52 106 -38C100 -28 90 -22 78 -20C66 -18 56 -22 50 -26C48 -18 52 -10 57 -4L55 0H46L46 -4C40 -9 36 -16 33 -22C14 -17 -4 -18 -15 -22L-14 -5L-9 0H-20L-24 -20C-32 -24 -38 -28 -42 -29C-52 -25 -62 -28 -68 -31C-76 -31 -81 -33 -84 -36Z',
    1.7,
  ) +
  light('M-36 -48C-30 -43 -26 -42 -20 -42C2 -46 22 -45 38 -41C30 -34 0 -34 -18 -32C-28 -32 -34 -38 -36 -48Z') +
  mid(
    'M-24 -20C-32 -24 -38 -28 -42 -29C-34 -30 -28 -28 -20 -26C0 -22 26 -26 44 -32C46 -28 48 -26 50 -26C48 -18 52 -10 57 -4L55 0H46L46 -4C40 -9 36 -16 33 -22C14 -17 -4 -18 -15 -22L-14 -5L-9 0H-20Z',
  ) +
  dark('M50 -26C62 -24 74 -28 88 -34C94 -36 100 -38 106 -38C100 -28 90 -22 78 -20C66 -18 56 -22 50 -26Z') +
  paper('M92 -51C101 -50 106 -45 106 -38C102 -32 97 -28 91 -25C96 -33 96 -42 92 -51Z', 1.2) +
  dark('M-61 -68L-50 -55L-58 -52ZM-41 -66L-37 -50L-46 -54Z') +
  paper('M-80 -35Q-66 -37 -56 -32Q-48 -28 -42 -29C-52 -25 -62 -28 -68 -31Q-76 -31 -80 -35Z', 0.9) +
  ink(disc(-83, -36, 2.5), 0.5) +
  ink('M-67 -43l7 -1.500l-3 4.500Z', 0.5) +
  line('M-10 -38l8 1M4 -39l9 0M20 -38l8 -1M62 -40q8 -2 14 -6M66 -34q10 -2 18 -6', 0.8);

/** A sheet of map with its folds, 190 by 108 from the upper left corner. */
export const mapSheet =
  paper('M0 6L46 0L94 8L142 0L190 6V102L142 96L94 104L46 96L0 102Z', 1.5) +
  light('M46 0L94 8V104L46 96ZM142 0L190 6V102L142 96Z') +
  line('M46 0V96M94 8V104M142 0V96', 0.7);

/** A broad arrow along a curve to its head at (0, 0), coming from the left and above. */
export const broadArrow =
  paper('M-96 -6C-92 -44 -52 -58 -16 -34L-6 -46L6 2L-44 -4L-32 -16C-54 -32 -76 -26 -84 -2Z', 1.8) +
  dark('M-84 -2C-76 -26 -54 -32 -32 -16L-44 -4L6 2L2 -14L-20 -24C-50 -48 -84 -36 -90 -4Z');

/** A unit on the map, 22 by 15: infantry or armour. */
export const unitBox = (kind: 'infantry' | 'armour'): string =>
  paper(box(-11, -7.5, 22, 15), 1.4) +
  line(
    kind === 'infantry'
      ? 'M-11 -7.500L11 7.500M11 -7.500L-11 7.500'
      : 'M-6 -4.500H6A4.500 4.500 0 0 1 6 4.500H-6A4.500 4.500 0 0 1 -6 -4.500',
    1.1,
  );

/** A rifle planted by its bayonet, a helmet on its butt, a white cloth tied to it; 70 high. */
export const plantedRifle =
  line('M0 0L0 -14', 1.4) +
  ink('M-1.800 -12H1.800L2.600 -40L5 -52H-3L-2.600 -40Z', 0.6) +
  ink('M-17 -48C-17 -66 17 -66 17 -48L21 -45H-21Z', 0.8) +
  `<path d="M-12 -50C-12 -59 -6 -61 0 -61" stroke="#f8f0dc" stroke-width="1.200"/>` +
  paper('M2 -40C14 -46 22 -34 34 -38C44 -41 50 -36 58 -38L56 -14C46 -10 40 -18 30 -14C20 -10 12 -20 2 -16Z', 1.5) +
  light('M30 -38C44 -41 50 -36 58 -38L56 -14C46 -10 40 -18 34 -15Z') +
  line('M14 -42C13 -32 15 -26 14 -18M44 -38C43 -30 45 -24 44 -15', 0.8);

/** A drawing table with a plan on it, instruments and a lamp; 130 wide, feet at y = 0. */
export const drawingTable =
  line('M-44 0L-30 -34M44 0L34 -34M-38 -14H40', 2.4) +
  paper('M-70 -30L-40 -74H62L72 -30Z', 1.7) +
  paper('M-54 -36L-32 -70H50L58 -36Z', 1) +
  line('M-34 -42H-4L0 -52H24L28 -42H48M-26 -42V-52H-8V-42M-16 -62H30M-18 -58H14M34 -60A8 8 0 1 1 33.900 -60', 1.1) +
  mid('M-70 -30H72V-26H-70Z', 1) +
  line('M30 -72L20 -48M30 -72L38 -48', 1.8) +
  ink(disc(30, -73, 2.6), 0.4) +
  line('M-52 -56L-66 -92L-40 -104', 1.8) +
  paper('M-46 -108L-34 -100L-36 -92L-52 -98Z', 1.3) +
  line('M-38 -90L-30 -80M-44 -92L-42 -82', 0.7);
