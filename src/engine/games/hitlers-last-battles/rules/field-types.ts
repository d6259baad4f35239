/** Knowledge of a position (`field.ts`). */
import type { Mutable } from '../../../kernel/types.ts';
import type { Faction } from '../ids.ts';
import type { HlbState, UnitState } from '../state.ts';
import type { PackTables } from '../tables.ts';

/** Kept during a run with the state in play, and changed with it. */
export interface Kept {
  /** Null in the tables of the game, which belong to no run. */
  readonly state: HlbState | null;
  /** Null before it is read. */
  field: FieldInPlay | null;
  /** The units of the state by number, null before `unitsInPlay` lists them. Play changes them, and never replaces one. */
  units: readonly Mutable<UnitState>[] | null;
}

/** Tables of the pack, with what has been read of the state in play. */
export interface Tables extends PackTables {
  /** Each run has its own (`tablesForRun`). */
  readonly kept: Kept;
  /** The tables of runs by their states. */
  readonly runs: WeakMap<HlbState, Tables>;
}

/** A position by number: never stored in a state. */
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
  /** Owner of each hex; null where none is played (§2.4). */
  readonly owners: readonly (Faction | null)[];
}

/** A field that changes with the state in play (`phases/edit.ts`). */
export interface FieldInPlay extends Field {
  readonly at: number[];
  readonly moved: boolean[];
  readonly standing: readonly [german: number[], allied: number[]];
  readonly zone: readonly [german: number[], allied: number[]];
  readonly owners: (Faction | null)[];
}
