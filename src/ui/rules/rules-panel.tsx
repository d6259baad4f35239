import { useRef } from 'react';
import BookOpen from '@lucide/icons/icons/book-open';
import Maximize2 from '@lucide/icons/icons/maximize-2';
import X from '@lucide/icons/icons/x';
import { listPath } from '../../i18n/rules/books.ts';
import { useT } from '../../i18n/use-t.tsx';
import { paths } from '../app/routes.ts';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { ButtonLink, IconButton } from '../parts/button.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { Note } from '../parts/note.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { Breadcrumbs, ChapterNeighbours, findChapter } from './chapters.tsx';
import { ChapterView } from './chapter-view.tsx';
import { RuleHits, RuleSearchBox, useRuleSearch } from './rule-search-box.tsx';
import './rules.css';
import { useRuleBook } from './use-rule-book.ts';

export interface RulesPanelProps {
  readonly game: string;
  readonly section: string | null;
  readonly onSection: (section: string) => void;
  /** Absent in a lesson, where the panel is always open. */
  readonly onClose?: () => void;
  /** False when a lesson opened a section. */
  readonly takesFocus?: boolean;
}

/** The rules next to a table, in one column. Escape closes them. */
export function RulesPanel({ game, section, onSection, onClose, takesFocus = true }: RulesPanelProps) {
  const { t, lang } = useT();
  const { status, book } = useRuleBook(game, lang);
  const search = useRuleSearch(book, onSection);
  const input = useRef<HTMLInputElement>(null);
  const page = book ? findChapter(book, section) : null;
  const isListing = search.query.trim() !== '' && search.at < 0;
  return (
    <RuleLinksProvider links={{ game, open: onSection }}>
      <aside
        className="col min-0 paper full-height rules-panel"
        aria-label={t('rules.title')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
          event.preventDefault();
          onClose();
        }}
      >
        <header className="line wrap rule-below rules-panel__head">
          <h2 className="middle gap-10">
            {drawIcon(BookOpen)}
            <span>{t('rules.title')}</span>
          </h2>
          <RuleSearchBox search={search} inputRef={input} />
          <ButtonLink
            to={paths.rules(game, page?.cited?.id ?? page?.chapter.head.id)}
            icon={Maximize2}
            variant="ghost"
            label={t('rules.open-reader')}
          />
          {onClose ? <IconButton icon={X} variant="ghost" label={t('app.close')} onClick={onClose} /> : null}
        </header>
        {status === 'loading' ? <p className="loading-line">{t('app.loading', { what: t('rules.title') })}</p> : null}
        {status === 'failed' ? <MissingPartNote what={t('rules.failed')} /> : null}
        {status === 'none' ? <Note>{t('rules.none-here')}</Note> : null}
        {book && page ? (
          isListing ? (
            <div className="scroll-y flex-1 rules-panel__body">
              <RuleHits search={search} />
            </div>
          ) : (
            <div className="scroll-y flex-1 rules-panel__body">
              <Breadcrumbs path={listPath(book, (page.cited ?? page.chapter.head).id)} onOpen={onSection} />
              <ChapterView
                chapter={page.chapter}
                game={game}
                cited={page.cited?.id ?? null}
                marked={search.marked}
                level={2}
                takesFocus={takesFocus && search.query === ''}
              />
              <ChapterNeighbours chapter={page.chapter} onOpen={onSection} />
            </div>
          )
        ) : null}
      </aside>
    </RuleLinksProvider>
  );
}
