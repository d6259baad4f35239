/** Notes of players: text, and arrows and marks on the map. Pure; stored in the study of a match. */
import { digestState } from '../../engine/kernel/digest.ts';
import type { LogEntry, Point } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';

/** Distinguished by shape alone; none names a side. */
export const MARK_SHAPES = ['ring', 'square', 'diamond', 'cross'] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

export type NoteArrow = readonly [from: string, to: string];
export type NoteMark = readonly [shape: MarkShape, place: string];

export interface Drawing {
  readonly arrows: readonly NoteArrow[];
  readonly marks: readonly NoteMark[];
}

export interface NoteMoment {
  /** Null: the match itself. */
  readonly line: number | null;
  /** The note comes after this many moves; in a variation its own moves count. */
  readonly at: number;
}

export interface Note extends NoteMoment, Drawing {
  /** Fingerprint of the position, so that it is found again after a take-back. */
  readonly from: string;
  readonly text: string;
}

interface Line {
  readonly id: number;
  readonly from: string;
  readonly entries: readonly LogEntry[];
}

interface Noted {
  readonly notes: readonly Note[];
  readonly variations: readonly Line[];
}

/** Also for files from outside; `letters` limits all notes of a match together. */
export const NOTE_CAPS = { notes: 200, text: 600, letters: 20_000, arrows: 12, marks: 20, place: 60 } as const;

export const isBlank = ({ text, arrows, marks }: Pick<Note, 'text'> & Drawing): boolean =>
  text === '' && arrows.length + marks.length === 0;

export const isAt = (moment: NoteMoment, { line, at }: NoteMoment): boolean => moment.line === line && moment.at === at;

/** Fingerprint of the position after `at` moves of a variation; null where it has fewer. */
export const markOfMove = (line: Pick<Line, 'from' | 'entries'>, at: number): string | null =>
  at === 0 ? line.from : (line.entries[at - 1]?.digest ?? null);

export function markOfPoint(points: readonly Point<Types>[], at: number): string | null {
  const point = points[at];
  return point ? (point.entry?.digest ?? digestState(point.state)) : null;
}

/** The notes of the match itself, or of one of its variations. */
export const notesOf = ({ notes }: Pick<Noted, 'notes'>, line: number | null): readonly Note[] =>
  notes.filter((note) => note.line === line);

/** Replaces the note of the same moment; a blank one removes it. */
export function withNote<S extends Noted>(study: S, note: Note): S {
  const others = study.notes.filter((one) => !isAt(one, note) || one.from !== note.from);
  return { ...study, notes: isBlank(note) ? others : [...others, note] };
}

/** Null where it can be stored. */
export function noteFullness({ notes }: Pick<Noted, 'notes'>): 'notes' | 'letters' | null {
  if (notes.length > NOTE_CAPS.notes) return 'notes';
  return notes.reduce((sum, { text }) => sum + text.length, 0) > NOTE_CAPS.letters ? 'letters' : null;
}

/** Drops notes on moves of variations that are gone. */
export function dropStrayNotes<S extends Noted>(study: S): S {
  const notes = study.notes.filter(({ line, at, from }) => {
    const variation = line === null ? null : study.variations.find(({ id }) => id === line);
    return line === null || (variation !== undefined && variation !== null && markOfMove(variation, at) === from);
  });
  return notes.length === study.notes.length ? study : { ...study, notes };
}
