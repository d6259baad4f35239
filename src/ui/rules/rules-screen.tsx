import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Printer from '@lucide/icons/icons/printer';
import { useLocation } from 'wouter';
import { listPath, listChildren } from '../../i18n/rules/books.ts';
import type { RuleBook, RuleSection } from '../../i18n/rules/types.ts';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLayoutSize } from '../app/layout-size.ts';
import { useCommands } from '../app/commands.ts';
import { wordTitle } from '../app/games.ts';
import { paths, hashOf } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { Breadcrumbs, ChapterNeighbours, findChapter, listChapters, numberOf } from './chapters.tsx';
import { ChapterView } from './chapter-view.tsx';
import { classes } from '../parts/classes.ts';
import { RuleHits, RuleSearchBox, useRuleSearch } from './rule-search-box.tsx';
import './rules.css';
import { useRuleBook } from './use-rule-book.ts';

export interface RulesScreenProps {
  readonly game: string;
  readonly section: string | null;
}

export function RulesScreen({ game, section }: RulesScreenProps) {
  const i18n = useT();
  const { t, lang } = i18n;
  const { status, book } = useRuleBook(game, lang);
  const [, navigate] = useLocation();
  const search = useRuleSearch(book, (id) => navigate(paths.rules(game, id)));
  const input = useRef<HTMLInputElement>(null);
  const print = usePrint();
  const [commands] = useState(() => [
    {
      id: 'rules.search',
      label: 'rules.search',
      group: 'go',
      keys: ['/'],
      run: () => input.current?.focus(),
    } as const,
  ]);
  useCommands(commands);

  const title = findGame(game) ? t('rules.of', { game: wordTitle(i18n, game) }) : t('rules.title');
  return (
    <RuleLinksProvider links={{ game }}>
      <Screen
        title={title}
        tools={book ? <RuleSearchBox search={search} inputRef={input} /> : undefined}
        end={
          book ? (
            <Button icon={Printer} onClick={print.start} className="rules-print">
              {t('rules.print')}
            </Button>
          ) : undefined
        }
      >
        {status === 'loading' ? <p className="loading-line">{t('app.loading', { what: title })}</p> : null}
        {status === 'failed' ? <MissingPartNote what={t('rules.failed')} /> : null}
        {status === 'none' ? (
          <EmptyBox next={<ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>}>
            {t('rules.none-here')}
          </EmptyBox>
        ) : null}
        {book && print.isOn ? <WholeBook book={book} /> : null}
        {book && !print.isOn ? (
          <Reader book={book} section={section} search={search} onOpen={(id) => navigate(paths.rules(game, id))} />
        ) : null}
      </Screen>
    </RuleLinksProvider>
  );
}

interface ReaderProps {
  readonly book: RuleBook;
  readonly section: string | null;
  readonly search: ReturnType<typeof useRuleSearch>;
  readonly onOpen: (section: string) => void;
}

function Reader({ book, section, search, onOpen }: ReaderProps) {
  const { t } = useT();
  const page = findChapter(book, section);
  const isSearching = search.query.trim() !== '';
  // While the player types, the focus stays in the search field.
  const takesFocus = section !== null && !isSearching;
  if (!page) return null;
  const { chapter, cited } = page;
  return (
    <div className="grid centred gap-22 at-top rules-page">
      <aside className="scroll-y sticky rules-page__side panel">
        {isSearching ? (
          <RuleHits search={search} />
        ) : (
          <Contents>
            <ContentsTree book={book} openChapter={chapter.head.id} cited={cited?.id ?? null} />
          </Contents>
        )}
      </aside>
      <div className="rules-page__text panel">
        <div className="line wrap apart gap-4-16 rule-below rules-page__where">
          <Breadcrumbs path={listPath(book, (cited ?? chapter.head).id)} onOpen={onOpen} />
          <p className="small">{t('rules.legend')}</p>
        </div>
        {section !== null && !cited ? <Note tone="warn">{t('rules.unknown', { rule: section })}</Note> : null}
        <ChapterView
          chapter={chapter}
          game={book.game}
          cited={cited?.id ?? null}
          marked={search.marked}
          level={1}
          takesFocus={takesFocus}
        />
        <ChapterNeighbours chapter={chapter} onOpen={onOpen} />
      </div>
    </div>
  );
}

interface ContentsTreeProps {
  readonly book: RuleBook;
  readonly openChapter: string;
  readonly cited: string | null;
}

function ContentsTree({ book, openChapter, cited }: ContentsTreeProps) {
  const { t } = useT();
  return (
    <nav className="rule-contents" aria-label={t('rules.contents')}>
      <ol className="rule-contents__list">
        {listChildren(book, null).map((chapter) => (
          <li key={chapter.id}>
            <ContentsLink
              game={book.game}
              section={chapter}
              isOpen={chapter.id === openChapter}
              isCited={chapter.id === cited}
            />
            {chapter.id === openChapter ? (
              <ol className="rule-contents__list rule-contents__list--inner">
                {listChildren(book, chapter.id).map((section) => (
                  <li key={section.id}>
                    <ContentsLink game={book.game} section={section} isOpen={false} isCited={section.id === cited} />
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ContentsLinkProps {
  readonly game: string;
  readonly section: RuleSection;
  readonly isOpen: boolean;
  readonly isCited: boolean;
}

function ContentsLink({ game, section: { id, title }, isOpen, isCited }: ContentsLinkProps) {
  return (
    <a
      className={classes(
        'grid baseline gap-4 t-ui inked soft rule-contents__link',
        isOpen && 'rule-contents__link--open',
        isCited && 'rule-contents__link--cited',
      )}
      href={hashOf(paths.rules(game, id))}
      aria-current={isCited ? 'location' : undefined}
    >
      <span className="faint rule-section__number">{numberOf(id)}</span>
      <span>{title}</span>
    </a>
  );
}

/** Folded on a phone, where they would push the text off the screen. */
function Contents({ children }: { readonly children: ReactNode }) {
  const { t } = useT();
  const isNarrow = useLayoutSize().narrow.includes(899);
  if (!isNarrow) {
    return (
      <>
        <p className="cap rules-page__cap">{t('rules.contents')}</p>
        {children}
      </>
    );
  }
  return (
    <details className="rules-page__fold">
      <summary>{t('rules.contents')}</summary>
      {children}
    </details>
  );
}

/** For printing. */
function WholeBook({ book }: { readonly book: RuleBook }) {
  return (
    <div className="panel">
      {listChapters(book).map(({ id }) => {
        const page = findChapter(book, id);
        return page ? (
          <ChapterView
            key={id}
            chapter={page.chapter}
            game={book.game}
            cited={null}
            marked=""
            level={1}
            takesFocus={false}
          />
        ) : null;
      })}
    </div>
  );
}

function usePrint(): { readonly isOn: boolean; readonly start: () => void } {
  const [isOn, setOn] = useState(false);
  const start = () => {
    // The whole book must be in the page before it is printed.
    flushSync(() => setOn(true));
    window.print();
    setOn(false);
  };
  return { isOn, start };
}
