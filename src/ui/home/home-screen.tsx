import { useDeferredValue, useEffect, useRef } from 'react';
import { listGames, shelfLine } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { MAIN_ID, useDocumentTitle, useScreenFocus } from '../app/screen.tsx';
import { preloadTable } from '../app/screens.tsx';
import { useIntent } from '../app/use-intent.ts';
import { FileDrop } from '../library/file-drop.tsx';
import { StorageStatus } from '../library/storage-status.tsx';
import { UnknownShelf } from '../library/unknown-shelf.tsx';
import { ContinueHero } from './continue-hero.tsx';
import { DropZone } from './drop-zone.tsx';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { showIntent } from '../../store/intent.ts';
import { listLessons } from '../../lessons/shelf.ts';
import { wordTitle } from '../app/games.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { GameCard } from './game-card.tsx';
import './first-paint.css';
import './home.css';
import { HomeHeader } from './home-header.tsx';
import { LabPanel } from './lab-panel.tsx';
import { LessonsPanel } from './lessons-panel.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { PlayPhone } from './play-phone.tsx';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { Icon } from '../parts/icon.tsx';

/** Up to this room, one below the other, three cards would be three screens. */
const PHONE = 600;

/** The start: continue the last match, or begin, learn, look up. */
export function HomeScreen() {
  const { t } = useT();
  const head = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t('home.title'));
  useScreenFocus(head);
  const isMeant = useIntent();
  useEffect(() => {
    if (isMeant) preloadTable();
  }, [isMeant]);

  const isPhone = useLayoutSize().narrow.includes(PHONE);
  const ready = useLibrary((library) => library.ready);
  const entries = useLibrary((library) => library.entries);
  const last = useLibrary((library) => library.latest);
  // The games come first: what stands beside them is drawn once they have been.
  const isSideDue = useDeferredValue(true, false);

  return (
    <div className="col full home">
      <FileDrop />
      <HomeHeader headRef={head} />
      <main id={MAIN_ID} tabIndex={-1} className="grid home__main">
        <div className="col min-0 home__table">
          {!ready ? (
            <div className="hero panel" aria-busy="true">
              <UnknownShelf />
            </div>
          ) : last ? (
            <ContinueHero entry={last} />
          ) : (
            <FirstVisitHero />
          )}
          {isPhone ? (
            <PlayPhone />
          ) : (
            <section className="grid home__games" aria-label={t('home.games')}>
              {listGames().map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </section>
          )}
        </div>
        <div className="col gap-16 min-0 home__side">
          {isSideDue ? (
            <>
              <LessonsPanel />
              <LabPanel />
              <LibraryPanel entries={entries} ready={ready} />
              <RulesPanelLink />
              <DropZone />
              <StorageStatus />
            </>
          ) : null}
        </div>
      </main>
    </div>
  );
}

/** The rules of every game that has some. */
function RulesPanelLink() {
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

/** Nothing to continue yet: the first lesson stands where *Continue* will be. */
function FirstVisitHero() {
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
