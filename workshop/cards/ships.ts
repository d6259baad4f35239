import { box, dark, disc, ink, light, line, mid, paper, repeat } from './pen.ts';

/** Ships and boats. The water line is y = 0, the bow to the right, the middle at x = 0. */

const foam = (from: number, to: number): string => line(`M${from - 8} 1q8 -5 16 0M${to - 8} 1q6 -7 12 -2t10 1`, 1.3);

/** A warship of many turrets, 230 long: drawn first for the second-edition pictures. */
export const battleship =
  paper('M-114 -22H106L116 -28L102 0H-92Q-106 -2 -114 -22Z', 1.8) +
  dark('M-110 -12L108 -12L102 0H-92Q-104 -2 -110 -12Z', 1) +
  [
    'M-38 -22V-36H30V-22Z',
    'M-24 -36V-50H20V-36Z',
    'M-2 -50V-70H16V-50Z',
    'M2 -70V-80H12V-70Z',
    'M-26 -36L-23 -62H-10L-8 -36Z',
  ]
    .map((d) => paper(d, 1.4))
    .join('') +
  mid('M-16 -62H-10L-8 -36H-16ZM8 -70H16V-50H8ZM4 -36H20V-50H4ZM-2 -22H30V-36H-2Z') +
  line('M-26 -58H-9M-4 -70H18', 1.6) +
  line('M7 -80V-94M-1 -88H15M7 -94L-60 -30M7 -94L76 -30', 0.8) +
  [
    'M38 -30L42 -38H60L64 -30Z',
    'M66 -22L69 -30H86L90 -22Z',
    'M-72 -30L-68 -38H-50L-46 -30Z',
    'M-96 -22L-92 -30H-76L-72 -22Z',
  ]
    .map((d) => paper(d, 1.4))
    .join('') +
  mid('M50 -38H60L64 -30H50ZM78 -30H86L90 -22H78ZM-72 -30L-68 -38H-60V-30ZM-96 -22L-92 -30H-84V-22Z') +
  light('M38 -30H64V-22H38ZM-72 -30H-46V-22H-72Z', 1.2) +
  line(
    'M61 -35L86 -40M62 -32.500L87 -37M87 -27L108 -32M88 -25L109 -29.500M-69 -35L-94 -40M-70 -32.500L-95 -37M-93 -27L-112 -31M-94 -25L-113 -28',
    2,
  ) +
  line(
    'M-20 -64C-32 -74 -28 -80 -42 -82C-54 -90 -70 -84 -74 -90C-84 -94 -94 -88 -106 -92M-16 -64C-20 -78 -28 -86 -40 -88C-54 -96 -68 -92 -76 -96M-12 -64C-14 -76 -22 -84 -28 -88',
    1,
  ) +
  foam(-108, 102);

/** A surfaced submarine, 210 long. */
export const submarine =
  paper('M-104 -6C-80 -13 -60 -11 -44 -11H56C82 -11 94 -5 106 3H-92Q-102 1 -104 -6Z', 1.8) +
  dark('M-98 -3C-60 -6 60 -6 100 0L106 3H-92Q-98 1 -98 -3Z', 0.8) +
  paper('M-26 -11L-22 -33H18L24 -11Z', 1.8) +
  mid('M0 -33H18L24 -11H0Z') +
  line('M-28 -33H20M-24 -38H18M-24 -38V-33M-10 -38V-33M4 -38V-33M18 -38V-33', 1) +
  line('M-8 -33V-67M-8 -67H-2V-63', 2.2) +
  line('M4 -33V-55M8 -33V-47', 1.2) +
  line('M38 -11V-17H50V-23H42M50 -20L70 -27', 2) +
  mid('M44 -11V-18H56V-11', 1.2) +
  line('M-92 -11L-8 -61L92 -7', 0.6) +
  foam(-98, 104);

/** A tramp steamer with two holds, 150 long. */
export const merchant =
  paper('M-74 -18H-40V-22H52V-20L74 -26C74 -14 68 -4 66 0H-66C-72 -6 -74 -12 -74 -18Z', 1.6) +
  dark('M-72 -9H70C68 -5 67 -2 66 0H-66C-69 -3 -71 -6 -72 -9Z', 0.8) +
  paper('M-16 -22V-38H14V-22ZM-10 -38V-48H8V-38ZM-13 -48H11', 1.4) +
  mid('M2 -22V-38H14V-22ZM1 -38V-48H8V-38Z') +
  ink('M-12 -34h3v4h-3ZM-6 -34h3v4h-3ZM-6 -45h3v3h-3Z', 0.3) +
  paper('M-30 -22L-28 -50H-18L-16 -22Z', 1.5) +
  ink('M-28.400 -46H-17.600L-18 -50H-28Z', 0.6) +
  line('M36 -22V-60M36 -52L20 -24M36 -52L58 -26M-50 -18V-56M-50 -48L-64 -20M-50 -48L-38 -22', 1.3) +
  line('M36 -60L-23 -52L-50 -56M36 -60L72 -26', 0.5) +
  mid('M22 -22V-28H50V-22ZM-62 -18V-24H-42V-18Z', 1) +
  foam(-70, 70);

