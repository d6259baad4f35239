import type { Catalogue } from '../message-types.ts';

/** Why the position of a save is refused: the rule of the game that it breaks, and in {detail} what breaks it. */
export const en = {
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
    'This position cannot occur: a replacement was placed beside an enemy where it may not be ({detail}).',
  'save.refused.hitlers-last-battles.INV-17':
    'This position cannot occur: a unit attacks and supports in one phase ({detail}).',
  'save.refused.hitlers-last-battles.INV-19':
    'This position cannot occur: the question in progress has no legal answer ({detail}).',
  'save.refused.hitlers-last-battles.INV-20':
    'This position cannot occur: the result does not match the course of the game ({detail}).',
} as const satisfies Catalogue;
