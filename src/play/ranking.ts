/** Answers by their chances: best first, and each beside the one that leaves everything as it is. */
import type { Odds } from '../engine/kernel/types.ts';
import type { Choice } from '../engine/kits/pointing/selection.ts';
import type { OddsByMove } from './foresight.ts';
import type { EntryWords, Move } from './game.ts';

/** More than the last digits of a sum of many parts. */
const CLOSE = 1e-9;

/** The chance itself, where it has two ends or assumes something. */
const shareOf = ({ outcomes, total }: Odds): number =>
  outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0) / total;

const shareIn = (odds: OddsByMove, move: Move | undefined): number | null => {
  const found = move && odds.get(move);
  return found ? shareOf(found) : null;
};

/** Best first; of equal ones the former first. Choices whose chance is not known keep their order, behind the others. */
export function bestFirst(choices: readonly Choice<Move>[], odds: OddsByMove): readonly Choice<Move>[] {
  if (odds.size === 0) return choices;
  const worth = ({ moves: [move, ...others] }: Choice<Move>) => (others.length > 0 ? null : shareIn(odds, move)) ?? -1;
  return choices.toSorted((a, b) => worth(b) - worth(a));
}

/**
 * The one choice that is better than all others and than the `endings`, which leave everything as it is; null where there
 * is none, and as long as a chance is not known or has two ends.
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

/** What a choice is worth beside the `others`, which leave everything as it is: absent where it is better. */
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

/** Under their headings, in the order in which these first appear: as they are shown. */
export function inGroups<E extends { readonly words: EntryWords }>(entries: readonly E[]): readonly E[] {
  const groups = new Set(entries.map(({ words }) => words.group));
  if (groups.size < 2) return entries;
  return [...groups].flatMap((group) => entries.filter(({ words }) => words.group === group));
}
