/** A part of a rules text; `id` is the section it cites, or null. */
export interface Reference {
  readonly text: string;
  readonly id: string | null;
}

/** `§8.4`, `§5(1)`, `§8.odds`, `Q12`, `R-18`. A full stop that ends the sentence is not part of the number. */
const REFERENCE = /§(\d+(?:\.\d+)*(?:\.[a-z]+)?(?:\(\d+\))?)|(?<![A-Za-z0-9-])(Q\d{1,2}|R-\d{2,3})(?![A-Za-z0-9])/g;

/** Splits a text at its citations, so that the reader can link them. Joined, the parts are the text again. */
export function splitReferences(text: string): readonly Reference[] {
  const parts: Reference[] = [];
  let at = 0;
  for (const found of text.matchAll(REFERENCE)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), id: null });
    parts.push({ text: found[0], id: found[1] ?? found[2] ?? null });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), id: null });
  return parts;
}
