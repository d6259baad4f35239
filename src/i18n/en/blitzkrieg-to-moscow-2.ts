import type { Catalogue } from '../message-types.ts';
import { en as log } from './blitzkrieg-to-moscow-2-log.ts';
import { en as preview } from './blitzkrieg-to-moscow-2-preview.ts';
import { en as queries } from './blitzkrieg-to-moscow-2-queries.ts';
import { en as refusals } from './blitzkrieg-to-moscow-2-refusals.ts';
import { en as rulings } from './blitzkrieg-to-moscow-2-rulings.ts';
import { en as words } from './blitzkrieg-to-moscow-2-words.ts';
import { en as board } from './blitzkrieg-to-moscow-2-board.ts';
import { en as editor } from './blitzkrieg-to-moscow-2-editor.ts';
import { en as lab } from './blitzkrieg-to-moscow-2-lab.ts';
import { en as panels } from './blitzkrieg-to-moscow-2-panels.ts';
import { en as sources } from './blitzkrieg-to-moscow-2-sources.ts';
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
  ...sources,
  ...unsound,
  ...editor,
  ...lab,

  // The question that is asked now.
  'btm.ask.place': 'Free set-up: place the city armies ({left|number} left)',
  'btm.ask.sea': 'Ship infantry from Odessa to Sevastopol, or finish',
  'btm.ask.remove': 'Voluntarily remove units, or finish',
  'btm.ask.draw': 'Take {left|plural:# more card|# more cards} ({of|number} of six this turn)',
  'btm.ask.arrive': 'Choose the rear area where each unit arrives',
  'btm.ask.reinforce': 'Play cards for reinforcements, or finish',
  'btm.ask.rebuild': '{card|marker}: choose another unit to rebuild, or finish ({left|number} left)',
  'btm.ask.rail': 'Choose a rail move by card, or finish',
  'btm.ask.rail-free': 'Choose a rail move, free or by card, or finish',
  'btm.ask.rail-group': 'Choose units to join {units|units} to {place|place}, or depart',
  'btm.ask.move':
    '{left|plural:=0Finish movement|Choose a unit to move, or finish (# can move)|Choose a unit to move, or finish (# can move)}',
  'btm.ask.path': 'Move {unit|unit} to the next hex, or halt ({left|plural:# hex|# hexes} left)',
  'btm.ask.excess': 'Overstacked in {hexes|hexes}: choose a unit to remove',
  'btm.ask.attack': 'Choose a hex to attack, or finish ({targets|plural:# target|# targets})',
  'btm.ask.attackers': 'Choose units to attack {hex|hex} ({named|number} chosen)',
  'btm.ask.defence': 'Choose how {hex|hex} is defended',
  'btm.ask.attack-card':
    'Play a card for the attack on {hex|hex}, or none (at {column|ratio}, {attack|number} to {defence|number})',
  'btm.ask.defence-card':
    'Play a card for the defence of {hex|hex}, or none (at {column|ratio}, {attack|number} to {defence|number})',
  'btm.ask.reroll': 'Re-roll the {die|number} by card, or keep it',
  'btm.ask.retreat': 'Choose the next unit to retreat from {hex|hex} ({left|number} left)',
  'btm.ask.retreat-path': 'Choose where {unit|unit} retreats from {from|place}',
  'btm.ask.retreat-path-next': 'Retreat {unit|unit} (from {from|place}): choose the hex after {at|place}',
  'btm.ask.retreat-path-full': '{at|place} is full: choose the next hex for {unit|unit} (retreating from {from|place})',
  'btm.ask.advance': 'Advance into {hex|hex}, or finish ({advanced|number} advanced)',
  'btm.ask.breakthrough': 'Play a card for tanks, or finish ({cards|plural:# card|# cards} in hand)',
  'btm.ask.tank-plan': 'Continue the tank action',
  'btm.ask.tank-path': '{card|marker}: choose the next hex of {unit|units}, or halt',
  'btm.ask.second.move': '{card|marker}: choose a second tank to move, or move one only',
  'btm.ask.second.attack': '{card|marker}: choose a second tank to attack, or attack with one',
  'btm.ask.together.move': '{card|marker}: choose another corps of the stack to move too, or continue',
  'btm.ask.together.attack': '{card|marker}: choose another corps of the stack to attack too, or continue',
  'btm.ask.hitler.shift': 'The German player plays {card|marker} for the combat in {hex|hex}: cancel it?',
  'btm.ask.hitler.reroll': 'The German player plays {card|marker} to re-roll a {die|number}: cancel it?',
  'btm.ask.hitler.activate': 'The German player plays {card|marker} to make {unit|unit} active: cancel it?',
  'btm.ask.hitler.rail':
    'The German player plays {card|marker} to move {unit|unit} by rail to {place|place}: cancel it?',
  'btm.ask.hitler.reinforce':
    'The German player plays {card|marker} to rebuild {unit|unit} in {area|place}: cancel it?',
  'btm.ask.hitler.tank-move':
    'The German player plays {card|marker} to move {units|units} along {places|list}: cancel it?',
  'btm.ask.hitler.tank-attack':
    'The German player plays {card|marker} to attack {hexes|hexes} with {units|units}: cancel it?',

  // Moves, as buttons name them.
  'btm.move.place': 'Place {unit|unit} in {hex|hex}',
  'btm.move.sea': 'Ship {unit|unit} to Sevastopol',
  'btm.move.end-sea': 'Finish sea transport',
  'btm.move.remove': 'Remove {unit|unit} from {hex|hex}',
  'btm.move.end-remove': 'Finish removals',
  'btm.move.draw': 'Take {card|marker}',
  'btm.move.arrive': 'Bring {unit|unit} on in {area|place}',
  'btm.move.rebuild': '{card|marker}: rebuild {unit|unit} in {area|place}',
  'btm.move.rebuild-double': 'Both {card|marker} cards: rebuild {unit|unit} in {area|place}',
  'btm.move.rebuild-more': 'Rebuild {unit|unit} in {area|place}',
  'btm.move.end-rebuild': 'Finish rebuilding',
  'btm.move.hero': '{card|marker}: make {hex|hex} the hero city',
  'btm.move.end-reinforce': 'Finish reinforcements',
  'btm.move.rail': '{card|marker}: move {unit|unit} by rail to {hex|hex}',
  'btm.move.rail-area': '{card|marker}: move {unit|unit} by rail to {area|place}',
  'btm.move.rail-free': 'Move {unit|unit} by rail to {hex|hex}',
  'btm.move.rail-free-area': 'Move {unit|unit} by rail to {area|place}',
  'btm.move.ship': 'Ship {unit|unit} to {hex|hex}',
  'btm.move.ship-card': '{card|marker}: ship {unit|unit} to {hex|hex}',
  'btm.move.aboard': 'Add {unit|unit}',
  'btm.move.depart': 'Depart',
  'btm.move.end-rail': 'Finish rail moves',
  'btm.move.activate': '{card|marker}: make {unit|unit} active',
  'btm.move.move': 'Move {unit|unit} to {hex|hex}',
  'btm.move.move-area': 'Return {unit|unit} to {area|place}',
  'btm.move.step': 'Continue to {hex|hex}',
  'btm.move.step-area': 'Return to {area|place}',
  'btm.move.halt': 'Halt here',
  'btm.move.end-move': 'Finish movement',
  'btm.move.attack': 'Attack {hex|hex}',
  'btm.move.join': 'Attack with {unit|unit}',
  'btm.move.assault': 'Attack',
  'btm.move.end-combat': 'Finish combat',
  'btm.move.defend-active': '{unit|unit} defends actively',
  'btm.move.defend-passive': '{unit|unit} defends passively',
  'btm.move.shift': 'Play {card|marker} to shift the odds',
  'btm.move.shift-none': 'Play no card',
  'btm.move.reroll': 'Play {card|marker} to re-roll',
  'btm.move.reroll-none': 'Keep the roll',
  'btm.move.retreat': 'Retreat {unit|unit} next',
  'btm.move.fall-back': 'Retreat to {hex|hex}',
  'btm.move.fall-back-area': 'Retreat to {area|place}',
  'btm.move.advance': 'Advance with {unit|unit}',
  'btm.move.end-advance': 'Finish advancing',
  'btm.move.tank-move': '{card|marker}: move {unit|unit} to {hex|hex}',
  'btm.move.tank-move-area': '{card|marker}: move {unit|unit} back to {area|place}',
  'btm.move.tank-attack': '{card|marker}: attack {hex|hex} with {unit|unit}',
  'btm.move.together': '{unit|unit} acts too',
  'btm.move.go': 'Move this one only',
  'btm.move.go-corps': 'Without another corps',
  'btm.move.end-break': 'Finish breakthrough',
  'btm.move.hitler-yes': 'Cancel the card',
  'btm.move.hitler-no': 'Allow the card',
} as const satisfies Catalogue;
