import type { RuleBook, RuleSection } from './types.ts';

/** The section with this id, or the nearest above it: `8.4.1` gives `8.4`. Null if even the chapter is unknown. */
export function findSection(book: RuleBook, id: string): RuleSection | null {
  const found = book.sections.find((section) => section.id === id);
  if (found) return found;
  const above = /^(.+)(?:\.[^.]+|\([^(]+\))$/.exec(id)?.[1];
  return above === undefined ? null : findSection(book, above);
}

export const listChildren = (book: RuleBook, id: string | null): readonly RuleSection[] =>
  book.sections.filter((section) => section.parent === id);

/** The path runs from the chapter to the section itself. */
export function listPath(book: RuleBook, id: string): readonly RuleSection[] {
  const section = book.sections.find((each) => each.id === id);
  if (!section) return [];
  return section.parent === null ? [section] : [...listPath(book, section.parent), section];
}
