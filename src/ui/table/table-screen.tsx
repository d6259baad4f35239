import { useEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { useMatch, usePrefs } from '../../store/hooks.ts';
import { hush } from '../app/announce.ts';
import { titleKeyOf } from '../app/games.ts';
import { MAIN_ID, useDocumentTitle } from '../app/screen.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { CurtainScreen } from './curtain.tsx';
import { DiceScreen } from './dice-screen.tsx';
import type { GameTable } from './game-table.ts';
import { loadGameTable } from './load-game.ts';
import { MatchFailure } from './match-failure.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableProvider, useTable } from './table-model.tsx';
import { useTableCommands } from './table-commands.ts';
import { useAway } from './use-away.ts';
import { useTableVoice } from './use-table-voice.ts';

export interface TableScreenProps {
  /** Id of a stored match. */
  readonly id: string;
  readonly page?: 'table' | 'dice';
}

/** Opens a match and puts it on the table, or says why that cannot be. */
export function TableScreen({ id, page = 'table' }: TableScreenProps) {
  const open = useMatch((match) => match.open);
  const close = useMatch((match) => match.close);
  const openId = useMatch((match) => match.id);
  const status = useMatch((match) => match.status);
  const failure = useMatch((match) => match.failure);

  // A match that was just set up is on the table already; opening it again would only read back what was written.
  const isHere = useRef(openId === id && status === 'open');
  useEffect(() => {
    if (!isHere.current) void open(id);
    isHere.current = false;
    return () => void close(id);
  }, [id, open, close]);

  if (status === 'failed' && failure) return <MatchFailure failure={failure} />;
  if (status !== 'open' || openId !== id) return <Opening />;
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
  const names = useMemo(() => (game && facts ? game.names(facts, about?.seatNames ?? {}) : null), [game, facts, about]);
  const links = useMemo(() => (game ? { game: game.game } : null), [game]);
  if (!game || !names || !links) return <Opening />;
  return (
    <I18nProvider lang={language} names={names} domains={game.domains} fallback={<Opening />}>
      <RuleLinksProvider links={links}>
        <TableProvider game={game}>{page === 'dice' ? <DiceScreen /> : <TableOrCurtain />}</TableProvider>
      </RuleLinksProvider>
    </I18nProvider>
  );
}

/** While the curtain is down nothing of the table is in the page. */
function TableOrCurtain() {
  const { match, isPeeking, isHeld, game, i18n } = useTable();
  const title = titleKeyOf(game.game);
  useDocumentTitle(match.about?.name || (title === null ? game.game : i18n.t(title)));
  if (match.curtain && !isPeeking && !isHeld) return <CurtainScreen />;
  return <OpenTable />;
}

function OpenTable() {
  useTableCommands();
  useTableVoice();
  return <TableFrame />;
}

function useGameTable(game: string | null): GameTable | null {
  const [table, setTable] = useState<GameTable | null>(null);
  useEffect(() => {
    let stale = false;
    const loading = game === null ? null : loadGameTable(game);
    void loading?.then((loaded) => {
      if (!stale) setTable(loaded);
    });
    return () => {
      stale = true;
    };
  }, [game]);
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
