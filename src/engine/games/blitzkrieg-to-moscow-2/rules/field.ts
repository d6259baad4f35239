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
import type { Supply } from './supply.ts';
import type { Zone } from './zones.ts';

/** Something of a field that is worked out when it is first asked for; null before. */
export interface Memo<X> {
  value: X | null;
}
/** German, then Soviet. */
type BySide<X> = readonly [X, X];

export interface Field {
  /** Hex or rear area of each unit, `NONE` for the track and the boxes. */
  readonly at: readonly number[];
  readonly spent: readonly boolean[];
  /** Units in each hex and rear area, in the order of the data. */
  readonly inside: readonly (readonly number[])[];
  /** Side by number that has units in each hex, `NONE` where it is empty. */
  readonly holder: readonly number[];
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
const ALL_EMPTY: readonly (readonly number[])[] = PLACE_IDS.map(() => NOBODY);
const UNHELD: readonly number[] = HEX_IDS.map(() => NONE);
const ALL_SOVIET: readonly number[] = HEX_IDS.map(() => SOVIET);

/**
 * Fields of frozen states, which never change, and of states in play whose field is kept up to date from the beginning of a
 * phase on (`keepField`): to read it anew for every question would be most of the time of a simulation.
 */
const fields = new WeakMap<BtmState, Field>();

export function readField(state: BtmState): Field {
  const known = fields.get(state);
  if (known) return known;
  const field = scan(state);
  if (Object.isFrozen(state)) fields.set(state, field);
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
  const holder = field.holder.slice();
  const spent = to === NONE ? field.spent.slice() : field.spent;
  let isOnHexes = isHex(to);
  for (const unit of units) {
    const from = at[unit] ?? NONE;
    if (from === to) continue;
    isOnHexes ||= isHex(from);
    at[unit] = to;
    if (from !== NONE) {
      const rest = (inside[from] ?? NOBODY).filter((other) => other !== unit);
      inside[from] = rest;
      if (from < HEX_COUNT && rest.length === 0) holder[from] = NONE;
    }
    if (to === NONE) (spent as boolean[])[unit] = false;
    else {
      inside[to] = [...(inside[to] ?? NOBODY), unit].sort((a, b) => a - b);
      if (to < HEX_COUNT) holder[to] = sideOfUnit(unit);
    }
  }
  // What hangs on the places of the other side only is as it was.
  const [germanZone, sovietZone] = field.zones;
  const [germanWays, sovietWays] = field.ways;
  const [germanSupply, sovietSupply] = field.supplies;
  const isSoviet = sideOfUnit(units[0] ?? NONE) === SOVIET;
  const zones: Field['zones'] = isSoviet ? [germanZone, memo()] : [memo(), sovietZone];
  const ways: Field['ways'] = isSoviet ? [[], sovietWays] : [germanWays, []];
  // Own units off the hexes block no line of their side; the zone of one in a rear area may cut lines of the other.
  const ownSupply = isOnHexes ? memo<Supply>() : isSoviet ? sovietSupply : germanSupply;
  const supplies: Field['supplies'] = isSoviet ? [memo(), ownSupply] : [ownSupply, memo()];
  return { at, spent, inside, holder, control: field.control, zones, ways, supplies };
}

/** The board with a unit turned over. */
export function withSpent(field: Field, unit: number, isSpent: boolean): Field {
  if (field.spent[unit] === isSpent) return field;
  const spent = field.spent.slice();
  spent[unit] = isSpent;
  return { ...field, spent };
}

/** The board with a hex in other hands (§4.2). */
export function withControl(field: Field, hex: number, side: number): Field {
  const control = field.control.slice();
  control[hex] = side;
  // Only cities feed or cut a line (§13.2.1, §13.2.3).
  return { ...field, control, supplies: isCity(hex) ? memos() : field.supplies };
}

function scan(state: BtmState): Field {
  const at = NOWHERE.slice();
  const spent = ALL_ACTIVE.slice();
  const inside: (readonly number[])[] = ALL_EMPTY.slice();
  const holder = UNHELD.slice();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { place, spent: isSpent } = unitStateOf(state, unit);
    const no = placeNo(place);
    if (no === NONE) continue;
    at[unit] = no;
    spent[unit] = isSpent;
    const here = inside[no] ?? NOBODY;
    inside[no] = here === NOBODY ? [unit] : [...here, unit];
    if (no < HEX_COUNT) holder[no] = sideOfUnit(unit);
  }
  const control = ALL_SOVIET.slice();
  for (const hex of state.germanHexes) control[placeNo(hex)] = 0;
  return { at, spent, inside, holder, control, zones: memos(), ways: [[], []], supplies: memos() };
}

export const unitsIn = (field: Field, place: number): readonly number[] => field.inside[place] ?? NOBODY;
/** Side by number in a hex, or `NONE`. */
export const holderOf = (field: Field, hex: number): number => field.holder[hex] ?? NONE;
export const placeOf = (field: Field, unit: number): number => field.at[unit] ?? NONE;
export const controllerOf = (field: Field, hex: number): number => field.control[hex] ?? SOVIET;

/** The state of a unit known to exist. */
export function unitState(state: BtmState, unit: UnitId): UnitState {
  const found = state.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}
export const unitStateOf = (state: BtmState, unit: number): UnitState => unitState(state, unitId(unit));
export const sideOf = (unit: UnitId): Side => unitFacts(unitNo(unit)).side;

/** Hexes in the order of the data, so that equal positions are equal states. */
export const inDataOrder = (hexes: ReadonlySet<HexId>): readonly HexId[] => HEX_IDS.filter((id) => hexes.has(id));

/** The frame that asks, or null at the end of the game. */
export const topFrame = (state: BtmState): Frame | null => state.stack[state.stack.length - 1] ?? null;
