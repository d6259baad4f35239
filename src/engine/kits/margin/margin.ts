/** Grades a finished game by the smallest change that would have turned its result. */

export type Grade = 'narrow' | 'clear' | 'overwhelming';

/** A change of what decides the game, in favour of the side that lost. */
export interface SheetChange {
  /** Named by the game: a city, a production centre, a loss. */
  readonly kind: string;
  /** The place that would have changed hands; null for other changes. */
  readonly place: string | null;
  /** In the unit of the game's result: points, or cards of hand size. */
  readonly amount: number;
}

/** The fewest changes that turn the result. */
export interface Turning {
  /** The number of changes that are needed together. */
  readonly count: number;
  /** One change is enough: each of those that are, the smallest first. Otherwise changes that do it together. */
  readonly changes: readonly SheetChange[];
}

export interface Margin {
  readonly grade: Grade;
  /** Null if nothing on the sheet turns the result. */
  readonly turning: Turning | null;
}

const sumOf = (changes: readonly SheetChange[]): number => changes.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the fewest changes that come to `needed`, and among as few the smallest; null if all together do not. */
export function findTurning(needed: number, changes: readonly SheetChange[]): Turning | null {
  const largest = changes.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const enough = largest.findIndex((_, at) => sumOf(largest.slice(0, at + 1)) >= needed);
  if (enough < 0) return null;
  const others = largest.slice(0, enough);
  const missing = needed - sumOf(others);
  const last = largest.slice(enough).filter(({ amount }) => amount >= missing);
  const smallest = Math.min(...last.map(({ amount }) => amount));
  const fitting = last.filter(({ amount }) => amount === smallest);
  return { count: enough + 1, changes: enough === 0 ? fitting : [...others, ...fitting.slice(0, 1)] };
}

/** A narrow result turns with the largest single change of the sheet, a clear one with three of them. */
export const gradeOf = (needed: number, largest: number): Grade =>
  needed <= largest ? 'narrow' : needed <= 3 * largest ? 'clear' : 'overwhelming';
