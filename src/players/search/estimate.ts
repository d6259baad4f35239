/** The chance of a position as the mean of playouts. */
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import { simulateFrom, type Simulation } from '../../engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Forecast } from '../forecast.ts';
import type { ProgramDraw } from '../types.ts';
import { shareOf } from '../value.ts';

export interface Tally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_TALLY: Tally = { count: 0, sum: 0, squares: 0 };

export const meanOf = ({ sum, count }: Tally): number => sum / Math.max(1, count);

/** Standard error of the mean; infinite with fewer than two values. */
export function errorOf({ count, sum, squares }: Tally): number {
  if (count < 2) return Infinity;
  const variance = Math.max(0, squares - sum ** 2 / count) / (count - 1);
  return Math.sqrt(variance / count);
}

const add = ({ count, sum, squares }: Tally, value: number): Tally => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value ** 2,
});

export interface Estimator<T extends Types> {
  /**
   * `count` more playouts, for the first seat. `move`: made first, with new dice. Playout `n` (from `tally.count`) has
   * the same dice for all first moves, so that they are compared by the same luck.
   */
  play(tally: Tally, count: number, move?: T['move']): Tally;
  /** Returns how much better `move` is than `other`, in `count` playouts of each with the same dice. */
  compare(count: number, move: T['move'], other: T['move']): Tally;
}

/** `state` is not copied: pass a plain copy. */
export function createEstimator<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  forecast: Forecast<T>,
  salt: string,
): Estimator<T> {
  const start = simulateFrom(def, state);
  let scratch: Simulation<T> | null = null;
  function playOnce(seed: string, move: T['move'] | undefined): number {
    const game = (scratch = start.fork(scratch, seed));
    const rng = seedRng(`${seed}/players`);
    const draw: ProgramDraw = (n) => drawFrom(rng, n);
    if (move !== undefined) game.play(move);
    while (game.state.result === null && !forecast.isSettled(state, game.state)) {
      const decision = game.decide();
      if (!decision) break;
      game.play(forecast.policy(decision, game.state, draw));
    }
    return chanceAt(def, forecast, game.state);
  }
  return {
    play(tally, count, move) {
      let total = tally;
      for (let i = 0; i < count; i++) total = add(total, playOnce(`${salt}/${tally.count + i}`, move));
      return total;
    },
    compare(count, move, other) {
      let total = NO_TALLY;
      for (let i = 0; i < count; i++)
        total = add(total, playOnce(`${salt}/${i}`, move) - playOnce(`${salt}/${i}`, other));
      return total;
    },
  };
}

export function chanceAt<T extends Types>(
  { seats }: Pick<GameDefinition<T>, 'seats'>,
  forecast: Forecast<T>,
  state: T['state'],
): number {
  return state.result === null ? forecast.chance(state) : shareOf(state.result.winner, seats[0]);
}
