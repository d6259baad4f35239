import type { Catalogue } from '../message-types.ts';

/** What two positions of Hitler's Reich differ in, where the editor has no word for it. */
export const en = {
  'hr.lab.none': 'none',
  'hr.lab.fleets': '{side|side} fleets',
  'hr.lab.fleets.n': '{n|plural:# fleet|# fleets}',
  'hr.lab.fortresses': '{side|side} fortresses',
  'hr.lab.fortresses.n': '{n|plural:# fortress|# fortresses}',
  'hr.lab.hand': '{side|side} cards in hand',
  'hr.lab.deck': '{side|side} cards in the deck',
  'hr.lab.discard': '{side|side} cards discarded',
  'hr.lab.conflict': 'Conflict under way',
  'hr.lab.events': '{side|side} events played in the conflict',
  'hr.lab.events.list': '{list|units}',
  'hr.lab.laid': '{side|side} cards played in the conflict',
  'hr.lab.dice': '{side|side} dice',
  'hr.lab.dice.list': '{list|list}',
} as const satisfies Catalogue;
