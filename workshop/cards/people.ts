import { box, dark, disc, ink, light, line, mid, paper, repeat } from './pen.ts';

/** Figures. Feet at (0, 0), facing right, an upright man 44 high. */

const head = ink(disc(1, -38, 3.6), 0.4) + ink('M-5 -39a6.500 5.500 0 0 1 12.500 -.500l1.500 1.500h-14Z', 0.6);
const pack = paper('M-10 -32H-4V-20H-11Z', 1);

/** Marching with a rifle on the shoulder. */
export const marcher =
  line('M-2 -20L14 -50', 1.8) +
  ink('M-5 -33H5L6 -17L11 -1H6L1 -12L-5 0H-10L-5 -18Z', 0.8) +
  pack +
  line('M3 -30L9 -23L5 -20', 2.4) +
  head;

/** Storming forward, bayonet low. */
export const stormer =
  ink('M-4 -32L7 -33L7 -18L15 -10L11 -1H7L10 -9L2 -14L-7 -9L-14 -10L-15 -14L-8 -14L-4 -19Z', 0.8) +
  line('M-4 -22L26 -28', 1.8) +
  line('M4 -30L11 -24L16 -26', 2.4) +
  `<g transform="translate(4 0)">${head}</g>`;

/** Leaning hard into a rope. */
export const hauler =
  ink('M2 -30L11 -26L3 -14L6 -1H1L-3 -12L-12 -1H-17L-7 -16Z', 0.8) +
  line('M8 -26L-2 -22L-12 -24', 2.4) +
  `<g transform="translate(12 8)">${head}</g>`;

/** Kneeling behind a rifle. */
export const kneeler =
  ink('M-6 -22L4 -24L6 -10L14 -10L14 0H10V-6H2L-8 0H-14L-8 -8Z', 0.8) +
  line('M0 -19L26 -22', 1.8) +
  line('M2 -20L12 -19', 2.4) +
  `<g transform="translate(1 10)">${head}</g>`;

/** Wading, rifle held over the head. */
export const wader =
  ink('M-5 -26H6L7 0H-7Z', 0.8) +
  line('M-4 -24L-8 -38M5 -24L10 -38', 2.6) +
  line('M-18 -38L22 -40', 2) +
  `<g transform="translate(0 8)">${head}</g>`;

/** In a peaked cap, hands behind the back. */
export const watcher =
  ink('M-5 -33H5L8 -12L6 -12L5 0H1L0 -14L-1 0H-5L-6 -12L-8 -12Z', 0.8) +
  ink(disc(0, -38, 3.4), 0.4) +
  ink('M-6 -40H6L9 -38H-6ZM-5 -41C-6 -46 6 -46 6 -41Z', 0.6);

/** A rider with a raised rifle; feet of the horse at y = 0, 60 long. */
export const rider =
  ink(
    'M-26 -22C-20 -30 -4 -28 6 -27L14 -40L18 -44L20 -40L28 -32L26 -28L18 -31L14 -20L20 -12L24 -2H20L14 -10L8 -16C0 -13 -10 -13 -16 -15L-24 -8L-28 0H-32L-28 -12L-24 -18Q-32 -16 -34 -6Q-38 -18 -26 -22Z',
    0.6,
  ) +
  ink('M-8 -26L-4 -42L5 -42L6 -28L10 -18H5L0 -26Z', 0.6) +
  ink(disc(1, -47, 3.4), 0.4) +
  ink('M-3 -50Q1 -54 5 -50L4 -44L-6 -40Z', 0.4) +
  line('M4 -40L12 -52', 2) +
  line('M6 -46L22 -66', 1.6);

