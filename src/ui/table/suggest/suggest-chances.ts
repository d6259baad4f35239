/** Chances of suggested moves as a picture and in words. */
import type { SuggestedMove } from '../../../opponent/types.ts';

/** Standard errors on either side that have the true chance between them 95 times of 100. */
const WIDE = 1.96;
/** The axis has at least so much of the whole. */
const LEAST = 0.1;

const endsOf = ({ chance }: SuggestedMove): readonly [number, number] | null =>
  chance && [Math.max(0, chance.mean - WIDE * chance.error), Math.min(1, chance.mean + WIDE * chance.error)];

export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** So long that all bars fit. */
export function axisOf(moves: readonly SuggestedMove[]): Axis {
  const ends = moves.flatMap((one) => endsOf(one) ?? []);
  const [low, high] = [Math.min(...ends, 1), Math.max(...ends, 0)];
  const missing = Math.max(0, LEAST - (high - low)) / 2;
  const from = Math.floor(Math.max(0, low - missing) * 50) / 50;
  return { from, to: Math.max(from + LEAST, Math.ceil(Math.min(1, high + missing) * 50) / 50) };
}

/** Where the bar of a move begins, has its middle and ends, as shares of the axis. */
export function barOf(move: SuggestedMove, { from, to }: Axis) {
  const ends = endsOf(move);
  if (!ends || !move.chance) return null;
  const along = (chance: number): number => (chance - from) / (to - from);
  return { from: along(ends[0]), at: along(move.chance.mean), to: along(ends[1]) };
}

/** The 95 % interval in whole points to either side, never narrower than it is. */
export const marginOf = (error: number): number => Math.max(1, Math.ceil(100 * WIDE * error));

/** Whole points by which a move is below the first, below 0 where it is above; null where nothing tells. */
export function below(move: SuggestedMove, first: SuggestedMove): number | null {
  if (!move.chance || !first.chance) return null;
  // Of the figures as they stand there.
  return Math.round(100 * first.chance.mean) - Math.round(100 * move.chance.mean);
}

/** The moves, by their number from 1, that may be as good as the first. */
export function closeToFirst([first, ...others]: readonly SuggestedMove[]): readonly number[] {
  return others.flatMap((move, at) => {
    const [bar, of] = [endsOf(move), first && endsOf(first)];
    return bar && of && bar[1] < of[0] ? [] : [at + 2];
  });
}

/** The number of the move with the highest chance, if that is not the first; null where it is. */
export function higherThanFirst(moves: readonly SuggestedMove[]): number | null {
  const chances = moves.map(({ chance }) => Math.round(100 * (chance?.mean ?? 0)));
  const at = chances.indexOf(Math.max(...chances));
  return at > 0 && moves[0]?.chance ? at + 1 : null;
}
