import type { Frame } from '../frames.ts';
import type { HexId, Side, UnitId } from '../ids.ts';
import type { HlbState, UnitState } from '../state.ts';
import { NONE, enemyOf } from '../numbers.ts';
import type { Tables } from '../tables.ts';

/** Where everything stands, by number: read from a state in one pass, never stored in it. */
export interface Field {
  readonly tables: Tables;
  /** Hex of each unit, `NONE` for the pool. */
  readonly at: readonly number[];
  /** Whether each unit has moved or attacked this phase. */
  readonly moved: readonly boolean[];
  /** Unit of each side in each hex, German first. Only a battle hex has both. */
  readonly standing: readonly [german: readonly number[], allied: readonly number[]];
  /** How many units of each side are linked to each hex, German first. */
  readonly zone: readonly [german: readonly number[], allied: readonly number[]];
}

/** The part of a pair that belongs to a side (by number). */
const layer = <Part>(pair: readonly [Part, Part], side: number): Part => (side === 0 ? pair[0] : pair[1]);

export function readField(t: Tables, state: HlbState): Field {
  const { blank } = t;
  const at = blank.at.slice();
  const movedOnes = blank.moved.slice();
  const standing: [number[], number[]] = [blank.standing.slice(), blank.standing.slice()];
  const zone: [number[], number[]] = [blank.zone.slice(), blank.zone.slice()];
  for (let unit = 0; unit < t.unitCount; unit++) {
    const { hex: place, moved } = unitStateOf(t, state, unit);
    if (place === null) continue;
    const hex = t.hexNo(place);
    at[unit] = hex;
    movedOnes[unit] = moved;
    const side = t.sideOfUnit(unit);
    layer(standing, side)[hex] = unit;
    const near = layer(zone, side);
    for (const to of t.neighboursOf(hex)) near[to] = (near[to] ?? 0) + 1;
  }
  return { tables: t, at, moved: movedOnes, standing, zone };
}

export const hasMoved = (field: Field, unit: number): boolean => field.moved[unit] ?? false;
export const hexOfUnit = (field: Field, unit: number): number => field.at[unit] ?? NONE;
export const isOnMap = (field: Field, unit: number): boolean => hexOfUnit(field, unit) !== NONE;

/** Unit of a side (by number) in a hex, or `NONE`. */
export const unitIn = (field: Field, side: number, hex: number): number => layer(field.standing, side)[hex] ?? NONE;
/** Any unit in a hex, or `NONE`. */
export function anyUnitIn(field: Field, hex: number): number {
  const german = unitIn(field, 0, hex);
  return german === NONE ? unitIn(field, 1, hex) : german;
}

/** §7.3: whether a hex is adjacent to an enemy of `side` (by number). A unit in a battle hex keeps its zone (§7.7). */
export const isNearEnemy = (field: Field, side: number, hex: number): boolean =>
  (layer(field.zone, enemyOf(side))[hex] ?? 0) > 0;

/** The field as one side sees it; the rules of movement read it for every step. */
export interface Outlook {
  /** Own and enemy unit in each hex, or `NONE`. */
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  /** How many enemies are linked to each hex. */
  readonly enemyZone: readonly number[];
}

export const lookFrom = (field: Field, side: number): Outlook => ({
  own: layer(field.standing, side),
  enemy: layer(field.standing, enemyOf(side)),
  enemyZone: layer(field.zone, enemyOf(side)),
});

/** Enemies of `side` adjacent to a hex, by number. */
export function enemiesNear(field: Field, side: number, hex: number): readonly number[] {
  const { tables: t } = field;
  return t
    .neighboursOf(hex)
    .map((near) => unitIn(field, enemyOf(side), near))
    .filter((enemy) => enemy !== NONE);
}

/** The state of a unit known to exist. */
export function unitState(state: HlbState, unit: UnitId): UnitState {
  const found = state.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}
export const unitStateOf = (t: Tables, state: HlbState, unit: number): UnitState => unitState(state, t.unitId(unit));

/** The hex of a unit known to be on the map. */
export function mapHex(state: HlbState, unit: UnitId): HexId {
  const { hex } = unitState(state, unit);
  if (hex === null) throw new RangeError(`${unit} is in the pool`);
  return hex;
}

/** How many units of a side are on the map. */
export function countOnMap(t: Tables, state: HlbState, side: Side): number {
  let count = 0;
  for (const unit of t.unitsOf(side)) if (unitStateOf(t, state, unit).hex !== null) count++;
  return count;
}

/** The frame that asks, or null at the end of the game. */
export const topFrame = (state: HlbState): Frame | null => state.stack[state.stack.length - 1] ?? null;