/** A man in a coat and hat, 80 high: drawn first for the second-edition pictures. */
export const spy =
  paper('M-14 0C-18 -26 -16 -48 -12 -62L0 -68L12 -62C16 -48 18 -26 14 0Z', 1.8) +
  dark('M-14 0C-18 -26 -16 -48 -12 -62L0 -68L-2 0Z', 0.8) +
  ink('M-9 -64L0 -48L9 -64L5 -72H-5Z') +
  line('M0 -48V0M5 -34h4M5 -22h4', 1) +
  dark('M-12 -56L-22 -34L-14 -28', 1.5) +
  paper('M12 -56L20 -32L14 -26', 1.5) +
  paper('M18 -32H34V-18H14V-26Z', 1.5) +
  mid('M18 -32H34V-18H14V-26Z') +
  line('M22 -32V-35H28V-32', 1.3) +
  paper('M-8 -80H8L7 -70Q0 -65 -7 -70Z', 1.3) +
  ink('M-8 -80H0V-68Q-7 -68 -7 -71Z') +
  ink('M-16 -80Q0 -75 16 -80L9 -83C10 -94 6 -96 0 -93C-6 -96 -10 -94 -9 -83Z', 1.2);

export type Headgear = 'beret' | 'helmet' | 'cap' | 'fur' | 'goggles';

export interface Portrait {
  readonly hat: Headgear;
  /** The direction of the features, in units: negative to the left. */
  readonly turn: number;
  readonly moustache?: boolean;
  readonly jaw?: 'square' | 'narrow' | 'full';
  readonly old?: boolean;
  readonly wears: readonly (
    'scarf' | 'medals' | 'phones' | 'binoculars' | 'pullover' | 'collar' | 'fur-collar' | 'straps'
  )[];
}

const JAWS = {
  square: 'M-21 -2C-22 16 -19 30 -13 38Q-8 44 0 44Q8 44 13 38C19 30 22 16 21 -2Z',
  narrow: 'M-19 -2C-20 16 -16 30 -9 40Q-4 46 0 46Q4 46 9 40C16 30 20 16 19 -2Z',
  full: 'M-22 -2C-24 16 -21 32 -13 39Q-7 44 0 44Q7 44 13 39C21 32 24 16 22 -2Z',
} as const;

