import { startTransition, useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import FileDown from '@lucide/icons/icons/file-down';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import { loadCatalogue, type Domain } from '../../i18n/catalogue.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { suggestStore, useSuggest } from '../../opponent/suggest-store.ts';
import { matchSource } from '../../play/match-source.ts';
import { matchStore, useMatch } from '../../store/app-match.ts';
import { saveMatch } from '../workbench/from-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { hush } from '../app/announce.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { wordTitle } from '../app/games.ts';
import { later, usePart } from '../app/later.tsx';
import { paths } from '../app/routes.ts';
import { Opening, useDocumentTitle } from '../app/screen.tsx';
import { KeptPrint, forgetPrint } from '../board/picture/kept-print.ts';
import { noteActions } from '../notes/note-draft.ts';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { usePracticeOf } from '../practice/use-practice.ts';
import { CurtainScreen } from './curtain.tsx';
import { DiceScreen } from './dice-screen.tsx';
import { tableOf } from './load-game.ts';
import { TableFrame } from './table-frame.tsx';
import { TableCommands } from './table-commands.ts';
import { TableSound } from './match-sound.tsx';
import { hidesBetweenPersons } from './one-screen.ts';
import { useAway } from './use-away.ts';
import { PlayProvider, WhenTold, useGame, usePlay } from './use-play.tsx';
import { TableVoice } from './table-voice.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import type { OpenFailure } from '../../store/types.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { Problem } from '../app/problem.tsx';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { ReloadActions } from '../errors/missing-part.tsx';
import { downloadText } from './download.ts';

/** Available wherever a match is open, including its cover and the pages next to the table. */
const SAVE_COMMANDS: readonly Command[] = [
  {
    id: 'table.save-file',
    label: 'storage.save-file',
    group: 'table',
    keys: ['Mod+S'],
    icon: FileDown,
    run: saveMatch,
  },
];

/** The table, the proof of its dice, or a page about the match. */
export type TablePage = 'table' | 'dice' | 'review' | 'what-if' | 'study';

export interface TableScreenProps {
  readonly id: string;
  readonly page?: TablePage;
  /** The point where variations begin; null for the shown one. */
  readonly at?: number | null;
}

const ProgramTurn = later(() => import('./program-turn.tsx').then((part) => part.ProgramTurn), null);

const FilmScreen = later(() => import('./film/film-screen.tsx').then((part) => part.FilmScreen), null);

/** Only practice needs it. */
const PracticeEnd = later(() => import('../practice/practice-end.tsx').then((part) => part.PracticeEnd), null);
/** Fetched on the first request for a suggestion. */
const SuggestService = later(() => import('./suggest/suggest-service.tsx').then((part) => part.SuggestService), null);

/** Sentences shared by all games. */
const TABLE_WORDS: readonly Domain[] = ['table'];

/** Opens a match and shows it, or says why it cannot be opened. */
export function TableScreen({ id, page = 'table', at = null }: TableScreenProps) {
  const open = useMatch((match) => match.open);
  const close = useMatch((match) => match.close);
  const openId = useMatch((match) => match.id);
  const status = useMatch((match) => match.status);
  const failure = useMatch((match) => match.failure);
  const isSilent = useMatch((match) => match.status === 'opening' && match.busy);

  // Until this match is opened, the store may still hold the last one, with a hand open and about to be closed.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [drawn] = useState(promiseOfDrawing);
  useEffect(() => {
    let isLeft = false;
    const show = () => {
      // Rendered in slices: a table is too large to draw at once.
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
      // Saves the open note before the match closes; its announcements must not reach the next page.
      noteActions.close();
      hush();
      forgetPrint();
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

/** Resolves when the first picture of the table is on the screen. */
function promiseOfDrawing() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/** Fetches the drawings in parallel with the rules. A failure is reported by the part that needs them. */
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
  // Runs before the curtain announces the seat.
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

/** Calls back once its siblings are on the screen. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(() => {
    // The second frame begins after the first is drawn.
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

/** The cover before a page next to the table. The map is looked at first where it is large: at the table. */
function CoverOfPage() {
  const id = useMatch((match) => match.id);
  const isPeeking = usePlay(({ panel }) => panel.isPeeking);
  return isPeeking && id !== null ? <Redirect to={paths.table(id)} replace /> : <CurtainScreen />;
}

/** The called player takes the seat first, as at the table. */
function WhatIfOrCurtain({ at }: Pick<PageProps, 'at'>) {
  const isCalled = useIsCalled();
  return isCalled ? <CoverOfPage /> : <WhatIfPage at={at} />;
}

const StudyPage = later(() => import('../study/study-screen.tsx').then((part) => part.StudyScreen), <Opening />);

/** Waits until all moves are read and the seat is taken. */
function StudyOfWhole({ at }: Pick<PageProps, 'at'>) {
  const isRead = useMatch(({ timeline }) => timeline.points.length > 0);
  const isCalled = useIsCalled();
  if (isCalled) return <CoverOfPage />;
  return isRead ? <StudyPage at={at} /> : <Opening />;
}

const ReviewPage = later(() => import('../review/review-screen.tsx').then((part) => part.ReviewScreen), <Opening />);

function ReviewOfWhole() {
  const isRead = useMatch(({ timeline }) => timeline.points.length > 0);
  return isRead ? <ReviewPage /> : <Opening />;
}

function DiceOfWhole() {
  const isRead = useMatch(({ timeline }) => timeline.points.length > 0);
  return isRead ? <DiceScreen /> : <Opening />;
}

/** Nothing of the table is in the page while the curtain is down. */
function TableOrCurtain() {
  const { game } = useGame();
  const i18n = useT();
  const id = useMatch((match) => match.id);
  const name = useMatch((match) => match.about?.name);
  const isCovered = usePlay(
    ({ newest, panel, staged }) => newest.curtain !== null && !panel.isPeeking && !staged.isHeld,
  );
  const isWatching = usePlay(({ panel }) => panel.isWatching);
  useDocumentTitle(name || wordTitle(i18n, game));
  // The cover shows the film itself.
  if (isCovered) return <CurtainScreen />;
  if (isWatching) return <FilmScreen />;
  return (
    <KeptPrint value={id === null ? null : `${id} ${game} ${i18n.lang}`}>
      <OpenTable />
    </KeptPrint>
  );
}

/** Names the seat whose hand is open, if two persons hide theirs. */
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
      <WhenTold>
        <TableVoice />
      </WhenTold>
    </>
  );
}

/** Says why a match cannot be opened, that its file is untouched, and how to continue. Works without the board. */
function MatchFailure({ failure }: { readonly failure: OpenFailure }) {
  const { t } = useT();
  const open = useMatch((match) => match.open);
  const exportName = useMatch((match) => match.exportName);
  const reportText = useMatch((match) => match.reportText);
  const { id, problem, rescues, text } = failure;
  return (
    <ErrorScreen
      title={t('table.failed.title')}
      what={<Problem of={problem} />}
      safe={t('table.failed.safe')}
      actions={
        <>
          {problem.key === 'app.import.unavailable' ? <ReloadActions /> : null}
          {id === null
            ? null
            : rescues.map((rescue) => (
                <Button key={rescue} onClick={() => void open(id, rescue)}>
                  {t(`table.rescue.${rescue}`)}
                </Button>
              ))}
          {text === null ? null : (
            <>
              <Button onClick={() => downloadText(exportName(), text)}>{t('error.export')}</Button>
              <CopyButton text={reportText} label="error.report" done="error.report.done" />
            </>
          )}
          <ButtonLink to={paths.library}>{t('command.library')}</ButtonLink>
          <ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>
        </>
      }
    />
  );
}
