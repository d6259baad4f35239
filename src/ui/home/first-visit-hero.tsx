import GraduationCap from 'lucide-react/icons/graduation-cap';
import { listGames } from '../../games/shelf.ts';
import { showIntent } from '../../store/intent.ts';
import { useT } from '../../i18n/use-t.tsx';
import { listLessons } from '../../lessons/shelf.ts';
import { wordTitle } from '../app/games.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';

/** Nothing to continue yet: the first lesson stands where *Continue* will be. */
export function FirstVisitHero() {
  const i18n = useT();
  const { t } = i18n;
  // Lessons stand in the order in which they are best taken: the first is for a player new to wargames.
  const lesson = listLessons()[0];
  // The game of that lesson, so that picture, lesson and new game are of one kind.
  const game = lesson?.game ?? listGames()[0]?.id ?? '';
  return (
    <section
      className="hero panel"
      aria-labelledby="first-lesson-title"
      onPointerEnter={showIntent}
      onFocus={showIntent}
    >
      <div className="hero__map">
        <GameThumb game={game} position={null} look="vignette" />
      </div>
      <div className="col centred gap-6 relative hero__text">
        <p className="cap">{wordTitle(i18n, game)}</p>
        <h2 id="first-lesson-title">{t('home.first-visit')}</h2>
        <p>{t('home.first-lesson.why')}</p>
        {lesson ? <p className="small">{t('home.first-visit.what', { n: lesson.minutes })}</p> : null}
        <div className="row">
          {lesson ? (
            <ButtonLink to={paths.lesson(lesson.id)} variant="go" size="big" icon={GraduationCap}>
              {t('home.first-lesson')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={paths.newGame(game)} size="big">
            {t('home.new-game')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