/** Head and shoulders, 100 high and 120 across: the brim at y = 0, the chest ends at y = 84. */
export function portrait({ hat, turn: t, moustache = false, jaw = 'square', old = false, wears }: Portrait): string {
  const has = (item: Portrait['wears'][number]) => wears.includes(item);
  const coat = 'M-62 84C-60 66 -46 58 -24 52L-12 46H12L24 52C46 58 60 66 62 84Z';
  const shade = t <= 0 ? 1 : -1;
  return (
    paper(coat, 1.7) +
    mid(coat) +
    dark(shade > 0 ? 'M12 46L24 52C46 58 60 66 62 84H24Z' : 'M-12 46L-24 52C-46 58 -60 66 -62 84H-24Z') +
    (has('fur-collar')
      ? paper('M-34 60C-38 50 -26 42 -16 44L0 62L16 44C26 42 38 50 34 60L10 84H-10Z', 1.4) +
        line(
          repeat(
            11,
            (n) =>
              `M${-30 + n * 6} ${54 + Math.abs(5 - n) * -0.6 + (n % 2) * 7}l-2 6M${-27 + n * 5.4} ${64 + (n % 3) * 3}l-2 5`,
          ),
          0.9,
        )
      : paper('M-12 46L-22 54L-4 74L0 66L4 74L22 54L12 46L0 62Z', 1.4)) +
    (has('straps') ? paper('M-54 66L-30 56L-27 61L-53 72ZM54 66L30 56L27 61L53 72Z', 1.2) : '') +
    (has('collar') ? ink('M-19 54L-13 50L-6 61L-9 66ZM19 54L13 50L6 61L9 66Z', 0.6) : '') +
    (has('pullover')
      ? paper('M-13 46Q0 60 13 46L15 54Q0 66 -15 54Z', 1.3) + line('M-9 51v6M-4 54v6M1 54v6M6 53v6M11 50v5', 0.8)
      : '') +
    paper('M-11 34V48L0 60L11 48V34Z', 1.3) +
    dark('M-11 36Q0 50 11 36V48L0 60L-11 48Z') +
    (has('scarf')
      ? paper('M-16 46Q0 56 16 46L18 55Q0 66 -18 55ZM4 58L14 82H2L-2 60Z', 1.4) +
        light('M-16 46Q0 56 16 46L18 55Q0 66 -18 55ZM4 58L14 82H2L-2 60Z')
      : '') +
    (has('medals')
      ? [-40, -30, 26, 36].map((x) => paper(`M${x - 3} 66h6v6h-6Z`, 0.9) + paper(disc(x, 76, 3.6), 1)).join('')
      : '') +
    (has('binoculars')
      ? line('M-16 52L-10 68M16 52L10 68', 1.4) +
        paper('M-15 66H-2V82H-15ZM2 66H15V82H2Z', 1.5) +
        dark('M-15 66H-8V82H-15ZM2 66H8V82H2Z') +
        ink(box(-2, 69, 4, 5), 0.4)
      : '') +
    // Ears, then the face over them.
    paper('M-21 8C-27 4 -27 18 -20 22ZM21 8C27 4 27 18 20 22Z', 1.2) +
    paper(JAWS[jaw], 1.7) +
    `<g transform="scale(${shade} 1)">${mid('M21 -2C22 16 19 30 13 38Q8 44 2 44C10 34 9 22 11 14C12 8 12 2 10 -2Z')}</g>` +
    // The area under the brim is dark.
    dark('M-20 -2H20L19 6Q0 10 -19 6Z') +
    line(`M${t - 14} 10Q${t - 9} 6 ${t - 4} 10M${t + 4} 10Q${t + 9} 6 ${t + 14} 10`, 2.2) +
    ink(disc(t - 8.5, 13, 1.9), 0.3) +
    ink(disc(t + 8.5, 13, 1.9), 0.3) +
    line(
      `M${t - 13} 13Q${t - 9} 10.500 ${t - 4} 13.500M${t + 13} 13Q${t + 9} 10.500 ${t + 4} 13.500M${t - 12} 17q4 2 7 0M${t + 12} 17q-4 2 -7 0`,
      0.8,
    ) +
    line(
      `M${t * 1.4 + (t <= 0 ? -2 : 2)} 11L${t * 1.6 + (t <= 0 ? -5 : 5)} 24Q${t * 1.5} 27 ${t * 1.4 + (t <= 0 ? 4 : -4)} 24`,
      1.3,
    ) +
    line(`M${t - 7} 34Q${t} 32 ${t + 7} 34`, 1.6) +
    line(
      `M${t - 3} 38.500q3 1 6 0M${t - 11} 28Q${t - 12} 32 ${t - 10} 35M${t + 11} 28Q${t + 12} 32 ${t + 10} 35`,
      0.8,
    ) +
    (old
      ? line(`M-16 22q4 4 5 9M16 22q-4 4 -5 9M-15 27q3 3 3 8M15 27q-3 3 -3 8M-8 19q3 2 5 1M8 19q-3 2 -5 1`, 0.8)
      : '') +
    (moustache
      ? dark(`M${t - 10} 32Q${t - 4} 26 ${t} 28.500Q${t + 4} 26 ${t + 10} 32Q${t} 30 ${t - 10} 32Z`, 0.9)
      : '') +
    HATS[hat] +
    (has('phones')
      ? line('M-25 12C-32 -34 32 -34 25 12', 2.4) +
        paper('M-30 4H-20V24H-30ZM30 4H20V24H30Z', 1.5) +
        dark('M-30 4H-20V24H-30ZM30 4H20V24H30Z')
      : '')
  );
}

const PEAK =
  ink('M-24 -2C-14 5 14 5 24 -2C25 8 14 11 0 11C-14 11 -25 8 -24 -2Z', 1) +
  `<path d="M-16 5C-6 8.500 6 8.500 14 5.500" stroke="#f8f0dc" stroke-width="1"/>`;

