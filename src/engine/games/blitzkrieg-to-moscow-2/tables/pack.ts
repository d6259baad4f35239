import { v } from '../../../kernel/shape.ts';
import { createMoveTable, domainsOf } from '../../../kits/notation/move-table.ts';
import type { Arm, CardFacts, TurnFacts, UnitFacts, WeatherFacts } from '../facts.ts';
import {
  AREAS,
  type CardId,
  type CardUse,
  type CrtResult,
  type Place,
  type RailPayment,
  SIDES,
  type Side,
  type Track,
  type UnitId,
  trackOf,
} from '../ids.ts';
import { type Move, type Restriction, VERBS, type Verb, columnsOfVerb } from '../moves.ts';
import { NONE, indexOf, isAreaId, known, sideNo } from '../numbers.ts';
import type { Pack } from '../pack.ts';
import { makeHexSets } from './hex-set.ts';
import { type GameMap, makeMap } from './map.ts';

function makeMoves(
  { unitIds, unitNo, sideOfUnit, isTank }: Units,
  { hexIds, hexCount, placeNo, isCity, isArea, areasOf, sideOfArea }: GameMap,
  { cardIds, cardNo, hasUse, sideOfCard }: Cards,
) {
  const card = [...cardIds.german, ...cardIds.soviet];
  const isCard = new Set<unknown>(card);
  const none = card.length;

  const mayStand: Readonly<Record<Restriction, (id: string) => boolean>> = {
    tank: (id) => isTank(unitNo(id)),
    city: (id) => isCity(placeNo(id)),
    'rail-end': (id) => isCity(placeNo(id)) || isArea(placeNo(id)),
  };

  function isPossible(type: Verb, name: string, value: unknown): boolean {
    const { plays, only } = columnsOfVerb(type);
    if (typeof value !== 'string') return true;
    const restriction = only?.[name];
    if (restriction !== undefined && !mayStand[restriction](value)) return false;
    return plays === undefined || !isCard.has(value) || hasUse(value, plays);
  }

  /** A card is for units of its side (§7), a rear area too (§6.2), and the free rail move is Soviet (§6.3). */
  function goTogether(move: Move): boolean {
    if (!('unit' in move)) return true;
    const side = sideOfUnit(unitNo(move.unit));
    const played = 'card' in move ? move.card : 'by' in move ? move.by : null;
    if (played !== null && sideNo(isCard.has(played) ? sideOfCard(played) : 'soviet') !== side) return false;
    return !('area' in move) || sideOfArea(placeNo(move.area)) === side;
  }

  const domains = domainsOf(VERBS, { unit: unitIds, space: hexIds, card }, isPossible);
  const { moves, share, listAll } = createMoveTable(VERBS, domains, goTogether);

  const rebuilds: (readonly Move[])[][] = card.map(() => []);

  return {
    share,
    listAll,
    noShift: moves.shift(none),
    noReroll: moves.reroll(none),
    halt: moves.halt(),
    railMove: (by: RailPayment, no: number, to: number) => moves.rail(by === 'free' ? none : cardNo(by), no, to),
    /** §6.2.2, Q15: one for each rear area of the unit's side. */
    rebuildMoves: (card: CardId, no: number): readonly Move[] =>
      (known(rebuilds[cardNo(card)])[no] ??= areasOf(sideOfCard(card)).map((area) =>
        moves.rebuild(cardNo(card), no, area - hexCount),
      )),
    activateMove: (card: CardId, no: number) => moves.activate(cardNo(card), no),
    tankMove: (card: CardId, no: number, to: number) => moves.tankMove(cardNo(card), no, to),
    tankAttack: (card: CardId, no: number, target: number) => moves.tankAttack(cardNo(card), no, target),
    startMove: (no: number, to: number) => moves.move(no, to),
    stepMove: (to: number) => moves.step(to),
    fallBackMove: (to: number) => moves.fallBack(to),
    attackMove: (hex: number) => moves.attack(hex),
    removeMove: (no: number) => moves.remove(no),
    joinMove: (no: number) => moves.join(no),
    togetherMove: (no: number) => moves.together(no),
    aboardMove: (no: number) => moves.aboard(no),
    retreatMove: (no: number) => moves.retreat(no),
    advanceMove: (no: number) => moves.advance(no),
    defendMove: (no: number, isActive: boolean) => moves.defend(no, isActive ? 0 : 1),
    placeMove: (no: number, hex: number) => moves.place(no, hex),
    seaMove: (no: number) => moves.sea(no),
    /** §6.2: in a rear area, by its number as a place. */
    arriveMove: (no: number, area: number) => moves.arrive(no, area - hexCount),
    heroMove: (card: CardId, hex: number) => moves.hero(cardNo(card), hex),
    drawMove: (card: CardId) => moves.draw(cardNo(card)),
    shiftMove: (card: CardId) => moves.shift(cardNo(card)),
    rerollMove: (card: CardId) => moves.reroll(cardNo(card)),
  };
}

