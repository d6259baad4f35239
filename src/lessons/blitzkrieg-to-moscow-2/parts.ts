/** Short forms for the lessons of this game. */
import type { Position } from '../../engine/games/blitzkrieg-to-moscow-2/state.ts';
import { partsFor } from '../steps.ts';

export { byItself, reply } from '../steps.ts';

export const partsOf = partsFor<Position, 'attack' | 'card' | 'end' | 'move' | 'tank' | 'way', 'btm.'>({
  game: 'blitzkrieg-to-moscow-2',
  scenario: 'campaign',
  reasons: 'btm.',
});

/** Units lost in battle in a made-up position. */
export const lost = (...units: readonly string[]): NonNullable<Position['units']> =>
  Object.fromEntries(units.map((unit) => [unit, 'eliminated']));
