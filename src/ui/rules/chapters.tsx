import { findSection, listChildren, listPath } from '../../i18n/rules/books.ts';
import type { Mark, RuleBook, RuleSection } from '../../i18n/rules/types.ts';
import { Fragment } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { drawIcon } from '../parts/icon.tsx';

export interface Chapter {
  readonly head: RuleSection;
  /** In reading order, with the chapter first. */
  readonly sections: readonly RuleSection[];
  readonly previous: RuleSection | null;
  readonly next: RuleSection | null;
}

export const listChapters = (book: RuleBook): readonly RuleSection[] => listChildren(book, null);

/** The first chapter if `id` is unknown. */
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

/** Other ids (`12.map`, `8.odds`) are only for links. */
const isPrinted = (id: string): boolean => /^(?:\d+(?:\.\d+)*(?:\(\d+\))?|Q\d+|R-\d{2,3})$/.test(id);

/** `8.4`, `5 (1)`, `Q12`, or nothing. */
export const numberOf = (id: string): string => (isPrinted(id) ? id.replace('(', ' (') : '');

/** The section shows it once; null if its blocks differ. */
export function sharedMark(section: RuleSection): Mark | null {
  const marks = new Set(section.blocks.map((block) => block.mark ?? null));
  const [only] = marks;
  return marks.size === 1 ? (only ?? null) : null;
}

interface BreadcrumbsProps {
  readonly path: readonly RuleSection[];
  readonly onOpen: (section: string) => void;
}

export function Breadcrumbs({ path, onOpen }: BreadcrumbsProps) {
  const { t } = useT();
  return (
    <nav className="flex wrap baseline t-small breadcrumbs" aria-label={t('rules.where')}>
      {path.map(({ id, title }, at) => {
        const words = `${numberOf(id)} ${title}`.trim();
        return (
          <Fragment key={id}>
            {at === 0 ? null : <span aria-hidden="true">›</span>}
            {at === path.length - 1 ? (
              <b aria-current="location">{words}</b>
            ) : (
              <button type="button" onClick={() => onOpen(id)}>
                {words}
              </button>
            )}
          </Fragment>
        );
      })}
    </nav>
  );
}

interface ChapterNeighboursProps {
  readonly chapter: Chapter;
  readonly onOpen: (section: string) => void;
}

export function ChapterNeighbours({ chapter: { previous, next }, onOpen }: ChapterNeighboursProps) {
  const { t } = useT();
  const titleOf = ({ id, title }: { readonly id: string; readonly title: string }) => `${numberOf(id)} ${title}`.trim();
  return (
    <nav className="flex wrap apart gap-8 rule-above rule-neighbours" aria-label={t('rules.neighbours')}>
      {previous ? (
        <button type="button" className="button button--ghost" onClick={() => onOpen(previous.id)}>
          {drawIcon(ChevronLeft, 18)}
          <span>{t('rules.previous', { title: titleOf(previous) })}</span>
        </button>
      ) : (
        <span />
      )}
      {next ? (
        <button type="button" className="button button--ghost" onClick={() => onOpen(next.id)}>
          <span>{t('rules.next', { title: titleOf(next) })}</span>
          {drawIcon(ChevronRight, 18)}
        </button>
      ) : null}
    </nav>
  );
}
