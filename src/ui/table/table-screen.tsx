import { startTransition, useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import { loadCatalogue, type Domain } from '../../i18n/catalogue.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { suggestStore, useSuggest } from '../../opponent/suggest-store.ts';
import { matchSource } from '../../play/match-source.ts';
import { matchStore, useMatch } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { hush } from '../app/announce.ts';
import { useCommands } from '../app/commands.ts';
import { wordTitle } from '../app/games.ts';
import { later, usePart } from '../app/later.tsx';
import { paths } from '../app/routes.ts';
import { Opening, useDocumentTitle } from '../app/screen.tsx';
import { noteActions } from '../notes/note-draft.ts';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { usePracticeOf } from '../practice/use-practice.ts';
import { CurtainScreen } from './curtain.tsx';
import { DiceScreen } from './dice-screen.tsx';
import { tableOf } from './load-game.ts';
import { MatchFailure } from './match-failure.tsx';
import { SAVE_COMMANDS } from './save-command.ts';
import { TableFrame } from './table-frame.tsx';
import { TableCommands } from './table-commands.ts';
import { TableSound } from './match-sound.tsx';
import { hidesBetweenPersons } from './one-screen.ts';
import { useAway } from './use-away.ts';
import { PlayProvider, useGame, usePlay } from './use-play.tsx';
import { TableVoice } from './table-voice.tsx';

/** What is shown of a match: the table, the proof of its dice, a look back at how it went. */
export type TablePage = 'table' | 'dice' | 'review' | 'what-if' | 'study';

export interface TableScreenProps {
  /** Id of a stored match. */
  readonly id: string;
  readonly page?: TablePage;
  /** The point of the match that variations begin at; null: where it is looked at. */
  readonly at?: number | null;
}

/** Two persons need nothing of it. */
const ProgramTurn = later(() => import('./program-turn.tsx').then((part) => part.ProgramTurn), null);

/** Fetched at the table of a practice only. */
const PracticeEnd = later(() => import('../practice/practice-end.tsx').then((part) => part.PracticeEnd), null);
/** Nobody needs it who does not ask. */
const SuggestService = later(() => import('./suggest/suggest-service.tsx').then((part) => part.SuggestService), null);

/** What no game has to say. */
const TABLE_WORDS: readonly Domain[] = ['table'];

/** Opens a match and puts it on the table, or says why that is impossible. */
export function TableScreen({ id, page = 'table', at = null }: TableScreenProps) {
  const open = useMatch((match) => match.open);
  const close = useMatch((match) => match.close);
  const openId = useMatch((match) => match.id);
  const status = useMatch((match) => match.status);
  const failure = useMatch((match) => match.failure);
  const isSilent = useMatch((match) => match.status === 'opening' && match.busy);

  // Until its turn has come, the store may still hold the match as it was left, with a hand open, and about to be closed.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [drawn] = useState(promiseOfDrawing);
  useEffect(() => {
    let isLeft = false;
    const show = () => {
      // In slices: a table is too much to be drawn at one go.
      if (!isLeft) startTransition(() => setOpenedId(id));
    };
    const onShown = () => {
      show();
      return drawn.promise;
    };
    void open(id, undefined, { onGame: fetchTable, onShown }).then(show);
    return () => {
      isLeft = true;
      drawn.resolve();
      // The last words of a note are written before the match is closed; what was said of it is not heard on the next page.
      noteActions.close();
      hush();
      void close(id);
    };
  }, [id, open, close, drawn]);

  const language = usePrefs((prefs) => prefs.language);
  if (status === 'failed' && failure)
    return (
      <I18nProvider lang={language} domains={TABLE_WORDS} fallback={<Opening />} isVital>
        <MatchFailure failure={failure} />
      </I18nProvider>
    );
  if (status !== 'open' || openId !== id || openedId !== id) return <Opening isDiskSilent={isSilent} />;
  return <OpenMatch page={page} at={at} onDrawn={drawn.resolve} />;
}

/** Fulfilled when the first picture of the table is on the screen. */
function promiseOfDrawing() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/** What shows a match comes beside its rules. Where it does not come, whoever needs it says so. */
function fetchTable(game: string): void {
  tableOf(game)?.().catch(() => undefined);
  loadCatalogue(prefsStore.getState().language, matchDomainsOf(game)).catch(() => undefined);
}

function OpenMatch({ page, at, onDrawn }: PageProps & { readonly onDrawn: () => void }) {
  const language = usePrefs((prefs) => prefs.language);
  const gameId = useMatch((match) => match.game);
  const facts = useMatch((match) => match.facts);
  const about = useMatch((match) => match.about);
  const isHandOpen = useMatch((match) => hidesBetweenPersons(match) && match.viewer !== null);
  const minutes = usePrefs((prefs) => prefs.coverIdle);
  const dropCurtain = useMatch((match) => match.dropCurtain);
  const isSuggesting = useSuggest(({ isUsed }) => isUsed);
  useEffect(() => suggestStore.getState().close, []);
  useAway(isHandOpen, minutes, dropCurtain);
  useCommands(SAVE_COMMANDS);
  // Runs before the curtain says whose turn it is.
  useEffect(() => (isHandOpen ? hush : undefined), [isHandOpen]);
  const practice = usePracticeOf(
    gameId,
    useMatch((match) => match.id),
  );
  const manifest = gameId === null ? null : findGame(gameId);
  const game = usePart(gameId === null ? null : tableOf(gameId));
  const domains = useMemo(() => {
    const all = manifest ? matchDomainsOf(manifest.id) : [];
    return page === 'review' || page === 'what-if' || page === 'study' ? [...all, page] : all;
  }, [manifest, page]);
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
          <Page page={page} at={at} />
          <TableSound />
          {about?.computers && page !== 'what-if' && page !== 'study' ? <ProgramTurn /> : null}
          {practice && page === 'table' ? <PracticeEnd practice={practice} /> : null}
          {isSuggesting ? <SuggestService /> : null}
          <Drawn onDrawn={onDrawn} />
        </PlayProvider>
      </RuleLinksProvider>
    </I18nProvider>
  );
}