const HATS: Readonly<Record<Headgear, string>> = {
  cap:
    paper('M-23 -2L-25 -13C-40 -18 -36 -30 -16 -34C-6 -37 6 -37 16 -34C36 -30 40 -18 25 -13L23 -2Z', 1.7) +
    light('M4 -36C36 -34 42 -20 25 -13H6Z') +
    dark('M-25 -13C-10 -9 10 -9 25 -13L23 -1H-23Z', 1.2) +
    paper(disc(0, -6, 4), 1.1) +
    paper('M-6 -22Q0 -28 6 -22L0 -17Z', 1) +
    PEAK,
  goggles:
    paper('M-23 -2L-25 -13C-40 -18 -36 -30 -16 -34C-6 -37 6 -37 16 -34C36 -30 40 -18 25 -13L23 -2Z', 1.7) +
    light('M4 -36C36 -34 42 -20 25 -13H6Z') +
    PEAK +
    ink('M-25 -14C-10 -9 10 -9 25 -14L24 -4C10 0 -10 0 -24 -4Z', 0.8) +
    paper(
      'M-20 -16C-14 -20 -4 -19 -2 -12C-2 -4 -10 -1 -16 -3C-21 -6 -22 -12 -20 -16ZM20 -16C14 -20 4 -19 2 -12C2 -4 10 -1 16 -3C21 -6 22 -12 20 -16Z',
      1.7,
    ) +
    mid('M-12 -17C-6 -17 -3 -14 -3 -11C-4 -6 -8 -4 -12 -4ZM8 -16C3 -14 3 -10 4 -7C7 -4 10 -3 13 -4Z'),
  beret:
    paper('M-23 2C-26 -12 -34 -14 -30 -24C-24 -38 14 -36 28 -26C38 -18 34 -4 22 2Q0 -4 -23 2Z', 1.7) +
    dark('M0 -33C14 -34 22 -30 28 -26C38 -18 34 -4 22 2Q14 -1 6 -1C14 -8 14 -22 0 -33Z') +
    mid('M-29 -22C-24 -30 -14 -34 0 -33C14 -22 14 -8 6 -1Q-10 -2 -23 2C-25 -10 -32 -14 -29 -22Z') +
    line('M-23 2Q0 -5 22 2', 3) +
    paper(disc(-15, -12, 5), 1.2) +
    paper('M0 -18L3 -11L9 -11L4 -7L6 -1L0 -5L-5 -1L-3 -7L-8 -11L-2 -11Z', 1),
  helmet:
    paper('M-29 2C-31 -20 -20 -36 0 -36C20 -36 31 -20 29 2Q0 -7 -29 2Z', 1.8) +
    light('M-4 -36C-20 -34 -30 -20 -29 2Q-24 0 -18 -1C-22 -20 -14 -32 -4 -36Z') +
    dark('M8 -35C24 -32 31 -18 29 2Q22 -1 14 -2C20 -16 18 -28 8 -35Z') +
    line('M-29 2Q0 -7 29 2', 2.2) +
    line('M-20 2L-13 36M20 2L13 36', 1.2) +
    repeat(3, (n) =>
      ink(`M${-12 + n * 12} -20l1.500 4h4l-3 2.500l1 4l-3.500 -2.500l-3.500 2.500l1 -4l-3 -2.500h4Z`, 0.4),
    ),
  fur:
    paper('M-27 0L-29 -22C-28 -36 28 -36 29 -22L27 0Q0 -6 -27 0Z', 1.8) +
    line(
      repeat(9, (n) => `M${-24 + n * 6} -6l-2 -6M${-26 + n * 6.5} -16l-1 -7M${-22 + n * 5.5} -25l-1 -5`),
      1,
    ) +
    dark('M12 -32C24 -31 29 -28 29 -22L27 0Q18 -3 10 -3Z') +
    paper('M0 -24l3 7.500h7.500l-6 4.500l2.500 7.500l-7 -4.500l-7 4.500l2.500 -7.500l-6 -4.500h7.500Z', 1.2),
};
