/** What tells how long the games of a variant are. */
import type { Figures, Spread } from '../../lab/experiment/figures.ts';

export const LENGTHS = ['moves', 'turns', 'years', 'ahead'] as const;
export type LengthOf = (typeof LENGTHS)[number];

/** Null where the game, or the file that the games were read from, does not tell. */
export const lengthIn = (figures: Figures, of: LengthOf): Spread | null => figures[of];

/** A mean of years: `1942.4`. */
export const tellYear = (year: number): string => year.toFixed(1);
