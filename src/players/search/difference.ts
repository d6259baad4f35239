import { THEMES, type Parts } from '../themes.ts';
import type { Difference } from '../types.ts';

/** One chance against another, by their parts; `other` takes the rest. */
export function differenceOf(chance: number, error: number, parts: Parts, others: Parts): Difference {
  const told = THEMES.filter((theme) => theme !== 'other').map(
    (theme) => [theme, (parts[theme] ?? 0) - (others[theme] ?? 0)] as const,
  );
  const other = told.reduce((left, [, part]) => left - part, chance);
  return { chance, error, parts: { ...Object.fromEntries(told), other } };
}
