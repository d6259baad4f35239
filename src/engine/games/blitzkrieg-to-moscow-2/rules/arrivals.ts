/** Cards drawn (§6.1), arrivals from the turn track (§6.2, §10.5) and units set up in cities (§15.1). */
import type { Reason } from '../../../kernel/types.ts';
import { data } from '../data.ts';
import type { AreaId, CardId, HexId, Side, Track, UnitId } from '../ids.ts';
import { drawMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import {
  CARD_IDS,
  CITIES,
  HEX_COUNT,
  MOSCOW,
  TURNS,
  areaIdOf,
  areasOf,
  isAreaId,
  isCity,
  known,
  placeNo,
  sideOfArea,
  sideNo,
  turnFacts,
  unitFacts,
  unitId,
  unitNo,
} from '../tables.ts';
import { readAway, unitState, unitStateOf } from './field.ts';
import { refusal } from './reason.ts';

/** §6.1, §15.3: how many cards a side takes; one less for the Soviet side while Germans control Moscow. */
export function countDraws(state: BtmState, side: Side): number {
  const { cards } = turnFacts(state.turn);
  const isMoscowLost = side === 'soviet' && state.options.moscow && state.germanHexes.includes(MOSCOW);
  return Math.max(0, cards[side] - (isMoscowLost ? 1 : 0));
}

/** §6.1, §7.2: cards of a side that can still be taken. */
export const cardsLeft = (state: BtmState, side: Side): readonly CardId[] =>
  CARD_IDS[side].filter((card) => !state.cards[side].hand.includes(card));

export const listDraws = (state: BtmState, side: Side): readonly Move[] => cardsLeft(state, side).map(drawMove);

export function explainDraw(state: BtmState, side: Side, card: CardId): Reason | null {
  if (!CARD_IDS[side].includes(card)) return refusal('BAD_DRAW.other-side', '6.1', { card, side });
  return state.cards[side].hand.includes(card) ? refusal('BAD_DRAW.twice', '6.1', { card }) : null;
}

export const trackOf = (turn: number): Track => `turn-${turn}`;
const TRACK_OF: ReadonlyMap<number, Track> = new Map(TURNS.map(({ turn }) => [turn, trackOf(turn)]));

/** §6.2, §10.5: rear areas, by number, in which a unit arrives from the track, and to which it may go. */
const AREAS_OF_UNIT: readonly (readonly number[])[] = data.units.map(({ code, side }) =>
  isAreaId(code) ? [placeNo(code)] : areasOf(side),
);
const NOWHERE: readonly number[] = [];
const NOBODY: readonly number[] = [];
export const areasForUnit = (unit: number): readonly number[] => AREAS_OF_UNIT[unit] ?? NOWHERE;

/** §6.2: whether a unit comes from the track this turn and still waits there. */
export const isArriving = (state: BtmState, unit: number): boolean =>
  unitStateOf(state, unit).place === TRACK_OF.get(state.turn);

/** Arrivals of a side that still wait on the track. */
export const arrivalsLeft = (state: BtmState, side: Side): readonly number[] =>
  readAway(state, side).onTrack.get(known(TRACK_OF.get(state.turn))) ?? NOBODY;

/** §10.5: whether it comes back after it left the map, not as a scheduled reinforcement. */
export const isReturn = (state: BtmState, unit: number): boolean => unitFacts(unit).code !== String(state.turn);

/** §6.2: areas for each arrival that may choose; the engine places all others. */
export const listArrivals = (state: BtmState, side: Side): readonly Move[] =>
  arrivalsLeft(state, side).flatMap((unit) =>
    areasForUnit(unit).map((area): Move => ({ type: 'arrive', unit: unitId(unit), area: areaIdOf(area) })),
  );

export function explainArrival(state: BtmState, side: Side, unit: UnitId, area: AreaId): Reason | null {
  const no = unitNo(unit);
  if (unitFacts(no).side !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  if (!isArriving(state, no)) return refusal('NOT_ON_MAP.not-arriving', '6.2', { unit });
  return areasForUnit(no).includes(placeNo(area)) ? null : explainArea(no, area);
}

/** Why a rear area is closed to a unit that could go to another (§10.5). */
export function explainArea(unit: number, area: AreaId): Reason {
  const { id, side, code } = unitFacts(unit);
  if (sideOfArea(placeNo(area)) !== sideNo(side)) return refusal('BAD_AREA.enemy', '10.5', { unit: id, area });
  return refusal('BAD_AREA.other-group', '10.5', { unit: id, area, own: code });
}

/** §6.2: nobody may be left on the track. */
export function explainEndReinforce(state: BtmState, side: Side): Reason | null {
  const [unit] = arrivalsLeft(state, side);
  return unit === undefined ? null : refusal('ARRIVALS_LEFT', '6.2', { unit: unitId(unit) });
}

/** §15.1: the five Soviet armies that are set up in cities. */
export const CITY_ARMIES: readonly UnitId[] = data.setup.citySetupInfantry;

/** The one of the five that was placed in a city already, or null. */
const armyIn = (state: BtmState, left: readonly UnitId[], hex: HexId): UnitId | null =>
  CITY_ARMIES.find((unit) => !left.includes(unit) && unitState(state, unit).place === hex) ?? null;

/** §15.1: any city, at most one of the five in each. */
export function listPlacements(state: BtmState, left: readonly UnitId[]): readonly Move[] {
  const free = CITIES.filter(({ hex }) => armyIn(state, left, hex) === null);
  return left.flatMap((unit) => free.map(({ hex }): Move => ({ type: 'place', unit, hex })));
}

export function explainPlacement(state: BtmState, left: readonly UnitId[], unit: UnitId, hex: HexId): Reason | null {
  if (!CITY_ARMIES.includes(unit)) return refusal('FREE_SETUP.not-one-of-five', '15.1', { unit });
  if (!left.includes(unit)) return refusal('FREE_SETUP.placed', '15.1', { unit });
  const no = placeNo(hex);
  if (no >= HEX_COUNT || !isCity(no)) return refusal('FREE_SETUP.no-city', '15.1', { unit, hex });
  const by = armyIn(state, left, hex);
  return by === null ? null : refusal('FREE_SETUP.two-in-a-city', '15.1', { unit, hex, by });
}
