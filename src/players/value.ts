/** A value function: the chance to win a position, as a logistic sum of named features with weights for each stage of a game. */
import type { Types } from '../engine/kernel/types.ts';

/** How a game is read for its value. */
export interface FeatureReader<T extends Types> {
  /** What is counted, in words. */
  readonly features: readonly string[];
  /** How far a game is, from 0 to below `stages`; each has weights of its own. */
  readonly stage: (state: T['state']) => number;
  readonly stages: number;
  /** Within a stage a position is read anew whenever this changes; absent: once a stage. */
  readonly moment?: (state: T['state']) => number;
  /** So many stages make a round, after which the same side is at its turn. */
  readonly round: number;
  /** Whose turn it is. */
  readonly mover: (state: T['state']) => T['seat'];
  readonly read: (state: T['state'], seat: T['seat']) => readonly number[];
}

/** As `npm run fit` writes them. */
export interface Weights {
  readonly features: readonly string[];
  readonly fittedOn: { readonly games: number; readonly seed: string; readonly players: string };
  /** By stage, of the side whose turn it is. */
  readonly weights: readonly (readonly number[])[];
}

/** The logistic function. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

export const weighFeatures = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0);

/** The chance of a seat to win a state; of a game that is over, its share. */
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

/** What a seat has of a game that is over: all, nothing, or half of a draw. */
export function shareOf(winner: string, seat: string): number {
  if (winner === 'draw') return 0.5;
  return winner === seat ? 1 : 0;
}
