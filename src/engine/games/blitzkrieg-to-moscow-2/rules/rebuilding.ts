/** Lost units that come back by card (§6.2.2, §6.2.3, §13.1), voluntary removal (§6.2.4) and the hero city (§14). */
import type { Reason } from '../../../kernel/types.ts';
import type { Arm } from '../data-types.ts';
import type { AreaId, CardId, HexId, Side, UnitId } from '../ids.ts';
import { rebuildMoves, removeMove } from '../move-table.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import {
  CARDS,
  CARD_IDS,
  CITY_NUMBERS,
  areasOf,
  cityAt,
  hasUse,
  isHex,
  placeId,
  placeNo,
  sideNo,
  unitFacts,
  unitId,
  unitNo,
  unitsOf,
} from '../tables.ts';
import { cardsFor, explainCard } from './cards.ts';
import { controllerOf, placeOf, readAway, readField, unitState, unitStateOf } from './field.ts';
import type { Field, Supply } from './field-types.ts';
import { refusal } from './reason.ts';
import { hasLine, readSupply } from './supply.ts';

/** What one card rebuilds: units of an arm, null for either, up to a number of places. */
interface Capacity {
  readonly arm: Arm | null;
  readonly places: number;
}

/** §6.2.3: one Reinforcements card brings back up to four infantry units. */
const INFANTRY_PLACES = 4;
/** §13.1: a surrendered unit costs twice as much. */
const SURRENDERED_COST = 2;

/** §6.2.2, §6.2.3: T-34 Shock is the Soviet card that rebuilds tanks. */
function capacityOf(card: CardId): Capacity {
  if (CARD_IDS.german.includes(card)) return { arm: null, places: 1 };
  return hasUse(card, 'tankAction') ? { arm: 'tank', places: 1 } : { arm: 'infantry', places: INFANTRY_PLACES };
}
const CAPACITIES: ReadonlyMap<CardId, Capacity> = new Map(
  [...CARDS.german, ...CARDS.soviet]
    .filter(({ id }) => hasUse(id, 'reinforce'))
    .map(({ id }) => [id, capacityOf(id)] as const),
);
const NOTHING: Capacity = { arm: null, places: 0 };
const capacity = (card: CardId): Capacity => CAPACITIES.get(card) ?? NOTHING;
/** Places of a card for lost units of the Soviet side (§6.2.3). */
export const placesOfCard = (card: CardId): number => capacity(card).places;

/** §13.1: places of a card that a lost unit takes. */
export const costOf = (state: BtmState, unit: UnitId): number =>
  unitState(state, unit).place === 'surrendered' ? SURRENDERED_COST : 1;

const isLost = (state: BtmState, unit: number): boolean => {
  const { place } = unitStateOf(state, unit);
  return place === 'eliminated' || place === 'surrendered';
};
export const lostUnits = (state: BtmState, side: Side): readonly number[] => readAway(state, side).lost;

/** §13.1: the other Replacements that a surrendered German unit needs, or null. */
export const secondCard = (state: BtmState, card: CardId): CardId | null =>
  cardsFor(state, 'german', 'reinforce').find((other) => other !== card) ?? null;

/** §6.2.2, §6.2.3, §13.1: whether a card with `left` places, and perhaps a second card, brings back a lost unit. */
function fits(state: BtmState, card: CardId, left: number, second: CardId | null, unit: number): boolean {
  const { arm } = unitFacts(unit);
  const { arm: wanted } = capacity(card);
  if (wanted !== null && wanted !== arm) return false;
  return second !== null || costOf(state, unitId(unit)) <= left;
}

/** The other card that helps out (§13.1); Soviet cards stand alone. */
const helperOf = (state: BtmState, side: Side, card: CardId): CardId | null =>
  side === 'german' ? secondCard(state, card) : null;

/** §6.2.2, §6.2.3: what the hand can bring back. */
export function listRebuilds(state: BtmState, side: Side): readonly Move[] {
  const cards = cardsFor(state, side, 'reinforce');
  if (cards.length === 0) return [];
  const lost = lostUnits(state, side);
  return cards.flatMap((card) => rebuildsWith(state, side, card, placesOfCard(card), lost));
}

/** §6.2.3: what the rest of a card can bring back. */
export const listFurtherRebuilds = (state: BtmState, card: CardId, left: number): readonly Move[] =>
  rebuildsWith(state, 'soviet', card, left, lostUnits(state, 'soviet'));

/** Q15: a rebuilt German unit enters in any German area, a Soviet one in the east. */
function rebuildsWith(
  state: BtmState,
  side: Side,
  card: CardId,
  left: number,
  lost: readonly number[],
): readonly Move[] {
  const second = helperOf(state, side, card);
  const moves: Move[] = [];
  for (const unit of lost)
    if (fits(state, card, left, second, unit)) for (const move of rebuildMoves(card, unit)) moves.push(move);
  return moves;
}

