import { beforeRolling, type Grid, type Who } from './conflict-odds-grid.ts';
import { falling } from './conflict-odds-tables.ts';
import { listRolls } from './sums.ts';

export type Lying = Readonly<Record<Who, readonly number[]>>;

/** Chance, 0 to 1, of the active side with these dice. */
export const chanceAt = ({ active, other, chances }: Grid, dice: Lying): number =>
  chances[active.numberOf(falling(dice.active)) * other.faces.length + other.numberOf(falling(dice.other))] ?? 0;

const without = (dice: readonly number[], places: readonly number[]): readonly number[] =>
  dice.filter((_, at) => !places.includes(at + 1));

/** The same chance before the dice of `of` at these places, from 1, are rolled again. */
export const chanceOfRolling = (grid: Grid, dice: Lying, of: Who, places: readonly number[]): number =>
  chanceAt(beforeRolling(grid, of, places.length), { ...dice, [of]: without(dice[of], places) });

/** A declaration of re-rolls made after another. */
export interface Second {
  readonly most: number;
  readonly free: readonly number[];
}

/** The same chance where `by` may then re-roll up to `second` dice, none of them among `places`. */
export function chanceOfFirst(
  grid: Grid,
  dice: Lying,
  by: Who,
  places: readonly number[],
  { most, free }: Second,
): number {
  const mine = dice[by];
  const isFree = (_: number, at: number) => free.includes(at + 1) && !places.includes(at + 1);
  // The lowest of the free dice are the best to roll.
  const open = falling(mine.filter(isFree));
  const shut = mine.filter((face, at) => !isFree(face, at) && !places.includes(at + 1));
  const better = by === 'active' ? Math.max : Math.min;
  const counts = Array.from({ length: Math.min(most, open.length) + 1 }, (_, k) => k);
  let total = 0;
  for (const { faces, chance } of listRolls(places.length)) {
    const values = counts.map((k) =>
      chanceAt(beforeRolling(grid, by, k), {
        ...dice,
        [by]: [...shut, ...open.slice(0, open.length - k), ...faces],
      }),
    );
    total += chance * better(...values);
  }
  return total;
}
