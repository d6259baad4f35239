/** Chances of suggested moves as a picture and in words. */
import { CONFIDENCE } from '../../../lab/stats/stats.ts';
import type { SuggestedMove, Suggestion } from '../../../opponent/types.ts';

/** The axis covers at least this share of the whole. */
const LEAST = 0.1;

const endsOf = ({ chance }: Pick<SuggestedMove, 'chance'>): readonly [number, number] | null =>
  chance && [
    Math.max(0, chance.mean - CONFIDENCE * chance.error),
    Math.min(1, chance.mean + CONFIDENCE * chance.error),
  ];

export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** The axis spans all bars and the current chance. */
export function axisOf({ moves, now }: Pick<Suggestion, 'moves' | 'now'>): Axis {
  const ends = [...moves.flatMap((one) => endsOf(one) ?? []), ...(now ? [now.mean] : [])];
  const [low, high] = [Math.min(...ends, 1), Math.max(...ends, 0)];
  const missing = Math.max(0, LEAST - (high - low)) / 2;
  const from = Math.floor(Math.max(0, low - missing) * 50) / 50;
  return { from, to: Math.max(from + LEAST, Math.ceil(Math.min(1, high + missing) * 50) / 50) };
}

/** A chance as a share of the axis. */
export const along = (chance: number, { from, to }: Axis): number => (chance - from) / (to - from);

/** Start, middle and end of a move's bar, as shares of the axis. */
export function barOf(move: SuggestedMove, axis: Axis) {
  const ends = endsOf(move);
  if (!ends || !move.chance) return null;
  return { from: along(ends[0], axis), at: along(move.chance.mean, axis), to: along(ends[1], axis) };
}

/** The 95% interval to either side in percentage points, rounded up. */
export const marginOf = (error: number): number => Math.max(1, Math.ceil(100 * CONFIDENCE * error));

/** Whole points by which a move is worse than the first, negative if better; null if the figures cannot tell. */
export function below(move: SuggestedMove, first: SuggestedMove): number | null {
  if (!move.chance || !first.chance) return null;
  // Subtracts the figures as displayed.
  return Math.round(100 * first.chance.mean) - Math.round(100 * move.chance.mean);
}

/** Numbers, from 1, of the moves that may be as good as the first. */
export function closeToFirst([first, ...others]: readonly SuggestedMove[]): readonly number[] {
  return others.flatMap((move, at) => {
    const [bar, of] = [endsOf(move), first && endsOf(first)];
    return bar && of && bar[1] < of[0] ? [] : [at + 2];
  });
}

/** The number of the move with the highest chance, if it is not the first; null if it is. */
export function higherThanFirst(moves: readonly SuggestedMove[]): number | null {
  const chances = moves.map(({ chance }) => Math.round(100 * (chance?.mean ?? 0)));
  const at = chances.indexOf(Math.max(...chances));
  return at > 0 && moves[0]?.chance ? at + 1 : null;
}
