/** Movement (§10, §9.4), hex by hex. Sides, units and places are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import type { BtmState } from '../state.ts';
import {
  NONE,
  TURNS,
  UNITS,
  areaIdOf,
  areasBeside,
  areasOf,
  enemyOf,
  gridNeighbours,
  isAdjacent,
  isArea,
  isAreaId,
  isHex,
  isTank,
  known,
  neighboursOf,
  placeId,
  sideOfArea,
  terrainOf,
  turnFacts,
  unitFacts,
  unitId,
  weatherOf,
} from '../tables.ts';
import { holderOf, placeOf, readField, unitStateOf, unitsIn } from './field.ts';
import { refusal } from './reason.ts';
import { isInZone, zoneMakers, zoneOf } from './zones.ts';
import type { Field, Openings, Positions, Walk, Zone } from './field-types.ts';

/** What a moving side meets. It stays the same while one of its units walks. */
export interface Ground {
  readonly field: Field;
  readonly side: number;
  readonly enemyZone: Zone;
  readonly turn: number;
}

/** What a move depends on; a view has it as well. */
export type Country = Positions & Pick<BtmState, 'turn'>;

export function readGround(state: Country, side: number): Ground {
  const field = readField(state);
  return { field, side, enemyZone: zoneOf(field, enemyOf(side)), turn: state.turn };
}

/** §10: units of the Romanian front stand still in the first turn. */
const FIRST_TURN = 1;
const waitsInRomania = (unit: number, turn: number): boolean => turn === FIRST_TURN && unitFacts(unit).code === 'R';

/** What the weather makes of a printed allowance: leaves it, sets one for all, or caps it. */
function underWeather(printed: number, rule: string): number {
  const [, kind, hexes] = /^(every unit|cap) (\d+)$/.exec(rule) ?? [];
  if (kind === undefined) return printed;
  return kind === 'cap' ? Math.min(printed, Number(hexes)) : Number(hexes);
}
const ALLOWANCES: ReadonlyMap<number, readonly number[]> = new Map(
  TURNS.map(({ turn }) => [turn, UNITS.map(({ move }) => underWeather(move, weatherOf(turn).move))]),
);

/** §10.3: the allowance of a unit in hexes in the weather of a turn. */
export const allowanceOf = (unit: number, turn: number): number => known(ALLOWANCES.get(turn)?.[unit]);

type MoverFault = 'not-on-map' | 'moved' | 'romania';

/** What keeps a unit from moving at all. */
function moverFault(
  { turn }: Pick<Country, 'turn'>,
  field: Field,
  unit: number,
  isBreakthrough: boolean,
): MoverFault | null {
  if (placeOf(field, unit) === NONE) return 'not-on-map';
  if (isBreakthrough) return null;
  if (field.moved[unit] === true) return 'moved';
  return waitsInRomania(unit, turn) ? 'romania' : null;
}

/** §10: whether a unit may move in the movement phase. */
export const mayMove = (state: Pick<Country, 'turn'>, field: Field, unit: number): boolean =>
  moverFault(state, field, unit, false) === null;

/** §10, §12.1: why a unit may not move; null when it may. A tank action asks nothing of the phase before. */
export function explainMover(state: Country, field: Field, unit: number, isBreakthrough = false): Reason | null {
  const who = { unit: unitId(unit) };
  switch (moverFault(state, field, unit, isBreakthrough)) {
    case null:
      return null;
    case 'not-on-map':
      return refusal('NOT_ON_MAP.move', '10', { ...who, place: unitStateOf(state, unit).place });
    case 'moved':
      return refusal('ALREADY_MOVED', '10', who);
    case 'romania':
      return refusal('ROMANIA_TURN_1', '10', who);
  }
}

/** By unit: rear areas of its side to which it may go back. */
const RETURNS: readonly (readonly number[])[] = UNITS.map(({ side, code }) =>
  areasOf(side).filter((area) => !isAreaId(code) || code === areaIdOf(area)),
);
/** §10.5: whether a unit may go back into a rear area of its side: a coded German unit into that of its code only. */
export const mayReturnTo = (unit: number, area: number): boolean => known(RETURNS[unit]).includes(area);

/** Where a unit on its way is now. */
export const standOf = ({ from, entered }: Walk): number => entered[entered.length - 1] ?? from;

export type EndFault = 'area' | 'zone' | 'marsh' | 'mountain' | 'forest' | 'limit';
type AreaFault = 'enemy-rear' | 'area-code';
type HexFault = 'enemy' | 'zone-to-zone';

/** §9.4, §10.1, §10.2: what ends a walk where it stands. */
export function endFault({ enemyZone, turn }: Ground, { unit, entered }: Walk): EndFault | null {
  const at = entered[entered.length - 1];
  if (at === undefined) return null;
  if (isArea(at)) return 'area';
  if (isInZone(enemyZone, at)) return 'zone';
  const terrain = terrainOf(at);
  if (terrain === 'marsh' || terrain === 'mountain') return terrain;
  if (terrain === 'forest' && isTank(unit)) return terrain;
  return entered.length >= allowanceOf(unit, turn) ? 'limit' : null;
}