/** Why a card of the hand cannot bring back a unit in an area. */
export function explainRebuild(state: BtmState, side: Side, card: CardId, unit: UnitId, area: AreaId): Reason | null {
  return explainCard(state, side, card, 'reinforce') ?? explainCost(state, side, card, placesOfCard(card), unit, area);
}

/** Why the rest of a card played already cannot bring back a unit (§6.2.3). */
export function explainFurtherRebuild(
  state: BtmState,
  played: CardId,
  left: number,
  { card, unit, area }: { readonly card: CardId; readonly unit: UnitId; readonly area: AreaId },
): Reason | null {
  if (card !== played) return refusal('REBUILD_LIMIT.other-card', '6.2.3', { card, played });
  return explainCost(state, 'soviet', card, left, unit, area);
}

function explainCost(
  state: BtmState,
  side: Side,
  card: CardId,
  left: number,
  unit: UnitId,
  area: AreaId,
): Reason | null {
  const no = unitNo(unit);
  const { side: owner, arm } = unitFacts(no);
  if (owner !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  if (!isLost(state, no)) return refusal('REBUILD_LIMIT.not-lost', '6.2', { unit });
  const { arm: wanted } = capacity(card);
  if (wanted !== null && wanted !== arm) return refusal(`REBUILD_LIMIT.${wanted}-only`, '6.2.3', { unit, card });
  if (!areasOf(side).includes(placeNo(area))) return refusal('BAD_AREA.enemy', '6.2', { unit, area });
  if (fits(state, card, left, helperOf(state, side, card), no)) return null;
  if (side === 'german') return refusal('REBUILD_COST.two-cards', '13.1', { unit, card });
  if (arm === 'tank') return refusal('REBUILD_COST.mechanised', '13.1', { unit, card });
  return refusal('REBUILD_COST.places', '13.1', { unit, card, cost: costOf(state, unit), left });
}

/** §14.1: cities that the Soviet side controls. */
function sovietCities(state: BtmState): readonly HexId[] {
  const field = readField(state);
  return CITY_NUMBERS.filter((hex) => controllerOf(field, hex) === sideNo('soviet')).map(placeId);
}

/** §14.1: whether a hero city can be named at all, by whatever card. */
export const mayNameHero = (state: BtmState): boolean => !state.hero.used && sovietCities(state).length > 0;

export function listHeroes(state: BtmState): readonly Move[] {
  if (!mayNameHero(state)) return [];
  const cards = cardsFor(state, 'soviet', 'heroCity');
  const cities = cards.length === 0 ? [] : sovietCities(state);
  return cards.flatMap((card) => cities.map((hex): Move => ({ type: 'hero', card, hex })));
}

export function explainHero(state: BtmState, side: Side, card: CardId, hex: HexId): Reason | null {
  if (state.hero.used) return refusal('HERO_USED', '14', { hex });
  const barred = explainCard(state, side, card, 'heroCity');
  if (barred) return barred;
  if (cityAt(placeNo(hex)) === null) return refusal('HERO_CITY.no-city', '14.1', { hex });
  return state.germanHexes.includes(hex) ? refusal('HERO_CITY.german', '14.1', { hex }) : null;
}

/** §6.2.4: own units on hexes that can trace supply. */
function listRemovable(state: BtmState): readonly number[] {
  const field = readField(state);
  const supply = readSupply(field, sideNo('soviet'));
  return unitsOf('soviet').filter((unit) => isRemovable(field, supply, unit));
}

export const listRemovals = (state: BtmState): readonly Move[] => listRemovable(state).map(removeMove);
export const mayRemove = (state: BtmState): boolean => listRemovable(state).length > 0;

const isRemovable = (field: Field, supply: Supply, unit: number): boolean => {
  const place = placeOf(field, unit);
  return isHex(place) && hasLine(supply, place);
};

export function explainRemoval(state: BtmState, unit: UnitId): Reason | null {
  const no = unitNo(unit);
  if (unitFacts(no).side !== 'soviet') return refusal('NOT_YOUR_UNIT', '2.2', { unit, side: 'soviet' });
  const field = readField(state);
  if (!isHex(placeOf(field, no))) return refusal('NOT_ON_MAP.remove', '6.2.4', { unit });
  const hex = unitState(state, unit).place;
  return isRemovable(field, readSupply(field, sideNo('soviet')), no)
    ? null
    : refusal('NOT_SUPPLIED.remove', '6.2.4', { unit, hex });
}