// Logistics cards and their uses (§7).

interface Capacity {
  readonly arm: Arm | null;
  readonly places: number;
}
const NO_CAPACITY: Capacity = { arm: null, places: 0 };
/** §6.2.3: one Reinforcements card brings back up to four infantry units. */
export const INFANTRY_PLACES = 4;

/** §7.1. The shipped card is known by its name. */
export const isCityOnly = ({ name, cityOnly }: CardFacts): boolean => cityOnly ?? name === 'Street Fighting';

function makeCards({ cards }: Pack) {
  const all: readonly CardFacts[] = [...cards.german, ...cards.soviet];
  const cardIds: Readonly<Record<Side, readonly CardId[]>> = {
    german: cards.german.map(({ id }) => id),
    soviet: cards.soviet.map(({ id }) => id),
  };
  const numbers = indexOf(all.map(({ id }) => id));
  const byId: ReadonlyMap<CardId, CardFacts> = new Map(all.map((card) => [card.id, card]));
  const uses: ReadonlyMap<CardId, ReadonlySet<CardUse>> = new Map(
    SIDES.flatMap((side) => cards[side].map((card) => [card.id, new Set(card.uses.map(({ use }) => use))])),
  );
  const tanks: ReadonlyMap<CardId, number> = new Map(
    all.map((card) => [card.id, card.uses.find(({ use }) => use === 'tankAction')?.units ?? 1]),
  );
  /** Returns true if a card can ever be played for a use (§7). */
  const hasUse = (card: CardId, use: CardUse): boolean => uses.get(card)?.has(use) ?? false;
  const sideOfCard = (card: CardId): Side => (cardIds.german.includes(card) ? 'german' : 'soviet');

  /** §6.2.2, §6.2.3: T-34 Shock is the Soviet card that rebuilds tanks. */
  function readCapacity(card: CardId): Capacity {
    if (sideOfCard(card) === 'german') return { arm: null, places: 1 };
    return hasUse(card, 'tankAction') ? { arm: 'tank', places: 1 } : { arm: 'infantry', places: INFANTRY_PLACES };
  }
  const capacities: ReadonlyMap<CardId, Capacity> = new Map(
    all.filter(({ id }) => hasUse(id, 'reinforce')).map(({ id }) => [id, readCapacity(id)] as const),
  );

  return {
    cards,
    cardIds,
    cardNo: (id: CardId): number => numbers.get(id) ?? NONE,
    cardFacts: (card: CardId): CardFacts => known(byId.get(card)),
    hasUse,
    sideOfCard,
    tanksOf: (card: CardId): number => known(tanks.get(card)),
    capacityOf: (card: CardId): Capacity => capacities.get(card) ?? NO_CAPACITY,
    /** §7.1: Street Fighting shifts only a combat for a city, for either attacker. */
    cityOnlyCards: new Set(all.filter((card) => isCityOnly(card)).map(({ id }) => id)),
    /** §7.1: cards that cancel a German card. */
    cancelCards: cardIds.soviet.filter((card) => hasUse(card, 'cancel')),
  };
}
type Cards = ReturnType<typeof makeCards>;

// The turn track and the weather, and their effects on units (§5, §10.3).

