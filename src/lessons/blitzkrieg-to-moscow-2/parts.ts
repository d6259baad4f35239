/** Short forms in which the lessons of this game are written; what they give is plain data. */
import type { Position } from '../../engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { Setup } from '../../engine/kernel/types.ts';
import { stepsFor } from '../steps.ts';

export { byItself, reply } from '../steps.ts';

export const GAME = 'blitzkrieg-to-moscow-2';

/** The seed plays no part where all dice are scripted; it is fixed so that a lesson is the same for everybody. */
export const setupOf = (position?: Position): Setup => ({
  scenario: 'campaign',
  seed: 'lesson',
  options: {},
  ...(position && { position }),
});

export const stepsOf = stepsFor<'btm', 'attack' | 'card' | 'end' | 'move' | 'tank' | 'way'>('btm');

/** Units that a made-up position has lost in battle. */
export const lost = (...units: readonly string[]): NonNullable<Position['units']> =>
  Object.fromEntries(units.map((unit) => [unit, 'eliminated']));
