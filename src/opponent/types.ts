/** What goes between the table and whoever runs the programs. All of it is plain data, as it may cross to a worker. */
import type { Decision, Types } from '../engine/kernel/types.ts';
import type { Level } from '../players/levels.ts';
import type { Difference } from '../players/types.ts';

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
  /** The data of the match, where they are not the shipped ones. */
  readonly packFile?: unknown;
}

/** How many of the answers have been weighed so far. */
export type Report = (weighed: number, of: number) => void;

/** A person asks what to play. */
export interface Query extends Task {
  /** Of the same question as the last: what was found then is looked into further. */
  readonly goesOn: boolean;
}

/** A move by its notation, and who makes it. */
export interface NotedMove {
  readonly seat: string;
  readonly move: string;
  /** How often the other seat answered so in the games played on, 0 to 1; absent: no answer, or nobody can tell. */
  readonly share?: number;
}

/** A share of games, 0 to 1, and its standard error. */
export interface Chance {
  readonly mean: number;
  readonly error: number;
}

/** A move as far as it has been weighed. */
export interface SuggestedMove {
  readonly move: string;
  /** To win for the seat asked; null: it was not weighed. */
  readonly chance: Chance | null;
  /** What makes it better or worse than the chance now; null: nobody can tell, or it is what a quick player plays. */
  readonly why: Difference | null;
  /** The move and what is likely to follow. */
  readonly line: readonly NotedMove[];
}

export interface Suggestion {
  /** One to three moves, the one that the program would play first. */
  readonly moves: readonly SuggestedMove[];
  /** To win for the seat asked as a quick player goes on; null: nobody knows. */
  readonly now: Chance | null;
  /** Of so many that may be played. */
  readonly of: number;
  /** Games played on, in all. */
  readonly playouts: number;
  /** More time may tell more. */
  readonly hasMore: boolean;
}

export type Tell = (suggestion: Suggestion) => void;

/** The programs of one game, wherever they run. One question at a time: a new one takes the place of the last. */
export interface Brain {
  /** Fulfilled once it can be asked of matches that are played with these data. */
  ready(packFile?: unknown): Promise<void> | void;
  /** Notation of one of the moves. */
  ask(task: Task, report: Report): Promise<string>;
  /** What a person may play, told as it is found. */
  suggest(query: Query, tell: Tell): Promise<Suggestion>;
  /** It answers with the best it knows by now. */
  stop(): void;
}

/** Whoever still runs answers. */
export interface Pinged {
  readonly ping: () => void;
}

/** It is noticed when it ends. */
export interface Watched extends Pinged {
  /** Holds a lock of that name for as long as it runs; false where it cannot. */
  readonly hold: (name: string) => Promise<boolean>;
}
