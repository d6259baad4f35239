import { useEffect, useMemo, useState } from 'react';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import type { Domain } from '../../i18n/catalogue.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { matchSource } from '../../play/match-source.ts';
import { matchStore, useMatch } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { hush } from '../app/announce.ts';
import { wordTitle } from '../app/games.ts';
import { MAIN_ID, useDocumentTitle } from '../app/screen.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { CurtainScreen } from './curtain.tsx';
import { DiceScreen } from './dice-screen.tsx';
import type { GameTable } from './game-table.ts';
import { loadGameTable } from './load-game.ts';
import { MatchFailure } from './match-failure.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableCommands } from './table-commands.ts';
import { useAway } from './use-away.ts';
import { PlayProvider, useGame, usePlay } from './use-play.tsx';
import { TableVoice } from './table-voice.tsx';

export interface TableScreenProps {
  /** Id of a stored match. */
  readonly id: string;
  readonly page?: 'table' | 'dice';
}

/** What no game has to say. */
const TABLE_WORDS: readonly Domain[] = ['table'];

/** Opens a match and puts it on the table, or says why that is impossible. */
export function TableScreen({ id, page = 'table' }: TableScreenProps) {
  const open = useMatch((match) => match.open);
  const close = useMatch((match) => match.close);
  const openId = useMatch((match) => match.id);
  const status = useMatch((match) => match.status);
  const failure = useMatch((match) => match.failure);

  // Until its turn has come, the store may still hold the match as it was left, with a hand open, and about to be closed.
  const [openedId, setOpenedId] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = () => {
      if (!isLeft) setOpenedId(id);
    };
    void open(id, undefined, show).then(show);
    return () => {
      isLeft = true;
      void close(id);
    };
  }, [id, open, close]);

  const language = usePrefs((prefs) => prefs.language);
  if (status === 'failed' && failure)
    return (
      <I18nProvider lang={language} domains={TABLE_WORDS} fallback={<Opening />} isVital>
        <MatchFailure failure={failure} />
      </I18nProvider>
    );
  if (status !== 'open' || openId !== id || openedId !== id) return <Opening />;
  return <OpenMatch page={page} />;
}

function OpenMatch({ page }: { readonly page: 'table' | 'dice' }) {
  const language = usePrefs((prefs) => prefs.language);
  const gameId = useMatch((match) => match.game);
  const facts = useMatch((match) => match.facts);
  const about = useMatch((match) => match.about);
  const isHandOpen = useMatch((match) => match.secrets === 'kept' && match.viewer !== null);
  const dropCurtain = useMatch((match) => match.dropCurtain);
  useAway(isHandOpen, dropCurtain);
  // Runs before the curtain says whose turn it is.
  useEffect(() => (isHandOpen ? hush : undefined), [isHandOpen]);
  const game = useGameTable(gameId);
  const manifest = gameId === null ? null : findGame(gameId);
  const domains = useMemo(() => (manifest ? matchDomainsOf(manifest.id) : []), [manifest]);
  const names = useMemo(
    () => (manifest && facts ? manifest.names(facts, about?.seatNames ?? {}) : null),
    [manifest, facts, about],
  );
  const [source] = useState(() => matchSource(matchStore));
  const links = useMemo(() => (game ? { game: game.game } : null), [game]);
  if (!game || !names || !links) return <Opening />;
  return (
    <I18nProvider lang={language} names={names} domains={domains} fallback={<Opening />} isVital>
      <RuleLinksProvider links={links}>
        <PlayProvider game={game} source={source}>
          {page === 'dice' ? <DiceOfWhole /> : <TableOrCurtain />}
        </PlayProvider>
      </RuleLinksProvider>
    </I18nProvider>
  );
}

/** Dice are checked once all moves are read. */
function DiceOfWhole() {
  const isRead = useMatch(({ timeline }) => timeline.points.length > 0);
  return isRead ? <DiceScreen /> : <Opening />;
}

/** While the curtain is down nothing of the table is in the page. */
function TableOrCurtain() {
  const { game } = useGame();
  const i18n = useT();
  const name = useMatch((match) => match.about?.name);
  const isCovered = usePlay(
    ({ newest, panel, staged }) => newest.curtain !== null && !panel.isPeeking && !staged.isHeld,
  );
  useDocumentTitle(name || wordTitle(i18n, game));
  return isCovered ? <CurtainScreen /> : <OpenTable />;
}

function OpenTable() {
  return (
    <>
      <TableFrame />
      <TableCommands />
      <TableVoice />
    </>
  );
}

/** Null while it is fetched; throws the reason why it could not be, for the error boundary around the screen. */
function useGameTable(game: string | null): GameTable | null {
  const [table, setTable] = useState<GameTable | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let stale = false;
    const loading = game === null ? null : loadGameTable(game);
    loading?.then(
      (loaded) => {
        if (!stale) setTable(loaded);
      },
      (error: unknown) => {
        if (!stale) setFault(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      stale = true;
    };
  }, [game]);
  if (fault) throw fault;
  return table?.game === game ? table : null;
}

function Opening() {
  const { t } = useT();
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-busy="true">
      <p className="loading-line">{t('app.opening')}</p>
    </main>
  );
}
