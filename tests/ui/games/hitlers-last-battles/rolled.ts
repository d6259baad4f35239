import type { HlbEvent } from '../../../../src/engine/games/hitlers-last-battles/events.ts';

/** Army Group B beats the 12th Army Group in the Ardennes. */
export const ROLLED: HlbEvent = {
  type: 'rolled',
  hex: '0304',
  attacker: 'G-B',
  defender: 'W-12',
  diceReasons: [],
  attack: [{ rolled: 5, modifiers: [], total: 5, hit: true }],
  defence: { rolled: 2, modifiers: [], total: 2, hit: false },
  diff: 1,
};
