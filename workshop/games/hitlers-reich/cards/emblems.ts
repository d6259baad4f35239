import { PAPER, polar, poly, repeat, round } from '../../../cards/pen.ts';

/**
 * The medallions of the conflict cards, centred on (0, 0), radius 76: a faceted cross, a fortress, a ringed hollow star, a
 * solid star in a hexagon, a hat; and the bomb of Sabotage. Suits are told apart by their shapes; no sign of the period.
 */

export const MEDALLIONS = ['G', 'I', 'W', 'S', 'D', 'sabotage'] as const;
export type Medallion = (typeof MEDALLIONS)[number];

/** Inks of the suits, as in `board/palette.css`, a little darker where lines are thin. Sabotage is drawn once a suit. */
export const SUIT_INKS = { G: '#2f3632', I: '#3f5a2b', W: '#1f4d80', S: '#8f2a1f', D: '#43345c' } as const;

/** Rulings of a medallion: the field, two tones, upright lines. */
const rulings = (id: string, of: Medallion): string =>
  [
    ['l', of === 'S' ? 0 : of === 'W' ? 90 : 45, 4, 0.7],
    ['m', -45, 3, 1],
    ['d', 30, 2.3, 1.45],
    ['h', 90, 3.2, 1.05],
  ]
    .map(
      ([name, turn, pitch, width]) =>
        `<pattern id="${id}${name}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${width}" height="${pitch}" fill="currentColor"/></pattern>`,
    )
    .join('');

const starPoints = (outer: number, inner: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 10 }, (_, tip) => polar(tip % 2 ? outer * inner : outer, tip * 36));
const star = (outer: number, inner: number): string => poly(starPoints(outer, inner));
const hexagon = (r: number): string => poly(Array.from({ length: 6 }, (_, corner) => polar(r, corner * 60)));

/** Each ray of the star has a lit and a shadowed half. */
const facets = (outer: number, inner: number, lit: string, shadow: string): string => {
  const points = starPoints(outer, inner);
  const point = (at: number): readonly [number, number] => points[(at + 10) % 10] ?? [0, 0];
  return (
    repeat(
      5,
      (ray) =>
        `<path d="${poly([point(2 * ray), point(2 * ray - 1), [0, 0]])}" fill="${lit}"/><path d="${poly([point(2 * ray), point(2 * ray + 1), [0, 0]])}" fill="${shadow}"/>`,
    ) +
    `<path d="${points.map(([x, y]) => `M0 0L${round(x)} ${round(y)}`).join('')}" stroke-width=".9"/><path d="${poly(points)}" stroke-width="1.800"/>`
  );
};

const ring = (): string =>
  `<circle r="76" stroke-width="1.400"/><circle r="73" stroke-width=".6"/><path d="${repeat(96, (ray) => {
    const [ax, ay] = polar(ray % 2 ? 58 : 62.6, ray * 3.75);
    const [bx, by] = polar(71, ray * 3.75);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  })}" stroke-width=".7" opacity=".8"/>`;

