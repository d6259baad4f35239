import { listChildren } from '../../i18n/rules/books.ts';
import type { RuleBook, RuleSection } from '../../i18n/rules/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { hashOf, paths } from '../app/routes.ts';
import { classes } from '../parts/classes.ts';
import { numberOf } from './chapters.ts';

export interface ContentsTreeProps {
  readonly book: RuleBook;
  readonly openChapter: string;
  readonly cited: string | null;
}

/** The chapters, and the sections of the open one. */
export function ContentsTree({ book, openChapter, cited }: ContentsTreeProps) {
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
