import type { Catalogue } from '../message-types.ts';

/** Why the position of a save is refused: the rule of the game that it breaks, and in {detail} what breaks it. */
export const en = {
  // Hitler’s Reich
  'save.refused.hitlers-reich.INV-01':
    'This position cannot occur: each of the 54 conflict cards must be in exactly one place ({detail}).',
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
  // Blitzkrieg to Moscow 2
  'save.refused.blitzkrieg-to-moscow-2.INV-01':
    'This position cannot occur: each unit must be in exactly one place ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-02':
    'This position cannot occur: no hex can hold units of both sides ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-03':
    'This position cannot occur: a hex is overstacked outside movement and retreat ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-04': 'This position cannot occur: a mechanised corps is spent ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-05':
    'This position cannot occur: a side’s six logistics cards must each be in one place, and its hand within the turn’s number ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-06':
    'This position cannot occur: a unit is in an enemy rear area ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-07':
    'This position cannot occur: a unit is out of supply after its supply phase ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-08':
    'This position cannot occur: a unit near a supply source is still spent after its supply phase ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-09':
    'This position cannot occur: a unit is in a hex controlled by the enemy ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-12':
    'This position cannot occur: the supply sources do not match the control of the cities ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-14':
    'This position cannot occur: a unit retreated a distance that no retreat has ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-15':
    'This position cannot occur: the score is outside what the map can give ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-17':
    'This position cannot occur: the combat does not match the step of play ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-18':
    'This position cannot occur: a unit moves farther than the weather allows ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-19':
    'This position cannot occur: a surrendered unit came back in a way it cannot ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-20':
    'This position cannot occur: the hero city does not match who controls it ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-21':
    'This position cannot occur: the question in progress has no legal answer ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-22':
    'This position cannot occur: the result does not match the course of the game ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-23':
    'This position cannot occur: a unit changed place outside its own movement ({detail}).',
  'save.refused.blitzkrieg-to-moscow-2.INV-24':
    'This position cannot occur: a unit waits on the turn track for a turn that has begun ({detail}).',
  // Hitler’s Last Battles
  'save.refused.hitlers-last-battles.INV-01':
    'This position cannot occur: each unit must be in the pool or in one playable hex ({detail}).',
  'save.refused.hitlers-last-battles.INV-02':
    'This position cannot occur: two units are in one hex without a battle ({detail}).',
  'save.refused.hitlers-last-battles.INV-03':
    'This position cannot occur: a unit, marker or battle is left from a phase that is over ({detail}).',
  'save.refused.hitlers-last-battles.INV-04':
    'This position cannot occur: the attack markers do not match the units or the turn track ({detail}).',
  'save.refused.hitlers-last-battles.INV-05':
    'This position cannot occur: the Volkssturm was called and German attack markers are in use ({detail}).',
  'save.refused.hitlers-last-battles.INV-06':
    'This position cannot occur: a unit is in a hex controlled by the enemy ({detail}).',
  'save.refused.hitlers-last-battles.INV-07':
    'This position cannot occur: the points do not add up to those of the map ({detail}).',
  'save.refused.hitlers-last-battles.INV-08':
    'This position cannot occur: a hex changed hands without a unit entering it ({detail}).',
  'save.refused.hitlers-last-battles.INV-09':
    'This position cannot occur: a unit moved or attacked between hexes that are not linked, or too far ({detail}).',
  'save.refused.hitlers-last-battles.INV-10':
    'This position cannot occur: a unit moved from one hex beside an enemy to another ({detail}).',
  'save.refused.hitlers-last-battles.INV-11':
    'This position cannot occur: a unit without an attack marker eliminated another ({detail}).',
  'save.refused.hitlers-last-battles.INV-12':
    'This position cannot occur: a battle hex is held by both sides or by neither after the battle ({detail}).',
  'save.refused.hitlers-last-battles.INV-13':
    'This position cannot occur: a beaten German unit survived where it cannot ({detail}).',
  'save.refused.hitlers-last-battles.INV-14':
    'This position cannot occur: a unit retreated to a hex it cannot retreat to ({detail}).',
  'save.refused.hitlers-last-battles.INV-15':
    'This position cannot occur: there are more replacements than the turn gives ({detail}).',
  'save.refused.hitlers-last-battles.INV-16':
    'This position cannot occur: a replacement was placed beside an enemy ({detail}).',
  'save.refused.hitlers-last-battles.INV-17':
    'This position cannot occur: a unit attacks and supports in one phase ({detail}).',
  'save.refused.hitlers-last-battles.INV-19':
    'This position cannot occur: the question in progress has no legal answer ({detail}).',
  'save.refused.hitlers-last-battles.INV-20':
    'This position cannot occur: the result does not match the course of the game ({detail}).',
} as const satisfies Catalogue;
