/**
 * The exact chance of a conflict between best players, from the dice to the result (C-4 to C-6).
 *
 * More is always better for one's own sum. So of several dice to roll again the lowest are best, of the opponent's the
 * highest, and a die is best turned where it is lowest; what is left to decide is whether, and how many. Each decision is
 * taken by its owner with all dice in sight, in the order of the rules: the active side's effects, the other's, then the
 * re-rolls of the cards (§7.5, §7.6).
 */
import { chancesOfSum, codeOf, listRolls, replaceFace, sumOf, type Faces } from './sums.ts';

/** A die effect of C-4. `sets`: turns the own lowest die; `own`, `opp`: rolls dice again. */
export type DieEffect =
  | { readonly kind: 'sets'; readonly value: number }
  | { readonly kind: 'own' | 'opp'; readonly most: number }
  | { readonly kind: 'either' };

export interface Party {
  readonly dice: number;
  readonly effects: readonly DieEffect[];
  /** Dice its cards may roll again. */
  readonly rerolls: number;
}

export interface Duel {
  /** The active side. */
  readonly active: Party;
  readonly other: Party;
  /** The side that settles its cards first (C-5). */
  readonly firstAtCards: 'active' | 'other';
  /** Card values of the active side less the other's; one less where the other wins ties. */
  readonly lead: number;
}

const keptOf = (faces: Faces, k: number): number => sumOf(faces.slice(0, faces.length - k));

/** Best chance that the sum, the `k` ≤ `most` lowest dice rolled again, reaches what `worth` pays for it. */
function bestReroll(faces: Faces, most: number, worth: (sum: number) => number): number {
  let best = worth(sumOf(faces));
  for (let k = 1; k <= Math.min(most, faces.length); k++) {
    const kept = keptOf(faces, k);
    let value = 0;
    chancesOfSum(k).forEach((chance, sum) => {
      if (chance > 0) value += chance * worth(kept + sum);
    });
    if (value > best) best = value;
  }
  return best;
}

/** C-5: chance that the active side wins from these dice, both sides re-rolling best. */
function cardStage({ active, other, firstAtCards, lead }: Duel): (mine: Faces, theirs: Faces) => number {
  const isActiveFirst = firstAtCards === 'active';
  const first = isActiveFirst ? active : other;
  const second = isActiveFirst ? other : active;
  /** Chance of the second side, by its dice and the first side's sum. */
  const answers = new Map<number, number>();
  const secondWins = (faces: Faces, sum: number): number => {
    const key = codeOf(faces) * 64 + sum;
    const known = answers.get(key);
    if (known !== undefined) return known;
    // The active side wins where its sum plus its lead is not below the other's.
    const wins = isActiveFirst
      ? (own: number) => (sum + lead >= own ? 0 : 1)
      : (own: number) => (own + lead >= sum ? 1 : 0);
    const value = bestReroll(faces, second.rerolls, wins);
    answers.set(key, value);
    return value;
  };
  return (mine, theirs) => {
    const [lead1, lead2] = isActiveFirst ? [mine, theirs] : [theirs, mine];
    const value = bestReroll(lead1, first.rerolls, (sum) => 1 - secondWins(lead2, sum));
    return isActiveFirst ? value : 1 - value;
  };
}

type Value = (mine: Faces, theirs: Faces) => number;

/** Average over new faces of the dice at the given places, one die after the other. */
function rollAgain(faces: Faces, places: number, at: 'low' | 'high', value: (next: Faces) => number): number {
  if (places === 0) return value(faces);
  const take = at === 'high' ? faces.slice(places) : faces.slice(0, faces.length - places);
  let total = 0;
  for (const { faces: rolled, chance } of listRolls(places))
    total += chance * value([...take, ...rolled].sort((a, b) => b - a));
  return total;
}

/** Values of what one effect may bring, from the view of its owner's dice and the opponent's. */
function effectValues(effect: DieEffect, own: Faces, opp: Faces, value: Value): readonly number[] {
  const range = (most: number, n: number) => Array.from({ length: Math.min(most, n) }, (_, i) => i + 1);
  switch (effect.kind) {
    case 'sets': {
      const lowest = own.length - 1;
      return [value(replaceFace(own, lowest, effect.value), opp)];
    }
    case 'own':
      return range(effect.most, own.length).map((k) => rollAgain(own, k, 'low', (next) => value(next, opp)));
    case 'opp':
      return range(effect.most, opp.length).map((k) => rollAgain(opp, k, 'high', (next) => value(own, next)));
    case 'either':
      return (['own', 'opp'] as const).flatMap((kind) => effectValues({ kind, most: 1 }, own, opp, value));
  }
}

