/** Movement (§10, §9.4), hex by hex. Sides, units and places are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import type { Side, Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { NONE, enemyOf, known } from '../numbers.ts';
import type { BtmState } from '../state.ts';
import type { Field, Openings, Positions, Starts, Tables, Walk, Zone } from '../tables.ts';
import { holderOf, placeOf, readField, unitState, unitStateOf, unitsIn } from './field.ts';
import { refusal } from './reason.ts';
import { zoneMakers, zoneOf } from './zones.ts';

/** The position of a moving side. It stays the same while one of its units moves. */
export interface Ground {
  readonly field: Field;
  readonly side: number;
  readonly enemyZone: Zone;
  readonly turn: number;
}

export type Country = Positions & Pick<BtmState, 'turn'>;

export function readGround(t: Tables, state: Country, side: number): Ground {
  const field = readField(t, state);
  return { field, side, enemyZone: zoneOf(field, enemyOf(side)), turn: state.turn };
}

/** §10: units of the Romanian front do not move in the first turn. */
const FIRST_TURN = 1;
const waitsInRomania = (t: Tables, unit: number, turn: number): boolean =>
  turn === FIRST_TURN && t.unitFacts(unit).code === 'R';

type MoverFault = 'not-on-map' | 'moved' | 'romania';

function moverFault(
  { turn }: Pick<Country, 'turn'>,
  field: Field,
  unit: number,
  isBreakthrough: boolean,
): MoverFault | null {
  if (placeOf(field, unit) === NONE) return 'not-on-map';
  if (isBreakthrough) return null;
  if (field.moved[unit] === true) return 'moved';
  return waitsInRomania(field.tables, unit, turn) ? 'romania' : null;
}

/** Returns true if a unit may move in the movement phase (§10). */
export const mayMove = (state: Pick<Country, 'turn'>, field: Field, unit: number): boolean =>
  moverFault(state, field, unit, false) === null;

/** §10, §12.1: why a unit may not move; null when it may. A tank action ignores the phase before. */
export function explainMover(state: Country, field: Field, unit: number, isBreakthrough = false): Reason | null {
  const { tables: t } = field;
  const who = { unit: t.unitId(unit) };
  switch (moverFault(state, field, unit, isBreakthrough)) {
    case null:
      return null;
    case 'not-on-map':
      return refusal('NOT_ON_MAP.move', '10', { ...who, place: unitStateOf(t, state, unit).place });
    case 'moved':
      return refusal('ALREADY_MOVED', '10', who);
    case 'romania':
      return refusal('ROMANIA_TURN_1', '10', who);
  }
}

export const readWalk = (t: Tables, unit: UnitId, from: Spot, path: readonly Spot[]): Walk => ({
  unit: t.unitNo(unit),
  from: t.placeNo(from),
  entered: path.map(t.placeNo),
});

/** The path that a question about the next step continues; for tanks together, that of the first. */
export function walkOf(t: Tables, state: Positions, frame: FrameAt<'movement/path' | 'breakthrough/path'>): Walk {
  if (frame.at === 'movement/path') return readWalk(t, frame.unit, frame.from, frame.path);
  const { units, path } = known(frame.plan.moves[frame.plan.moves.length - 1]);
  const unit = known(units[0]);
  return readWalk(t, unit, unitState(state, unit).place, path);
}

export const standOf = ({ from, entered }: Walk): number => entered[entered.length - 1] ?? from;

export type EndFault = 'area' | 'zone' | 'marsh' | 'mountain' | 'forest' | 'limit';
type AreaFault = 'enemy-rear' | 'area-code';
type HexFault = 'enemy' | 'zone-to-zone';

/** §9.4, §10.1, §10.2: why a path ends where it is. */
export function endFault({ field, enemyZone, turn }: Ground, { unit, entered }: Walk): EndFault | null {
  const { tables: t } = field;
  const at = entered[entered.length - 1];
  if (at === undefined) return null;
  if (t.isArea(at)) return 'area';
  if (t.hasHex(enemyZone, at)) return 'zone';
  const terrain = t.terrainOf(at);
  if (terrain === 'marsh' || terrain === 'mountain') return terrain;
  if (terrain === 'forest' && t.isTank(unit)) return terrain;
  return entered.length >= t.allowanceOf(unit, turn) ? 'limit' : null;
}

