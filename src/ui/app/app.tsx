import { useLayoutEffect, useRef, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { usePrefs, useOffline, useTabMatch } from '../../store/hooks.ts';
import { CrashScreen } from '../errors/crash-screen.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { LastResort } from '../errors/last-resort.tsx';
import { UnknownPage } from '../errors/error-screen.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { usePlayOnOffer, usePasted } from '../play-on/offer.ts';
import { useReplay } from '../replay/replay-offer.ts';
import { hush, announcements, type Urgency } from './announce.ts';
import { listAppCommands } from './app-commands.ts';
import { CommandPalette } from './command-palette.tsx';
import { useCommands } from './commands.ts';
import { KeyHelp } from './key-help.tsx';
import { later } from './later.tsx';
import { patterns, paths } from './routes.ts';
import { MAIN_ID } from './screen.tsx';
import {
  AboutScreen,
  DataScreen,
  ExperimentScreen,
  EditorScreen,
  LessonScreen,
  LessonsScreen,
  LibraryScreen,
  NewGameScreen,
  RulesScreen,
  SettingsScreen,
  ShareScreen,
  TableScreen,
} from './screens.tsx';
import { closeShellDialog, useShellDialog } from './shell.ts';
import { Toasts } from './toasts.tsx';
import { UnwrittenNotice } from './unwritten-notice.tsx';
import type { UpdateOutcome } from '../../store/offline.ts';
import { Button } from '../parts/button.tsx';
import { drawIcon } from '../parts/icon.tsx';
import './update-notice.css';
import { useAppliedPrefs } from './use-applied-prefs.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useVisited } from './way-back.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextArea } from '../parts/field.tsx';
import { closeByHand, useByHand } from './clipboard.ts';

/** Selects the text that the browser did not copy. It is in the first download because a crash report may need it. */
export function CopyDialog() {
  const { t } = useT();
  const copy = useByHand();
  if (copy === null) return null;
  return (
    <Dialog
      open
      onClose={closeByHand}
      title={t(copy.title)}
      actions={
        <Button size="big" onClick={closeByHand}>
          {t('app.close')}
        </Button>
      }
    >
      <TextArea
        label={t('copy.by-hand.label')}
        hint={t('copy.by-hand')}
        value={copy.text}
        rows={10}
        readOnly
        spellCheck={false}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        data-autofocus
      />
    </Dialog>
  );
}

export function App() {
  const language = usePrefs((prefs) => prefs.language);
  useAppliedPrefs();
  return (
    <ErrorBoundary fallback={(crash) => <LastResort crash={crash} />}>
      <I18nProvider lang={language}>
        <Router hook={useHashLocation}>
          <Frame />
        </Router>
      </I18nProvider>
    </ErrorBoundary>
  );
}

function Frame() {
  const { t } = useT();
  const [location] = useLocation();
  const dialog = useShellDialog();
  const [commands] = useState(listAppCommands);
  useCommands(commands);
  useShortcuts();
  useVisited();
  // Clears the last screen's announcements before the next screen makes its own.
  useLayoutEffect(() => hush, [location]);
  return (
    <div className="app">
      <button type="button" className="skip-link" onClick={() => document.getElementById(MAIN_ID)?.focus()}>
        {t('app.skip')}
      </button>
      <UnwrittenNotice />
      <UpdateNotice />
      <ErrorBoundary at={location} fallback={(crash, again) => <CrashScreen crash={crash} onAgain={again} />}>
        <Screens />
      </ErrorBoundary>
      <CommandPalette open={dialog === 'palette'} onClose={closeShellDialog} />
      <PlayOn />
      <PositionTexts />
      <Replay />
      <CopyDialog />
      <KeyHelp open={dialog === 'keys'} onClose={closeShellDialog} />
      <Toasts />
      <LiveRegions />
    </div>
  );
}

/**
 * Offers a new version, which is installed only when the player agrees; the start screen offers it again. The region is
 * always in the page, or a screen reader would miss its text.
 */
function UpdateNotice() {
  const isOffered = useOffline((offline) => offline.update || offline.outdated);
  const [isPutOff, setPutOff] = useState(false);
  const [location] = useLocation();
  const isShown = isOffered && (!isPutOff || location === paths.home);
  return (
    <div role="status" className={isShown ? 'update-offered' : undefined}>
      {isShown ? <Offer onLater={() => setPutOff(true)} /> : null}
    </div>
  );
}

