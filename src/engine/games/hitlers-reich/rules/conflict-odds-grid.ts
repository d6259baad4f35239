/** Decisions about dice, for all pairs of rolls at once. */
import { FACES } from './dice.ts';
import { plusDie, rollsOf, together, turnsOf, UNCHANGED, type Change, type Rolls } from './conflict-odds-tables.ts';

export type Who = 'active' | 'other';
export const opponent = (who: Who): Who => (who === 'active' ? 'other' : 'active');

/** The chance that the active side wins, for each pair of rolls: at active × others + other. */
export interface Grid {
  readonly active: Rolls;
  readonly other: Rolls;
  readonly chances: Float64Array;
  readonly rolled: Partial<Record<Who, Grid>>;
}

export const takeGrid = (active: Rolls, other: Rolls): Grid => ({
  active,
  other,
  chances: new Float64Array(active.faces.length * other.faces.length),
  rolled: {},
});

/** The index of one side's rolls: at (block × rolls + roll) × step. */
const placeOf = ({ active, other }: Grid, of: Who) =>
  of === 'active' ? { blocks: 1, step: other.faces.length } : { blocks: active.faces.length, step: 1 };

const withRolls = (grid: Grid, of: Who, rolls: Rolls): Grid =>
  of === 'active' ? takeGrid(rolls, grid.other) : takeGrid(grid.active, rolls);

function rollOne(grid: Grid, of: Who): Grid {
  const rolls = grid[of];
  const fewer = rollsOf(rolls.dice - 1, rolls.low, rolls.high);
  const plus = plusDie(fewer, rolls);
  const made = withRolls(grid, of, fewer);
  const { blocks, step } = placeOf(grid, of);
  const wide = rolls.faces.length * step;
  const { chances } = grid;
  let to = 0;
  for (let block = 0; block < blocks; block++) {
    const from = block * wide;
    for (let at = 0; at < plus.length; at += FACES) {
      const a = from + (plus[at] ?? 0) * step;
      const b = from + (plus[at + 1] ?? 0) * step;
      const c = from + (plus[at + 2] ?? 0) * step;
      const d = from + (plus[at + 3] ?? 0) * step;
      const e = from + (plus[at + 4] ?? 0) * step;
      const f = from + (plus[at + 5] ?? 0) * step;
      for (let i = 0; i < step; i++) {
        const low = (chances[a + i] ?? 0) + (chances[b + i] ?? 0) + (chances[c + i] ?? 0);
        made.chances[to] = (low + (chances[d + i] ?? 0) + (chances[e + i] ?? 0) + (chances[f + i] ?? 0)) / FACES;
        to += 1;
      }
    }
  }
  return made;
}

/** For each roll of `best`, the roll of `grid` after the change of `of`'s dice. */
const turnsFor = (best: Grid, grid: Grid, of: Who, change: Change) => ({
  rows: turnsOf(best.active, grid.active, of === 'active' ? change : UNCHANGED),
  columns: turnsOf(best.other, grid.other, of === 'other' ? change : UNCHANGED),
});

/** The same chances for more finely distinguished rolls. */
export function spread(grid: Grid, active: Rolls, other: Rolls): Grid {
  const made = takeGrid(active, other);
  const { rows, columns } = turnsFor(made, grid, 'active', UNCHANGED);
  const { chances } = grid;
  const wide = grid.other.faces.length;
  let to = 0;
  for (let row = 0; row < rows.length; row++) {
    const from = (rows[row] ?? 0) * wide;
    for (let column = 0; column < columns.length; column++) {
      made.chances[to] = chances[from + (columns[column] ?? 0)] ?? 0;
      to += 1;
    }
  }
  return made;
}

/** A decision of `by` about dice of `of`; the active side maximises chances, the other minimises them. */
export interface Decision {
  readonly by: Who;
  readonly of: Who;
}

