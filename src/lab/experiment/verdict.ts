/** Tells what may be claimed of an experiment so far, and what would settle it. */
import type { Interval } from '../stats/stats.ts';
import type { Result } from './run.ts';

/**
 * - `none`     no game in each variant yet
 * - `one`      one variant by itself: its share so far
 * - `measured` the same at the planned end
 * - `open`     the interval still holds "no difference", and games are to come
 * - `settled`  it does not
 * - `same`     it does at the planned end
 */
export type VerdictKind = 'none' | 'one' | 'measured' | 'open' | 'settled' | 'same';

export interface Verdict {
  readonly kind: VerdictKind;
  /** The seat whose games are counted. */
  readonly seat: string;
  /** Share of one variant, or by how much it is larger in the second. */
  readonly value: number;
  readonly interval: Interval;
  readonly games: number;
  /** About how many more games of each would settle it if the gap holds; null where no possible number would. */
  readonly more: number | null;
}

const MOST = 1_000_000;

export function judge({ experiment, variants, comparison, interval }: Result): Verdict {
  const [first] = variants;
  const seat = first?.wins[0].seat ?? '';
  if (!comparison) {
    const games = first?.games ?? 0;
    const isDone = games >= experiment.games || (experiment.width ?? -1) >= interval[1] - interval[0];
    const kind = games === 0 ? 'none' : isDone ? 'measured' : 'one';
    return { kind, seat, value: first?.wins[0].share ?? 0, interval, games, more: null };
  }
  const { difference: value, pairs: games } = comparison;
  const told = { seat, value, interval, games, more: null };
  if (games === 0) return { ...told, kind: 'none' };
  const [low, high] = interval;
  if (low > 0 || high < 0) return { ...told, kind: 'settled' };
  if (games >= experiment.games) return { ...told, kind: 'same' };
  return { ...told, kind: 'open', more: countMore(value, interval, games) };
}

function countMore(value: number, [low, high]: Interval, games: number): number | null {
  const reach = value > 0 ? value - low : high - value;
  if (value === 0) return null;
  const more = Math.ceil(games * ((reach / Math.abs(value)) ** 2 - 1));
  return more + games > MOST ? null : roundUp(Math.max(1, more));
}

/** "About" has two figures. */
function roundUp(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.ceil(count / unit) * unit;
}
