import type { Catalogue } from '../message-types.ts';

/** What overlays and the combat panel of Blitzkrieg to Moscow 2 tell of a position. */
export const en = {
  // What cuts a unit off from supply.
  'btm.cut.unit': 'Supply line blocked in {hex|hex} by {units|units}',
  'btm.cut.city': '{hex|hex} is an enemy city: no supply line passes through it',
  'btm.cut.zone': '{hex|hex} is in the ZOC of {units|units}, with no friendly unit there',
  'btm.cut.water': 'Water divides {from|hex} from {hex|hex}',
  'btm.cut.isolated-city': '{hex|hex} cannot trace supply, so it is not a source',
  'btm.cut.far':
    'The nearest source is {steps|plural:# hex|# hexes} away; a supply line has at most {most|plural:# hex|# hexes}',

  // What each unit adds to a combat.
  'btm.strength.full': '{unit|unit} attacks at full strength',
  'btm.strength.spent': '{unit|unit} is spent',
  'btm.strength.active': '{unit|unit} defends actively',
  'btm.strength.passive': '{unit|unit} defends passively',
  'btm.strength.undecided': '{unit|unit} has not chosen its defence; counted as active',
  'btm.strength.spared':
    '{unit|unit} was attacked earlier this phase: it adds nothing, and the result does not affect it',
  'btm.strength.bystander': '{unit|unit} was attacked earlier this phase: it adds nothing but shares the result',

  // Shifts that do not apply.
  'btm.no-shift.mountain.ground': 'Not a mountain',
  'btm.no-shift.city.ground': 'Not a city',
  'btm.no-shift.river.none': 'No attacker crosses a river',
  'btm.no-shift.river.not-all': 'Not all attackers cross a river',
  'btm.no-shift.river.weather': 'The rivers are frozen',
  'btm.no-shift.tank.none': 'No tank unit attacks',
  'btm.no-shift.tank.ground': 'Not clear terrain for tanks',
  'btm.no-shift.tank.weather': 'No tank shift in {weather|word:btm.weather}',
  'btm.no-shift.winter.weather': 'Winter shift in snow only',
  'btm.no-shift.winter.side': 'Winter shift: Soviet attacks only',
  'btm.no-shift.attack-card.none': 'No attacker’s card',
  'btm.no-shift.attack-card.cancelled': '{card|marker} of the attacker is cancelled',
  'btm.no-shift.defence-card.none': 'No defender’s card',
  'btm.no-shift.defence-card.cancelled': '{card|marker} of the defender is cancelled',
} as const satisfies Catalogue;
