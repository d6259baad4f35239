/** Why a move is better or worse, as figures that a person can add up. */
import { THEMES, type Theme } from '../../../players/themes.ts';
import type { SuggestedMove } from '../../../opponent/types.ts';

type Difference = NonNullable<SuggestedMove['why']>;

/** In tenths of a point; a theme of fewer goes with the others. */
const LEAST = 3;

export interface Sum {
  readonly theme: Theme;
  /** In tenths of a point. */
  readonly tenths: number;
}

const tenthsOf = (chance: number): number => Math.round(1000 * chance);

/** The themes that count, the best first and the rest of them last; as they stand there they add up to the total. */
export function sumsOf({ chance, parts }: Difference): { readonly sums: readonly Sum[]; readonly total: number } {
  const total = tenthsOf(chance);
  const told = THEMES.filter((theme) => theme !== 'other')
    .map((theme) => ({ theme, tenths: tenthsOf(parts[theme] ?? 0) }))
    .filter(({ tenths }) => Math.abs(tenths) >= LEAST)
    .toSorted((a, b) => b.tenths - a.tenths);
  const other = told.reduce((left, { tenths }) => left - tenths, total);
  return { sums: other === 0 ? told : [...told, { theme: 'other', tenths: other }], total };
}

/** `+1.9`, `−0.4` */
export const wordTenths = (tenths: number): string => `${tenths < 0 ? '−' : '+'}${(Math.abs(tenths) / 10).toFixed(1)}`;
