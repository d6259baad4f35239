import type { Catalogue } from '../message-types.ts';

/** Why the position of a save is refused: the rule of the game that it breaks, and in {detail} what breaks it. */
export const en = {
  'save.refused.hitlers-reich.INV-01':
    'This position cannot occur: each conflict card must be in exactly one place ({detail}).',
  'save.refused.hitlers-reich.INV-02':
    'This position cannot occur: a side may hold only cards of its own suits, and Double Agents ({detail}).',
  'save.refused.hitlers-reich.INV-03':
    'This position cannot occur: each event card must be in exactly one place ({detail}).',
  'save.refused.hitlers-reich.INV-04':
    'This position cannot occur: an event is held by a side that cannot hold it ({detail}).',
  'save.refused.hitlers-reich.INV-05':
    'This position cannot occur: an event is in the box lid or removed although its category forbids that ({detail}).',
  'save.refused.hitlers-reich.INV-06':
    'This position cannot occur: a hand size must be 1 to 12 while the game goes on ({detail}).',
  'save.refused.hitlers-reich.INV-07':
    'This position cannot occur: the cards in a hand do not match the hand size ({detail}).',
  'save.refused.hitlers-reich.INV-08':
    'This position cannot occur: a side holds more events than its event limit ({detail}).',
  'save.refused.hitlers-reich.INV-09':
    'This position cannot occur: there are more markers, fleets or fortresses than the game has ({detail}).',
  'save.refused.hitlers-reich.INV-10':
    'This position cannot occur: a fleet or a fortress is in a space where it cannot be ({detail}).',
  'save.refused.hitlers-reich.INV-11':
    'This position cannot occur: a control marker is on an area that cannot take it ({detail}).',
  'save.refused.hitlers-reich.INV-12': 'This position cannot occur: each area in play needs one controller ({detail}).',
  'save.refused.hitlers-reich.INV-13':
    'This position cannot occur: the year markers may be at most one year apart and cannot go back ({detail}).',
  'save.refused.hitlers-reich.INV-14':
    'This position cannot occur: the Pact, a Big Push or an operation is in a state it cannot be in ({detail}).',
  'save.refused.hitlers-reich.INV-16':
    'This position cannot occur: a conflict has 3 to 5 dice a side, each showing 1 to 6 ({detail}).',
  'save.refused.hitlers-reich.INV-17':
    'This position cannot occur: the winner of the conflict does not match the totals ({detail}).',
  'save.refused.hitlers-reich.INV-18':
    'This position cannot occur: there are more blitzes or Success Bonuses than a turn allows ({detail}).',
  'save.refused.hitlers-reich.INV-19':
    'This position cannot occur: the lost production centres do not match who controls them ({detail}).',
  'save.refused.hitlers-reich.INV-24':
    'This position cannot occur: the conflict does not match the step of play ({detail}).',
  'save.refused.hitlers-reich.INV-25':
    'This position cannot occur: a side must choose a conflict card and has none ({detail}).',
  'save.refused.hitlers-reich.INV-26':
    'This position cannot occur: an event stands or is set aside that cannot be ({detail}).',
  'save.refused.hitlers-reich.INV-27':
    'This position cannot occur: Spain or Turkey is neutral and yet in use, or Spain’s cube is on an area the Axis does not control ({detail}).',
} as const satisfies Catalogue;
