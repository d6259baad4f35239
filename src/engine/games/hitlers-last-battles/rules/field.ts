import { telling } from '../../../kits/goals/goals.ts';
import type { Frame } from '../frames.ts';
import { type Faction, type HexId, type Side, type UnitId, sideOf } from '../ids.ts';
import { NONE, enemyOf } from '../numbers.ts';
import type { HlbState, UnitState } from '../state.ts';
import type { HlbCtx } from '../types.ts';
import { listGoals, type LeadGoal } from './score.ts';
import { nothingKept, type Field, type FieldInPlay, type Kept, type Tables } from '../tables.ts';

/** The tables for the run of a state, which keep the field of its state in play up to date. */
export function tablesForRun(t: Tables, state: HlbState): Tables {
  const own = { ...t, kept: nothingKept(state) };
  t.runs.set(state, own);
  return own;
}

const layer = <Part>(pair: readonly [Part, Part], side: number): Part => (side === 0 ? pair[0] : pair[1]);

/** A field is read from a state, or from the view of a seat. */
export type Placed = Pick<HlbState, 'units' | 'control'>;

/** Reads a state in one pass. The field of a state in play is kept and changes with it. */
export function readField(t: Tables, state: Placed): Field {
  const { kept } = t;
  return kept.state === state ? (kept.field ??= scan(t, state)) : scan(t, state);
}

export const keptField = ({ kept }: Tables, state: HlbState): FieldInPlay | null =>
  kept.state === state ? kept.field : null;

export const tablesOf = (t: Tables, state: HlbState): Tables => t.runs.get(state) ?? t;

/** The units of a state in play are listed only once. */
export function unitsInPlay(t: Tables, state: HlbState): NonNullable<Kept['units']> {
  const { kept } = t;
  const units = (kept.state === state && kept.units) || t.unitIds.map((id) => unitState(state, id));
  if (kept.state === state) kept.units = units;
  return units;
}

function scan(t: Tables, state: Placed): FieldInPlay {
  const { blank } = t;
  const field: FieldInPlay = {
    tables: t,
    at: blank.at.slice(),
    moved: blank.moved.slice(),
    standing: [blank.standing.slice(), blank.standing.slice()],
    zone: [blank.zone.slice(), blank.zone.slice()],
    owners: t.hexIds.map((id) => state.control[id] ?? null),
  };
  for (let unit = 0; unit < t.unitCount; unit++) {
    const { hex, moved } = unitStateOf(t, state, unit);
    if (hex === null) continue;
    field.moved[unit] = moved;
    placeUnit(field, unit, t.hexNo(hex));
  }
  return field;
}

/** `NONE` removes it from the map. */
export function placeUnit({ tables: t, at, standing, zone }: FieldInPlay, unit: number, to: number): void {
  const from = at[unit] ?? NONE;
  const side = t.sideOfUnit(unit);
  const there = layer(standing, side);
  const near = layer(zone, side);
  at[unit] = to;
  if (from !== NONE) {
    if (there[from] === unit) there[from] = NONE;
    for (const hex of t.neighboursOf(from)) near[hex] = (near[hex] ?? 0) - 1;
  }
  if (to === NONE) return;
  there[to] = unit;
  for (const hex of t.neighboursOf(to)) near[hex] = (near[hex] ?? 0) + 1;
}

export const copyField = ({ at, moved, standing, zone, owners }: Field, tables: Tables): FieldInPlay => ({
  tables,
  at: at.slice(),
  moved: moved.slice(),
  standing: [standing[0].slice(), standing[1].slice()],
  zone: [zone[0].slice(), zone[1].slice()],
  owners: owners.slice(),
});

export const hasMoved = (field: Field, unit: number): boolean => field.moved[unit] ?? false;
export const hexOfUnit = (field: Field, unit: number): number => field.at[unit] ?? NONE;
export const isOnMap = (field: Field, unit: number): boolean => hexOfUnit(field, unit) !== NONE;

export const unitIn = (field: Field, side: number, hex: number): number => layer(field.standing, side)[hex] ?? NONE;
export function anyUnitIn(field: Field, hex: number): number {
  const german = unitIn(field, 0, hex);
  return german === NONE ? unitIn(field, 1, hex) : german;
}

