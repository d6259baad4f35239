/** Lists answers by their chances, and compares each with leaving everything as it is. */
import type { Odds } from '../engine/kernel/types.ts';
import type { Choice } from '../engine/kits/pointing/selection.ts';
import type { OddsByMove } from './foresight.ts';
import type { EntryWords, Move } from './game.ts';

/** Larger than rounding errors of a sum of many parts. */
const CLOSE = 1e-9;

/** The chance itself, where it has two ends or rests on assumptions. */
const shareOf = ({ outcomes, total }: Odds): number =>
  outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0) / total;

const shareIn = (odds: OddsByMove, move: Move | undefined): number | null => {
  const found = move && odds.get(move);
  return found ? shareOf(found) : null;
};

/** Best first, stable. Choices with an unknown chance keep their order at the end. */
export function bestFirst(choices: readonly Choice<Move>[], odds: OddsByMove): readonly Choice<Move>[] {
  if (odds.size === 0) return choices;
  const worth = ({ moves: [move, ...others] }: Choice<Move>) => (others.length > 0 ? null : shareIn(odds, move)) ?? -1;
  return choices.toSorted((a, b) => worth(b) - worth(a));
}

/**
 * The choice that is better than all others and than the `endings`, which leave everything as it is; null where there
 * is none, and while a chance is unknown or has two ends.
 */
export function bestOf(
  choices: readonly Choice<Move>[],
  endings: readonly Move[],
  odds: OddsByMove,
): Choice<Move> | null {
  const [first, second] = bestFirst(choices, odds);
  const isExact = ({ moves: [move, ...others] }: Choice<Move>) => {
    const found = move && odds.get(move);
    return others.length === 0 && found !== undefined && !found.range && !found.assumed;
  };
  if (!first || !choices.every(isExact) || !endings.some((ending) => odds.has(ending))) return null;
  const rivals = [...endings, ...(second?.moves ?? [])];
  return worthOf(first, rivals, odds) === undefined ? first : null;
}

/** Compared with the `others`, which leave everything as it is; absent where it is better. */
export function worthOf(
  { moves: [move] }: Choice<Move>,
  others: readonly Move[],
  odds: OddsByMove,
): EntryWords['worth'] {
  const share = shareIn(odds, move);
  const kept = others.flatMap((other) => shareIn(odds, other) ?? []);
  if (share === null || kept.length === 0) return undefined;
  const gain = share - Math.max(...kept);
  return gain > CLOSE ? undefined : gain > -CLOSE ? 'nothing' : 'less';
}

/** Groups in the order in which their headings first appear. */
export function inGroups<E extends { readonly words: EntryWords }>(entries: readonly E[]): readonly E[] {
  const groups = new Set(entries.map(({ words }) => words.group));
  if (groups.size < 2) return entries;
  return [...groups].flatMap((group) => entries.filter(({ words }) => words.group === group));
}
