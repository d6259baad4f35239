/** The chance to win, as a logistic sum of named features with weights for each stage of a game. */
import type { Types } from '../engine/kernel/types.ts';

export interface FeatureReader<T extends Types> {
  readonly features: readonly string[];
  /** The stage of a game, from 0 to below `stages`; each has its own weights. */
  readonly stage: (state: T['state']) => number;
  readonly stages: number;
  /** Within a stage a position is read again whenever this changes; absent: once a stage. */
  readonly moment?: (state: T['state']) => number;
  /** Stages in a round, after which the same side is in turn. */
  readonly round: number;
  readonly mover: (state: T['state']) => T['seat'];
  readonly read: (state: T['state'], seat: T['seat']) => readonly number[];
}

/** `npm run fit` writes this. */
export interface Weights {
  readonly features: readonly string[];
  readonly fittedOn: { readonly games: number; readonly seed: string; readonly players: string };
  readonly weights: readonly (readonly number[])[];
}

export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

export const weighFeatures = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0);

/** The chance of a seat in a state; its share if the game is over. */
export function valueOf<T extends Types>(
  { mover, read, stage, stages }: FeatureReader<T>,
  { weights }: Weights,
): (state: T['state'], seat: T['seat']) => number {
  return (state, seat) => {
    if (state.result) return shareOf(state.result.winner, seat);
    const side = mover(state);
    const row = weights[Math.min(stages - 1, stage(state))] ?? [];
    const chance = chanceOf(weighFeatures(row, read(state, side)));
    return side === seat ? chance : 1 - chance;
  };
}

/** A seat's share of a finished game: all, nothing, or half of a draw. */
export function shareOf(winner: string, seat: string): number {
  if (winner === 'draw') return 0.5;
  return winner === seat ? 1 : 0;
}
