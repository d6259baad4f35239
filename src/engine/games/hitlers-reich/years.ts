/** Boxes of the year track: 0 at the start, 1 END_1941 … 5 END_1945 (§2.6). */
export type Year = number;
export const END_1941 = 1;
export const END_1942 = 2;
export const END_1943 = 3;
export const END_1945 = 5;

const FIRST = 1941;
/** The present year as a number; the last one also when it is over (§2.6.2). */
export const yearInPlay = (year: Readonly<Record<'axis' | 'allies', Year>>, lastYear: Year): number =>
  FIRST + Math.min(year.axis, year.allies, lastYear - 1);
