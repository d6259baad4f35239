import type { Catalogue } from '../message-types.ts';

/** Why the position of a save is refused: the rule of the game that it breaks, and in {detail} what breaks it. */
export const en = {
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
} as const satisfies Catalogue;
