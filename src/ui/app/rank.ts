/** Normalises for search: half width, lower case, no accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Japanese voicing marks belong to letters and are recomposed.
    .normalize('NFC')
    .toLowerCase();

/** 0 means no match. Every word of the query must occur; the start of the text scores highest, then starts of words. */
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
  // The shorter of two equal matches is closer.
  return score + 1 / (1 + hay.length);
}

const startsWord = (hay: string, word: string): boolean =>
  [...hay.matchAll(/[^\s\-–(·,/]+/g)].some((found) => found[0].startsWith(word));

/** Best first; an empty query keeps the order. */
export function search<Item>(query: string, items: readonly Item[], textOf: (item: Item) => string): readonly Item[] {
  if (query.trim() === '') return items;
  return items
    .map((item, at) => ({ item, at, score: rank(query, textOf(item)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ item }) => item);
}
