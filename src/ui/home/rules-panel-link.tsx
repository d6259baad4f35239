import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { PLAYABLE } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Icon } from '../parts/icon.tsx';

export function RulesPanelLink() {
  const { t } = useT();
  const [game] = PLAYABLE;
  return (
    <section className="panel home__one-row">
      <Link to={paths.rules(game)} className="link-row">
        <>
          <Icon of={BookOpen} />
          <span className="link-row__text">
            <span>{t('rules.of', { game: t(`game.${game}`) })}</span>
            <small>{t('home.rules.what')}</small>
          </span>
          <Icon of={ChevronRight} />
        </>
      </Link>
    </section>
  );
}
