/** Facts about a game that only the tools need. */
import type { ProgramDraw } from '../../src/players/types.ts';
import type { Roster } from '../../src/lab/seated.ts';
import type { Types } from '../../src/engine/kernel/types.ts';

export interface GameKit<T extends Types = Types> extends Roster<T> {
  /** Named queries of the table's overlays; their speed is measured. */
  overlays?(view: T['view']): Readonly<Record<string, () => unknown>>;
  readonly fuzz: FuzzKit<T>;
}

/** A move that was played, between plain copies of the two states. */
export interface PlayedStep<T extends Types = Types> {
  readonly before: T['state'];
  readonly move: T['move'];
  readonly after: T['state'];
}

/** Leads random play into every corner of a game. */
export interface FuzzKit<T extends Types = Types> {
  /** Moves of every kind, legal somewhere or nowhere, to be tried where they are not on the list. */
  readonly universe: readonly T['move'][];
  /** Everything that can happen, and every reason to refuse; a run reports what it has not seen. */
  readonly events: readonly T['event']['type'][];
  readonly codes: readonly string[];
  /** Pieces and cards of the game, each with the uses that a run should have seen. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  /** Names each piece that a move used, and the use, as in `pieces`. */
  seePieces(step: PlayedStep<T>, see: (piece: string, use: string) => void): void;
  /** Ways to play, as weights of the kinds of moves; a kind that is not named weighs 1. */
  readonly moods: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Kinds of moves that can go back and forth, and about how often in a row players do so in a very long match. */
  readonly dithering: readonly T['move']['type'][];
  readonly patience: number;
  /** A position to begin `scenario` from instead of its set-up, or undefined. */
  opening(draw: ProgramDraw, scenario: string): unknown;
  /** Words that the view of a seat, or of an onlooker, must not contain. Absent: none. */
  secrets?(state: T['state'], seat: T['seat'] | null): readonly string[];
  /** Options that such a position rules out. */
  readonly setUpOptions?: readonly string[];
}