/** An escort, long and low, 140 long. */
export const destroyer =
  paper('M-70 -10H20L70 -18L60 0H-62Q-68 -4 -70 -10Z', 1.6) +
  dark('M-69 -6H63L60 0H-62Q-67 -3 -69 -6Z', 0.8) +
  paper('M8 -10V-24H30V-12ZM12 -24V-32H26V-24Z', 1.3) +
  paper('M-20 -10L-18 -30H-9L-8 -10ZM-44 -10L-42 -27H-34L-33 -10Z', 1.3) +
  mid('M20 -12V-24H30V-12ZM-14 -10V-30H-9L-8 -10ZM-38 -10V-27H-34L-33 -10Z') +
  paper('M36 -14V-20H46V-15ZM-62 -10V-16H-52V-10Z', 1.2) +
  line('M46 -19L62 -24M-62 -15L-76 -18', 1.8) +
  line('M19 -32V-48M13 -42H25M19 -48L64 -18M19 -48L-60 -12', 0.7) +
  foam(-66, 62);

/** A fleet carrier, 220 long, aircraft on deck. */
export const carrier =
  paper('M-104 -26L104 -30L108 -22L96 -16L88 0H-86Q-96 -8 -98 -18L-106 -22Z', 1.8) +
  dark('M-97 -14L94 -14L88 0H-86Q-94 -6 -97 -14Z', 1) +
  paper('M-106 -27L108 -31V-25L-106 -21Z', 1.4) +
  line('M-80 -17V-20M-60 -17V-20M-40 -17V-20M-20 -17V-20M60 -18V-22M80 -18V-22', 1) +
  light('M-80 -14V-19H-10V-14ZM20 -14V-20H70V-14Z', 0.9) +
  paper('M6 -28V-48H44V-29ZM12 -48V-60H32V-48ZM34 -48L36 -62H44L45 -48Z', 1.5) +
  mid('M26 -28V-48H44V-29ZM22 -48V-60H32V-48Z') +
  ink('M14 -57h14v3h-14ZM10 -43h12v2h-12Z', 0.3) +
  line('M22 -60V-82M15 -76H29M17 -70H27M22 -82L44 -62', 1) +
  repeat(
    5,
    (n) =>
      `<g transform="translate(${-90 + n * 19} -27)">${ink('M-8 -2L6 -4L8 -2L6 -1L-8 0Z', 0.5)}${line('M-8 -2L-10 -7M-1 -3L3 -12M7 -5V2', 1.4)}</g>`,
  ) +
  foam(-98, 92);

/** A flat ramped boat of plywood, ramp down to the right, 90 long. */
export const rampBoat =
  paper('M-46 -30H26L30 -4L26 4H-38Q-46 -8 -46 -30Z', 1.7) +
  dark('M-45 -14H28L30 -4L26 4H-38Q-44 -4 -45 -14Z', 0.8) +
  light('M-46 -30H26L28 -14H-45Z') +
  line('M-46 -30H26M-30 -30V-2M-12 -30V2M8 -30V3', 1) +
  paper('M26 -28L62 4L58 8L27 -2Z', 1.5) +
  line('M34 -20L31 -1M42 -13L40 3M50 -6L48 6', 1) +
  line('M26 -30L56 0', 0.7) +
  paper('M-42 -30V-38H-28V-30Z', 1.3) +
  line('M-40 -38V-50', 1) +
  repeat(4, (n) => ink(`M${-20 + n * 12} -30a5 5 0 0 1 9 0l1 1.500h-11Z`, 0.5)) +
  foam(-44, 40);

/** A ferry of two pontoons with a deck across, as built for the Channel in 1940, 170 long. */
export const ferry =
  paper('M-84 -14H78L86 -20L74 0H-74Q-82 -4 -84 -14Z', 1.7) +
  dark('M-82 -8H81L74 0H-74Q-80 -3 -82 -8Z', 0.8) +
  paper('M-88 -20H84V-14H-88Z', 1.5) +
  repeat(12, (n) => line(`M${-78 + n * 14} -20v6`, 0.9)) +
  paper('M-80 -20V-38H-52V-20ZM-76 -38V-46H-58V-38Z', 1.4) +
  mid('M-64 -20V-38H-52V-20Z') +
  ink('M-74 -43h14v3h-14ZM-76 -33h5v5h-5Z', 0.3) +
  line('M-66 -46V-66M-72 -60H-60', 1) +
  foam(-78, 76);

/** A folding canoe with two paddlers, 90 long, low in the water. */
export const canoe =
  paper('M-48 -6C-28 -3 28 -3 50 -8C42 3 -36 4 -48 -6Z', 1.5) +
  dark('M-40 -2C-20 0 28 0 42 -3C34 3 -30 4 -40 -2Z') +
  [-18, 14]
    .map(
      (x) =>
        ink(`M${x - 7} -4L${x - 5} -18Q${x} -23 ${x + 6} -18L${x + 8} -4Z`, 0.8) +
        ink(disc(x + 1, -25, 4.2), 0.6) +
        ink(`M${x - 4} -27a5 5 0 0 1 10 0Z`, 0.6) +
        line(`M${x + 4} -16L${x + 14} -12`, 2.6) +
        line(`M${x - 8} -28L${x + 24} 1`, 1.6) +
        ink(`M${x + 19} -5l8 5l-1 4l-6 -3Z`, 0.6),
    )
    .join('');

/** A harbour crane on (0, 0), 70 high. */
export const crane =
  paper('M-12 0L-8 -40H8L12 0H6L4 -30H-4L-6 0Z', 1.4) +
  paper(box(-12, -54, 22, 14), 1.4) +
  mid(box(0, -54, 10, 14)) +
  line('M10 -48L54 -76M6 -54L54 -76M10 -48L20 -61M26 -58L32 -66M40 -67L44 -72', 1.2) +
  line('M54 -76V-34', 0.9) +
  ink('M50 -34h8l-2 6h-4Z', 0.5);
