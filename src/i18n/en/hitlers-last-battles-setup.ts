import type { Catalogue } from '../message-types.ts';

/** The open questions of the rules of Hitler's Last Battles that you settle when you set up a match. */
export const en = {
  'hlb.seat.german': 'Germans',
  'hlb.seat.allied': 'Allies',

  'hlb.ruling.beside-enemy': 'Replacements adjacent to enemies',
  'hlb.ruling.beside-enemy.what': 'Which hexes take no replacement while an enemy unit is adjacent.',
  'hlb.ruling.beside-enemy.every-hex': 'Every hex',
  'hlb.ruling.beside-enemy.cities': 'Cities only',
  'hlb.ruling.beside-enemy.next-to-cities': 'Only hexes adjacent to a city',
  'hlb.ruling.beside-enemy.starts-and-next-to-cities': 'Its starting hex and hexes adjacent to a city; never its edge',

  'hlb.ruling.whose-cities': 'Cities for replacements',
  'hlb.ruling.whose-cities.what':
    'Where a unit may come back, apart from its map edge. Its starting hex counts like a city.',
  'hlb.ruling.whose-cities.own': 'Cities of its faction',
  'hlb.ruling.whose-cities.side': 'Cities of its side: the Allies share theirs',
  'hlb.ruling.whose-cities.any': 'Any empty city, also the enemy’s',

  'hlb.ruling.beaten-attacker': 'Defeated attacker',
  'hlb.ruling.beaten-attacker.what': 'Whether retreat directions, and column 06, also limit its way back.',
  'hlb.ruling.beaten-attacker.goes-back': 'It returns to its hex from any direction',
  'hlb.ruling.beaten-attacker.retreats': 'It is eliminated if it may not retreat that way',

  'hlb.ruling.attack-cost': 'What an attack costs',
  'hlb.ruling.attack-cost.what': 'Whether a unit may move one hex first and then attack.',
  'hlb.ruling.attack-cost.allowance': 'Two points: it must start next to the enemy',
  'hlb.ruling.attack-cost.ends-move': 'It ends the move: one hex, then the attack',

  'hlb.ruling.fought-before': 'Support by a unit that was attacked',
  'hlb.ruling.fought-before.what': 'Whether a unit may support in a turn in which it was attacked before.',
  'hlb.ruling.fought-before.this-phase': 'Yes: only the current combat phase counts',
  'hlb.ruling.fought-before.this-turn': 'No: the whole turn counts',

  'hlb.experiment.score': 'Points of the {seat|side} side at the end',
} as const satisfies Catalogue;
