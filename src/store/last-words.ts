/**
 * The note that a page was writing when it went. A write to the disk takes several steps, and a page that goes is not
 * given the time: its words are noted here in one, and kept with the match when it is opened again.
 */
import { readShape, v } from '../engine/kernel/shape.ts';
import { MARK_SHAPES, NOTE_CAPS, type Note } from '../lab/variations/notes.ts';
import type { MatchId } from './types.ts';

export type LastNote = Omit<Note, 'from'>;

export interface LastWords {
  /** Notes them at once. */
  readonly note: (match: MatchId, words: LastNote) => void;
  readonly find: (match: MatchId) => LastNote | null;
  /** They are on the disk. What was noted since stays. */
  readonly forget: (match: MatchId, words: LastNote) => void;
}

const nameOf = (match: MatchId): string => `fronts-last-words/${match}`;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.pipe(v.string(), v.maxLength(NOTE_CAPS.place));
/** Stored text may be garbage, or another version's. */
const schema = v.object({
  line: v.nullable(natural),
  at: natural,
  text: v.pipe(v.string(), v.maxLength(NOTE_CAPS.text)),
  arrows: v.pipe(v.array(v.tuple([place, place])), v.maxLength(NOTE_CAPS.arrows)),
  marks: v.pipe(v.array(v.tuple([v.picklist(MARK_SHAPES), place])), v.maxLength(NOTE_CAPS.marks)),
});

const textOf = ({ line, at, text, arrows, marks }: LastNote): string =>
  JSON.stringify({ line, at, text, arrows, marks });

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createLastWords(storage: Store | null): LastWords {
  return {
    note(match, words) {
      try {
        storage?.setItem(nameOf(match), textOf(words));
      } catch {
        // A full storage: the usual write is under way.
      }
    },
    find(match) {
      try {
        const stored = storage?.getItem(nameOf(match)) ?? null;
        return stored === null ? null : readShape(schema, JSON.parse(stored));
      } catch {
        return null;
      }
    },
    forget(match, words) {
      if (storage?.getItem(nameOf(match)) === textOf(words)) storage.removeItem(nameOf(match));
    },
  };
}
