import type { Catalogue } from '../message-types.ts';

/** The log of Blitzkrieg to Moscow 2. */
export const en = {
  'btm.log.placed': '{unit|unit} is set up in {hex|hex}',
  'btm.log.turn-began': 'Turn {turn|number}, {turn|word:btm.date}: {weather|word:btm.weather}',
  'btm.log.phase-logistics': '{side|side} logistics phase',
  'btm.log.phase-movement': '{side|side} movement phase',
  'btm.log.phase-combat': '{side|side} combat phase',
  'btm.log.phase-breakthrough': '{side|side} breakthrough phase',
  'btm.log.phase-supply': '{side|side} supply phase',

  // Cards.
  'btm.log.cards-discarded': '{side|side} cards unused last turn are discarded: {cards|markers}',
  'btm.log.draw-ended': 'The {side|side} player takes {n|plural:# card|# cards}',
  'btm.log.card-combatShift': '{side|side} card: {card|marker} (column shift)',
  'btm.log.card-tankAction': '{side|side} card: {card|marker} (tank action)',
  'btm.log.card-activate': '{side|side} card: {card|marker} (activation)',
  'btm.log.card-rail': '{side|side} card: {card|marker} (rail move)',
  'btm.log.card-reroll': '{side|side} card: {card|marker} (re-roll)',
  'btm.log.card-reinforce': '{side|side} card: {card|marker} (reinforcements)',
  'btm.log.card-heroCity': '{side|side} card: {card|marker} (hero city)',
  'btm.log.card-cancel': '{side|side} card: {card|marker}',
  'btm.log.card-cancelled': '{by|marker} cancels {card|marker}: it has no effect',

  // Logistics.
  'btm.log.shipped': '{unit|unit} goes by sea from {from|hex} to {hex|hex}',
  'btm.log.removed-own-will': '{unit|unit} is voluntarily removed from {hex|hex}',
  'btm.log.removed-stacking': '{unit|unit} is removed from {hex|hex}: overstacked',
  'btm.log.arrived': '{unit|unit} arrives in {area|place}',
  'btm.log.returned': '{unit|unit} returns in {area|place}',
  'btm.log.rebuilt-eliminated': '{unit|unit} is rebuilt in {area|place}',
  'btm.log.rebuilt-surrendered': '{unit|unit}, which had surrendered, is rebuilt in {area|place} at double cost',
  'btm.log.hero-named': '{hex|hex} becomes the hero city',
  'btm.log.hero-lost': '{hex|hex} has fallen and is no longer the hero city',
  'btm.log.railed': 'By rail from {from|place} to {place|place}: {units|units}',
  'btm.log.activated': '{unit|unit} becomes active',

  // Movement and control.
  'btm.log.moved': '{unit|unit} moves from {from|place} to {hex|hex}, {steps|plural:# hex|# hexes}',
  'btm.log.moved-area': '{unit|unit} moves from {from|place} back to {area|place}',
  'btm.log.sent-to-track': '{unit|unit} leaves the map by {from|place} and returns on turn {turn|number}',
  'btm.log.left-map': '{unit|unit} leaves the map by {from|place} and does not return',
  'btm.log.control': 'The {side|side} side takes {hex|hex}: {points|plural:# point|# points}',

  // Combat.
  'btm.log.attack-declared': 'Attack on {hex|hex}: {attackers|units} against {defenders|units}',
  'btm.log.defence-active': 'Active defence: {units|units}',
  'btm.log.defence-passive': 'Passive defence: {units|units}',
  'btm.log.defence-mixed': 'Active defence: {units|units}; passive defence: {others|units}',
  'btm.log.attack-failed':
    'The attack on {hex|hex} fails: {attack|number} to {defence|number}, {ratio}, after shifts {column}',
  'btm.log.rolled-eliminated':
    '{side|side} die {die|number} on {hex|hex}, {attack|number} to {defence|number}, {ratio}, after shifts {column}: all defenders eliminated',
  'btm.log.rolled-losses':
    '{side|side} die {die|number} on {hex|hex}, {attack|number} to {defence|number}, {ratio}, after shifts {column}: the defenders take losses and retreat',
  'btm.log.rolled-retreat':
    '{side|side} die {die|number} on {hex|hex}, {attack|number} to {defence|number}, {ratio}, after shifts {column}: the defenders retreat',
  'btm.log.rolled-none':
    '{side|side} die {die|number} on {hex|hex}, {attack|number} to {defence|number}, {ratio}, after shifts {column}: no effect',
  'btm.log.rolled-held':
    '{side|side} die {die|number} on {hex|hex}, {attack|number} to {defence|number}, {ratio}, after shifts {column}: a retreat, but the hero city holds',
  'btm.log.spent': 'Spent: {units|units}',
  'btm.log.eliminated-result': '{unit|unit} is eliminated in {place|place}',
  'btm.log.eliminated-no-retreat': '{unit|unit} cannot retreat from {place|place} and is eliminated',
  'btm.log.eliminated-exhausted': '{unit|unit} has no spent side and is eliminated in {place|place}',
  'btm.log.retreated': '{unit|unit} retreats from {from|hex} to {hex|hex}',
  'btm.log.retreated-area': '{unit|unit} retreats from {from|hex} to {area|place}',
  'btm.log.advanced': '{unit|unit} advances from {from|place} into {hex|hex}',
  'btm.log.attack-lapsed': 'The second attack, on {hex|hex}, is cancelled: no enemy is left there',

  // Supply and the end.
  'btm.log.surrendered': '{unit|unit}, without supply in {hex|hex}, surrenders',
  'btm.log.recovered': 'Recovered: {units|units}',
  'btm.log.game-over': 'The game ends with a German score of {score|number}: {side|side} victory',
} as const satisfies Catalogue;
