/** The lab asks this of a game besides its rules. */
import type { Line, TargetRef, Types } from '../engine/kernel/types.ts';

export interface Use<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: 'unit' | 'card' | 'event';
  readonly id: string;
  /** Null if there was no fight. */
  readonly success: boolean | null;
}

export interface Piece<Seat extends string = string> {
  readonly seat: Seat;
  readonly piece: TargetRef;
}

/** Pieces of one kind and side without names, by place. */
export interface Group<Seat extends string = string> {
  readonly seat: Seat;
  readonly id: string;
  /** `Axis fleets`. */
  readonly name: Line;
  /** The sentence for `n` of them: `2 fleets`. */
  readonly counted: string;
  /** Ids of their places. */
  readonly at: readonly string[];
}

/** A public fact in words: `Axis hand size`, `7`. Equal facts have equal values. */
export interface Detail {
  /** `unit:…` for a piece of `piecesOf`. */
  readonly id: string;
  readonly name: Line;
  readonly value: Line;
}

export interface UseWatch<T extends Types = Types> {
  hear(event: T['event']): void;
  list(): readonly Use<T['seat']>[];
}

export interface LabKit<T extends Types = Types> {
  /** Ids of places, in the order of the data. */
  places(facts: T['facts']): readonly string[];
  /** Null for an uncontrolled place. */
  holderOf(view: T['view'], facts: T['facts'], place: string): T['seat'] | null;
  leaderOf(view: T['view'], facts: T['facts']): T['seat'] | 'draw';
  /** Returns the year as written; null if turns alone tell how long a game is. */
  yearOf(view: T['view']): number | null;
  /** Named pieces still in the game, with their sides; empty if the game has none. */
  piecesOf(view: T['view'], facts: T['facts']): readonly Piece<T['seat']>[];
  /** Empty if the game has none. */
  groupsOf(view: T['view'], facts: T['facts']): readonly Group<T['seat']>[];
  /** In the order in which they are shown. */
  detailsOf(view: T['view'], facts: T['facts']): readonly Detail[];
  watchUses(facts: T['facts']): UseWatch<T>;
}
