/** A note that was unfinished when the page closed: a closing page has time for local storage, but not for the disk. */
import { v } from '../engine/kernel/shape.ts';
import { MARK_SHAPES, NOTE_CAPS, type Note } from '../lab/variations/notes.ts';
import { parseStored, readText, writeStored, type BrowserStorage } from './browser-storage.ts';
import type { MatchId } from './types.ts';

export type LastNote = Omit<Note, 'from'>;

export interface LastWords {
  readonly note: (match: MatchId, words: LastNote) => void;
  readonly find: (match: MatchId) => LastNote | null;
  /** The store calls this when the text is on the disk. A later text stays. */
  readonly forget: (match: MatchId, words: LastNote) => void;
}

const nameOf = (match: MatchId): string => `fronts-last-words/${match}`;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.pipe(v.string(), v.maxLength(NOTE_CAPS.place));
const schema = v.object({
  line: v.nullable(natural),
  at: natural,
  text: v.pipe(v.string(), v.maxLength(NOTE_CAPS.text)),
  arrows: v.pipe(v.array(v.tuple([place, place])), v.maxLength(NOTE_CAPS.arrows)),
  marks: v.pipe(v.array(v.tuple([v.picklist(MARK_SHAPES), place])), v.maxLength(NOTE_CAPS.marks)),
});

const textOf = ({ line, at, text, arrows, marks }: LastNote): string =>
  JSON.stringify({ line, at, text, arrows, marks });

export function createLastWords(storage: BrowserStorage): LastWords {
  return {
    // If the storage is full, the usual write is already under way.
    note: (match, words) => void writeStored(storage, nameOf(match), textOf(words)),
    find: (match) => parseStored(schema, readText(storage, nameOf(match))),
    forget(match, words) {
      if (readText(storage, nameOf(match)) === textOf(words)) storage?.removeItem(nameOf(match));
    },
  };
}