/** Says when the first picture of what is beside it is on the screen. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(() => {
    // The second frame begins when the first is drawn.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(onDrawn)));
    return () => cancelAnimationFrame(frame);
  }, [onDrawn]);
  return null;
}

function Page({ page, at }: PageProps) {
  if (page === 'dice') return <DiceOfWhole />;
  if (page === 'what-if') return <WhatIfOrCurtain at={at} />;
  if (page === 'study') return <StudyOfWhole at={at} />;
  return page === 'review' ? <ReviewOfWhole /> : <TableOrCurtain />;
}

interface PageProps {
  readonly page: TablePage;
  readonly at: number | null;
}

const WhatIfPage = later(() => import('../what-if/what-if-screen.tsx').then((part) => part.WhatIfScreen), <Opening />);

const useIsCalled = () => useMatch(({ curtain, secrets }) => curtain !== null && secrets === 'kept');

/** The cover before a page beside the table: the map is looked at first where it lies, at the table. */
function CoverOfPage() {
  const id = useMatch((match) => match.id);
  const isPeeking = usePlay(({ panel }) => panel.isPeeking);
  return isPeeking && id !== null ? <Redirect to={paths.table(id)} replace /> : <CurtainScreen />;
}

/** Whose seat is called takes it first, at the table as here. */
function WhatIfOrCurtain({ at }: Pick<PageProps, 'at'>) {
  const isCalled = useIsCalled();
  return isCalled ? <CoverOfPage /> : <WhatIfPage at={at} />;
}

const StudyPage = later(() => import('../study/study-screen.tsx').then((part) => part.StudyScreen), <Opening />);

/** Once all moves are read, and whose seat is called has taken it. */
function StudyOfWhole({ at }: Pick<PageProps, 'at'>) {
  const isRead = useMatch(({ timeline }) => timeline.points.length > 0);
  const isCalled = useIsCalled();
  if (isCalled) return <CoverOfPage />;
  return isRead ? <StudyPage at={at} /> : <Opening />;
}

/** Its words come with it. */
const ReviewPage = later(() => import('../review/review-screen.tsx').then((part) => part.ReviewScreen), <Opening />);

function ReviewOfWhole() {
  const isRead = useMatch(({ timeline }) => timeline.points.length > 0);
  return isRead ? <ReviewPage /> : <Opening />;
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

/** Whose hand is on the page, where two persons hide theirs from each other. */
function HandStatus() {
  const { t } = useT();
  const isShared = useMatch(hidesBetweenPersons);
  const viewer = useMatch((match) => match.viewer);
  if (!isShared) return null;
  return (
    <p role="status" className="visually-hidden">
      {viewer === null ? t('table.cover.nobody') : t('table.cover.one', { side: viewer })}
    </p>
  );
}

function OpenTable() {
  return (
    <>
      <HandStatus />
      <TableFrame />
      <TableCommands />
      <TableVoice />
    </>
  );
}
