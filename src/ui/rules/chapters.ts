import { findSection, listChildren, listPath } from '../../i18n/rules/books.ts';
import type { Mark, RuleBook, RuleSection } from '../../i18n/rules/types.ts';

/** A page of the reader: a chapter with its sections, and its neighbours. */
export interface Chapter {
  readonly head: RuleSection;
  /** In reading order, the chapter itself first. */
  readonly sections: readonly RuleSection[];
  readonly previous: RuleSection | null;
  readonly next: RuleSection | null;
}

export const listChapters = (book: RuleBook): readonly RuleSection[] => listChildren(book, null);

/** The chapter that holds `id`, or the first one when there is no such section. */
export function findChapter(book: RuleBook, id: string | null): { chapter: Chapter; cited: RuleSection | null } | null {
  const cited = id === null ? null : findSection(book, id);
  const chapters = listChapters(book);
  const head = (cited ? listPath(book, cited.id)[0] : chapters[0]) ?? null;
  if (!head) return null;
  const at = chapters.indexOf(head);
  const sections = book.sections.filter((section) => listPath(book, section.id)[0] === head);
  return {
    chapter: { head, sections, previous: chapters[at - 1] ?? null, next: chapters[at + 1] ?? null },
    cited,
  };
}

/** Ids that are printed numbers; others (`12.map`, `8.odds`) name a section for links only. */
export const isPrinted = (id: string): boolean => /^(?:\d+(?:\.\d+)*(?:\(\d+\))?|Q\d+|R-\d{2,3})$/.test(id);

/** The number shown before a title: `8.4`, `5 (1)`, `Q12`, or nothing. */
export const numberOf = (id: string): string => (isPrinted(id) ? id.replace('(', ' (') : '');

/** The mark of a whole section, shown once and not for each paragraph; null when they differ. */
export function sharedMark(section: RuleSection): Mark | null {
  const marks = new Set(section.blocks.map((block) => block.mark ?? null));
  const [only] = marks;
  return marks.size === 1 ? (only ?? null) : null;
}
