import { NONE, enemyOf, known } from '../numbers.ts';
import type { Field, FieldInPlay, Flag, Zone, Tables } from '../tables.ts';

const NOBODY: readonly number[] = [];

const withoutUnit = (units: readonly number[], gone: number): readonly number[] =>
  units.length === 1 ? NOBODY : units.filter((unit) => unit !== gone);
const withUnit = (t: Tables, units: readonly number[], unit: number): readonly number[] =>
  units.length === 0 ? known(t.alone[unit]) : [...units, unit].sort((a, b) => a - b);

/** §13.2.3: friends open a hex only in an enemy ZOC, so that elsewhere a unit changes no line of its side. */
const isOutOfZone = (t: Tables, enemyZone: Zone | null, place: number): boolean =>
  !t.isHex(place) || (enemyZone !== null && !t.hasHex(enemyZone, place));

function forgetSupply(field: FieldInPlay, side: number): void {
  field.supplies[side] = null;
  field.railEnds[side] = null;
  field.retreat = null;
}

/** Puts units of one side elsewhere; `NONE` removes them from the board, without a spent side (§2.3). */
export function moveUnits(field: FieldInPlay, units: readonly number[], to: number): void {
  const { tables: t } = field;
  const [first] = units;
  if (first === undefined) return;
  const { at, inside, spent, zones, posts, openings } = field;
  const side = t.sideOfUnit(first);
  const enemy = enemyOf(side);
  const enemyZone = zones[enemy] ?? null;
  let keepsLines = isOutOfZone(t, enemyZone, to);
  for (const unit of units) {
    const from = at[unit] ?? NONE;
    if (from === NONE || to === NONE) field.away[side] = null;
    if (from === to) continue;
    keepsLines &&= isOutOfZone(t, enemyZone, from);
    at[unit] = to;
    if (from !== NONE) inside[from] = withoutUnit(inside[from] ?? NOBODY, unit);
    if (to === NONE) spent[unit] = false;
    else inside[to] = withUnit(t, inside[to] ?? NOBODY, unit);
  }
  zones[side] = null;
  posts[side] = null;
  openings[enemy] = null;
  forgetSupply(field, enemy);
  if (!keepsLines) forgetSupply(field, side);
}

export function turnOver(field: FieldInPlay, unit: number, isSpent: boolean): void {
  field.spent[unit] = isSpent;
  field.retreat = null;
}

/** Notes that a unit did something in this phase (§2.3). */
export function setFlag(field: FieldInPlay, unit: number, flag: Flag, did: boolean): void {
  field[flag][unit] = did;
}

/** Gives a hex to a side (§4.2). */
export function setControl(field: FieldInPlay, hex: number, side: number): void {
  field.control[hex] = side;
  // Only cities feed or cut a line (§13.2.1, §13.2.3).
  if (!field.tables.isCity(hex)) return;
  forgetSupply(field, side);
  forgetSupply(field, enemyOf(side));
}

type Part = 'at' | 'spent' | 'flags' | 'control';

/** A field to be changed in `parts`; it shares the others, and is valid until they change on its original. */
export function copyField(field: Field, parts: readonly Part[], tables = field.tables): FieldInPlay {
  const {
    at,
    isRearOne,
    spent,
    moved,
    attacked,
    defended,
    inside,
    away,
    control,
    openings,
    zones,
    posts,
    supplies,
    railEnds,
  } = field as FieldInPlay;
  // The members are written out, not spread: fields made in different ways would have different hidden classes and be
  // slow.
  return {
    tables,
    at: parts.includes('at') ? at.slice() : at,
    isRearOne,
    spent: parts.includes('spent') ? spent.slice() : spent,
    inside: parts.includes('at') ? inside.slice() : inside,
    away: [away[0], away[1]],
    moved: parts.includes('flags') ? moved.slice() : moved,
    attacked: parts.includes('flags') ? attacked.slice() : attacked,
    defended: parts.includes('flags') ? defended.slice() : defended,
    control: parts.includes('control') ? control.slice() : control,
    openings: [openings[0], openings[1]],
    zones: [zones[0], zones[1]],
    posts: [posts[0], posts[1]],
    supplies: [supplies[0], supplies[1]],
    railEnds: [railEnds[0], railEnds[1]],
    retreat: null,
  };
}

export function withUnitsAt(field: Field, units: readonly number[], to: number): Field {
  const copy = copyField(field, to === NONE ? ['at', 'spent'] : ['at']);
  moveUnits(copy, units, to);
  return copy;
}

/** A march in one copy: units at its end, and hexes that their side takes on it (§4.2). */
export function withMarch(field: Field, units: readonly number[], to: number, taken: readonly number[]): Field {
  if (taken.length === 0) return withUnitsAt(field, units, to);
  const copy = copyField(field, to === NONE ? ['at', 'spent', 'control'] : ['at', 'control']);
  moveUnits(copy, units, to);
  for (const hex of taken) setControl(copy, hex, field.tables.sideOfUnit(units[0] ?? NONE));
  return copy;
}

export function withSpent(field: Field, unit: number, isSpent: boolean): Field {
  const copy = copyField(field, ['spent']);
  turnOver(copy, unit, isSpent);
  return copy;
}

export function withControl(field: Field, hex: number, side: number): Field {
  const copy = copyField(field, ['control']);
  setControl(copy, hex, side);
  return copy;
}
