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

export function shortlist(ways: readonly Way[], score: QuickScore, count: number): readonly Way[] {
  if (ways.length <= count) return ways;
  const scored = ways.map((way, at) => ({ way, at, score: score(way) }));
  scored.sort((a, b) => b.score - a.score || a.at - b.at);
  return scored.slice(0, count).map(({ way }) => way);
}
