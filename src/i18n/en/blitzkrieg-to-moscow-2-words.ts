import type { Catalogue } from '../message-types.ts';

/** Names of sides, steps, phases and results, the scenario of Blitzkrieg to Moscow 2 and its options. */
export const en = {
  'name.side.german': 'German',
  'name.player.german': 'German player',
  'name.side.soviet': 'Soviet',
  'name.player.soviet': 'Soviet player',

  'btm.scenario.campaign':
    'June 1941 to April 1942 in six turns, the standard game. The German player needs 10 points at the end; with 9 or fewer the Soviet player wins.',
  'btm.seat.german': 'Germans',
  'btm.seat.soviet': 'Soviets',

  'btm.ruling.free-setup': 'Free Soviet set-up',
  'btm.ruling.free-setup.what':
    'The Soviet player first places the five armies that begin in cities, one per city, freely. Slightly favours the Soviet side.',
  'btm.ruling.odessa': 'Odessa',
  'btm.ruling.odessa.what':
    'Soviet units in Odessa do not surrender, and infantry may leave it by sea for Sevastopol. Favours the Soviet side.',
  'btm.ruling.moscow': 'Effect of taking Moscow',
  'btm.ruling.moscow.what':
    'Once the Germans have held Moscow, the Soviet side loses its free rail move; while they hold it, the Soviet player takes one card fewer. Slightly favours the German side.',
  'btm.ruling.open-hands': 'Open hands',
  'btm.ruling.open-hands.what': 'Both hands are face up, and nothing is hidden when the player changes.',

  // Phases, as history marks and headings name them.
  'btm.phase.setup': 'Set-up',
  'btm.phase.logistics': 'Logistics phase',
  'btm.phase.movement': 'Movement phase',
  'btm.phase.combat': 'Combat phase',
  'btm.phase.breakthrough': 'Breakthrough phase',
  'btm.phase.supply': 'Supply phase',
  'btm.phase.over': 'Game over',

  // Steps, for use inside other sentences.
  'btm.step.setup-place': 'the free set-up',
  'btm.step.logistics-sea': 'the sea move from Odessa',
  'btm.step.logistics-remove': 'the removal of units',
  'btm.step.logistics-draw': 'the choice of cards',
  'btm.step.logistics-reinforce': 'the reinforcement step',
  'btm.step.logistics-rebuild': 'rebuilding',
  'btm.step.logistics-rail': 'the rail step',
  'btm.step.logistics-rail-group': 'the rail move',
  'btm.step.movement-move': 'the movement phase',
  'btm.step.movement-path': 'the move of a unit',
  'btm.step.movement-excess': 'the removal of overstacked units',
  'btm.step.combat-attack': 'the choice of an attack',
  'btm.step.combat-attackers': 'the choice of attackers',
  'btm.step.combat-defence': 'the choice of a defence',
  'btm.step.combat-attack-card': 'the attacker’s card',
  'btm.step.combat-defence-card': 'the defender’s card',
  'btm.step.combat-reroll': 'the re-roll',
  'btm.step.combat-retreat': 'the order of the retreat',
  'btm.step.combat-retreat-path': 'a retreat',
  'btm.step.combat-advance': 'the advance after combat',
  'btm.step.breakthrough-action': 'the breakthrough phase',
  'btm.step.breakthrough-path': 'the move of a tank',
  'btm.step.breakthrough-second': 'the choice of a second tank',
  'btm.step.card-hitler': 'the answer to a German card',

  'btm.date.1': 'June 1941',
  'btm.date.2': 'July and August 1941',
  'btm.date.3': 'September and October 1941',
  'btm.date.4': 'November and December 1941',
  'btm.date.5': 'January and February 1942',
  'btm.date.6': 'March and April 1942',
  'btm.weather.clear': 'clear weather',
  'btm.weather.mud': 'mud',
  'btm.weather.snow': 'snow',
  'btm.weather.thaw': 'thaw',

  // What a card is played for.
  'btm.use.combatShift': 'for a column shift',
  'btm.use.tankAction': 'for a tank action',
  'btm.use.activate': 'to activate a unit',
  'btm.use.rail': 'for a rail move',
  'btm.use.reroll': 'to re-roll',
  'btm.use.reinforce': 'to rebuild units',
  'btm.use.heroCity': 'to choose the hero city',
  'btm.use.cancel': 'to cancel a German card',

  // Results of a combat: in a sentence, and as the odds name them.
  'btm.die.DE': 'defenders eliminated',
  'btm.die.DL': 'losses and retreat',
  'btm.die.DR': 'retreat',
  'btm.die.-': 'no effect',
  'btm.outcome.DE': 'Defenders eliminated',
  'btm.outcome.DL': 'Losses and retreat',
  'btm.outcome.DR': 'Retreat',
  'btm.outcome.-': 'No effect',
} as const satisfies Catalogue;
