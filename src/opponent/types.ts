/** Messages between the table and the programs. All of it is plain data, as it may cross to a worker. */
import type { Decision, Types } from '../engine/kernel/types.ts';
import type { Level } from '../players/levels.ts';
import type { Plan } from '../engine/kits/rehearsal/plan.ts';

export interface Task {
  readonly seat: string;
  readonly level: Level;
  readonly decision: Decision<Types>;
  readonly view: Types['view'];
  readonly seed: string;
  readonly budgetMs: number;
  /** Absent: the shipped data. */
  readonly packFile?: unknown;
}

export type Report = (weighed: number, of: number) => void;

export interface Query extends Task {
  /** Continues the last question. */
  readonly goesOn: boolean;
}

export interface NotedMove {
  readonly seat: string;
  readonly move: string;
  /** The other seat answered so in this share of the playouts, 0 to 1; absent: no answer, or unknown. */
  readonly share?: number;
}

export interface Chance {
  readonly mean: number;
  readonly error: number;
}

export interface SuggestedMove {
  readonly move: string;
  /** To win, for the seat asked; null: it was not weighed. */
  readonly chance: Chance | null;
  /** The move and those after it change this, in facts that both players can check. */
  readonly plan: Plan;
  readonly line: readonly NotedMove[];
}

export interface Suggestion {
  /** One to three moves, the program's own choice first. */
  readonly moves: readonly SuggestedMove[];
  /** To win, for the seat asked, as a quick player continues; null: unknown. */
  readonly now: Chance | null;
  /** Number of legal moves. */
  readonly of: number;
  readonly playouts: number;
  /** More time may find more. */
  readonly hasMore: boolean;
}

export type Tell = (suggestion: Suggestion) => void;

/** The programs of one game, wherever they run. One question at a time: a new one replaces the last. */
export interface Brain {
  /** Fulfilled once it can be asked about matches with these data. */
  ready(packFile?: unknown): Promise<void> | void;
  ask(task: Task, report: Report): Promise<string>;
  suggest(query: Query, tell: Tell): Promise<Suggestion>;
  stop(): void;
}

export interface PingTarget {
  readonly ping: () => void;
}

export interface LockHolder extends PingTarget {
  /** Holds a lock of that name as long as it runs; false where it cannot. */
  readonly hold: (name: string) => Promise<boolean>;
}
