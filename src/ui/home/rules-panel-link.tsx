import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { listGames, shelfLine } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { paths } from '../app/routes.ts';
import { Icon } from '../parts/icon.tsx';

/** The rules of every game that has some. */
export function RulesPanelLink() {
  const { t, line } = useT();
  return (
    <section className="panel panel__body" aria-labelledby="home-rules">
      <div className="panel__head">
        <h2 id="home-rules">{t('home.rules')}</h2>
        <span className="small">{t('home.rules.what')}</span>
      </div>
      <ul className="link-rows">
        {listGames().map(({ id }) => (
          <li key={id}>
            <Link to={paths.rules(id)} className="link-row" aria-label={t('rules.of', { game: line(shelfLine(id)) })}>
              <>
                <Icon of={BookOpen} />
                <span className="link-row__text">
                  <span>{line(shelfLine(id))}</span>
                </span>
                <Icon of={ChevronRight} />
              </>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
