/** Drawing cards (§6.1), arrivals from the turn track (§6.2, §10.5) and units set up in cities (§15.1). */
import type { Reason } from '../../../kernel/types.ts';
import type { AreaId, CardId, HexId, Side, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import { known, sideNo } from '../numbers.ts';
import { readAway, unitState, unitStateOf } from './field.ts';
import { refusal } from './reason.ts';
import type { Tables } from '../tables.ts';

/** §6.1, §15.3: the Soviet side takes one card less while Germans control Moscow. */
export function countDraws(t: Tables, state: BtmState, side: Side): number {
  const { cards } = t.turnFacts(state.turn);
  const isMoscowLost = side === 'soviet' && state.options.moscow && state.germanHexes.includes(t.moscow);
  return Math.max(0, cards[side] - (isMoscowLost ? 1 : 0));
}

/** §6.1, §7.2: cards of a side that can still be taken. */
export const cardsLeft = (t: Tables, state: BtmState, side: Side): readonly CardId[] =>
  t.cardIds[side].filter((card) => !state.cards[side].hand.includes(card));

export const listDraws = (t: Tables, state: BtmState, side: Side): readonly Move[] =>
  cardsLeft(t, state, side).map(t.drawMove);

export function explainDraw(t: Tables, state: BtmState, side: Side, card: CardId): Reason | null {
  if (!t.cardIds[side].includes(card)) return refusal('BAD_DRAW.other-side', '6.1', { card, side });
  return state.cards[side].hand.includes(card) ? refusal('BAD_DRAW.twice', '6.1', { card }) : null;
}

const NOBODY: readonly number[] = [];

/** Returns true if a unit due this turn still waits on the track (§6.2). */
export const isArriving = (t: Tables, state: BtmState, unit: number): boolean =>
  unitStateOf(t, state, unit).place === t.trackOfTurn.get(state.turn);

export const arrivalsLeft = (t: Tables, state: BtmState, side: Side): readonly number[] =>
  readAway(t, state, side).onTrack.get(known(t.trackOfTurn.get(state.turn))) ?? NOBODY;

/** Returns true if a unit comes back after leaving the map, not as a scheduled reinforcement (§10.5). */
export const isReturn = (t: Tables, state: BtmState, unit: number): boolean =>
  t.unitFacts(unit).code !== String(state.turn);

/** §6.2: areas for each arrival with a choice; the engine places all others. */
export function listArrivals(t: Tables, state: BtmState, side: Side): Move[] {
  const moves: Move[] = [];
  for (const unit of arrivalsLeft(t, state, side))
    for (const area of t.areasForUnit(unit)) moves.push(t.arriveMove(unit, area));
  return moves;
}

export function explainArrival(t: Tables, state: BtmState, side: Side, unit: UnitId, area: AreaId): Reason | null {
  const no = t.unitNo(unit);
  if (t.unitFacts(no).side !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  if (!isArriving(t, state, no)) return refusal('NOT_ON_MAP.not-arriving', '6.2', { unit });
  return t.areasForUnit(no).includes(t.placeNo(area)) ? null : explainArea(t, no, area);
}

/** Why a rear area is closed to a unit that could go to another (§10.5). */
export function explainArea(t: Tables, unit: number, area: AreaId): Reason {
  const { id, side, code } = t.unitFacts(unit);
  if (t.sideOfArea(t.placeNo(area)) !== sideNo(side)) return refusal('BAD_AREA.enemy', '10.5', { unit: id, area });
  return refusal('BAD_AREA.other-group', '10.5', { unit: id, area, own: code });
}

/** §6.2: no arrival may stay on the track. */
export function explainEndReinforce(t: Tables, state: BtmState, side: Side): Reason | null {
  const [unit] = arrivalsLeft(t, state, side);
  return unit === undefined ? null : refusal('ARRIVALS_LEFT', '6.2', { unit: t.unitId(unit) });
}

const armyIn = (t: Tables, state: BtmState, left: readonly UnitId[], hex: HexId): UnitId | null =>
  t.cityArmies.find((unit) => !left.includes(unit) && unitState(state, unit).place === hex) ?? null;

/** §15.1: any city, at most one of the five in each. */
export function listPlacements(t: Tables, state: BtmState, left: readonly UnitId[]): readonly Move[] {
  const free = t.cities.filter(({ hex }) => armyIn(t, state, left, hex) === null);
  return left.flatMap((unit) => free.map(({ hex }) => t.placeMove(t.unitNo(unit), t.placeNo(hex))));
}

export function explainPlacement(
  t: Tables,
  state: BtmState,
  left: readonly UnitId[],
  unit: UnitId,
  hex: HexId,
): Reason | null {
  if (!t.cityArmies.includes(unit)) return refusal('FREE_SETUP.not-one-of-five', '15.1', { unit });
  if (!left.includes(unit)) return refusal('FREE_SETUP.placed', '15.1', { unit });
  const no = t.placeNo(hex);
  if (no >= t.hexCount || !t.isCity(no)) return refusal('FREE_SETUP.no-city', '15.1', { unit, hex });
  const by = armyIn(t, state, left, hex);
  return by === null ? null : refusal('FREE_SETUP.two-in-a-city', '15.1', { unit, hex, by });
}
