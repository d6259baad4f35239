/** What people write into files and fields, fit to stand in a sentence: one cleaner for every kind of text. */

/** Controls, halves of characters, and marks that change the text direction: a name must not disturb its sentence. */
const DISTURBING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A line of text as people may name things: no controls, single spaces, at most `max` characters, none of them half. */
export function cleanText(text: string, max: number): string {
  const line = text.replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  // The cut may stand in the middle of a surrogate pair.
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut).trimEnd();
}

/** A value of JSON with each text in it cleaned; keys stay as they are. */
export function cleanTree(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, Infinity);
  if (Array.isArray(value)) return value.map(cleanTree);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanTree(part)]));
}
