/** What is known of where everything stands (`field.ts`). */
import type { Mutable } from '../../../kernel/types.ts';
import type { Faction } from '../ids.ts';
import type { HlbState, UnitState } from '../state.ts';
import type { PackTables } from '../tables.ts';

/** What a run keeps beside the state in play, and changes with it. */
export interface Kept {
  /** Null in the tables of the game, which belong to no run. */
  readonly state: HlbState | null;
  /** Null before it is asked for. */
  field: FieldInPlay | null;
  /** The units of the state by number, null before `unitsInPlay` lists them. Play changes them, and never replaces one. */
  units: readonly Mutable<UnitState>[] | null;
}

/** What every rule is handed: the tables of the pack, and what has been read of the state in play. */
export interface Tables extends PackTables {
  /** Each run has its own (`tablesForRun`). */
  readonly kept: Kept;
  /** The tables of runs by their states. */
  readonly runs: WeakMap<HlbState, Tables>;
}

/** Where everything stands, by number: never stored in a state. */
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