const SKETCHES: Readonly<Record<Medallion, (tone: (name: 'l' | 'm' | 'd' | 'h') => string) => string>> = {
  G: (tone) => {
    const arm = (turn: number) =>
      `<g transform="rotate(${turn})"><path d="M0 0L-15 -15V-52H0Z" fill="${turn === 0 || turn === 270 ? '#fffdf4' : tone('l')}"/><path d="M0 0L15 -15V-52H0Z" fill="${turn === 90 || turn === 180 ? tone('d') : tone('m')}"/><path d="M0 0V-52M0 0L-15 -15M0 0L15 -15" stroke-width=".8"/></g>`;
    const outline = (half: number, end: number) =>
      `M${-half} ${-end}H${half}V${-half}H${end}V${half}H${half}V${end}H${-half}V${half}H${-end}V${-half}H${-half}Z`;
    return `<path d="${outline(21, 58)}" fill="${PAPER}" stroke-width="1.100"/>${[0, 90, 180, 270].map(arm).join('')}<path d="${outline(15, 52)}" stroke-width="2"/>`;
  },
  W: (tone) =>
    `<circle r="57" fill="${PAPER}" stroke-width="1.200"/><circle r="57" fill="${tone('l')}" opacity=".55"/><path d="${star(56, 0.42)}" fill="${PAPER}" stroke="none"/>${facets(54, 0.42, 'none', tone('m'))}<path d="${star(27, 0.42)}" fill="${PAPER}" stroke-width="1.400"/>`,
  S: (tone) =>
    `<path d="${hexagon(61)}" fill="${PAPER}" stroke-width="1.200"/><path d="${hexagon(57)}" fill="${tone('l')}" stroke-width=".5" opacity=".7"/><path d="${star(57, 0.44)}" fill="${PAPER}"/>${facets(54, 0.44, tone('m'), tone('d'))}`,
  I: (tone) =>
    `<circle r="57" fill="${PAPER}" stroke-width="1"/><path d="M-50 -27H50M-54 -18H54M-56 -9H56M-40 -36H40M-30 -44H30" stroke-width=".5" opacity=".7"/><path d="M-56 34C-40 26 -20 30 0 27C24 24 40 30 56 30C50 46 28 57 0 57C-28 57 -50 48 -56 34Z" fill="${tone('h')}" stroke-width=".8"/>` +
    `<g fill="${PAPER}"><path d="M-20 30V-30H-24V-44H-16V-38H-8V-44H0H8V-38H16V-44H24V-30H20V30Z"/><path d="M-48 36V-4H-52V-18H-45V-12H-38V-18H-31V-12H-24V-18H-20V36Z"/><path d="M48 36V-4H52V-18H45V-12H38V-18H31V-12H24V-18H20V36Z"/></g>` +
    `<g stroke="none"><path d="M4 30V-30H24V-44H16V-38H8V-44H4Z" fill="${tone('m')}"/><path d="M-34 36V-12H-31V-18H-24V-12H-20V36Z" fill="${tone('m')}"/><path d="M36 36V-12H38V-18H45V-12H52V-4H48V36Z" fill="${tone('d')}"/><path d="M20 36V-4H24V-18H20Z" fill="${tone('d')}"/></g>` +
    `<g stroke-width="1.700"><path d="M-20 30V-30H-24V-44H-16V-38H-8V-44H8V-38H16V-44H24V-30H20V30"/><path d="M-20 -18H-24V-12H-31V-18H-38V-12H-45V-18H-52V-4H-48V36"/><path d="M20 -18H24V-12H31V-18H38V-12H45V-18H52V-4H48V36"/><path d="M-24 -30H24M-52 -4H-20M20 -4H52" stroke-width=".9"/></g>` +
    `<path d="M-9 34V16A9 9 0 0 1 9 16V34Z" fill="currentColor"/><path d="M-2 -20H2V-8H-2ZM-36 6H-33V15H-36ZM33 6H36V15H33Z" fill="currentColor" stroke="none"/><path d="M-18 -22h10M-18 -14h7M-18 -4h12M-17 6h6M-46 4h8M-46 14h6M-44 24h9" stroke-width=".6"/>`,
  D: (tone) =>
    `<circle r="57" fill="${PAPER}" stroke-width="1"/><circle r="57" fill="${tone('l')}" opacity=".8"/><path d="M-44 57C-42 30 -22 22 0 22C22 22 42 30 44 57Z" fill="${PAPER}" stroke="none"/><path d="M-44 52C-42 30 -22 22 0 22C22 22 42 30 44 52C30 60 -30 60 -44 52Z" fill="${tone('d')}" stroke-width="1.400"/><path d="M-20 24L-6 6L0 40ZM20 24L6 6L0 40Z" fill="${PAPER}" stroke-width="1.400"/><path d="M20 24L6 6L0 40Z" fill="${tone('m')}"/>` +
    `<path d="M-19 -10C-20 8 -10 18 0 18C10 18 20 8 19 -10Z" fill="${PAPER}" stroke-width="1.400"/><path d="M-19 -12C-20 2 -14 6 0 6C14 6 20 2 19 -12Z" fill="currentColor"/><path d="M4 6C10 6 18 2 18 -6C18 8 10 18 0 18Z" fill="${tone('d')}" stroke="none"/>` +
    `<path d="M-26 -16C-26 -46 -16 -46 -6 -42C-2 -39 2 -39 6 -42C16 -46 26 -46 26 -16Z" fill="${PAPER}"/><path d="M-26 -16C-26 -46 -16 -46 -6 -42C-2 -39 2 -39 6 -42C16 -46 26 -46 26 -16Z" fill="${tone('m')}" stroke-width="1.600"/><path d="M-26 -24C-10 -19 10 -19 26 -24V-15H-26Z" fill="currentColor"/><path d="M-46 -14C-30 -4 30 -4 46 -14C36 -17 30 -18 26 -18H-26C-30 -18 -36 -17 -46 -14Z" fill="${tone('d')}" stroke-width="1.600"/>`,
  sabotage: (tone) =>
    `<circle r="57" fill="${PAPER}" stroke-width="1"/><circle r="57" fill="${tone('l')}" opacity=".6"/><circle cx="-6" cy="12" r="33" fill="${PAPER}"/><circle cx="-6" cy="12" r="33" fill="${tone('m')}" stroke-width="2"/><path d="M-6 45A33 33 0 0 0 18 -11A40 40 0 0 1 -6 45Z" fill="${tone('d')}" stroke="none"/><path d="M-28 2A26 26 0 0 1 -12 -14" stroke="${PAPER}" stroke-width="5"/><path d="M8 -28L20 -18L14 -9L2 -19Z" fill="currentColor"/><path d="M15 -24C22 -36 32 -22 38 -34" stroke-width="2.600"/><path d="M38 -34L34 -46M38 -34L44 -45M38 -34L50 -36M38 -34L48 -26M38 -34L28 -40" stroke-width="1.600"/>`,
};

/** One medallion in one ink; `id` begins the names of its rulings. */
export const medallion = (of: Medallion, id: string, colour: string): string =>
  `<g color="${colour}"><defs>${rulings(id, of)}</defs><g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${ring()}${SKETCHES[of]((name) => `url(#${id}${name})`)}</g></g>`;