/** C-4 of one side: its effects in the order that is best for it, each seen before the next is used. */
function effectStage(effects: readonly DieEffect[], isActive: boolean, next: Value): Value {
  if (effects.length === 0) return next;
  const known = new Map<number, number>();
  const better = isActive ? Math.max : Math.min;
  const solve = (left: number, mine: Faces, theirs: Faces): number => {
    const key = (codeOf(mine) * 16807 + codeOf(theirs)) * 64 + left;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = next(mine, theirs);
    effects.forEach((effect, at) => {
      if (!(left & (1 << at))) return;
      const rest = left & ~(1 << at);
      const value: Value = isActive ? (own, opp) => solve(rest, own, opp) : (own, opp) => solve(rest, opp, own);
      const [own, opp] = isActive ? [mine, theirs] : [theirs, mine];
      best = better(best, ...effectValues(effect, own, opp, value));
    });
    known.set(key, best);
    return best;
  };
  return (mine, theirs) => solve((1 << effects.length) - 1, mine, theirs);
}

const TOP = 30;

/** For each roll of `n` dice and each sum wanted, 0 to 31: the best chance to reach it with `rerolls` dice rolled again. */
function makeReach(n: number, rerolls: number): readonly (readonly number[])[] {
  return listRolls(n).map(({ faces }) =>
    Array.from({ length: TOP + 2 }, (_, wanted) => bestReroll(faces, rerolls, (sum) => (sum >= wanted ? 1 : 0))),
  );
}

const reaches = new Map<string, readonly (readonly number[])[]>();

function reachOf(n: number, rerolls: number): readonly (readonly number[])[] {
  const key = `${n} ${rerolls}`;
  const known = reaches.get(key) ?? makeReach(n, rerolls);
  reaches.set(key, known);
  return known;
}

const within = (wanted: number): number => Math.max(0, Math.min(TOP + 1, wanted));

/** The same as `duelChance` where no effect touches the dice: summed up by tables instead of roll against roll. */
function plainChance({ active, other, firstAtCards, lead }: Duel): number {
  const isActiveFirst = firstAtCards === 'active';
  const [first, second] = isActiveFirst ? [active, other] : [other, active];
  const reach = reachOf(second.dice, second.rerolls);
  // The second side, the other one, needs more than sum + lead; the active one needs no less than sum − lead.
  const wanted = (sum: number) => within(isActiveFirst ? sum + lead + 1 : sum - lead);
  const most = Math.min(first.rerolls, first.dice);
  const kept = listRolls(first.dice).map(({ faces }) => Array.from({ length: most + 1 }, (_, k) => keptOf(faces, k)));
  let firstWins = 0;
  listRolls(second.dice).forEach(({ chance: weight }, at) => {
    const row = reach[at] ?? [];
    const worth = Array.from({ length: TOP + 1 }, (_, sum) => 1 - (row[wanted(sum)] ?? 0));
    // What it is worth to keep a sum and roll k dice again.
    const rolled = Array.from({ length: most + 1 }, (_, k) =>
      Array.from({ length: TOP + 1 }, (__, base) =>
        chancesOfSum(k).reduce((total, chance, sum) => total + chance * (worth[Math.min(TOP, base + sum)] ?? 0), 0),
      ),
    );
    listRolls(first.dice).forEach(({ chance }, i) => {
      let best = 0;
      kept[i]?.forEach((base, k) => {
        best = Math.max(best, rolled[k]?.[base] ?? 0);
      });
      firstWins += weight * chance * best;
    });
  });
  return isActiveFirst ? firstWins : 1 - firstWins;
}

const isPlain = ({ active, other }: Duel): boolean => active.effects.length + other.effects.length === 0;

/** Chance that the active side wins, before the dice are rolled. */
export function duelChance(duel: Duel): number {
  if (isPlain(duel)) return plainChance(duel);
  const cards = cardStage(duel);
  const other = effectStage(duel.other.effects, false, cards);
  const whole = effectStage(duel.active.effects, true, other);
  let total = 0;
  for (const mine of listRolls(duel.active.dice))
    for (const theirs of listRolls(duel.other.dice))
      total += mine.chance * theirs.chance * whole(mine.faces, theirs.faces);
  return total;
}

const kept = new Map<string, number>();

/** The same, from memory where no event touches the dice; the usual question. */
export function knownChance(duel: Duel): number {
  if (!isPlain(duel)) return duelChance(duel);
  const { active, other, firstAtCards, lead } = duel;
  // A lead above all dice decides by itself.
  const bounded = Math.max(-30, Math.min(30, lead));
  const key = [active.dice, active.rerolls, other.dice, other.rerolls, firstAtCards, bounded].join();
  const known = kept.get(key);
  if (known !== undefined) return known;
  const chance = duelChance(duel);
  kept.set(key, chance);
  return chance;
}
