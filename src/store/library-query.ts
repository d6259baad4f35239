import type { LibraryEntry, LibraryQuery, SortBy } from './library-types.ts';

export const FIRST_QUERY: LibraryQuery = {
  text: '',
  status: 'all',
  game: null,
  tag: null,
  sort: 'updated',
  descending: true,
};

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Case, accents and width do not matter in a search. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Cached: each letter of a search asks ten thousand entries. */
const folded = new WeakMap<LibraryEntry, string>();

function wordsOf(entry: LibraryEntry): string {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const { about, game, scenario, study } = entry;
  const words = fold(
    [about.name, ...Object.values(about.seatNames), ...about.tags, game, scenario, study?.text ?? ''].join('\n'),
  );
  folded.set(entry, words);
  return words;
}

const ORDERS: Readonly<Record<SortBy, (a: LibraryEntry, b: LibraryEntry) => number>> = {
  updated: (a, b) => a.updated - b.updated,
  created: (a, b) => a.created - b.created,
  name: (a, b) => collator.compare(a.about.name, b.about.name),
  moves: (a, b) => a.moves - b.moves,
  size: (a, b) => a.bytes - b.bytes,
};

/** Entries that match, in the order of the query; ties by last played. */
export function selectEntries(entries: readonly LibraryEntry[], query: LibraryQuery): readonly LibraryEntry[] {
  const words = fold(query.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const sign = query.descending ? -1 : 1;
  return entries
    .filter(
      (entry) =>
        (query.status === 'all' || entry.status === query.status) &&
        (query.game === null || entry.game === query.game) &&
        (query.tag === null || entry.about.tags.includes(query.tag)) &&
        words.every((word) => wordsOf(entry).includes(word)),
    )
    .sort((a, b) => sign * ORDERS[query.sort](a, b) || b.updated - a.updated);
}

export const holdsWords = (query: string, text: string): boolean => {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

export const listTags = (entries: readonly LibraryEntry[]): readonly string[] =>
  [...new Set(entries.flatMap((entry) => entry.about.tags))].sort((a, b) => collator.compare(a, b));
