import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import type { Forecast } from './forecast.ts';
import type { Players } from './types.ts';

/** Whole games of a game's Veteran, or of its strongest program: nothing is evaluated before the end. */
export function playedOut<T extends Types>(def: GameDefinition<T>, players: Players<T>): Forecast<T> {
  const { ids } = players;
  const id = ids.includes('veteran') ? 'veteran' : (ids[ids.length - 1] ?? '');
  const [first, second] = [players.create(id, def, def.seats[0]), players.create(id, def, def.seats[1])];
  return {
    policy: (decision, state, draw) =>
      (decision.seat === def.seats[0] ? first : second).choose(decision, () => def.view(state, decision.seat), draw),
    isSettled: () => false,
    // Only finished games are evaluated.
    chance: () => 0.5,
  };
}
