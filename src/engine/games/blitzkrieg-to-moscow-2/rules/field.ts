/**
 * The position by number: read from a state in one pass, never stored in it. The field of a frozen state never changes.
 * That of a state in play changes with it (`cacheField`), so it must not be held over a step.
 */
import type { Frame } from '../frames.ts';
import type { HexId, Place, Side, UnitId } from '../ids.ts';
import type { BtmState, UnitState } from '../state.ts';
import { NONE, sideNo } from '../numbers.ts';
import { laterRuling } from '../rulings.ts';
import {
  nothingKept,
  type Away,
  type Field,
  type FieldInPlay,
  type Kept,
  type Positions,
  type Tables,
} from '../tables.ts';

const NOBODY: readonly number[] = [];
const SOVIET = 1;

/** Tables that own the field of a running state, as reading it for every question would take most of a simulation. */
export function tablesForRun(t: Tables, state: Positions): Tables {
  const own = { ...t, kept: nothingKept(state) };
  t.runs.set(state, own);
  return own;
}

export function readField(t: Tables, state: Positions): Field {
  const kept = keptField(t, state);
  if (kept) return kept;
  const { units, germanHexes, rulings } = state;
  const last = t.scanned.get(units);
  if (last?.germanHexes === germanHexes && last.rulings === rulings) return last.field;
  const field = scan(t, state);
  if (Object.isFrozen(units) && Object.isFrozen(germanHexes)) t.scanned.set(units, { germanHexes, rulings, field });
  return field;
}

/** Every later change of this state must change its field too; `phases/edit.ts` has all of them. */
export function cacheField(t: Tables, state: BtmState): void {
  if (t.kept.state !== state) return;
  t.kept.field ??= scan(t, state);
  unitsInPlay(t, state);
}

/** The kept field of a state in play; null where it must be read again. */
export const keptField = ({ kept }: Tables, state: Positions): FieldInPlay | null =>
  kept.state === state ? kept.field : null;

/** The run's own tables for its state in play. */
export const tablesOf = (t: Tables, state: Positions): Tables => t.runs.get(state) ?? t;

/** The units of a state in play are listed only once. */
export function unitsInPlay(t: Tables, state: Positions): NonNullable<Kept['units']> {
  const { kept } = t;
  const units = (kept.state === state && kept.units) || t.units.map(({ id }) => unitState(state, id));
  if (kept.state === state) kept.units = units;
  return units;
}

function scan(t: Tables, state: Positions): FieldInPlay {
  const at = t.blank.at.slice();
  const spent = t.blank.flags.slice();
  const moved = t.blank.flags.slice();
  const attacked = t.blank.flags.slice();
  const defended = t.blank.flags.slice();
  const inside: (readonly number[])[] = t.blank.inside.slice();
  for (let unit = 0; unit < t.unitCount; unit++) {
    // Read one by one: spreading a draft is expensive.
    const is = unitStateOf(t, state, unit);
    if (is.moved) moved[unit] = true;
    if (is.attacked) attacked[unit] = true;
    if (is.defended) defended[unit] = true;
    const no = t.placeNo(is.place);
    if (no === NONE) continue;
    at[unit] = no;
    spent[unit] = is.spent;
    const here = inside[no] ?? NOBODY;
    inside[no] = here === NOBODY ? [unit] : [...here, unit];
  }
  const control = t.blank.control.slice();
  for (const hex of state.germanHexes) control[t.placeNo(hex)] = 0;
  return {
    tables: t,
    at,
    isRearOne: laterRuling(state, 'rear-areas') === 'one',
    spent,
    inside,
    away: [null, null],
    moved,
    attacked,
    defended,
    control,
    openings: [null, null],
    zones: [null, null],
    posts: [null, null],
    supplies: [null, null],
    railEnds: [null, null],
    retreat: null,
  };
}

/** §2.3: units of a side that are lost, and those that wait on the track. */
export function readAway(t: Tables, state: Positions, side: Side): Away {
  const field = readField(t, state);
  return (field.away[sideNo(side)] ??= listAway(state, field, side));
}

function listAway(state: Positions, { tables: t, at }: Field, side: Side): Away {
  const lost: number[] = [];
  const onTrack = new Map<Place, number[]>();
  for (const unit of t.unitsOf(side)) {
    if (at[unit] !== NONE) continue;
    const { place } = unitStateOf(t, state, unit);
    if (place === 'eliminated' || place === 'surrendered') lost.push(unit);
    else onTrack.set(place, [...(onTrack.get(place) ?? NOBODY), unit]);
  }
  return { lost, onTrack };
}

export const unitsIn = (field: Field, place: number): readonly number[] => field.inside[place] ?? NOBODY;
export function holderOf(field: Field, hex: number): number {
  const { tables: t } = field;
  const first = field.inside[hex]?.[0];
  return first === undefined || hex >= t.hexCount ? NONE : t.sideOfUnit(first);
}
export const placeOf = (field: Field, unit: number): number => field.at[unit] ?? NONE;
export const controllerOf = (field: Field, hex: number): number => field.control[hex] ?? SOVIET;

export function unitState(state: Pick<BtmState, 'units'>, unit: UnitId): UnitState {
  const found = state.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}
export const unitStateOf = (t: Tables, state: Pick<BtmState, 'units'>, unit: number): UnitState =>
  (t.kept.state === state && t.kept.units?.[unit]) || unitState(state, t.unitId(unit));
export const sideOf = (t: Tables, unit: UnitId): Side => t.unitFacts(t.unitNo(unit)).side;

/** Hexes in the order of the data, so that equal positions are equal states. */
export const inDataOrder = (t: Tables, hexes: ReadonlySet<HexId>): readonly HexId[] =>
  t.hexIds.filter((id) => hexes.has(id));

export const topFrame = (state: BtmState): Frame | null => state.stack[state.stack.length - 1] ?? null;
