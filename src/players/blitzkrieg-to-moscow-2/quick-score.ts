/** A quick score of places, so that all can be compared and only the best are searched. */
import { controllerOf, holderOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { hasLine, readSupply } from '../../engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { NONE, enemyOf } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { openPull } from './pull.ts';
import type { Search } from './search.ts';
import type { Way } from './search-context.ts';

export type QuickScore = (way: Way) => number;

export function openQuickScore({ context, field, side }: Search): QuickScore {
  const { tables: t } = field;
  const { contact, capture } = context.weights;
  const pull = openPull(context, field, side);
  const supply = readSupply(field, side);
  const enemy = enemyOf(side);
  const scoreEnd = (end: number): number => {
    let score = pull(end);
    if (!t.isHex(end)) return score;
    if (!hasLine(supply, end)) score -= contact;
    for (const near of t.neighboursOf(end)) if (holderOf(field, near) === enemy) score += contact;
    return score;
  };
  // Many paths of many units have the same end.
  const ends: (number | undefined)[] = [];
  return (way) => {
    const end = way[way.length - 1] ?? NONE;
    let score = (ends[end] ??= scoreEnd(end));
    if (!t.isHex(end)) return score;
    for (const hex of way) if (t.isCity(hex) && controllerOf(field, hex) !== side) score += capture;
    return score;
  };
}

interface Scored {
  readonly score: number;
}

/** Returns true if something with a score comes among the best `most`, where the first of equals is better. */
export const isAmong = (best: readonly Scored[], most: number, score: number): boolean =>
  best.length < most || score > (best[most - 1]?.score ?? Infinity);

/** Puts one that is among them into its place. */
export function insert<X extends Scored>(best: X[], most: number, one: X): void {
  if (best.length === most) best.pop();
  best.push(one);
  for (let at = best.length - 1; at > 0; at--) {
    const before = best[at - 1];
    if (!before || before.score >= one.score) return;
    best[at] = before;
    best[at - 1] = one;
  }
}

export function shortlist(ways: readonly Way[], score: QuickScore, count: number): readonly Way[] {
  if (ways.length <= count) return ways;
  const best: { readonly way: Way; readonly score: number }[] = [];
  for (const way of ways) {
    const here = score(way);
    if (isAmong(best, count, here)) insert(best, count, { way, score: here });
  }
  return best.map(({ way }) => way);
}
