/** What the lab reads of a game beside its rules: who holds what, what else positions differ in, what was used with what success. */
import type { Line, TargetRef, Types } from '../engine/kernel/types.ts';

/** A unit that attacked, a card that was played, an event that was called upon. */
export interface Use<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: 'unit' | 'card' | 'event';
  readonly id: string;
  /** Whether the fight that it was used in went its seat's way; null where there was no fight. */
  readonly success: boolean | null;
}

export interface Piece<Seat extends string = string> {
  readonly seat: Seat;
  readonly piece: TargetRef;
}

/** Pieces of one kind and side that have no names of their own, by where they stand. */
export interface Group<Seat extends string = string> {
  readonly seat: Seat;
  readonly id: string;
  /** What they are called together: `Axis fleets`. */
  readonly name: Line;
  /** The sentence of a number `n` of them: `2 fleets`. */
  readonly counted: string;
  /** Where each of them stands, by the id of the place. */
  readonly at: readonly string[];
}

/**
 * One more fact of a position, in words: `Axis hand size`, `7`. Equal facts have equal values. What a seat may not see is in
 * none of them: of a hand no more than its size.
 */
export interface Detail {
  /** `unit:…` where it tells of a piece of `piecesOf`. */
  readonly id: string;
  readonly name: Line;
  readonly value: Line;
}

/** Follows the events of one game. */
export interface UseWatch<T extends Types = Types> {
  hear(event: T['event']): void;
  /** All uses so far. */
  list(): readonly Use<T['seat']>[];
}

export interface LabKit<T extends Types = Types> {
  /** Places that are held, by their ids, in the order of the data. */
  places(facts: T['facts']): readonly string[];
  /** Who holds one of them; null for nobody. */
  holderOf(view: T['view'], facts: T['facts'], place: string): T['seat'] | null;
  /** Who would win if the game ended here. */
  leaderOf(view: T['view'], facts: T['facts']): T['seat'] | 'draw';
  /** The year that is played, as it is written; absent where turns alone tell how long a game is. */
  yearOf?(view: T['view']): number;
  /** The named pieces that are not out of the game, with whose they are. Absent: the game has none. */
  piecesOf?(view: T['view'], facts: T['facts']): readonly Piece<T['seat']>[];
  /** The pieces that have no names. Absent: the game has none. */
  groupsOf?(view: T['view'], facts: T['facts']): readonly Group<T['seat']>[];
  /** What else two positions may differ in, in the order in which it is told. */
  detailsOf(view: T['view'], facts: T['facts']): readonly Detail[];
  watchUses(facts: T['facts']): UseWatch<T>;
}
