/** One spelling for searching: full width becomes half width, case and accents go. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Japanese voicing marks are letters, not accents: recompose them.
    .normalize('NFC')
    .toLowerCase();

/**
 * How well `text` answers `query`: 0 not at all, else higher is better. Each word of the query must occur; the start of the
 * text counts most, then starts of words, then anywhere.
 */
export function rank(query: string, text: string): number {
  const hay = fold(text);
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return 1;
  let score = 0;
  for (const word of words) {
    const at = hay.indexOf(word);
    if (at < 0) return 0;
    score += at === 0 ? 3 : startsWord(hay, word) ? 2 : 1;
  }
  // Of two equal matches, the shorter text is closer.
  return score + 1 / (1 + hay.length);
}

const startsWord = (hay: string, word: string): boolean =>
  [...hay.matchAll(/[^\s\-–(·,/]+/g)].some((found) => found[0].startsWith(word));

/** The items that match the query, best first; all in their own order when it is empty. */
export function search<Item>(query: string, items: readonly Item[], textOf: (item: Item) => string): readonly Item[] {
  if (query.trim() === '') return items;
  return items
    .map((item, at) => ({ item, at, score: rank(query, textOf(item)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ item }) => item);
}