function underWeather(printed: number, rule: string): number {
  const [, kind, hexes] = /^(every unit|cap) (\d+)$/.exec(rule) ?? [];
  if (kind === undefined) return printed;
  return kind === 'cap' ? Math.min(printed, Number(hexes)) : Number(hexes);
}

function makeTurns({ turnTrack, weather, units }: Pack, { areasOf, areaIdOf, placeNo }: GameMap) {
  const byTurn: ReadonlyMap<number, TurnFacts> = new Map(turnTrack.map((row) => [row.turn, row]));
  const turnFacts = (turn: number): TurnFacts => known(byTurn.get(turn));
  const weatherOf = (turn: number): WeatherFacts => weather[turnFacts(turn).weather];
  const allowances: ReadonlyMap<number, readonly number[]> = new Map(
    turnTrack.map(({ turn }) => [turn, units.map(({ move }) => underWeather(move, weatherOf(turn).move))]),
  );
  const arrivalAreas: readonly (readonly number[])[] = units.map(({ code, side }) =>
    isAreaId(code) ? [placeNo(code)] : areasOf(side),
  );
  const returnAreas: readonly (readonly number[])[] = units.map(({ side, code }) =>
    areasOf(side).filter((area) => !isAreaId(code) || code === areaIdOf(area)),
  );
  return {
    turns: turnTrack,
    lastTurn: turnTrack.length,
    turnFacts,
    weatherOf,
    trackOfTurn: new Map<number, Track>(turnTrack.map(({ turn }) => [turn, trackOf(turn)])),
    /** §10.3: the allowance of a unit in hexes in the weather of a turn. */
    allowanceOf: (unit: number, turn: number): number => known(allowances.get(turn)?.[unit]),
    /** §6.2, §10.5: rear areas, by number, where a unit arrives from the track. */
    areasForUnit: (unit: number): readonly number[] => known(arrivalAreas[unit]),
    /** §10.5: a unit returns only to a rear area of its side, and a coded German unit only to its own. */
    mayReturnTo: (unit: number, area: number): boolean => known(returnAreas[unit]).includes(area),
  };
}

function makeUnits({ units, setup }: Pack) {
  const unitIds: readonly UnitId[] = units.map(({ id }) => id);
  const numbers = indexOf(unitIds);
  const unitFacts = (unit: number): UnitFacts => known(units[unit]);
  const sides = units.map(({ side }) => sideNo(side));
  const ofSide = SIDES.map((side) => units.flatMap((unit, i) => (unit.side === side ? [i] : [])));
  const areTanks = units.map(({ arm }) => arm === 'tank');
  return {
    units,
    unitIds,
    unitCount: units.length,
    unitNo: (id: UnitId): number => numbers.get(id) ?? NONE,
    unitId: (unit: number): UnitId => known(unitIds[unit]),
    unitFacts,
    sideOfUnit: (unit: number): number => sides[unit] ?? NONE,
    unitsOf: (side: Side): readonly number[] => known(ofSide[sideNo(side)]),
    isTank: (unit: number): boolean => areTanks[unit] ?? false,
    /** Soviet mechanised corps: eliminated where another unit becomes spent (§11.3.7). */
    isMechanised: (unit: number): boolean => !unitFacts(unit).hasSpentSide,
    /** §15.1: the Soviet armies that are set up in cities. */
    cityArmies: setup.citySetupInfantry,
    alone: units.map((_, unit): readonly number[] => [unit]),
  };
}
type Units = ReturnType<typeof makeUnits>;

const pick = v.picklist;

function makeIdShapes(
  { units, unitIds, cityArmies }: Units,
  { hexIds, placeIds, cities }: GameMap,
  { cardIds }: Cards,
  lastTurn: number,
) {
  /** Track spaces where a unit can wait; after the last turn it does not come back (§10.5). */
  const track = Array.from({ length: lastTurn + 1 }, (_, i) => trackOf(i + 1));
  return {
    hex: pick(hexIds),
    city: pick(cities.map(({ hex }) => hex)),
    area: pick(AREAS),
    spot: pick(placeIds),
    place: pick([...placeIds, ...track, 'eliminated', 'surrendered']),
    unit: pick(unitIds),
    sovietUnit: pick(units.filter(({ side }) => side === 'soviet').map(({ id }) => id)),
    /** §15.1: one that may be set up in a city. */
    cityArmy: pick(cityArmies),
    card: pick([...cardIds.german, ...cardIds.soviet]),
    german: pick(cardIds.german),
    soviet: pick(cardIds.soviet),
  };
}
export type IdShapes = ReturnType<typeof makeIdShapes>;