/** §10.5: why a unit may not enter a rear area next to it. */
function areaFault({ field, side }: Ground, unit: number, to: number): AreaFault | null {
  const { tables: t } = field;
  if (t.sideOfArea(to) !== side) return 'enemy-rear';
  return t.mayReturnTo(unit, to) ? null : 'area-code';
}

/** §8, §9.4: why the units of a side in a place may not enter a hex next to it. */
function hexFault({ field, side, enemyZone }: Ground, at: number, to: number): HexFault | null {
  const { tables: t } = field;
  if (holderOf(field, to) === enemyOf(side)) return 'enemy';
  return t.isHex(at) && t.hasHex(enemyZone, at) && t.hasHex(enemyZone, to) ? 'zone-to-zone' : null;
}

const NO_PLACES: readonly number[] = [];

export const openingsOf = ({ field: { openings }, side }: Ground): Openings =>
  (openings[side] ??= { hexes: [], starts: [], reaches: null });

/** Hexes next to a place that a side may enter from it: the same for all of its units while no enemy moves. */
function openHexes(ground: Ground, at: number): readonly number[] {
  const { hexes } = openingsOf(ground);
  return (hexes[at] ??= ground.field.tables.neighboursOf(at).filter((to) => hexFault(ground, at, to) === null));
}

/** §10: places that a unit may step into next, hexes first, then its rear area (§10.5); none when it must stop. */
export function listNextPlaces(ground: Ground, walk: Walk): readonly number[] {
  const { tables: t } = ground.field;
  if (endFault(ground, walk) !== null) return NO_PLACES;
  const at = standOf(walk);
  const hexes = openHexes(ground, at);
  if (t.isArea(at) || t.areasBeside(at).length === 0) return hexes;
  return [...hexes, ...t.areasBeside(at).filter((area) => areaFault(ground, walk.unit, area) === null)];
}

/** Returns true if `listNextPlaces` has any place for a moving unit (§10). */
export function canGoOn(ground: Ground, walk: Walk): boolean {
  if (endFault(ground, walk) !== null) return false;
  return openHexes(ground, standOf(walk)).length > 0 || listNextPlaces(ground, walk).length > 0;
}

/** §10.1: a unit may halt anywhere; stacking is checked later (§8). */
export const mayHalt = ({ entered }: Walk): boolean => entered.length > 0;

/** Enemies whose zone of control covers a hex, for the sentences (§9.3). */
const nameMakers = ({ field, side }: Ground, hex: number): string =>
  zoneMakers(field, enemyOf(side), hex).map(field.tables.unitId).join(',');

export function explainEnd(ground: Ground, walk: Walk): Reason | null {
  const { tables: t } = ground.field;
  const at = standOf(walk);
  const where = { unit: t.unitId(walk.unit), hex: t.placeId(at) };
  const fault = endFault(ground, walk);
  switch (fault) {
    case null:
      return null;
    case 'area':
      return refusal('STOP_HEX.area', '10.5', where);
    case 'zone':
      return refusal('STOP_HEX.zone', '9.4', { ...where, enemies: nameMakers(ground, at) });
    case 'forest':
      return refusal('STOP_HEX.forest', '10.2.2', where);
    case 'marsh':
    case 'mountain':
      return refusal(`STOP_HEX.${fault}`, '10.2.3', where);
    case 'limit': {
      const max = t.allowanceOf(walk.unit, ground.turn);
      return max < t.unitFacts(walk.unit).move
        ? refusal('MOVE_LIMIT.weather', '10.3', { ...where, max, weather: t.turnFacts(ground.turn).weather })
        : refusal('MOVE_LIMIT', '10.1', { ...where, max });
    }
  }
}

