/** Figures of experiments as they are written: per cents and points with a decimal, signs that are no hyphens. */

export const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);

/** With its sign, which never begins a line. */
export const perCent = (share: number, digits = 1): string => `${percent(share, digits)}\u00a0%`;

/** A share as points of a hundred with their sign: `+4.9`, `−0.6`. */
export function signedPoints(share: number): string {
  const points = 100 * share;
  const text = Math.abs(points).toFixed(1);
  return Number(text) === 0 ? '0.0' : points < 0 ? `−${text}` : `+${text}`;
}

export const plainPoints = (share: number): string => Math.abs(100 * share).toFixed(1);

/** As many decimals as the eye can use: `388`, `5.1`, `0.69`. */
export function figure(value: number): string {
  const size = Math.abs(value);
  const text = size.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

export const signedFigure = (value: number): string =>
  value > 0 && Number(figure(value)) !== 0 ? `+${figure(value)}` : figure(value);

export const LETTERS = ['A', 'B'] as const;