const NOBODY: readonly number[] = [];
const SOVIET = 1;

export function makePackTables(pack: Pack) {
  const { crt, setup, scoring } = pack;
  const units = makeUnits(pack);
  const map = makeMap(pack);
  const cards = makeCards(pack);
  const turns = makeTurns(pack, map);
  const hexSets = makeHexSets(pack, map);
  const columns = Object.keys(crt.columns).length;
  const numberOf: Readonly<Record<string, (id: string) => number>> = {
    space: map.placeNo,
    unit: units.unitNo,
    card: cards.cardNo,
  };
  /** §3.1, §3.2: hexes of the Soviet set-up, areas of the German codes, spaces of the turn track for all others. */
  const setUp: readonly (readonly [Place, readonly UnitId[]])[] = Object.entries({ ...setup.german, ...setup.soviet });

  return {
    ...units,
    ...map,
    ...cards,
    ...turns,
    ...hexSets,
    ...makeMoves(units, map, cards),
    pack,
    shapes: makeIdShapes(units, map, cards, turns.lastTurn),
    scoring,
    scoreRange: rangeOfScore(pack),
    starts: units.units.map(({ id, code }): readonly [UnitId, Place] => [
      id,
      setUp.find(([, placed]) => placed.includes(id))?.[0] ?? trackOf(Number(code)),
    ]),
    columns,
    /** §11.3.6: result in a column of the combat results table, 1 to 7; beyond 7 as 7. */
    crtResult: (column: number, die: number): CrtResult =>
      known(crt.columns[String(Math.min(column, columns))]?.[die - 1]),
    cityHexes: hexSets.hexSetOf(map.cityNumbers),
    besideRear: SIDES.map((side) => hexSets.hexSetOf(map.areasOf(side).flatMap(map.hexesOfArea))),
    /** §9.1, §9.3: any unit has a zone of control in a city, and none has one in a marsh. */
    hasZone: makeHasZone(units, map),
    /** A map without pieces, to be copied: copying small arrays is several times as fast as filling new ones. */
    blank: {
      at: units.units.map((): number => NONE),
      flags: units.units.map(() => false),
      inside: map.placeIds.map(() => NOBODY),
      control: map.hexIds.map(() => SOVIET),
    },
    isKnown: (kind: string, id: string): boolean => (numberOf[kind]?.(id) ?? NONE) !== NONE,
  };
}
export type PackTables = ReturnType<typeof makePackTables>;

/** §4.1. Lowest: all units lost. Highest: all cities, one of them a hero city, and all panzers. */
function rangeOfScore({ cities, units, scoring }: Pack): readonly [lowest: number, highest: number] {
  const german = units.filter(({ side }) => side === 'german');
  const tanks = german.filter(({ arm }) => arm === 'tank').length;
  const { lostInfantry, lostTank, supplyCity, activePanzersPerPoint } = scoring;
  const held = cities.reduce((sum, { points }) => sum + points, 0);
  const hero = Math.max(0, ...cities.map((city) => (city.supplyCity ? 0 : supplyCity - city.points)));
  return [
    -Math.ceil((german.length - tanks) * lostInfantry + tanks * lostTank),
    held + hero + Math.floor(tanks / activePanzersPerPoint),
  ];
}

function makeHasZone(
  { units }: ReturnType<typeof makeUnits>,
  { hexCount, isCity, terrainOf }: ReturnType<typeof makeMap>,
) {
  const own = units.map(({ zoc }) => zoc);
  return (unit: number, place: number): boolean => {
    if (place < 0) return false;
    if (place >= hexCount) return known(own[unit]);
    return isCity(place) || (known(own[unit]) && terrainOf(place) !== 'marsh');
  };
}
