import type { Mutable } from '../../kernel/types.ts';
import type { Faction } from './ids.ts';
import type { HlbState, UnitState } from './state.ts';
import type { Pack } from './pack.ts';
import { makePackTables, type PackTables } from './tables/pack.ts';

export interface Kept {
  /** Null in the tables of the game, which belong to no run. */
  readonly state: HlbState | null;
  field: FieldInPlay | null;
  /** The units of the state by number, null before `unitsInPlay` lists them. Play changes them, and never replaces one. */
  units: readonly Mutable<UnitState>[] | null;
}

export interface Tables extends PackTables {
  readonly kept: Kept;
  readonly runs: WeakMap<HlbState, Tables>;
}

export const nothingKept = (state: HlbState | null): Kept => ({ state, field: null, units: null });

export const makeTables = (pack: Pack): Tables => ({
  ...makePackTables(pack),
  kept: nothingKept(null),
  runs: new WeakMap(),
});

export interface Field {
  readonly tables: Tables;
  /** Hex of each unit, `NONE` for the pool. */
  readonly at: readonly number[];
  readonly moved: readonly boolean[];
  /** Unit of each side in each hex, German first. Only a battle hex has both. */
  readonly standing: readonly [german: readonly number[], allied: readonly number[]];
  /** Counts the units of each side that are linked to each hex, German first. */
  readonly zone: readonly [german: readonly number[], allied: readonly number[]];
  /** Owner of each hex; null where none is played (§2.4). */
  readonly owners: readonly (Faction | null)[];
}

export interface FieldInPlay extends Field {
  readonly at: number[];
  readonly moved: boolean[];
  readonly standing: readonly [german: number[], allied: number[]];
  readonly zone: readonly [german: number[], allied: number[]];
  readonly owners: (Faction | null)[];
}
