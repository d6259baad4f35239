import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import Play from '@lucide/icons/icons/play';
import GraduationCap from '@lucide/icons/icons/graduation-cap';
import Info from '@lucide/icons/icons/info';
import Search from '@lucide/icons/icons/search';
import Settings from '@lucide/icons/icons/settings';
import BookOpen from '@lucide/icons/icons/book-open';
import { listGames, shelfLine } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary, usePrefs } from '../../store/hooks.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { MAIN_ID, useDocumentTitle, useScreenFocus } from '../app/screen.tsx';
import { preloadTable } from '../app/screens.tsx';
import { useIntent } from '../app/use-intent.ts';
import { FileDrop } from '../library/file-drop.tsx';
import { StorageStatus } from '../library/storage.tsx';
import { UnreadList } from '../library/unread-list.tsx';
import type { LibraryEntry } from '../../store/library-types.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { GameWords } from '../app/game-words.tsx';
import { EntryThumb } from '../library/entry-thumb.tsx';
import { EntryTitle, useEntryWords } from '../library/entry-words.tsx';
import { DropZone } from './drop-zone.tsx';
import { showIntent } from '../../store/intent.ts';
import { listLessons } from '../../lessons/list.ts';
import { wordTitle } from '../app/games.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { paths } from '../app/routes.ts';
import { ButtonLink, Button } from '../parts/button.tsx';
import { GameCard, PlayPhone } from './play-now.tsx';
import './first-paint.css';
import './home.css';
import { LANGS } from '../../i18n/format.ts';
import { runCommand, useKeyOf } from '../app/commands.ts';
import { ariaKey } from '../app/keys.ts';
import { Logo } from './logo.tsx';
import { LabPanel, LessonsPanel, LibraryPanel } from './panels.tsx';
import { LinkRow, Panel } from '../parts/panel.tsx';

/** Below this width, three cards would fill three screens. */
const PHONE = 600;

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
  // The games are drawn first, the side panels after them.
  const isSideDue = useDeferredValue(true, false);

  return (
    <div className="col full flex-1 home">
      <FileDrop />
      <HomeHeader headRef={head} />
      <main id={MAIN_ID} tabIndex={-1} className="grid home__main">
        <div className="col min-0 home__table">
          {!ready ? (
            <div className="flex relative clip hero panel" aria-busy="true">
              <UnreadList />
            </div>
          ) : last ? (
            <ContinueHero entry={last} />
          ) : (
            <FirstVisitHero />
          )}
          {isPhone ? (
            <PlayPhone />
          ) : (
            <section className="grid gap-18 home__games" aria-label={t('home.games')}>
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

function HomeHeader({ headRef }: { readonly headRef: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useT();
  const paletteKey = useKeyOf('app.palette');
  return (
    <header className="line wrap home__head">
      <Logo />
      <h1 ref={headRef} tabIndex={-1} className="home__name">
        {t('app.name')}
      </h1>
      <p className="muted pt-6 home__tagline">{t('app.tagline')}</p>
      <div className="row home__tools">
        <Button
          className="home__find"
          icon={Search}
          kbd="/"
          aria-keyshortcuts={ariaKey('/')}
          onClick={() => runCommand('app.palette')}
          closed={paletteKey === undefined}
        >
          {t('home.find')}
        </Button>
        <LanguageButton />
        <ButtonLink to={paths.about} icon={Info} label={t('home.about')} />
        <ButtonLink to={paths.settings} icon={Settings} label={t('settings.title')} />
      </div>
    </header>
  );
}

/** A button, as there are only two languages. */
function LanguageButton() {
  const { t, failed } = useT();
  const language = usePrefs((prefs) => prefs.language);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  const other = LANGS.find((lang) => lang !== language) ?? 'en';
  return (
    <>
      <Button onClick={() => setPrefs({ language: other })}>
        <span lang={other}>{t(`lang.${other}`)}</span>
      </Button>
      {failed ? <span className="t-small no-ink">{t('lang.failed')}</span> : null}
    </>
  );
}

/** The last match on its map; the largest thing on the page. */
function ContinueHero({ entry }: { readonly entry: LibraryEntry }) {
  return (
    <section className="flex relative clip hero panel" aria-labelledby="continue-title">
      <div className="absolute hero__map">
        <EntryThumb entry={entry} look="vignette" />
      </div>
      <GameWords game={entry.game} seatNames={entry.about.seatNames}>
        <HeroText entry={entry} />
      </GameWords>
    </section>
  );
}

function HeroText({ entry }: { readonly entry: LibraryEntry }) {
  const { t } = useT();
  const words = useEntryWords(entry);
  return (
    <div className="col centred gap-6 relative hero__text">
      <p className="cap">{entry.status === 'live' ? t('home.continue') : t('home.last-match')}</p>
      <h2 id="continue-title">
        <EntryTitle entry={entry} />
      </h2>
      <p className="muted">{words.where}</p>
      <div className="hero__ask">
        {words.who === null ? null : (
          <p className="line gap-10 strong mb-4">
            {drawSeatMark({ game: entry.game, seat: entry.toMove })}
            <span>{words.who}</span>
          </p>
        )}
        <p>{words.what}</p>
      </div>
      <p className="small">{t('home.continue.saved', { at: entry.updated, moves: entry.moves })}</p>
      <p>
        <ButtonLink to={paths.table(entry.id)} variant="go" size="big" icon={Play}>
          {entry.status === 'live' ? t('home.continue') : t('library.open')}
        </ButtonLink>
      </p>
    </div>
  );
}

function RulesPanelLink() {
  const { t, line } = useT();
  return (
    <Panel id="home-rules" title={t('rules.title')} aside={t('home.rules.what')}>
      <ul className="link-rows">
        {listGames().map(({ id }) => (
          <li key={id}>
            <LinkRow
              to={paths.rules(id)}
              icon={BookOpen}
              name={line(shelfLine(id))}
              label={t('rules.of', { game: line(shelfLine(id)) })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Replaces *Continue* while there is no match. */
function FirstVisitHero() {
  const i18n = useT();
  const { t } = i18n;
  // The first lesson is for players new to wargames.
  const lesson = listLessons()[0];
  // Picture, lesson and new game are of the same game.
  const game = lesson?.game ?? listGames()[0]?.id ?? '';
  return (
    <section
      className="flex relative clip hero panel"
      aria-labelledby="first-lesson-title"
      onPointerEnter={showIntent}
      onFocus={showIntent}
    >
      <div className="absolute hero__map">
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
            {t('new.title')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
