/**
 * Where everything stands, by number: read from a state in one pass, never stored in it. A field itself never changes; a
 * board that has changed has another field.
 */
import type { Frame } from '../frames.ts';
import type { HexId, Side, UnitId } from '../ids.ts';
import type { BtmState, UnitState } from '../state.ts';
import {
  HEX_COUNT,
  HEX_IDS,
  NONE,
  PLACE_IDS,
  UNIT_COUNT,
  UNIT_IDS,
  isCity,
  isHex,
  placeNo,
  sideOfUnit,
  unitFacts,
  unitId,
  unitNo,
} from '../tables.ts';
import { hasHex } from './hex-set.ts';
import type { Supply } from './supply.ts';
import type { Zone } from './zones.ts';

/** What a field is read from; a view has it as well. */
export type Standing = Pick<BtmState, 'units' | 'germanHexes'>;

/** Something of a field that is worked out when it is first asked for; null before. */
export interface Memo<X> {
  value: X | null;
}
/** What a unit did in a phase. */
export type Flag = 'moved' | 'attacked' | 'defended';
/** German, then Soviet. */
type BySide<X> = readonly [X, X];

export interface Field {
  /** Hex or rear area of each unit, `NONE` for the track and the boxes. */
  readonly at: readonly number[];
  readonly spent: readonly boolean[];
  /** Units in each hex and rear area, in the order of the data. */
  readonly inside: readonly (readonly number[])[];
  /** Who moved, attacked or was attacked in this phase (§2.3). */
  readonly moved: readonly boolean[];
  readonly attacked: readonly boolean[];
  readonly defended: readonly boolean[];
  /** Side by number that controls each hex (§4.2). */
  readonly control: readonly number[];
  /** Zones of control of each side (§9); they hang on where its own units are. Asked for by `zoneOf`. */
  readonly zones: BySide<Memo<Zone>>;
  /** By side and place: hexes beside it that its enemies leave open to it, as far as asked for (`openHexes`). */
  readonly ways: BySide<(readonly number[] | undefined)[]>;
  /** Supply of each side (§13); it hangs on where all units are and on control. Asked for by `readSupply`. */
  readonly supplies: BySide<Memo<Supply>>;
}

const memo = <X>(): Memo<X> => ({ value: null });
const memos = <X>(): BySide<Memo<X>> => [memo(), memo()];

const NOBODY: readonly number[] = [];
const SOVIET = 1;

// Copies of small arrays are several times as fast as new ones filled one by one, and this runs for every question.
const NOWHERE: readonly number[] = UNIT_IDS.map(() => NONE);
const ALL_ACTIVE: readonly boolean[] = UNIT_IDS.map(() => false);
const NOBODY_DID = ALL_ACTIVE;
const ALL_EMPTY: readonly (readonly number[])[] = PLACE_IDS.map(() => NOBODY);
const ALL_SOVIET: readonly number[] = HEX_IDS.map(() => SOVIET);

/**
 * Fields of states in play, kept up to date from the beginning of a phase on (`keepField`): to read them anew for every
 * question would be most of the time of a simulation.
 */
const fields = new WeakMap<Standing, Field>();

/** By units that never change: the last field read of them. States, and views of them, share units as long as they can. */
const scanned = new WeakMap<Standing['units'], { readonly germanHexes: readonly HexId[]; readonly field: Field }>();

export function readField(state: Standing): Field {
  const kept = fields.get(state);
  if (kept) return kept;
  const { units, germanHexes } = state;
  const last = scanned.get(units);
  if (last?.germanHexes === germanHexes) return last.field;
  const field = scan(state);
  if (Object.isFrozen(units) && Object.isFrozen(germanHexes)) scanned.set(units, { germanHexes, field });
  return field;
}

/** From now on every change of this state tells its field as well; `phases/edit.ts` has all of them. */
export function keepField(state: BtmState): void {
  if (!fields.has(state)) fields.set(state, scan(state));
}

/** Tells the field of a state in play, where it is kept, what has changed. */
export function changeField(state: BtmState, change: (field: Field) => Field): void {
  const field = fields.get(state);
  if (field) fields.set(state, change(field));
}

/** The board with units of one side elsewhere; `NONE` takes them off it, and leaves no spent side (§2.3). */
export function withUnitsAt(field: Field, units: readonly number[], to: number): Field {
  const at = field.at.slice();
  const inside = field.inside.slice();
  const spent = to === NONE ? field.spent.slice() : field.spent;
  const isSoviet = sideOfUnit(units[0] ?? NONE) === SOVIET;
  const enemyZone = field.zones[isSoviet ? 0 : 1].value;
  let keepsLines = isOutOfZone(enemyZone, to);
  for (const unit of units) {
    const from = at[unit] ?? NONE;
    if (from === to) continue;
    keepsLines &&= isOutOfZone(enemyZone, from);
    at[unit] = to;
    if (from !== NONE) inside[from] = (inside[from] ?? NOBODY).filter((other) => other !== unit);
    if (to === NONE) (spent as boolean[])[unit] = false;
    else inside[to] = [...(inside[to] ?? NOBODY), unit].sort((a, b) => a - b);
  }
  // What hangs on the places of the other side only is as it was.
  const [germanZone, sovietZone] = field.zones;
  const [germanWays, sovietWays] = field.ways;
  const zones: Field['zones'] = isSoviet ? [germanZone, memo()] : [memo(), sovietZone];
  const ways: Field['ways'] = isSoviet ? [[], sovietWays] : [germanWays, []];
  const ownSupply = keepsLines ? field.supplies[isSoviet ? 1 : 0] : memo<Supply>();
  const supplies: Field['supplies'] = isSoviet ? [memo(), ownSupply] : [ownSupply, memo()];
  const { moved, attacked, defended, control } = field;
  return { at, spent, moved, attacked, defended, inside, control, zones, ways, supplies };
}

