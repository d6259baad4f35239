/** The samples to record of a game: whole games, and positions with an open question. */
import type { Point, Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Decision, GameDefinition, Setup, Types } from '../../src/engine/kernel/types.ts';

/** A game to look for: the first of its seeds (`name/0`, `name/1`, ...) that meets the request. */
export interface GameRequest<T extends Types = Types> {
  readonly name: string;
  /** Players in the order of the seats. */
  readonly players: readonly [string, string];
  /** Absent: the game's first scenario. */
  readonly scenario?: string;
  readonly options?: Setup['options'];
  wants?(timeline: Timeline<T>): boolean;
}

/** A position to look for in such a game, and what happens to its history before it is saved. */
export interface SampleRequest<T extends Types = Types> extends Omit<GameRequest<T>, 'wants'> {
  wants(point: Point<T>, decision: Decision<T> | null): boolean;
  /** Strengths of programs by seat, where not two persons play. */
  readonly computers?: Readonly<Record<string, string>>;
  then?(def: GameDefinition<T>, timeline: Timeline<T>): Timeline<T>;
  /** A position to begin from instead of the set-up. */
  readonly position?: unknown;
}

export interface Plan<T extends Types = Types> {
  readonly games: readonly GameRequest<T>[];
  readonly samples: readonly SampleRequest<T>[];
}
