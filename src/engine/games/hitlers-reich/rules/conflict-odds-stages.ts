/**
 * Computes the chances of a conflict after the roll, for all pairs of rolls at once, before each remaining decision.
 *
 * Each decision is taken by its owner with all dice in sight, in the order of the rules: the active side's effects, the
 * other's, re-rolls of the cards, COUNTERATTACK (§7.5, §7.6, R-94). So the chances are computed from the end to the
 * start.
 *
 * A higher sum is always better for its owner: all that helps with low dice can be done place by place with higher
 * ones, and does no worse. So the lowest own dice are the best to roll again, the opponent's highest, and the lowest
 * die is the best to turn; the owner only decides if it rolls, and how many.
 */
import {
  improveByRolling,
  improveByTurning,
  opponent,
  rollTwice,
  spread,
  takeGrid,
  type Grid,
  type Who,
} from './conflict-odds-grid.ts';
import { reachOf, rollsOf, WANTED, type Rolls } from './conflict-odds-tables.ts';

/** A die effect of C-4. `sets`: turns the own lowest die; `own`, `opp`: re-rolls dice; `either`: one of either side. */
export type DieEffect =
  | { readonly kind: 'sets'; readonly value: number }
  | { readonly kind: 'own' | 'opp'; readonly most: number }
  | { readonly kind: 'either' };

type RollEffect = Exclude<DieEffect, { readonly kind: 'sets' }>;

/** A decision after C-4: re-rolls of a side, up to so many by declaration; no die is rolled twice. */
export interface Reroll {
  readonly by: Who;
  /** One or two, each from 1 to the number of dice. */
  readonly counts: readonly number[];
  /** Either count may come first, depending on the dice. */
  readonly isFree: boolean;
}

export interface Ahead {
  readonly dice: Readonly<Record<Who, number>>;
  readonly effects: Readonly<Record<Who, readonly DieEffect[]>>;
  readonly rerolls: readonly Reroll[];
  /** Card values of the active side minus the other's; one less where the other wins ties. */
  readonly lead: number;
}

/** A decision may touch this many of a side's lowest and highest dice, and must therefore distinguish them. */
interface Touch {
  readonly of: Who;
  readonly low: number;
  readonly high: number;
}

function touchesOf(effect: RollEffect, by: Who): readonly Touch[] {
  const own = (low: number): Touch => ({ of: by, low, high: 0 });
  const opp = (high: number): Touch => ({ of: opponent(by), low: 0, high });
  switch (effect.kind) {
    case 'own':
      return [own(effect.most)];
    case 'opp':
      return [opp(effect.most)];
    case 'either':
      return [own(1), opp(1)];
  }
}

function readyFor(next: Grid, touches: readonly Touch[]): Grid {
  const finer = (who: Who): Rolls => {
    const mine = touches.filter(({ of }) => of === who);
    const { dice, low, high } = next[who];
    const most = (touched: number) => Math.min(dice, touched);
    return rollsOf(
      dice,
      most(mine.reduce((sum, touch) => sum + touch.low, low)),
      most(mine.reduce((sum, touch) => sum + touch.high, high)),
    );
  };
  return spread(next, finer('active'), finer('other'));
}

/** Chances with at most one re-roll left, of up to `count` dice of `by`. */
function lastGrid({ dice, lead }: Ahead, by: Who, count: number): Grid {
  const told = (who: Who) => rollsOf(dice[who], who === by ? count : 0, 0);
  const grid = takeGrid(told('active'), told('other'));
  const reach = reachOf(grid[by], count);
  const within = (wanted: number) => Math.max(0, Math.min(WANTED - 1, wanted));
  let to = 0;
  // The active side needs the other's sum minus its lead; the other one needs more than sum plus lead.
  grid.active.sums.forEach((mine, i) =>
    grid.other.sums.forEach((theirs, j) => {
      grid.chances[to] =
        by === 'active'
          ? (reach[i * WANTED + within(theirs - lead)] ?? 0)
          : 1 - (reach[j * WANTED + within(mine + lead + 1)] ?? 0);
      to += 1;
    }),
  );
  return grid;
}

