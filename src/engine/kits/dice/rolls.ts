/** What an event tells of dice, in words that every game with dice shares. Luck pages and audits read it. */

/** Dice of one seat, thrown together. */
export interface SeatRoll<Seat extends string = string> {
  readonly seat: Seat;
  readonly sides: number;
  /** 1 to `sides` each, as rolled. */
  readonly faces: readonly number[];
  /** Successes that came, and the exact number to expect of such a throw. */
  readonly hits: number;
  readonly expectedHits: number;
}

export interface Rolled<Seat extends string = string> {
  /** Id of the outcome of the preview's odds that came about; null where the throw decided nothing. */
  readonly outcome: string | null;
  readonly rolls: readonly SeatRoll<Seat>[];
}

/** A game that can tell its dice. A `GameDefinition` may be this as well. */
export interface TellsRolls<Event, Seat extends string = string> {
  /** Null for an event without dice. */
  rolls(event: Event): Rolled<Seat> | null;
}

export const tellsRolls = (game: object): game is TellsRolls<unknown> =>
  'rolls' in game && typeof game.rolls === 'function';
