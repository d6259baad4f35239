/**
 * Where everything stands, by number: read from a state in one pass, never stored in it. The field of a frozen state never
 * changes. That of a state in play changes with it (`keepField`), so nobody holds on to it over a step.
 */
import type { Frame } from '../frames.ts';
import type { HexId, Place, Side, UnitId } from '../ids.ts';
import type { BtmState, UnitState } from '../state.ts';
import {
  HEX_COUNT,
  HEX_IDS,
  NONE,
  PLACE_IDS,
  UNIT_COUNT,
  UNIT_IDS,
  placeNo,
  sideNo,
  sideOfUnit,
  unitFacts,
  unitId,
  unitNo,
  unitsOf,
} from '../tables.ts';
import type { Walk } from './movement.ts';
import type { RetreatGround } from './retreat.ts';
import type { Starts } from './starts.ts';
import type { Supply } from './supply.ts';
import type { Zone } from './zones.ts';

/** What a field is read from; a view has it as well. */
export type Standing = Pick<BtmState, 'units' | 'germanHexes'>;

/** What a unit did in a phase. */
export type Flag = 'moved' | 'attacked' | 'defended';
/** What the enemies of a side leave open to it (§9.4, §10), as far as it was asked for. It holds while none of them moves. */
export interface Openings {
  /** By place: hexes beside it (`openHexes`). */
  readonly hexes: (readonly number[] | undefined)[];
  /** By unit: its first steps from where it stood when they were asked for (`addStarts`). */
  readonly starts: (Starts | undefined)[];
  /** Walks of a unit to wherever it comes, null before `listReach`. */
  reaches: Map<string, readonly Walk[]> | null;
}

/** Units of a side that are not on the board, in the order of the data. */
export interface Away {
  /** Eliminated or surrendered. */
  readonly lost: readonly number[];
  readonly onTrack: ReadonlyMap<Place, readonly number[]>;
}

type ListBySide = [readonly number[] | null, readonly number[] | null];

/** Pairs stand for the German and the Soviet side. */
export interface Field {
  /** Hex or rear area of each unit, `NONE` for the track and the boxes. */
  readonly at: readonly number[];
  readonly spent: readonly boolean[];
  /** Units in each hex and rear area, in the order of the data. A list never changes; another takes its place. */
  readonly inside: readonly (readonly number[])[];
  /** Who of each side is not on the board, null before `readAway`. */
  readonly away: [Away | null, Away | null];
  /** Who moved, attacked or was attacked in this phase (§2.3). */
  readonly moved: readonly boolean[];
  readonly attacked: readonly boolean[];
  readonly defended: readonly boolean[];
  /** Side by number that controls each hex (§4.2). */
  readonly control: readonly number[];
  /** Null before `openingsOf` opens them. */
  readonly openings: [Openings | null, Openings | null];
  /** Zones of control of each side (§9), null before `zoneOf` works them out; they hang on where its own units are. */
  readonly zones: [Zone | null, Zone | null];
  /** Supply of each side (§13), null before `readSupply`; it hangs on where all units are and on control. */
  readonly supplies: [Supply | null, Supply | null];
  /** Where each side can ride from and to (§6.3.3), null before `readRailNet`; it hangs on its supply. */
  readonly railEnds: ListBySide;
  /** What the stack meets that retreats last (§11.4), null before `readRetreat`; it hangs on places, control and sides up. */
  retreat: RetreatGround | null;
}

/** A field that may be changed: that of a state in play, or a copy. `field-edit.ts` does it. */
export interface FieldInPlay extends Field {
  readonly at: number[];
  readonly spent: boolean[];
  readonly inside: (readonly number[])[];
  readonly moved: boolean[];
  readonly attacked: boolean[];
  readonly defended: boolean[];
  readonly control: number[];
}

const NOBODY: readonly number[] = [];
const SOVIET = 1;

// Copies of small arrays are several times as fast as new ones filled one by one, and this runs for every question.
const NOWHERE: readonly number[] = UNIT_IDS.map(() => NONE);
const ALL_ACTIVE: readonly boolean[] = UNIT_IDS.map(() => false);
const ALL_EMPTY: readonly (readonly number[])[] = PLACE_IDS.map(() => NOBODY);
const ALL_SOVIET: readonly number[] = HEX_IDS.map(() => SOVIET);

/**
 * Fields of states in play, kept up to date from the beginning of a phase on (`keepField`): to read them anew for every
 * question would be most of the time of a simulation.
 */
const fields = new WeakMap<Standing, FieldInPlay>();

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

/** From now on every change of this state changes its field as well; `phases/edit.ts` has all of them. */
export function keepField(state: BtmState): void {
  if (!fields.has(state)) fields.set(state, scan(state));
}

/** The field of a state in play, where it is kept; null where the next reader looks anew. */
export const keptField = (state: BtmState): FieldInPlay | null => fields.get(state) ?? null;

function scan(state: Standing): FieldInPlay {
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
  return {
    at,
    spent,
    inside,
    away: [null, null],
    moved,
    attacked,
    defended,
    control,
    openings: [null, null],
    zones: [null, null],
    supplies: [null, null],
    railEnds: [null, null],
    retreat: null,
  };
}

/** §2.3: who of a side is lost, and who waits on the track. */
export function readAway(state: Standing, side: Side): Away {
  const field = readField(state);
  return (field.away[sideNo(side)] ??= listAway(state, field, side));
}

function listAway(state: Standing, { at }: Field, side: Side): Away {
  const lost: number[] = [];
  const onTrack = new Map<Place, number[]>();
  for (const unit of unitsOf(side)) {
    if (at[unit] !== NONE) continue;
    const { place } = unitStateOf(state, unit);
    if (place === 'eliminated' || place === 'surrendered') lost.push(unit);
    else onTrack.set(place, [...(onTrack.get(place) ?? NOBODY), unit]);
  }
  return { lost, onTrack };
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
