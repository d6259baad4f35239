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
import type { Away, Field, FieldInPlay, Positions } from './field-types.ts';

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
const fields = new WeakMap<Positions, FieldInPlay>();

/** By units that never change: the last field read of them. States, and views of them, share units as long as they can. */
const scanned = new WeakMap<Positions['units'], { readonly germanHexes: readonly HexId[]; readonly field: Field }>();

export function readField(state: Positions): Field {
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

function scan(state: Positions): FieldInPlay {
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
export function readAway(state: Positions, side: Side): Away {
  const field = readField(state);
  return (field.away[sideNo(side)] ??= listAway(state, field, side));
}

function listAway(state: Positions, { at }: Field, side: Side): Away {
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
