import { useDeferredValue, useEffect, useRef } from 'react';
import { listGames } from '../../games/shelf.ts';
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
import { FirstVisitHero } from './first-visit-hero.tsx';
import { GameCard } from './game-card.tsx';
import './first-paint.css';
import './home.css';
import { HomeHeader } from './home-header.tsx';
import { LabPanel } from './lab-panel.tsx';
import { LessonsPanel } from './lessons-panel.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { PlayPhone } from './play-phone.tsx';
import { RulesPanelLink } from './rules-panel-link.tsx';

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
