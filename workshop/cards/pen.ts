/**
 * The pen of the card engravings: every mark is a path in one ink, every tone a ruling of lines.
 * All functions return SVG text. Lengths are units of a picture, 240 wide and 132 high, y down.
 */

export const WIDTH = 240;
export const HEIGHT = 132;
/** Fills shapes without a tone, so that a nearer one covers those behind it. */
export const PAPER = '#f8f0dc';

/** Rulings: turn in degrees, distance of two lines, their width. The sprite defines them once. */
export const RULINGS = {
  light: [45, 4.4, 0.7],
  mid: [-40, 3, 1],
  dark: [35, 2.3, 1.4],
  level: [90, 3, 1],
} as const;
export type Ruling = keyof typeof RULINGS;

const draw = (fill: string, d: string, width: number): string =>
  width === 0
    ? `<path d="${d}" fill="${fill}" stroke="none"/>`
    : `<path d="${d}" fill="${fill}" stroke-width="${width}"/>`;

/** A line, or several. */
export const line = (d: string, width = 1.2): string => `<path d="${d}" stroke-width="${width}"/>`;
/** A blank shape with an outline; width 0 leaves the outline out. */
export const paper = (d: string, width = 1.6): string => draw(PAPER, d, width);
export const ink = (d: string, width = 1): string => draw('currentColor', d, width);
export const light = (d: string, width = 0): string => draw('url(#light)', d, width);
export const mid = (d: string, width = 0): string => draw('url(#mid)', d, width);
export const dark = (d: string, width = 0): string => draw('url(#dark)', d, width);
export const level = (d: string, width = 0): string => draw('url(#level)', d, width);

/** The same drawing at another place, larger or smaller; a negative `across` turns it to the other side. */
export const at = (x: number, y: number, scale: number, what: string, turn = 0, across = 1): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 && across === 1 ? '' : ` scale(${round(scale * across)} ${scale})`}">${what}</g>`;

/** The position of a drawing: x, y, scale, and a turn in degrees. */
export type Place = readonly [x: number, y: number, scale: number, turn?: number];

/** The same drawing at several places, the first at the back. */
export const spread = (what: string, ...places: readonly Place[]): string =>
  places.map(([x, y, scale, turn]) => at(x, y, scale, what, turn)).join('');

/** Draws a right half and its mirror image; open outlines meet on the axis. */
export const mirrored = (what: string): string => `${what}<g transform="scale(-1 1)">${what}</g>`;

export const faint = (what: string, opacity: number): string => `<g opacity="${opacity}">${what}</g>`;

/** Outline of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;

export const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}Z`;

export const poly = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const round = (value: number): number => Math.round(value * 10) / 10;

export const repeat = (count: number, each: (at: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join('');

/** Points on a circle, from the top, clockwise. */
export const polar = (r: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [r * Math.cos(angle), r * Math.sin(angle)];
};

/** A pen stroke is never twice the same, and yet each run of the tool draws the same picture. */
export function scatter(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
