/** Chances in words: whole per cents and points, as far as they are known. */

/** 0.546 is 55. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** Points with their sign, as a figure: `+13`, `−14`. */
export function signed(points: number): string {
  const whole = Math.round(100 * points);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** The chance as that of one of the two seats. */
export const chanceFor = (chance: number, isFirst: boolean): number => (isFirst ? chance : 1 - chance);