function Offer({ onLater }: { readonly onLater: () => void }) {
  const { t } = useT();
  const [location] = useLocation();
  const isPlaying = useTabMatch((match) => match.status === 'open', false);
  const applyUpdate = useOffline((offline) => offline.applyUpdate);
  const [outcome, setOutcome] = useState<UpdateOutcome | null>(null);
  const isBarred = outcome === 'elsewhere' || outcome === 'unsaved';
  return (
    <div className="line wrap min-h-44 t-body face-hi rule-below-strong update-notice">
      {drawIcon(RefreshCw)}
      <p className="grow">
        <span>{t('update.ready')}</span>{' '}
        {isBarred ? (
          <strong>{t(`update.${outcome}`)}</strong>
        ) : isPlaying ? (
          <span>{t('update.keeps-match')}</span>
        ) : null}
      </p>
      <div className="row">
        <Button
          size="small"
          aria-busy={outcome === 'begun'}
          closed={outcome === 'begun'}
          onClick={() => void applyUpdate().then(setOutcome)}
        >
          {t('update.apply')}
        </Button>
        {location === paths.home ? null : (
          <Button size="small" variant="ghost" onClick={onLater}>
            {t('update.later')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Both regions are rendered empty: screen readers only notice text that is added to an existing one. */
export function LiveRegions() {
  return (
    <>
      <LiveRegion urgency="polite" />
      <LiveRegion urgency="assertive" />
    </>
  );
}

/** Writes its text itself, since a commit of React after each press would cost more than the sentence. */
function LiveRegion({ urgency }: { readonly urgency: Urgency }) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      // A new element for each sentence, or readers skip a repeated one.
      const sentence = document.createElement('span');
      sentence.textContent = announcements.getState()[urgency].text;
      region.current?.replaceChildren(sentence);
    };
    write();
    return announcements.subscribe((now, before) => {
      if (now[urgency] !== before[urgency]) write();
    });
  }, [urgency]);
  return <div ref={region} className="visually-hidden" aria-live={urgency} aria-atomic="true" data-live={urgency} />;
}

const PlayOnDialog = later(() => import('../play-on/play-on-dialog.tsx').then((part) => part.PlayOnDialog), null);

function PlayOn() {
  return usePlayOnOffer() === null ? null : <PlayOnDialog />;
}

const PasteDialog = later(() => import('../play-on/paste-dialog.tsx').then((part) => part.PasteDialog), null);

const ReplayDialog = later(() => import('../replay/replay-dialog.tsx').then((part) => part.ReplayDialog), null);

function Replay() {
  return useReplay() === null ? null : <ReplayDialog />;
}

function PositionTexts() {
  return usePasted() === null ? null : <PasteDialog />;
}

function Screens() {
  return (
    <Switch>
      <Route path={patterns.home}>
        <HomeScreen />
      </Route>
      <Route path={patterns.newGame}>{({ game }) => <NewGameScreen game={decode(game)} />}</Route>
      <Route path={patterns.table}>{({ id }) => <TableScreen key={id} id={decode(id)} />}</Route>
      <Route path={patterns.dice}>{({ id }) => <TableScreen key={id} id={decode(id)} page="dice" />}</Route>
      <Route path={patterns.review}>{({ id }) => <TableScreen key={id} id={decode(id)} page="review" />}</Route>
      <Route path={patterns.whatIf}>
        {({ id, at }) => <TableScreen key={id} id={decode(id)} page="what-if" at={readPoint(at)} />}
      </Route>
      <Route path={patterns.study}>
        {({ id, at }) => <TableScreen key={id} id={decode(id)} page="study" at={readPoint(at)} />}
      </Route>
      <Route path={patterns.library}>
        <LibraryScreen />
      </Route>
      <Route path={patterns.share}>{({ '*': data }) => <ShareScreen key={data} data={data} />}</Route>
      <Route path={patterns.lessons}>
        {({ game }) => <LessonsScreen game={game === undefined ? null : decode(game)} />}
      </Route>
      <Route path={patterns.lesson}>{({ id }) => <LessonScreen key={id} id={decode(id)} />}</Route>
      <Route path={patterns.rules}>
        {({ game, section }) => (
          <RulesScreen key={game} game={decode(game)} section={section === undefined ? null : decode(section)} />
        )}
      </Route>
      <Route path={patterns.experiment}>
        {({ game, id }) => (
          <ExperimentScreen key={`${game} ${id ?? ''}`} game={decode(game)} id={id === undefined ? null : decode(id)} />
        )}
      </Route>
      <Route path={patterns.editor}>
        {({ game, id }) => <EditorScreen key={game} game={decode(game)} id={id === undefined ? null : decode(id)} />}
      </Route>
      <Route path={patterns.data}>{({ game }) => <DataScreen key={game} game={decode(game)} />}</Route>
      <Route path={patterns.settings}>
        <SettingsScreen />
      </Route>
      <Route path={patterns.about}>
        <AboutScreen />
      </Route>
      <Route>
        <UnknownPage />
      </Route>
    </Switch>
  );
}

/** Null if the address names no point, or something other than a number. */
const readPoint = (at: string | undefined): number | null =>
  at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : null;

/** A typed address may contain a broken escape, which is then used unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