/**
 * §13.2.3: whether who comes to a place or leaves it changes no line of his own side: friends open a hex only where
 * enemies have a zone of control. That they move into an enemy city changes its control, which counts by itself.
 */
const isOutOfZone = (enemyZone: Zone | null, place: number): boolean =>
  !isHex(place) || (enemyZone !== null && !hasHex(enemyZone, place));

// Written out, not spread: fields that are made in different ways would be several kinds of object, and slow ones.

/** The board with a unit turned over. */
export function withSpent(field: Field, unit: number, isSpent: boolean): Field {
  if (field.spent[unit] === isSpent) return field;
  const { at, moved, attacked, defended, inside, control, zones, ways, supplies } = field;
  const spent = field.spent.slice();
  spent[unit] = isSpent;
  return { at, spent, moved, attacked, defended, inside, control, zones, ways, supplies };
}

/** The board with units that did something in this phase. */
export function withFlag(field: Field, units: readonly number[], flag: Flag): Field {
  const { at, spent, inside, control, zones, ways, supplies } = field;
  const flags = field[flag].slice();
  for (const unit of units) flags[unit] = true;
  const moved = flag === 'moved' ? flags : field.moved;
  const attacked = flag === 'attacked' ? flags : field.attacked;
  const defended = flag === 'defended' ? flags : field.defended;
  return { at, spent, moved, attacked, defended, inside, control, zones, ways, supplies };
}

/** The board as a phase finds it when it begins. */
export function withoutFlags({ at, spent, inside, control, zones, ways, supplies }: Field): Field {
  const [moved, attacked, defended] = [NOBODY_DID, NOBODY_DID, NOBODY_DID];
  return { at, spent, moved, attacked, defended, inside, control, zones, ways, supplies };
}

/** The board with a hex in other hands (§4.2). */
export function withControl(field: Field, hex: number, side: number): Field {
  const { at, spent, moved, attacked, defended, inside, zones, ways } = field;
  const control = field.control.slice();
  control[hex] = side;
  // Only cities feed or cut a line (§13.2.1, §13.2.3).
  const supplies = isCity(hex) ? memos<Supply>() : field.supplies;
  return { at, spent, moved, attacked, defended, inside, control, zones, ways, supplies };
}

function scan(state: Standing): Field {
  const at = NOWHERE.slice();
  const spent = ALL_ACTIVE.slice();
  const moved = ALL_ACTIVE.slice();
  const attacked = ALL_ACTIVE.slice();
  const defended = ALL_ACTIVE.slice();
  const inside: (readonly number[])[] = ALL_EMPTY.slice();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    // Read one by one: the rest of a draft is dear to gather.
    const is = unitStateOf(state, unit);
    if (is.moved) moved[unit] = true;
    if (is.attacked) attacked[unit] = true;
    if (is.defended) defended[unit] = true;
    const no = placeNo(is.place);
    if (no === NONE) continue;
    at[unit] = no;
    spent[unit] = is.spent;
    const here = inside[no] ?? NOBODY;
    inside[no] = here === NOBODY ? [unit] : [...here, unit];
  }
  const control = ALL_SOVIET.slice();
  for (const hex of state.germanHexes) control[placeNo(hex)] = 0;
  return { at, spent, moved, attacked, defended, inside, control, zones: memos(), ways: [[], []], supplies: memos() };
}

export const unitsIn = (field: Field, place: number): readonly number[] => field.inside[place] ?? NOBODY;
/** Side by number in a hex, or `NONE`. */
export function holderOf(field: Field, hex: number): number {
  const first = field.inside[hex]?.[0];
  return first === undefined || hex >= HEX_COUNT ? NONE : sideOfUnit(first);
}
export const placeOf = (field: Field, unit: number): number => field.at[unit] ?? NONE;
export const controllerOf = (field: Field, hex: number): number => field.control[hex] ?? SOVIET;

/** The state of a unit known to exist. */
export function unitState(state: Pick<BtmState, 'units'>, unit: UnitId): UnitState {
  const found = state.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}
export const unitStateOf = (state: Pick<BtmState, 'units'>, unit: number): UnitState => unitState(state, unitId(unit));
export const sideOf = (unit: UnitId): Side => unitFacts(unitNo(unit)).side;

/** Hexes in the order of the data, so that equal positions are equal states. */
export const inDataOrder = (hexes: ReadonlySet<HexId>): readonly HexId[] => HEX_IDS.filter((id) => hexes.has(id));

/** The frame that asks, or null at the end of the game. */
export const topFrame = (state: BtmState): Frame | null => state.stack[state.stack.length - 1] ?? null;