function beforeReroll(next: Grid, { by, counts, isFree }: Reroll): Grid {
  const [first = 0, second = 0] = counts;
  if (second > 0) {
    const found = rollTwice(next, [first, second], by);
    if (isFree && first !== second) takeBetter(found, rollTwice(next, [second, first], by), by);
    return found;
  }
  const best = readyFor(next, [{ of: by, low: first, high: 0 }]);
  improveByRolling(best, next, first, { by, of: by });
  return best;
}

function takeBetter(best: Grid, other: Grid, by: Who): void {
  const better = by === 'active' ? Math.max : Math.min;
  other.chances.forEach((chance, at) => (best.chances[at] = better(best.chances[at] ?? chance, chance)));
}

/** Improves `best` by rolling dice by `effect`, with `next` after it. */
function improveByEffect(best: Grid, next: Grid, effect: RollEffect, by: Who): void {
  switch (effect.kind) {
    case 'own':
      return improveByRolling(best, next, effect.most, { by, of: by });
    case 'opp':
      return improveByRolling(best, next, effect.most, { by, of: opponent(by) });
    case 'either':
      improveByRolling(best, next, 1, { by, of: by });
      improveByRolling(best, next, 1, { by, of: opponent(by) });
  }
}

const nameOf = (effect: DieEffect): string => Object.values(effect).join('-');
const byName = (a: DieEffect, b: DieEffect): number => (nameOf(a) < nameOf(b) ? -1 : 1);

/** Equivalent effects share a name, in any order. */
export const nameOfEffects = (effects: readonly DieEffect[]): string => effects.toSorted(byName).map(nameOf).join();

const keyOf = ({ dice, effects, rerolls, lead }: Ahead): string =>
  [
    dice.active,
    dice.other,
    nameOfEffects(effects.active),
    nameOfEffects(effects.other),
    ...rerolls.map(({ by, counts, isFree }) => `${by} ${counts.join()} ${isFree}`),
    lead,
  ].join('|');

function beforeTurning(ahead: Ahead, by: Who, values: readonly number[]): Grid {
  const next = gridBefore({ ...ahead, effects: { ...ahead.effects, [by]: [] } });
  const best = readyFor(next, [{ of: by, low: values.length, high: 0 }]);
  improveByTurning(best, next, values, by);
  return best;
}

/**
 * C-4 of one side: its effects in the best order, each seen before the next is used, or not used. Dice are turned last,
 * all at once: turning one and rolling others is no worse with the rolls first.
 */
function beforeEffects(ahead: Ahead, by: Who): Grid {
  const { effects } = ahead;
  const turning = effects[by].filter((effect) => effect.kind === 'sets');
  const rolling = effects[by].filter((effect) => effect.kind !== 'sets').toSorted(byName);
  const values = turning.map(({ value }) => value).toSorted();
  if (rolling.length === 0) return beforeTurning(ahead, by, values);
  const without = (left: readonly DieEffect[]) =>
    gridBefore({ ...ahead, effects: { ...effects, [by]: [...left, ...turning] } });
  const best = readyFor(
    without([]),
    rolling.flatMap((effect) => touchesOf(effect, by)),
  );
  rolling.forEach((effect, at) => {
    if (at > 0 && nameOf(effect) === nameOf(rolling[at - 1] ?? effect)) return;
    improveByEffect(best, without(rolling.toSpliced(at, 1)), effect, by);
  });
  return best;
}

function beforeRerolls(ahead: Ahead): Grid {
  const [first, ...rerolls] = ahead.rerolls;
  if (!first) return lastGrid(ahead, 'active', 0);
  // Sums alone settle a last re-roll by one declaration.
  const [count = 0, ...more] = first.counts;
  if (rerolls.length === 0 && more.length === 0) return lastGrid(ahead, first.by, count);
  return beforeReroll(gridBefore({ ...ahead, rerolls }), first);
}

/** Enough for the answers to one question; the largest grids take half a megabyte. */
const MOST_KEPT = 40;
const known = new Map<string, Grid>();

/** Chances of the active side, for every pair of rolls, with all remaining decisions. The latest ones are cached. */
export function gridBefore(ahead: Ahead): Grid {
  const key = keyOf(ahead);
  const found = known.get(key);
  if (found) return found;
  const { effects } = ahead;
  const by = effects.active.length > 0 ? 'active' : 'other';
  const made = effects[by].length > 0 ? beforeEffects(ahead, by) : beforeRerolls(ahead);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, made);
  return made;
}