/** §7.3: adjacent to an enemy of `side`, a number. A unit in a battle hex keeps its zone (§7.7). */
export const isNearEnemy = (field: Field, side: number, hex: number): boolean =>
  (layer(field.zone, enemyOf(side))[hex] ?? 0) > 0;

/** The field from one side's point of view; the rules of movement read it for every step. */
export interface Outlook {
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  readonly enemyZone: readonly number[];
}

export const lookFrom = (field: Field, side: number): Outlook => ({
  own: layer(field.standing, side),
  enemy: layer(field.standing, enemyOf(side)),
  enemyZone: layer(field.zone, enemyOf(side)),
});

export function enemiesNear(field: Field, side: number, hex: number): readonly number[] {
  const { tables: t } = field;
  return t
    .neighboursOf(hex)
    .map((near) => unitIn(field, enemyOf(side), near))
    .filter((enemy) => enemy !== NONE);
}

export function unitState(state: Pick<HlbState, 'units'>, unit: UnitId): UnitState {
  const found = state.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}
export const unitStateOf = (t: Tables, state: Pick<HlbState, 'units'>, unit: number): UnitState =>
  unitState(state, t.unitId(unit));

export function mapHex(state: HlbState, unit: UnitId): HexId {
  const { hex } = unitState(state, unit);
  if (hex === null) throw new RangeError(`${unit} is in the pool`);
  return hex;
}

export function countOnMap(t: Tables, state: HlbState, side: Side): number {
  let count = 0;
  for (const unit of t.unitsOf(side)) if (unitStateOf(t, state, unit).hex !== null) count++;
  return count;
}

export const topFrame = (state: HlbState): Frame | null => state.stack[state.stack.length - 1] ?? null;

type Tally = NonNullable<HlbState['tally']>;
type Tallied = Pick<HlbState, 'tally'>;

const NOBODY: readonly UnitId[] = [];

/** Q5: units that moved one hex and may attack from there. */
export const halfwayOf = ({ tally }: Tallied): readonly UnitId[] => tally?.halfway ?? NOBODY;
/** Q26: units attacked this turn, in either half. */
export const attackedOf = ({ tally }: Tallied): readonly UnitId[] => tally?.attacked ?? NOBODY;

export function talliedWith(state: Tallied, change: Partial<Tally>): Tally | null {
  const tally = { halfway: halfwayOf(state), attacked: attackedOf(state), ...change };
  return tally.halfway.length + tally.attacked.length === 0 ? null : tally;
}

export function ownerOf(state: HlbState, hex: HexId): Faction {
  const owner = state.control[hex];
  if (!owner) throw new RangeError(`nobody owns ${hex}`);
  return owner;
}

/** §9.1, §9.2: points of a hex for a faction that holds it. */
export function pointsOf(t: Tables, hex: HexId, faction: Faction): number {
  const { cityValue, edge, playable } = t.hexFacts(t.hexNo(hex));
  if (!playable) return 0;
  return cityValue + (edge !== null && faction === 'G' ? t.rules.edgeHexForGermans : 0);
}

/** §2.4.2, §2.4.3: the owner of a hex after a unit of `faction` entered it free of enemies. */
export const ownerAfterEntry = (owner: Faction, faction: Faction): Faction =>
  sideOf(owner) === sideOf(faction) ? owner : faction;

/** §2.4: a unit entered `hex`, free of enemies; leaving a hex does not give it up. */
export function takeHex(t: Tables, ctx: HlbCtx, unit: UnitId, hex: HexId): void {
  const from = ownerOf(ctx.s, hex);
  const to = ownerAfterEntry(from, t.factionOfUnit(t.unitNo(unit)));
  if (to === from) return;
  const points = pointsOf(t, hex, to);
  const change = (): void => {
    ctx.s.control[hex] = to;
    const field = keptField(t, ctx.s);
    if (field) field.owners[t.hexNo(hex)] = to;
    ctx.emit?.({ type: 'control', hex, from, to, points });
  };
  const tell = ({ side, german, allied }: LeadGoal): void => ctx.emit?.({ type: 'near', side, german, allied });
  telling(() => listGoals(t, ctx.s), change, points > 0 && ctx.emit ? tell : undefined);
}
