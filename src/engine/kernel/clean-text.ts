/** Cleans text that people write into files and fields, so that it can be part of a sentence. */

/** Controls, half surrogate pairs, and marks that change the text direction. */
const DISTURBING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** No controls, single spaces, at most `max` characters. */
export function cleanText(text: string, max: number): string {
  const line = text.replace(DISTURBING, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  // The cut may be in the middle of a surrogate pair.
  return (/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut).trimEnd();
}

/** Cleans each text in a JSON value, and leaves keys. */
export function cleanTree(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, Infinity);
  if (Array.isArray(value)) return value.map(cleanTree);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanTree(part)]));
}
