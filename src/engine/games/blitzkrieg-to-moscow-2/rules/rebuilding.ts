/** Lost units that return by card (§6.2.2, §6.2.3, §13.1), voluntary removal (§6.2.4) and the hero city (§14). */
import type { Reason } from '../../../kernel/types.ts';
import type { AreaId, CardId, HexId, Side, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import { sideNo } from '../numbers.ts';
import { cardsFor, explainCard } from './cards.ts';
import { controllerOf, placeOf, readAway, readField, unitState, unitStateOf } from './field.ts';
import type { Field, Supply, Tables } from '../tables.ts';
import { refusal } from './reason.ts';
import { hasLine, readSupply } from './supply.ts';

/** §13.1: a surrendered unit costs twice as much. */
export const SURRENDERED_COST = 2;

/** Places of a card for lost units of the Soviet side (§6.2.3). */
export const placesOfCard = (t: Tables, card: CardId): number => t.capacityOf(card).places;

/** §13.1: places of a card that a lost unit takes. */
export const costOf = (t: Tables, state: BtmState, unit: number): number =>
  unitStateOf(t, state, unit).place === 'surrendered' ? SURRENDERED_COST : 1;

const isLost = (t: Tables, state: BtmState, unit: number): boolean => {
  const { place } = unitStateOf(t, state, unit);
  return place === 'eliminated' || place === 'surrendered';
};
export const lostUnits = (t: Tables, state: BtmState, side: Side): readonly number[] => readAway(t, state, side).lost;

/** §13.1: the second Replacements card that a surrendered German unit needs, or null. */
export const secondCard = (t: Tables, state: BtmState, card: CardId): CardId | null =>
  cardsFor(t, state, 'german', 'reinforce').find((other) => other !== card) ?? null;

/** True if a card with `left` places, and perhaps a second card, rebuilds the unit (§6.2.2, §6.2.3, §13.1). */
function fits(t: Tables, state: BtmState, card: CardId, left: number, second: CardId | null, unit: number): boolean {
  const { arm } = t.unitFacts(unit);
  const { arm: wanted } = t.capacityOf(card);
  if (wanted !== null && wanted !== arm) return false;
  return second !== null || costOf(t, state, unit) <= left;
}

/** The second card (§13.1); Soviet cards never need one. */
const helperOf = (t: Tables, state: BtmState, side: Side, card: CardId): CardId | null =>
  side === 'german' ? secondCard(t, state, card) : null;

/** §6.2.2, §6.2.3: adds what the hand can bring back. */
export function addRebuilds(t: Tables, state: BtmState, side: Side, moves: Move[]): void {
  for (const card of cardsFor(t, state, side, 'reinforce'))
    addRebuildsWith(t, state, side, card, placesOfCard(t, card), moves);
}

/** Lists what the rest of a card can bring back (§6.2.3). */
export function listFurtherRebuilds(t: Tables, state: BtmState, card: CardId, left: number): Move[] {
  const moves: Move[] = [];
  addRebuildsWith(t, state, 'soviet', card, left, moves);
  return moves;
}

export const mayRebuildFurther = (t: Tables, state: BtmState, card: CardId, left: number): boolean =>
  lostUnits(t, state, 'soviet').some((unit) => fits(t, state, card, left, null, unit));

/** Q15: a rebuilt German unit enters in any German area, a Soviet one in the east. */
function addRebuildsWith(t: Tables, state: BtmState, side: Side, card: CardId, left: number, moves: Move[]): void {
  const second = helperOf(t, state, side, card);
  for (const unit of lostUnits(t, state, side))
    if (fits(t, state, card, left, second, unit)) for (const move of t.rebuildMoves(card, unit)) moves.push(move);
}

export function explainRebuild(
  t: Tables,
  state: BtmState,
  side: Side,
  card: CardId,
  unit: UnitId,
  area: AreaId,
): Reason | null {
  return (
    explainCard(t, state, side, card, 'reinforce') ??
    explainCost(t, state, side, card, placesOfCard(t, card), unit, area)
  );
}

/** Why the rest of a played card cannot bring back a unit (§6.2.3). */
export function explainFurtherRebuild(
  t: Tables,
  state: BtmState,
  played: CardId,
  left: number,
  { card, unit, area }: { readonly card: CardId; readonly unit: UnitId; readonly area: AreaId },
): Reason | null {
  if (card !== played) return refusal('REBUILD_LIMIT.other-card', '6.2.3', { card, played });
  return explainCost(t, state, 'soviet', card, left, unit, area);
}

function explainCost(
  t: Tables,
  state: BtmState,
  side: Side,
  card: CardId,
  left: number,
  unit: UnitId,
  area: AreaId,
): Reason | null {
  const no = t.unitNo(unit);
  const { side: owner, arm } = t.unitFacts(no);
  if (owner !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  if (!isLost(t, state, no)) return refusal('REBUILD_LIMIT.not-lost', '6.2', { unit });
  const { arm: wanted } = t.capacityOf(card);
  if (wanted !== null && wanted !== arm) return refusal(`REBUILD_LIMIT.${wanted}-only`, '6.2.3', { unit, card });
  if (!t.areasOf(side).includes(t.placeNo(area))) return refusal('BAD_AREA.enemy', '6.2', { unit, area });
  if (fits(t, state, card, left, helperOf(t, state, side, card), no)) return null;
  if (side === 'german') return refusal('REBUILD_COST.two-cards', '13.1', { unit, card });
  if (arm === 'tank') return refusal('REBUILD_COST.mechanised', '13.1', { unit, card });
  return refusal('REBUILD_COST.places', '13.1', { unit, card, cost: costOf(t, state, no), left });
}

/** §14.1: cities that the Soviet side controls. */
function sovietCities(t: Tables, state: BtmState): readonly number[] {
  const field = readField(t, state);
  return t.cityNumbers.filter((hex) => controllerOf(field, hex) === sideNo('soviet'));
}

/** Returns true if a hero city can be named at all, by any card (§14.1). */
export const mayNameHero = (t: Tables, state: BtmState): boolean =>
  !state.hero.used && sovietCities(t, state).length > 0;

/** §14.1: adds every city by every card that names one. */
export function addHeroes(t: Tables, state: BtmState, moves: Move[]): void {
  if (state.hero.used) return;
  for (const card of cardsFor(t, state, 'soviet', 'heroCity'))
    for (const hex of sovietCities(t, state)) moves.push(t.heroMove(card, hex));
}

export function explainHero(t: Tables, state: BtmState, side: Side, card: CardId, hex: HexId): Reason | null {
  if (state.hero.used) return refusal('HERO_USED', '14', { hex });
  const barred = explainCard(t, state, side, card, 'heroCity');
  if (barred) return barred;
  if (t.cityAt(t.placeNo(hex)) === null) return refusal('HERO_CITY.no-city', '14.1', { hex });
  return state.germanHexes.includes(hex) ? refusal('HERO_CITY.german', '14.1', { hex }) : null;
}

/** §6.2.4: own units on hexes that can trace supply. */
export function listRemovals(t: Tables, state: BtmState): Move[] {
  const field = readField(t, state);
  const supply = readSupply(field, sideNo('soviet'));
  const moves: Move[] = [];
  for (const unit of t.unitsOf('soviet')) if (isRemovable(field, supply, unit)) moves.push(t.removeMove(unit));
  return moves;
}

export function mayRemove(t: Tables, state: BtmState): boolean {
  const field = readField(t, state);
  const supply = readSupply(field, sideNo('soviet'));
  return t.unitsOf('soviet').some((unit) => isRemovable(field, supply, unit));
}

const isRemovable = (field: Field, supply: Supply, unit: number): boolean => {
  const place = placeOf(field, unit);
  return field.tables.isHex(place) && hasLine(supply, place);
};

export function explainRemoval(t: Tables, state: BtmState, unit: UnitId): Reason | null {
  const no = t.unitNo(unit);
  if (t.unitFacts(no).side !== 'soviet') return refusal('NOT_YOUR_UNIT', '2.2', { unit, side: 'soviet' });
  const field = readField(t, state);
  if (!t.isHex(placeOf(field, no))) return refusal('NOT_ON_MAP.remove', '6.2.4', { unit });
  const hex = unitState(state, unit).place;
  return isRemovable(field, readSupply(field, sideNo('soviet')), no)
    ? null
    : refusal('NOT_SUPPLIED.remove', '6.2.4', { unit, hex });
}
