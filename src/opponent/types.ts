/** What goes between the table and whoever runs the programs. All of it is plain data, as it may cross to a worker. */
import type { Decision, Types } from '../engine/kernel/types.ts';
import type { Level } from '../players/levels.ts';

export interface Task {
  readonly seat: string;
  readonly level: Level;
  readonly decision: Decision<Types>;
  /** What the seat sees; never the state. */
  readonly view: Types['view'];
  /** The program's own draws come from it. */
  readonly seed: string;
  /** How long it may think, in milliseconds. */
  readonly budgetMs: number;
}

/** How many of the answers have been weighed so far. */
export type Report = (weighed: number, of: number) => void;

/** The programs of one game, wherever they run. One question at a time: a new one takes the place of the last. */
export interface Brain {
  /** Fulfilled once it can be asked. */
  ready(): Promise<void> | void;
  /** Notation of one of the moves. */
  ask(task: Task, report: Report): Promise<string>;
  /** It answers with the best move it knows by now. */
  stop(): void;
}
