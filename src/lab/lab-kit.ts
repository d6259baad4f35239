/** What the lab reads of a game beside its rules: who holds what, and what was used with what success. */
import type { TargetRef, Types } from '../engine/kernel/types.ts';

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
  /** The pieces that are not out of the game, with whose they are. Absent: a game in which none is ever lost. */
  piecesOf?(view: T['view'], facts: T['facts']): readonly Piece<T['seat']>[];
  watchUses(facts: T['facts']): UseWatch<T>;
}
