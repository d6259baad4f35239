import type { Catalogue } from '../message-types.ts';
import { en as log } from './blitzkrieg-to-moscow-2-log.ts';
import { en as preview } from './blitzkrieg-to-moscow-2-preview.ts';
import { en as queries } from './blitzkrieg-to-moscow-2-queries.ts';
import { en as refusals } from './blitzkrieg-to-moscow-2-refusals.ts';
import { en as rulings } from './blitzkrieg-to-moscow-2-rulings.ts';
import { en as words } from './blitzkrieg-to-moscow-2-words.ts';
import { en as board } from './blitzkrieg-to-moscow-2-board.ts';
import { en as panels } from './blitzkrieg-to-moscow-2-panels.ts';
import { en as table } from './blitzkrieg-to-moscow-2-table.ts';
import { en as unsound } from './blitzkrieg-to-moscow-2-unsound.ts';

/** What Blitzkrieg to Moscow 2 asks and offers; its log, previews, refusals and words have files of their own. */
export const en = {
  ...words,
  ...log,
  ...preview,
  ...queries,
  ...refusals,
  ...rulings,
  ...table,
  ...board,
  ...panels,
  ...unsound,

  // The question that is asked now.
  'btm.ask.place': 'Free set-up: place the city armies, {left|plural:# army|# armies} left',
  'btm.ask.sea': 'Choose infantry to go by sea from Odessa to Sevastopol, or finish',
  'btm.ask.remove': 'Choose units to take off the map of your own will, or finish',
  'btm.ask.draw': 'Take {left|plural:# more card|# more cards} of your six: {of|number} this turn',
  'btm.ask.arrive': 'Choose the rear area in which each arriving unit appears',
  'btm.ask.reinforce': 'Play cards for reinforcements, or finish',
  'btm.ask.rebuild':
    '{card|marker}: choose a further unit to bring back, {left|plural:# place|# places} left, or finish',
  'btm.ask.rail': 'Choose a rail move by card, or finish',
  'btm.ask.rail-free': 'Choose a rail move, free or by card, or finish',
  'btm.ask.rail-group': 'Choose who else rides with {units|units} to {place|place}, or depart',
  'btm.ask.move': 'Choose a unit to move, or finish: {left|plural:# unit|# units} can move',
  'btm.ask.path': 'Choose the next hex of {unit|unit}, or halt: {left|plural:# hex|# hexes} left',
  'btm.ask.excess': 'Too many units in {hexes|hexes}: choose one that is removed',
  'btm.ask.attack': 'Choose a hex to attack, or finish: {targets|plural:# target|# targets}',
  'btm.ask.attackers': 'Choose who attacks {hex|hex}: {named|number} named so far',
  'btm.ask.defence': 'Choose how {unit|unit} defends {hex|hex}: {left|plural:# unit|# units} to decide',
  'btm.ask.attack-card':
    'Attack on {hex|hex} at {column|ratio}, {attack|number} against {defence|number}: play a card, or none',
  'btm.ask.defence-card':
    'Defence of {hex|hex} at {column|ratio}, {attack|number} against {defence|number}: play a card, or none',
  'btm.ask.reroll':
    'Attack on {hex|hex} at {column|ratio}: the die shows {die|number}, {result|word:btm.die}. Play a re-roll card, or none',
  'btm.ask.retreat': 'Choose who retreats from {hex|hex} next: {left|plural:# unit|# units} to go',
  'btm.ask.retreat-path': 'Choose where {unit|unit} retreats from {from|place}',
  'btm.ask.retreat-path-next': 'Choose where {unit|unit}, retreating from {from|place}, goes on from {at|place}',
  'btm.ask.retreat-path-full':
    'Choose where {unit|unit}, retreating from {from|place}, goes on from {at|place}, which is full',
  'btm.ask.advance': 'Choose who advances into {hex|hex}, or finish: {advanced|number} so far',
  'btm.ask.breakthrough': 'Play a card for tanks, or finish: {cards|plural:# card|# cards} in hand',
  'btm.ask.tank-plan': 'Go on with the tank action',
  'btm.ask.tank-path': '{card|marker}: choose the next hex of {unit|units}, or halt',
  'btm.ask.second.move': '{card|marker}: choose a second tank to move, or go',
  'btm.ask.second.attack': '{card|marker}: choose a second tank to attack, or go',
  'btm.ask.together.move': '{card|marker}: choose another corps of the stack to go along, or go',
  'btm.ask.together.attack': '{card|marker}: choose another corps of the stack to attack as well, or go',
  'btm.ask.hitler.shift': 'The German player plays {card|marker} for the combat in {hex|hex}: cancel it?',
  'btm.ask.hitler.reroll':
    'The German player plays {card|marker} to roll again, the die showing {die|number}: cancel it?',
  'btm.ask.hitler.activate': 'The German player plays {card|marker} to make {unit|unit} active: cancel it?',
  'btm.ask.hitler.rail': 'The German player plays {card|marker} to carry {unit|unit} to {place|place}: cancel it?',
  'btm.ask.hitler.reinforce':
    'The German player plays {card|marker} to bring {unit|unit} back in {area|place}: cancel it?',
  'btm.ask.hitler.tank-move':
    'The German player plays {card|marker} to move {units|units} along {places|list}: cancel it?',
  'btm.ask.hitler.tank-attack':
    'The German player plays {card|marker} to attack {hexes|hexes} with {units|units}: cancel it?',

  // Moves, as buttons name them.
  'btm.move.place': 'Place {unit|unit} in {hex|hex}',
  'btm.move.sea': 'Ship {unit|unit} to Sevastopol',
  'btm.move.end-sea': 'Ship nobody more',
  'btm.move.remove': 'Take {unit|unit} off {hex|hex}',
  'btm.move.end-remove': 'Remove nobody more',
  'btm.move.draw': 'Take {card|marker}',
  'btm.move.arrive': 'Bring {unit|unit} on in {area|place}',
  'btm.move.rebuild': '{card|marker}: bring {unit|unit} back in {area|place}',
  'btm.move.rebuild-double': 'Both {card|marker} cards: bring {unit|unit} back in {area|place}',
  'btm.move.rebuild-more': 'Bring {unit|unit} back in {area|place}',
  'btm.move.end-rebuild': 'Bring nobody more back',
  'btm.move.hero': '{card|marker}: name {hex|hex} the hero city',
  'btm.move.end-reinforce': 'End reinforcements',
  'btm.move.rail': '{card|marker}: carry {unit|unit} by rail to {hex|hex}',
  'btm.move.rail-area': '{card|marker}: carry {unit|unit} by rail to {area|place}',
  'btm.move.rail-free': 'Carry {unit|unit} by rail to {hex|hex}',
  'btm.move.rail-free-area': 'Carry {unit|unit} by rail to {area|place}',
  'btm.move.ship': 'Carry {unit|unit} by sea to {hex|hex}',
  'btm.move.ship-card': '{card|marker}: carry {unit|unit} by sea to {hex|hex}',
  'btm.move.aboard': 'Take {unit|unit} along',
  'btm.move.depart': 'Depart',
  'btm.move.end-rail': 'End rail moves',
  'btm.move.activate': '{card|marker}: make {unit|unit} active',
  'btm.move.move': 'Move {unit|unit} to {hex|hex}',
  'btm.move.move-area': 'Move {unit|unit} back to {area|place}',
  'btm.move.step': 'Go on to {hex|hex}',
  'btm.move.step-area': 'Go back to {area|place}',
  'btm.move.halt': 'Halt here',
  'btm.move.end-move': 'End movement',
  'btm.move.attack': 'Attack {hex|hex}',
  'btm.move.join': 'Attack with {unit|unit}',
  'btm.move.assault': 'Begin the attack',
  'btm.move.end-combat': 'End combat',
  'btm.move.defend-active': '{unit|unit} defends actively',
  'btm.move.defend-passive': '{unit|unit} defends passively',
  'btm.move.shift': 'Play {card|marker} to shift the odds',
  'btm.move.shift-none': 'Play no card',
  'btm.move.reroll': 'Play {card|marker} for a new die',
  'btm.move.reroll-none': 'Let the die stand',
  'btm.move.retreat': 'Retreat {unit|unit} next',
  'btm.move.fall-back': 'Retreat to {hex|hex}',
  'btm.move.fall-back-area': 'Retreat to {area|place}',
  'btm.move.advance': 'Advance with {unit|unit}',
  'btm.move.end-advance': 'Advance with nobody more',
  'btm.move.tank-move': '{card|marker}: move {unit|unit} to {hex|hex}',
  'btm.move.tank-move-area': '{card|marker}: move {unit|unit} back to {area|place}',
  'btm.move.tank-attack': '{card|marker}: attack {hex|hex} with {unit|unit}',
  'btm.move.together': '{unit|unit} does the same',
  'btm.move.go': 'Go without a second tank',
  'btm.move.go-corps': 'Go without another corps',
  'btm.move.end-break': 'End breakthrough',
  'btm.move.hitler-yes': 'Cancel the card',
  'btm.move.hitler-no': 'Let the card pass',
} as const satisfies Catalogue;
