/** Rail moves (§6.3) and the sea move from Odessa (§15.2). */
import type { Reason } from '../../../kernel/types.ts';
import type { RailPayment, Side, Spot, UnitId } from '../ids.ts';
import { aboardMove, railMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import {
  CITY_NUMBERS,
  NONE,
  ODESSA,
  SEVASTOPOL,
  areaIdOf,
  areasOf,
  isArea,
  isCity,
  isTank,
  placeId,
  placeNo,
  sideNo,
  sideOfArea,
  sideOfUnit,
  unitFacts,
  unitId,
  unitNo,
  unitsOf,
} from '../tables.ts';
import { areasForUnit, explainArea } from './arrivals.ts';
import { cardsFor, explainCard } from './cards.ts';
import { controllerOf, placeOf, readField, unitState, unitsIn } from './field.ts';
import type { Field, Positions, Supply } from './field-types.ts';
import { refusal } from './reason.ts';
import { overLimit } from './stacking.ts';
import { isSource, readSupply } from './supply.ts';

/** Where a side can ride (§6.3.3). */
export interface RailNet {
  readonly side: Side;
  readonly field: Field;
  readonly supply: Supply;
  /** Cities of the supply network, then the rear areas, by number. */
  readonly ends: readonly number[];
  /** Infantry that a rail move takes from Odessa to Sevastopol by sea, where no train goes (§15.2.2, Q25). */
  readonly sailors: readonly number[];
}

export function readRailNet(state: BtmState, side: Side): RailNet {
  const field = readField(state);
  const supply = readSupply(field, sideNo(side));
  const ends = (field.railEnds[sideNo(side)] ??= listEnds(supply, side));
  return { side, field, supply, ends, sailors: side === 'soviet' ? listSailors(state, supply) : NOBODY };
}

const NOBODY: readonly number[] = [];

function listSailors(state: Sailing, supply: Supply): readonly number[] {
  const { inOdessa = [], germanHexes } = state;
  if (inOdessa.length === 0 || germanHexes.includes(SEVASTOPOL)) return NOBODY;
  if (isSource(supply, placeNo(ODESSA)) && isSource(supply, placeNo(SEVASTOPOL))) return NOBODY;
  return inOdessa.filter((unit) => unitState(state, unit).place === ODESSA).map(unitNo);
}

/** What a sea move hangs on; a view has it as well. */
export type Sailing = Positions & Pick<BtmState, 'inOdessa'>;

/** Whether a rail move of a unit to a place goes by sea: the unit becomes spent by it (§15.2.2). */
export const goesBySea = (state: Sailing, unit: UnitId, to: Spot): boolean =>
  to === SEVASTOPOL && listSailors(state, readSupply(readField(state), sideNo('soviet'))).includes(unitNo(unit));

const listEnds = (supply: Supply, side: Side): readonly number[] => [
  ...CITY_NUMBERS.filter((hex) => isSource(supply, hex)),
  ...areasOf(side),
];

/** §6.3, §15.3: the free Soviet rail move is there once in each phase, and gone for good with Moscow. */
export const hasFreeRail = ({ freeRailUsed, options, moscowEverGerman }: BtmState, side: Side): boolean =>
  side === 'soviet' && !freeRailUsed && !(options.moscow && moscowEverGerman);

/** What can pay for a rail move now: the free one first. */
const paymentsOf = (state: BtmState, side: Side): readonly RailPayment[] => [
  ...(hasFreeRail(state, side) ? ['free'] : []),
  ...cardsFor(state, side, 'rail'),
];

/** §6.3.3, §10.5: whether a unit that stands at an end may ride to another; one of the two is a city. */
const mayRide = (unit: number, from: number, to: number): boolean =>
  from !== to && (!isArea(to) || (!isArea(from) && areasForUnit(unit).includes(to)));

/** Units of a side that stand where one can board: in a source of supply (§6.3.3). */
const listRiders = ({ side, field, supply }: RailNet): readonly number[] =>
  unitsOf(side).filter((unit) => placeOf(field, unit) !== NONE && isSource(supply, placeOf(field, unit)));

/** §6.3: whether anybody could ride, whatever pays for it. */
export const mayAnyoneRide = (net: RailNet): boolean =>
  net.sailors.length > 0 ||
  listRiders(net).some((unit) => net.ends.some((to) => mayRide(unit, placeOf(net.field, unit), to)));

/** §6.3: every unit that can ride, every way to pay, every end. */
export function listRails(state: BtmState, net: RailNet): readonly Move[] {
  const payments = paymentsOf(state, net.side);
  const moves: Move[] = [];
  if (payments.length === 0) return moves;
  for (const unit of listRiders(net)) {
    const from = placeOf(net.field, unit);
    for (const to of net.ends)
      if (mayRide(unit, from, to)) for (const by of payments) moves.push(railMove(by, unit, to));
  }
  for (const unit of net.sailors) for (const by of payments) moves.push(railMove(by, unit, placeNo(SEVASTOPOL)));
  return moves;
}

/** Why a rail move cannot be paid for in this way; null where it can. */
export function explainPayment(state: BtmState, side: Side, by: RailPayment): Reason | null {
  if (by !== 'free') return explainCard(state, side, by, 'rail');
  if (hasFreeRail(state, side)) return null;
  if (side === 'german') return refusal('RAIL_LIMIT.german', '6.3');
  return state.freeRailUsed ? refusal('RAIL_LIMIT.used', '6.3') : refusal('RAIL_LIMIT.moscow', '15.3');
}

/** Why a place is no end of a rail move; null where it is (§6.3.3). */
function explainEnd({ side, field, supply }: RailNet, place: number, which: 'from' | 'to'): Reason | null {
  const at = { place: placeId(place) };
  if (isArea(place)) return sideOfArea(place) === sideNo(side) ? null : refusal('RAIL_END.enemy-area', '6.3.3', at);
  if (!isCity(place)) return refusal(`RAIL_END.${which}-no-city`, '6.3.3', at);
  if (controllerOf(field, place) !== sideNo(side)) return refusal('RAIL_END.enemy-city', '6.3.3', at);
  return isSource(supply, place) ? null : refusal(`NOT_SUPPLIED.rail-${which}`, '6.3.3', at);
}

/** Why a unit may not board, wherever it is to go; null when it may. */
export function explainBoarding(state: BtmState, net: RailNet, by: RailPayment, unit: UnitId): Reason | null {
  const { side, field } = net;
  const no = unitNo(unit);
  if (unitFacts(no).side !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  const from = placeOf(field, no);
  if (from === NONE) return refusal('NOT_ON_MAP.rail', '6.3.1', { unit });
  return explainPayment(state, side, by) ?? (net.sailors.includes(no) ? null : explainEnd(net, from, 'from'));
}

/** Why nobody may ride to a place; null where somebody might. */
export const explainRailTo = (net: RailNet, to: Spot): Reason | null =>
  to === SEVASTOPOL && net.sailors.length > 0 ? null : explainEnd(net, placeNo(to), 'to');

/** Why a unit that may board does not ride to a place; null when it may. */
export function explainRide(net: RailNet, unit: UnitId, to: Spot): Reason | null {
  const no = unitNo(unit);
  const from = placeOf(net.field, no);
  const end = placeNo(to);
  const isSailor = net.sailors.includes(no);
  if (isSailor && to === SEVASTOPOL) return null;
  const barred = explainEnd(net, end, 'to') ?? (isSailor ? explainEnd(net, from, 'from') : null);
  if (barred) return barred;
  if (from === end) return refusal('RAIL_END.same', '6.3.3', { unit, place: to });
  if (mayRide(no, from, end)) return null;
  if (isArea(from)) return refusal('RAIL_END.two-areas', '6.3.3', { unit, place: to });
  return explainArea(no, areaIdOf(end));
}

export const explainRail = (state: BtmState, net: RailNet, by: RailPayment, unit: UnitId, to: Spot): Reason | null =>
  explainBoarding(state, net, by, unit) ?? explainRide(net, unit, to);

/** §6.3.2: whether units may ride together: the group itself is within the stack limit. */
const isGroup = (units: readonly number[]): boolean => overLimit(units, sideNo('soviet')) === null;

/** §6.3.2, §15.2.2: units of the same place that may go along to another; by sea only those that may sail. */
export function listAboard(state: BtmState, aboard: readonly UnitId[], to: Spot): readonly Move[] {
  const field = readField(state);
  const group = aboard.map(unitNo);
  const [first = NONE] = group;
  const from = placeOf(field, first);
  const { sailors } = readRailNet(state, 'soviet');
  const isVoyage = to === SEVASTOPOL && sailors.includes(first);
  return (isVoyage ? sailors : unitsIn(field, from))
    .filter((unit) => !group.includes(unit) && isGroup([...group, unit]))
    .map(aboardMove);
}

export function explainAboard(state: BtmState, aboard: readonly UnitId[], unit: UnitId, to: Spot): Reason | null {
  const no = unitNo(unit);
  const { side } = unitFacts(no);
  if (side !== 'soviet') return refusal('NOT_YOUR_UNIT', '2.2', { unit, side: 'soviet' });
  if (aboard.includes(unit)) return refusal('RAIL_GROUP.aboard', '6.3.2', { unit });
  const [first = unit] = aboard;
  if (unitState(state, unit).place !== unitState(state, first).place)
    return refusal('RAIL_GROUP.elsewhere', '6.3.2', { unit, with: first });
  if (goesBySea(state, first, to) && !goesBySea(state, unit, to))
    return refusal(isTank(no) ? 'SEA_UNIT.mechanised' : 'SEA_UNIT.late', '15.2.2', { unit });
  return isGroup([...aboard, unit].map(unitNo)) ? null : refusal('RAIL_GROUP.limit', '6.3.2', { unit });
}

/** §15.2: whether anybody can go by sea when the phase starts; it takes the place of the free rail move then (Q25). */
export const maySail = (state: BtmState): boolean =>
  state.options.odessa &&
  rulingsOf(state)['sea-move'] === 'phase-start' &&
  hasFreeRail(state, 'soviet') &&
  listSails(state).length > 0;

/** §15.2.2, Q25: infantry in Odessa as the phase starts, where a rail move of this phase may take it to sea. */
export function listSeaborne(state: BtmState): readonly UnitId[] {
  if (!state.options.odessa || rulingsOf(state)['sea-move'] !== 'rail-step') return [];
  return unitsIn(readField(state), placeNo(ODESSA))
    .filter((unit) => sideOfUnit(unit) === sideNo('soviet') && !isTank(unit))
    .map(unitId);
}

/** §15.2: infantry in Odessa, while Sevastopol is Soviet. The stack limit of Odessa is that of the group. */
export function listSails(state: BtmState): readonly Move[] {
  if (state.germanHexes.includes(SEVASTOPOL)) return [];
  return unitsOf('soviet')
    .filter((unit) => !isTank(unit) && unitState(state, unitId(unit)).place === ODESSA)
    .map((unit) => ({ type: 'sea', unit: unitId(unit) }));
}

export function explainSail(state: BtmState, unit: UnitId): Reason | null {
  const no = unitNo(unit);
  if (unitFacts(no).side !== 'soviet') return refusal('NOT_YOUR_UNIT', '2.2', { unit, side: 'soviet' });
  if (isTank(no)) return refusal('SEA_UNIT.mechanised', '15.2', { unit });
  if (unitState(state, unit).place !== ODESSA) return refusal('SEA_UNIT.elsewhere', '15.2', { unit });
  return state.germanHexes.includes(SEVASTOPOL) ? refusal('SEA_UNIT.sevastopol', '15.2', { unit }) : null;
}