/** §10.5: what bars a unit from a rear area beside it. */
function areaFault({ side }: Ground, unit: number, to: number): AreaFault | null {
  if (sideOfArea(to) !== side) return 'enemy-rear';
  return mayReturnTo(unit, to) ? null : 'area-code';
}

/** §8, §9.4: what bars the units of a side in a place from a hex beside it. */
function hexFault({ field, side, enemyZone }: Ground, at: number, to: number): HexFault | null {
  if (holderOf(field, to) === enemyOf(side)) return 'enemy';
  return isHex(at) && isInZone(enemyZone, at) && isInZone(enemyZone, to) ? 'zone-to-zone' : null;
}

const NO_PLACES: readonly number[] = [];

/** What was found out already of the ways that the enemy leaves open. */
export const openingsOf = ({ field: { openings }, side }: Ground): Openings =>
  (openings[side] ??= { hexes: [], starts: [], reaches: null });

/** Hexes beside a place that a side may enter from it: the same for all of its units while no enemy moves. */
function openHexes(ground: Ground, at: number): readonly number[] {
  const { hexes } = openingsOf(ground);
  return (hexes[at] ??= neighboursOf(at).filter((to) => hexFault(ground, at, to) === null));
}

/** §10: places that a unit may step into next, hexes first, then its rear area (§10.5); none when it must stop. */
export function listNextPlaces(ground: Ground, walk: Walk): readonly number[] {
  if (endFault(ground, walk) !== null) return NO_PLACES;
  const at = standOf(walk);
  const hexes = openHexes(ground, at);
  if (isArea(at) || areasBeside(at).length === 0) return hexes;
  return [...hexes, ...areasBeside(at).filter((area) => areaFault(ground, walk.unit, area) === null)];
}

/** §10.1: a unit may halt wherever it has come to; stacking is looked at later (§8). */
export const mayHalt = ({ entered }: Walk): boolean => entered.length > 0;

/** Enemies of a side whose zone of control lies in a hex, for the sentences (§9.3). */
const nameMakers = ({ field, side }: Ground, hex: number): string =>
  zoneMakers(field, enemyOf(side), hex).map(unitId).join(',');

/** Why a walk is over where it stands; null when it may go on. */
export function explainEnd(ground: Ground, walk: Walk): Reason | null {
  const at = standOf(walk);
  const where = { unit: unitId(walk.unit), hex: placeId(at) };
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
      const max = allowanceOf(walk.unit, ground.turn);
      return max < unitFacts(walk.unit).move
        ? refusal('MOVE_LIMIT.weather', '10.3', { ...where, max, weather: turnFacts(ground.turn).weather })
        : refusal('MOVE_LIMIT', '10.1', { ...where, max });
    }
  }
}

/** Why two places do not touch; null when one may step from one to the other (§10.2.6, §10.5). */
function explainTouch(unit: number, at: number, to: number): Reason | null {
  if (isAdjacent(at, to)) return null;
  const step = { unit: unitId(unit), from: placeId(at), to: placeId(to) };
  if (isArea(to)) return refusal('BAD_AREA.not-adjacent', '10.5', step);
  if (isArea(at)) return refusal('BAD_PATH.area', '10.5', step);
  return gridNeighbours(at).includes(to)
    ? refusal('WATER.move', '10.2.6', step)
    : refusal('BAD_PATH.not-adjacent', '10.1', step);
}

/** Why a unit may not step into a place that touches; null when it may. */
export function explainEntry(ground: Ground, unit: number, at: number, to: number): Reason | null {
  const { field } = ground;
  const step = { unit: unitId(unit), from: placeId(at), to: placeId(to) };
  switch (isArea(to) ? areaFault(ground, unit, to) : hexFault(ground, at, to)) {
    case null:
      return null;
    case 'enemy-rear':
      return refusal('ENEMY_REAR', '10.5', step);
    case 'area-code':
      return refusal('BAD_AREA.code', '10.5', { ...step, code: unitFacts(unit).code });
    case 'enemy':
      return refusal('ENEMY_HEX', '10', { ...step, enemies: unitsIn(field, to).map(unitId).join(',') });
    case 'zone-to-zone':
      return refusal('ZONE_TO_ZONE', '9.4', {
        ...step,
        fromEnemies: nameMakers(ground, at),
        toEnemies: nameMakers(ground, to),
      });
  }
}

/** §10: why a unit on its way may not step into a place; null when it may. The enemy's rear is closed from anywhere. */
export function explainNext(ground: Ground, walk: Walk, to: number): Reason | null {
  const at = standOf(walk);
  const { unit } = walk;
  if (isArea(to) && sideOfArea(to) !== ground.side) return explainEntry(ground, unit, at, to);
  return explainEnd(ground, walk) ?? explainTouch(unit, at, to) ?? explainEntry(ground, unit, at, to);
}