/** Replaces `best` by `grid` with the change wherever the owner gains by it. */
function improve(best: Grid, grid: Grid, { by, of }: Decision, change: Change): void {
  const { rows, columns } = turnsFor(best, grid, of, change);
  const wantsHigh = by === 'active';
  const { chances } = grid;
  const { chances: made } = best;
  const wide = grid.other.faces.length;
  let to = 0;
  for (let row = 0; row < rows.length; row++) {
    const from = (rows[row] ?? 0) * wide;
    for (let column = 0; column < columns.length; column++) {
      const value = chances[from + (columns[column] ?? 0)] ?? 0;
      if (value > (made[to] ?? 0) === wantsHigh) made[to] = value;
      to += 1;
    }
  }
}

/** Chances before one side's last `k` dice are rolled; the rolls of that side are those of its other dice. */
export function beforeRolling(grid: Grid, of: Who, k: number): Grid {
  let rolled = grid;
  for (let left = k; left > 0; left--) rolled = rolled.rolled[of] ??= rollOne(rolled, of);
  return rolled;
}

/** Improves `best` by re-rolling 1 to `most` dice: the own lowest, or the opponent's highest. */
export function improveByRolling(best: Grid, next: Grid, most: number, decision: Decision): void {
  const { by, of } = decision;
  for (let k = 1; k <= Math.min(most, next[of].dice); k++)
    improve(best, beforeRolling(next, of, k), decision, { without: k, at: by === of ? 'low' : 'high' });
}

export const improveByTurning = (best: Grid, next: Grid, values: readonly number[], by: Who): void =>
  improve(best, next, { by, of: by }, { raised: values });

/** Before `by` declares re-rolls twice, seeing the first results; no die is rolled twice. */
export function rollTwice(grid: Grid, [first, second]: readonly [number, number], by: Who): Grid {
  const { dice } = grid[by];
  const all = rollsOf(dice, dice, 0);
  const next = by === 'active' ? spread(grid, all, grid.other) : spread(grid, grid.active, all);
  const best = spread(next, next.active, next.other);
  improveByRolling(best, next, second, { by, of: by });
  // Before 0, 1, … dice are rolled in the second declaration.
  const ends = Array.from({ length: Math.min(second, dice) + 1 }, (_, k) => beforeRolling(next, by, k));
  for (let k = 1; k <= Math.min(first, dice); k++)
    improve(best, betweenDeclarations(ends, k, by), { by, of: by }, { without: k, at: 'low' });
  return best;
}

/** Chances, by the dice kept, before `k` dice are rolled in the first of two declarations. */
function betweenDeclarations(ends: readonly Grid[], k: number, by: Who): Grid {
  const [next] = ends;
  if (!next) throw new RangeError('no chances');
  const { dice } = next[by];
  const keeps = rollsOf(dice - k, dice, 0);
  const rolls = rollsOf(k, k, 0);
  const seen = withRolls(next, by, keeps);
  seen.chances.fill(0);
  const { blocks, step } = placeOf(next, by);
  const later = ends.slice(0, dice - k + 1).map((grid, more) => ({
    chances: grid.chances,
    wide: grid[by].faces.length,
    rest: turnsOf(keeps, rollsOf(dice - k - more, dice, 0), { without: more, at: 'low' }),
    union: together(dice - k - more, k),
  }));
  keeps.faces.forEach((_, keep) =>
    rolls.chances.forEach((chance, roll) => {
      const options = later.map(({ chances, wide, rest, union }) => ({
        chances,
        wide,
        end: union[(rest[keep] ?? 0) * rolls.faces.length + roll] ?? 0,
      }));
      for (let block = 0; block < blocks; block++)
        for (let i = 0; i < step; i++) {
          let value = by === 'active' ? 0 : 1;
          for (const { chances, wide, end } of options) {
            const one = chances[(block * wide + end) * step + i] ?? 0;
            if (one > value === (by === 'active')) value = one;
          }
          const to = (block * keeps.faces.length + keep) * step + i;
          seen.chances[to] = (seen.chances[to] ?? 0) + chance * value;
        }
    }),
  );
  return seen;
}
