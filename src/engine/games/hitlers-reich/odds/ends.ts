/** The range of a chance: against the strongest and the weakest hand that the other side may hold. */
import type { Kind } from './deal.ts';

/** The origin of the other side's card. */
export type By = 'choice' | 'chance' | 'deck';

export interface Ends {
  readonly low: number;
  readonly high: number;
}

const rising = (a: number, b: number): number => a - b;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Chances by card, lowest first: one for each card of the kinds that are due, or are not. */
const listChances = (kinds: readonly Kind[], row: readonly number[], isDue: boolean): readonly number[] =>
  kinds
    .flatMap((kind, at) => (kind.isDue === isDue ? Array.from({ length: kind.count }, () => row[at] ?? 0) : []))
    .sort(rising);

/** For `size` cards all from `cards`; empty if there are too few. */
function endsAmong(cards: readonly number[], size: number, by: By): readonly number[] {
  if (cards.length < size) return [];
  const [lowest, highest] = [cards.slice(0, size), cards.slice(cards.length - size)];
  return by === 'chance' ? [mean(lowest), mean(highest)] : [lowest[0] ?? 0, highest[0] ?? 0];
}

/**
 * `row` holds the own chance against each of `kinds`, of which the other side holds `size` cards. It gives the best of
 * them, red ones first where they are due (§6.5.3.4), or one picked by chance.
 */
export function endsOf(row: readonly number[], kinds: readonly Kind[], size: number, by: By): Ends {
  const [due, others] = [listChances(kinds, row, true), listChances(kinds, row, false)];
  const all = [...due, ...others].sort(rising);
  if (by === 'deck') return { low: all[0] ?? 0, high: all.at(-1) ?? 0 };
  // A hand with any red card gives one of these: the fewer it has, the weaker its best may be.
  const fewest = Math.max(1, size - others.length);
  const found = [...endsAmong(due, fewest, by), ...endsAmong(others, size, by)];
  return { low: Math.min(...found), high: Math.max(...found) };
}
