/** Warns of what a player gives away by ending a phase: units without supply, empty cities. */
import type { Warning } from '../../../kits/rehearsal/preview.ts';
import type { Side } from '../ids.ts';
import { sideNo } from '../numbers.ts';
import { readField, unitsIn } from '../rules/field.ts';
import { listSurrenders } from '../rules/supply.ts';
import type { BtmState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { enemiesInReach, excessWarnings } from './effects.ts';

/** §13.1: units without a line, which surrender in this turn's supply phase. `mayChange`: a later phase can open one. */
function supplyWarnings(t: Tables, state: BtmState, side: Side, mayChange: boolean): readonly Warning[] {
  const units = listSurrenders(state, readField(t, state), sideNo(side)).map(t.unitId);
  if (units.length === 0) return [];
  const key = mayChange ? 'btm.warn.surrender-unless' : 'btm.warn.surrender';
  return [{ key, params: { units: units.join(',') }, rule: '13.1' }];
}

/** §4.2: a side's empty cities that an enemy is near enough to enter. */
function cityWarnings(t: Tables, state: BtmState, side: Side): readonly Warning[] {
  const field = readField(t, state);
  const isOwn = (hex: string): boolean => state.germanHexes.includes(hex) === (side === 'german');
  const hexes = t.pack.cities
    .map(({ hex }) => hex)
    .filter((hex) => isOwn(hex) && unitsIn(field, t.placeNo(hex)).length === 0)
    .filter((hex) => enemiesInReach(field, side, t.placeNo(hex), state.turn).length > 0);
  return hexes.length === 0 ? [] : [{ key: 'btm.warn.empty-cities', params: { hexes: hexes.join(',') }, rule: '4.2' }];
}

export const warningsOfMovement = (t: Tables, state: BtmState, side: Side): readonly Warning[] => [
  ...excessWarnings(t, state, side),
  ...supplyWarnings(t, state, side, true),
  ...cityWarnings(t, state, side),
];

export const warningsOfBreakthrough = (t: Tables, state: BtmState, side: Side): readonly Warning[] =>
  supplyWarnings(t, state, side, false);
