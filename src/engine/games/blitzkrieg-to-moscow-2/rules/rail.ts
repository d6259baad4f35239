/** Rail moves (§6.3) and the sea move from Odessa (§15.2). */
import type { Reason } from '../../../kernel/types.ts';
import type { RailPayment, Side, Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import { NONE, sideNo } from '../numbers.ts';
import { explainArea } from './placement.ts';
import { cardsFor, explainCard } from './cards.ts';
import { controllerOf, placeOf, readField, unitState, unitsIn } from './field.ts';
import type { Field, Positions, Supply, Tables } from '../tables.ts';
import { refusal } from './reason.ts';
import { overLimit } from './stacking.ts';
import { isSource, readSupply } from './supply.ts';

/** Ends of a side's rail moves (§6.3.3). */
export interface RailNet {
  readonly side: Side;
  readonly field: Field;
  readonly supply: Supply;
  /** Cities of the supply network, then the rear areas, by number. */
  readonly ends: readonly number[];
  /** Infantry that a rail move takes by sea from Odessa to Sevastopol, without a train (§15.2.2, Q25). */
  readonly sailors: readonly number[];
}

export function readRailNet(t: Tables, state: BtmState, side: Side): RailNet {
  const field = readField(t, state);
  const supply = readSupply(field, sideNo(side));
  const ends = (field.railEnds[sideNo(side)] ??= listEnds(supply, side));
  return { side, field, supply, ends, sailors: side === 'soviet' ? listSailors(state, supply) : NOBODY };
}

const NOBODY: readonly number[] = [];

function listSailors(state: Sailing, supply: Supply): readonly number[] {
  const { tables: t } = supply;
  const { inOdessa = [], germanHexes } = state;
  if (inOdessa.length === 0 || germanHexes.includes(t.sevastopol)) return NOBODY;
  if (isSource(supply, t.placeNo(t.odessa)) && isSource(supply, t.placeNo(t.sevastopol))) return NOBODY;
  return inOdessa.filter((unit) => unitState(state, unit).place === t.odessa).map(t.unitNo);
}

export type Sailing = Positions & Pick<BtmState, 'inOdessa'>;

/** Returns true if a rail move goes by sea, which makes the unit spent (§15.2.2). */
export const goesBySea = (t: Tables, state: Sailing, unit: UnitId, to: Spot): boolean =>
  to === t.sevastopol && listSailors(state, readSupply(readField(t, state), sideNo('soviet'))).includes(t.unitNo(unit));

const listEnds = (supply: Supply, side: Side): readonly number[] => [
  ...supply.tables.cityNumbers.filter((hex) => isSource(supply, hex)),
  ...supply.tables.areasOf(side),
];

/** §6.3, §15.3: one free Soviet rail move each phase, none once Moscow has fallen. */
export const hasFreeRail = ({ freeRailUsed, options, moscowEverGerman }: BtmState, side: Side): boolean =>
  side === 'soviet' && !freeRailUsed && !(options.moscow && moscowEverGerman);

const paymentsOf = (t: Tables, state: BtmState, side: Side): readonly RailPayment[] => [
  ...(hasFreeRail(state, side) ? ['free'] : []),
  ...cardsFor(t, state, side, 'rail'),
];

/** Returns true if a unit may ride between two ends, one of which is a city (§6.3.3, §10.5). */
const mayRide = (t: Tables, unit: number, from: number, to: number): boolean =>
  from !== to && (!t.isArea(to) || (!t.isArea(from) && t.areasForUnit(unit).includes(to)));

/** A unit boards only in a source of supply (§6.3.3). */
const isRider = ({ field, supply }: RailNet, unit: number): boolean =>
  placeOf(field, unit) !== NONE && isSource(supply, placeOf(field, unit));

/** Returns true if any unit could ride, however it is paid (§6.3). */
export const mayAnyoneRide = (net: RailNet): boolean =>
  net.sailors.length > 0 ||
  net.field.tables
    .unitsOf(net.side)
    .some(
      (unit) =>
        isRider(net, unit) && net.ends.some((to) => mayRide(net.field.tables, unit, placeOf(net.field, unit), to)),
    );

/** §6.3: every unit that can ride, every payment, every end. */
export function listRails(state: BtmState, net: RailNet): Move[] {
  const { tables: t } = net.field;
  const payments = paymentsOf(t, state, net.side);
  const moves: Move[] = [];
  if (payments.length === 0) return moves;
  for (const unit of t.unitsOf(net.side)) {
    if (!isRider(net, unit)) continue;
    const from = placeOf(net.field, unit);
    for (const to of net.ends)
      if (mayRide(t, unit, from, to)) for (const by of payments) moves.push(t.railMove(by, unit, to));
  }
  for (const unit of net.sailors) for (const by of payments) moves.push(t.railMove(by, unit, t.placeNo(t.sevastopol)));
  return moves;
}

export function explainPayment(t: Tables, state: BtmState, side: Side, by: RailPayment): Reason | null {
  if (by !== 'free') return explainCard(t, state, side, by, 'rail');
  if (hasFreeRail(state, side)) return null;
  if (side === 'german') return refusal('RAIL_LIMIT.german', '6.3');
  return state.freeRailUsed ? refusal('RAIL_LIMIT.used', '6.3') : refusal('RAIL_LIMIT.moscow', '15.3');
}

/** Why a place is no end of a rail move; null where it is (§6.3.3). */
function explainEnd({ side, field, supply }: RailNet, place: number, which: 'from' | 'to'): Reason | null {
  const { tables: t } = field;
  const at = { place: t.placeId(place) };
  if (t.isArea(place)) return t.sideOfArea(place) === sideNo(side) ? null : refusal('RAIL_END.enemy-area', '6.3.3', at);
  if (!t.isCity(place)) return refusal(`RAIL_END.${which}-no-city`, '6.3.3', at);
  if (controllerOf(field, place) !== sideNo(side)) return refusal('RAIL_END.enemy-city', '6.3.3', at);
  return isSource(supply, place) ? null : refusal(`NOT_SUPPLIED.rail-${which}`, '6.3.3', at);
}

export function explainBoarding(state: BtmState, net: RailNet, by: RailPayment, unit: UnitId): Reason | null {
  const { tables: t } = net.field;
  const { side, field } = net;
  const no = t.unitNo(unit);
  if (t.unitFacts(no).side !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  const from = placeOf(field, no);
  if (from === NONE) return refusal('NOT_ON_MAP.rail', '6.3.1', { unit });
  return explainPayment(t, state, side, by) ?? (net.sailors.includes(no) ? null : explainEnd(net, from, 'from'));
}

export const explainRailTo = (net: RailNet, to: Spot): Reason | null =>
  to === net.field.tables.sevastopol && net.sailors.length > 0
    ? null
    : explainEnd(net, net.field.tables.placeNo(to), 'to');

export function explainRide(net: RailNet, unit: UnitId, to: Spot): Reason | null {
  const { tables: t } = net.field;
  const no = t.unitNo(unit);
  const from = placeOf(net.field, no);
  const end = t.placeNo(to);
  const isSailor = net.sailors.includes(no);
  if (isSailor && to === t.sevastopol) return null;
  const barred = explainEnd(net, end, 'to') ?? (isSailor ? explainEnd(net, from, 'from') : null);
  if (barred) return barred;
  if (from === end) return refusal('RAIL_END.same', '6.3.3', { unit, place: to });
  if (mayRide(t, no, from, end)) return null;
  if (t.isArea(from)) return refusal('RAIL_END.two-areas', '6.3.3', { unit, place: to });
  return explainArea(t, no, t.areaIdOf(end));
}

export const explainRail = (state: BtmState, net: RailNet, by: RailPayment, unit: UnitId, to: Spot): Reason | null =>
  explainBoarding(state, net, by, unit) ?? explainRide(net, unit, to);

/** §6.3.2: units ride together only within the stack limit. */
const isGroup = (t: Tables, units: readonly number[]): boolean => overLimit(t, units, sideNo('soviet')) === null;

/** §6.3.2, §15.2.2: units of the same place that may join a ride; by sea only those that may sail. */
export function listAboard(t: Tables, state: BtmState, aboard: readonly UnitId[], to: Spot): readonly Move[] {
  const field = readField(t, state);
  const group = aboard.map(t.unitNo);
  const [first = NONE] = group;
  const from = placeOf(field, first);
  const { sailors } = readRailNet(t, state, 'soviet');
  const isVoyage = to === t.sevastopol && sailors.includes(first);
  return (isVoyage ? sailors : unitsIn(field, from))
    .filter((unit) => !group.includes(unit) && isGroup(t, [...group, unit]))
    .map(t.aboardMove);
}

export function explainAboard(
  t: Tables,
  state: BtmState,
  aboard: readonly UnitId[],
  unit: UnitId,
  to: Spot,
): Reason | null {
  const no = t.unitNo(unit);
  const { side } = t.unitFacts(no);
  if (side !== 'soviet') return refusal('NOT_YOUR_UNIT', '2.2', { unit, side: 'soviet' });
  if (aboard.includes(unit)) return refusal('RAIL_GROUP.aboard', '6.3.2', { unit });
  const [first = unit] = aboard;
  if (unitState(state, unit).place !== unitState(state, first).place)
    return refusal('RAIL_GROUP.elsewhere', '6.3.2', { unit, with: first });
  if (goesBySea(t, state, first, to) && !goesBySea(t, state, unit, to))
    return refusal(t.isTank(no) ? 'SEA_UNIT.mechanised' : 'SEA_UNIT.late', '15.2.2', { unit });
  return isGroup(t, [...aboard, unit].map(t.unitNo)) ? null : refusal('RAIL_GROUP.limit', '6.3.2', { unit });
}

/** Returns true if any unit can go by sea when the phase starts; this replaces the free rail move (§15.2, Q25). */
export const maySail = (t: Tables, state: BtmState): boolean =>
  state.options.odessa &&
  rulingsOf(state)['sea-move'] === 'phase-start' &&
  hasFreeRail(state, 'soviet') &&
  listSails(t, state).length > 0;

/** §15.2.2, Q25: infantry in Odessa at the start of the phase, which a rail move may take by sea. */
export function listSeaborne(t: Tables, state: BtmState): readonly UnitId[] {
  if (!state.options.odessa || rulingsOf(state)['sea-move'] !== 'rail-step') return [];
  return unitsIn(readField(t, state), t.placeNo(t.odessa))
    .filter((unit) => t.sideOfUnit(unit) === sideNo('soviet') && !t.isTank(unit))
    .map(t.unitId);
}

/** §15.2: infantry in Odessa, while Sevastopol is Soviet. The group keeps to the stack limit of Odessa. */
export function listSails(t: Tables, state: BtmState): readonly Move[] {
  if (state.germanHexes.includes(t.sevastopol)) return [];
  return t
    .unitsOf('soviet')
    .filter((unit) => !t.isTank(unit) && unitState(state, t.unitId(unit)).place === t.odessa)
    .map(t.seaMove);
}

export function explainSail(t: Tables, state: BtmState, unit: UnitId): Reason | null {
  const no = t.unitNo(unit);
  if (t.unitFacts(no).side !== 'soviet') return refusal('NOT_YOUR_UNIT', '2.2', { unit, side: 'soviet' });
  if (t.isTank(no)) return refusal('SEA_UNIT.mechanised', '15.2', { unit });
  if (unitState(state, unit).place !== t.odessa) return refusal('SEA_UNIT.elsewhere', '15.2', { unit });
  return state.germanHexes.includes(t.sevastopol) ? refusal('SEA_UNIT.sevastopol', '15.2', { unit }) : null;
}
