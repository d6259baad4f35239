/**
 * The exact chance of a conflict between best players, from the dice to the result (C-4 to C-6, C-8).
 *
 * Each decision is taken by its owner with all dice in sight, in the order of the rules: the active side's effects, the
 * other's, the re-rolls of the cards, COUNTERATTACK (§7.5, §7.6, R-94). So the chances are worked out from the end to
 * the start, for all pairs of rolls at once.
 *
 * More is always better for one's own sum, at every decision: whatever helps with low dice can be done place by place
 * with higher ones, and does no worse. So of several dice to roll again the lowest are best, of the opponent's the
 * highest, and a die is best turned where it is lowest; what is left to decide is whether, and how many.
 */
import { FACES } from './dice.ts';
import {
  improveByRolling,
  improveByTurning,
  opponent,
  rollTwice,
  spread,
  takeGrid,
  type Grid,
  type Who,
} from './duel-grid.ts';
import { reachOf, rollsOf, WANTED, type Rolls } from './duel-tables.ts';

/** A die effect of C-4. `sets`: turns the own lowest die; `own`, `opp`: rolls dice again; `either`: one of either. */
export type DieEffect =
  | { readonly kind: 'sets'; readonly value: number }
  | { readonly kind: 'own' | 'opp'; readonly most: number }
  | { readonly kind: 'either' };

export interface Party {
  /** 1 to 5. */
  readonly dice: number;
  readonly effects: readonly DieEffect[];
  /** Dice its cards may roll again, by declaration: none, one or two; no die is rolled twice. */
  readonly rerolls: readonly number[];
  /** Whether it may roll any of its dice again once it has lost (COUNTERATTACK). */
  readonly canCounter: boolean;
}

export interface Duel {
  readonly active: Party;
  readonly other: Party;
  /** The side that settles its cards first (C-5). */
  readonly firstAtCards: Who;
  /** Card values of the active side less the other's; one less where the other wins ties. */
  readonly lead: number;
}

const WHO = ['active', 'other'] as const;

/** A decision after C-4: a side rolls dice again. */
interface Reroll {
  readonly by: Who;
  readonly counts: readonly number[];
}

/** Decisions of C-5 and C-8, the first first. Rolling any dice after a defeat is the same as a re-roll at the end. */
function listRerolls(duel: Duel): readonly Reroll[] {
  const inOrder = [duel.firstAtCards, opponent(duel.firstAtCards)];
  const cards = inOrder.map((by) => ({ by, counts: duel[by].rerolls }));
  const counters = WHO.filter((by) => duel[by].canCounter).map((by) => ({ by, counts: [duel[by].dice] }));
  return [...cards, ...counters].filter(({ counts }) => counts.length > 0);
}

/** How many of a side's lowest and highest dice a decision may touch, so that they must be told apart before it. */
interface Touch {
  readonly of: Who;
  readonly low: number;
  readonly high: number;
}

function touchesOf(effect: DieEffect, by: Who): readonly Touch[] {
  const own = (low: number): Touch => ({ of: by, low, high: 0 });
  const opp = (high: number): Touch => ({ of: opponent(by), low: 0, high });
  switch (effect.kind) {
    case 'sets':
      return [own(1)];
    case 'own':
      return [own(effect.most)];
    case 'opp':
      return [opp(effect.most)];
    case 'either':
      return [own(1), opp(1)];
  }
}

/** The chances after some decisions, ready to become those before them. */
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

/** Chances where only a re-roll of up to `count` dice of `by` is still to come, or nothing. */
function lastGrid({ active, other, lead }: Duel, by: Who, count: number): Grid {
  const told = (who: Who) => rollsOf(who === 'active' ? active.dice : other.dice, who === by ? count : 0, 0);
  const grid = takeGrid(told('active'), told('other'));
  const reach = reachOf(grid[by], count);
  const within = (wanted: number) => Math.max(0, Math.min(WANTED - 1, wanted));
  let to = 0;
  // The active side needs the other's sum less its lead; the other one needs more than sum and lead.
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

function beforeReroll(next: Grid, { by, counts }: Reroll): Grid {
  const [first = 0, second = 0] = counts;
  if (second > 0) return rollTwice(next, [first, second], by);
  const best = readyFor(next, [{ of: by, low: first, high: 0 }]);
  improveByRolling(best, next, first, { by, of: by });
  return best;
}

/** Puts into `best` what `effect` is worth where `next` comes after it. */
function improveByEffect(best: Grid, next: Grid, effect: DieEffect, by: Who): void {
  switch (effect.kind) {
    case 'sets':
      return improveByTurning(best, next, effect.value, by);
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

/** C-4 of one side: its effects in the order that is best for it, each seen before the next is used, or not used. */
function beforeEffects(next: Grid, effects: readonly DieEffect[], by: Who): Grid {
  const known = new Map<string, Grid>([['', next]]);
  const before = (left: readonly DieEffect[]): Grid => {
    const key = left.map(nameOf).join();
    const found = known.get(key);
    if (found) return found;
    const best = readyFor(
      next,
      left.flatMap((effect) => touchesOf(effect, by)),
    );
    left.forEach((effect, at) => {
      // Of like effects it does not matter which is used.
      if (at > 0 && nameOf(effect) === nameOf(left[at - 1] ?? effect)) return;
      improveByEffect(best, before(left.toSpliced(at, 1)), effect, by);
    });
    known.set(key, best);
    return best;
  };
  return before(effects.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)));
}

/** The mean over all rolls. */
function meanOf({ active, other, chances }: Grid): number {
  let total = 0;
  let at = 0;
  for (const mine of active.chances)
    for (const theirs of other.chances) {
      total += mine * theirs * (chances[at] ?? 0);
      at += 1;
    }
  return total;
}

function solve(duel: Duel): number {
  const rerolls = [...listRerolls(duel)];
  // A last re-roll by one declaration is settled by sums alone.
  const last = rerolls.at(-1)?.counts.length === 1 ? rerolls.pop() : undefined;
  let grid = lastGrid(duel, last?.by ?? 'active', last?.counts[0] ?? 0);
  for (const reroll of rerolls.reverse()) grid = beforeReroll(grid, reroll);
  grid = beforeEffects(grid, duel.other.effects, 'other');
  return meanOf(beforeEffects(grid, duel.active.effects, 'active'));
}

/** Enough for every question of a conflict, and of those before it. */
const MOST_KEPT = 20_000;
const known = new Map<string, number>();

const keyOf = ({ dice, effects, rerolls, canCounter }: Party): string =>
  `${dice} ${effects.map(nameOf).join()} ${rerolls.join()} ${canCounter}`;

/** No die is rolled again twice: more re-rolls than dice are worth no more. */
const limited = (party: Party): Party => ({
  ...party,
  rerolls: party.rerolls.map((count) => Math.min(count, party.dice)).filter((count) => count > 0),
});

/** Chance, 0 to 1, that the active side wins, before the dice are rolled. Answers already given are kept. */
export function duelChance(duel: Duel): number {
  const { firstAtCards, lead } = duel;
  const [active, other] = [limited(duel.active), limited(duel.other)];
  // Where no dice can make up for the cards.
  if (lead >= FACES * other.dice - active.dice) return 1;
  if (lead < other.dice - FACES * active.dice) return 0;
  const key = `${keyOf(active)}|${keyOf(other)}|${firstAtCards} ${lead}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KEPT) known.clear();
  // Sums of many parts may pass 0 or 1 by their last digit.
  const chance = Math.max(0, Math.min(1, solve({ active, other, firstAtCards, lead })));
  known.set(key, chance);
  return chance;
}
