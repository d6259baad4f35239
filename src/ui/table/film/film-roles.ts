/** A turn as a film: each line of the log opens a moment, belongs to the moment before, or is left out. */
import type { Line, Types } from '../../../engine/kernel/types.ts';
import type { Of, Scene } from '../../../play/game.ts';
import type { HistoryPoint } from '../../../store/types.ts';

export const FILM_KINDS = ['march', 'fight', 'card', 'course', 'build', 'remove', 'supply'] as const;
export type FilmKind = (typeof FILM_KINDS)[number];

/**
 * A kind opens a moment of that kind:
 * - `march`: a piece moves
 * - `fight`: a combat, or a contest over an event
 * - `card`: a card with an effect
 * - `course`: another decision or event with an effect
 * - `build`: pieces come to the map
 * - `remove`: pieces leave it outside a fight
 * - `supply`: units surrender or recover
 *
 * Other roles add to the moment before; with `taken` a city or an area changes hands.
 */
export type FilmRole = FilmKind | 'taken' | 'joins';

/** Reads the lines of one point; null leaves a line out. */
export type FilmReader = (lines: readonly Line[]) => readonly (FilmRole | null)[];

/**
 * The ways of the pieces in these points, each from its first place to its last, for arrows. A way of one place only
 * says where it happened.
 */
export type FindWays<T extends Types> = Of<
  [scene: Scene<T>, points: readonly HistoryPoint[]],
  readonly (readonly string[])[]
>;

/** Without more knowledge of the lines, each result is a moment. */
export const readByResults =
  (isResult: (line: Line) => boolean): FilmReader =>
  (lines) =>
    lines.map((line) => (isResult(line) ? 'fight' : 'joins'));
