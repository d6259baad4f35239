import type { Catalogue } from '../message-types.ts';

/** What a move of Blitzkrieg to Moscow 2 would do, and the reasons of its numbers. */
export const en = {
  // Shifts of the odds.
  'btm.shift.mountain': 'Mountain in {hex|hex}',
  'btm.shift.city': 'City in {hex|hex}',
  'btm.shift.river': 'Every attacker crosses a river',
  'btm.shift.tank': '{unit|unit} attacks in clear terrain',
  'btm.shift.winter': 'Soviet attack in the snow',
  'btm.shift.attack-card': '{card|marker} (attacker’s card)',
  'btm.shift.defence-card': '{card|marker} (defender’s card)',

  // The German score.
  'btm.score.city': '{hex|place}',
  'btm.score.no-supply': '{hex|place} cannot trace supply',
  'btm.score.hero': '{hex|place} became the hero city',
  'btm.score.panzers': 'Active panzer armies: {count|number}, 1 point for each {each|number}',
  'btm.score.losses':
    'Lost: {infantry|plural:# infantry army|# infantry armies}, {tanks|plural:# panzer army|# panzer armies}',
  'btm.experiment.score.panzers': 'Active panzer armies',
  'btm.experiment.score.losses': 'Lost German armies',

  // What a move would do.
  'btm.effect.removed': '{unit|unit} is eliminated; a card may rebuild it',
  'btm.effect.active': '{unit|unit} becomes active',
  'btm.effect.cancelled': 'The German card has no effect; both cards are used up',
  'btm.effect.spent': '{unit|unit} becomes spent',
  'btm.effect.exhausted': '{unit|unit} has no spent side and is eliminated afterwards',
  'btm.effect.spent-unless-rear': '{unit|unit} becomes spent, unless it retreats to the rear',
  'btm.effect.exhausted-unless-rear':
    '{unit|unit} has no spent side and is eliminated afterwards, unless it retreats to the rear',
  'btm.effect.rebuilt-spent': '{unit|unit} arrives spent',
  'btm.effect.rebuilt-active': '{unit|unit} arrives active ({left|number} left on the card)',
  'btm.effect.hero-holds': 'A DR result of a German attack on {hex|hex} has no effect',
  'btm.effect.hero-supply': 'Soviet units in {hex|hex} do not surrender when out of supply',
  'btm.effect.hero-points': '{hex|hex} is worth {points|plural:# point|# points} to the German side at the end',
  'btm.effect.takes': 'The {side|side} side takes {hex|hex}: {points|plural:# point|# points}',
  'btm.effect.leaves-map': 'This is the last turn: the unit leaves the map and does not return',
  'btm.effect.to-track': 'The unit leaves the map, recovers and returns on turn {turn|number}',
  'btm.effect.beyond-full': '{hex|hex} is full: {unit|unit} retreats one hex further',
  'btm.effect.stops': '{unit|unit} must stop in {hex|hex}: it can go no further',
  'btm.effect.fails':
    '{attack|number} against {defence|number}, {odds|ratio}, after shifts {column|ratio}: below 1:1 the attack fails without a roll',
  'btm.effect.odds': '{attack|number} against {defence|number}, {odds|ratio}, after shifts {column|ratio}',
  'btm.range.plain': 'if no more cards are played',
  'btm.range.card': 'if the {side|side} player plays {card|marker}',
  'btm.range.cancelled': 'if {card|marker} is cancelled',
  'btm.effect.odds-passive':
    'Against passive defence: {attack|number} against {defence|number}, {odds|ratio}, after shifts {column|ratio}',
  'btm.effect.attackers-spent': 'Spent afterwards: {units|units}',
  'btm.effect.attackers-exhausted': 'Eliminated afterwards (no spent side): {units|units}',

  // Warnings.
  'btm.warn.crowded': '{units|units} already in {hex|hex}: overstacked units are removed when the movement phase ends',
  'btm.warn.no-supply': 'As things are, {unit|unit} would have no supply in {hex|hex} and surrender',
  'btm.warn.leaves-city': '{unit|unit} {unit|agree:leaves|leave} {hex|hex} empty; {enemies|units:or} could enter',
  'btm.warn.excess': 'Overstacked in {hexes|hexes}: you must remove the excess units',
  'btm.warn.reroll-vain': 'A re-roll gains you nothing: no result is better than {result|word:btm.die}',
} as const satisfies Catalogue;