/** Why two places do not touch; null when they do (§10.2.6, §10.5). */
function explainTouch(t: Tables, unit: number, at: number, to: number): Reason | null {
  if (t.isAdjacent(at, to)) return null;
  const step = { unit: t.unitId(unit), from: t.placeId(at), to: t.placeId(to) };
  if (t.isArea(to)) return refusal('BAD_AREA.not-adjacent', '10.5', step);
  if (t.isArea(at)) return refusal('BAD_PATH.area', '10.5', step);
  return t.gridNeighbours(at).includes(to)
    ? refusal('WATER.move', '10.2.6', step)
    : refusal('BAD_PATH.not-adjacent', '10.1', step);
}

export function explainEntry(ground: Ground, unit: number, at: number, to: number): Reason | null {
  const { tables: t } = ground.field;
  const { field } = ground;
  const step = { unit: t.unitId(unit), from: t.placeId(at), to: t.placeId(to) };
  switch (t.isArea(to) ? areaFault(ground, unit, to) : hexFault(ground, at, to)) {
    case null:
      return null;
    case 'enemy-rear':
      return refusal('ENEMY_REAR', '10.5', step);
    case 'area-code':
      return refusal('BAD_AREA.code', '10.5', { ...step, code: t.unitFacts(unit).code });
    case 'enemy':
      return refusal('ENEMY_HEX', '10', { ...step, enemies: unitsIn(field, to).map(t.unitId).join(',') });
    case 'zone-to-zone':
      return refusal('ZONE_TO_ZONE', '9.4', {
        ...step,
        fromEnemies: nameMakers(ground, at),
        toEnemies: nameMakers(ground, to),
      });
  }
}

/** §10: why a moving unit may not step into a place; null when it may. The enemy's rear is always closed. */
export function explainNext(ground: Ground, walk: Walk, to: number): Reason | null {
  const { tables: t } = ground.field;
  const at = standOf(walk);
  const { unit } = walk;
  if (t.isArea(to) && t.sideOfArea(to) !== ground.side) return explainEntry(ground, unit, at, to);
  return explainEnd(ground, walk) ?? explainTouch(t, unit, at, to) ?? explainEntry(ground, unit, at, to);
}

// First steps of the movement phase (§10), as moves.

const NOWHERE: readonly number[] = [];

function makeStarts(ground: Ground, unit: number, from: number): Starts {
  const walk: Walk = { unit, from, entered: NOWHERE };
  return { from, moves: listNextPlaces(ground, walk).map((to) => ground.field.tables.startMove(unit, to)) };
}

/** Cached in `starts`: the list is asked for after each step of the phase, in which no enemy moves. */
function startsFrom(ground: Ground, starts: Openings['starts'], unit: number): readonly Move[] {
  const from = placeOf(ground.field, unit);
  const last = starts[unit];
  if (last?.from === from) return last.moves;
  const made = (starts[unit] = makeStarts(ground, unit, from));
  return made.moves;
}

/** §10: adds first steps of all units that may move, by unit; returns the number of units. */
export function addStarts(ground: Ground, side: Side, moves: Move[]): number {
  const { field } = ground;
  const { starts } = openingsOf(ground);
  let movers = 0;
  for (const unit of field.tables.unitsOf(side)) {
    if (!mayMove(ground, field, unit)) continue;
    const steps = startsFrom(ground, starts, unit);
    if (steps.length > 0) movers++;
    for (const step of steps) moves.push(step);
  }
  return movers;
}

/** Returns true if any unit of the side can move (§10). */
export function canMove(ground: Ground, side: Side): boolean {
  const { field } = ground;
  const { starts } = openingsOf(ground);
  return field.tables
    .unitsOf(side)
    .some((unit) => mayMove(ground, field, unit) && startsFrom(ground, starts, unit).length > 0);
}

export const explainOwner = (t: Tables, unit: UnitId, side: Side): Reason | null =>
  t.unitFacts(t.unitNo(unit)).side === side ? null : refusal('NOT_YOUR_UNIT', '2.2', { unit, side });

/** §10: why a unit may not begin to move, wherever it is to go; null when it may. */
export const explainMarcher = (state: BtmState, field: Field, side: Side, unit: number): Reason | null =>
  explainOwner(field.tables, field.tables.unitId(unit), side) ?? explainMover(state, field, unit);
