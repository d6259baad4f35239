import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import FileDown from '@lucide/icons/icons/file-down';
import Link2 from '@lucide/icons/icons/link-2';
import { useStore } from 'zustand';
import ChevronFirst from '@lucide/icons/icons/chevron-first';
import ChevronLast from '@lucide/icons/icons/chevron-last';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import ChevronsLeft from '@lucide/icons/icons/chevrons-left';
import ChevronsRight from '@lucide/icons/icons/chevrons-right';
import CornerLeftUp from '@lucide/icons/icons/corner-left-up';
import GitBranch from '@lucide/icons/icons/git-branch';
import StickyNote from '@lucide/icons/icons/sticky-note';
import { type NoteMoment, isAt } from '../../lab/variations/notes.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchStore, useMatch } from '../../store/app-match.ts';
import { createStudyStore } from '../../store/study/study-store.ts';
import type { StudyStore, StudyActions, StudyData, Station } from '../../store/study/types.ts';
import { BoardFills } from '../board/map-viewport.tsx';
import { useNoteStage, type NoteStage } from '../notes/note-stage.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { copyLink, saveMatch } from '../workbench/from-match.ts';
import { EmptyBox } from '../parts/note.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { MatchPage } from '../table/match-page.tsx';
import { boxOnBoard } from '../table/placement.ts';
import { TableStage } from '../table/table-stage.tsx';
import { PlayProvider, useGame, useMapRef, usePlay, useScene } from '../table/use-play.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { keyOf } from '../app/keys.ts';
import './study.css';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import { wordDrawing } from '../notes/note-text.tsx';

interface StudyScreenProps {
  /** Null for the opening. */
  readonly at: number | null;
}

/** A match with its notes and variations, to step through. Nothing can be changed. */
export function StudyScreen({ at }: StudyScreenProps) {
  const game = useGame();
  // A new address moves the page; steps do not change the address.
  const open = useCallback(() => {
    const made = createStudyStore(matchStore, at);
    return made && { made, close: made.actions.leave };
  }, [at]);
  const store = useOpened(open);
  if (!store) return null;
  return (
    <PlayProvider game={game} source={store.table}>
      <Stepped store={store} />
    </PlayProvider>
  );
}

function Stepped({ store }: { readonly store: StudyStore }) {
  const { line } = useT();
  const data = useStore(store);
  const note = useNoteStage(data.moment);
  useStudyKeys(store);
  if (data.closed)
    return (
      <Frame>
        <EmptyBox>{line(data.closed)}</EmptyBox>
      </Frame>
    );
  return (
    <Frame>
      <StudyMap note={note} at={data.moment} />
      <StudyPane data={data} actions={store.actions} />
      <StudySteps data={data} actions={store.actions} />
    </Frame>
  );
}

interface StepsProps {
  readonly data: StudyData;
  readonly actions: StudyActions;
}

function StudySteps({ data, actions }: StepsProps) {
  const { t } = useT();
  const { moment, moves, outline } = data;
  const { line, at } = moment;
  const isFirst = at === 0 && line === null;
  return (
    <div
      className="line gap-6 face-hi rule-above-ink p-6-16 study__steps"
      role="group"
      aria-label={t('study.transport')}
    >
      <IconButton
        icon={ChevronsLeft}
        label={t('study.earlier')}
        closed={outline.length === 0}
        onClick={() => actions.jump(-1)}
      />
      <IconButton icon={ChevronLeft} label={t('study.back')} closed={isFirst} onClick={() => actions.step(-1)} />
      <IconButton icon={ChevronRight} label={t('study.on')} closed={at >= moves} onClick={() => actions.step(1)} />
      <IconButton
        icon={ChevronsRight}
        label={t('study.later')}
        closed={outline.length === 0}
        onClick={() => actions.jump(1)}
      />
      <IconButton
        className="study__far"
        icon={ChevronFirst}
        variant="ghost"
        label={t('study.first')}
        closed={at === 0}
        onClick={() => actions.goTo({ line, at: 0 })}
      />
      <input
        type="range"
        className="grow accent-ink study__range"
        min={0}
        max={moves}
        value={at}
        aria-label={t('study.transport')}
        aria-valuetext={t('study.at', { at, of: moves })}
        onChange={(event) => actions.goTo({ line, at: Number(event.target.value) })}
      />
      <IconButton
        className="study__far"
        icon={ChevronLast}
        variant="ghost"
        label={t('study.last')}
        closed={at >= moves}
        onClick={() => actions.goTo({ line, at: moves })}
      />
      <span className="small tabular nowrap">{t('study.at', { at, of: moves })}</span>
    </div>
  );
}

/** Parts with their own use of these keys. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], [role="menu"], dialog, .space-board';

/** Arrows step; down enters a variation, up leaves it; N and B go between notes. */
function useStudyKeys({ actions, getState }: StudyStore): void {
  const singleKeys = usePrefs((prefs) => prefs.singleKeys);
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return;
      if (press.target instanceof Element && press.target.closest(OWN_KEYS)) return;
      const { moment, moves, branches } = getState();
      const runs: Readonly<Record<string, () => void>> = {
        ArrowRight: () => actions.step(1),
        ArrowLeft: () => actions.step(-1),
        ArrowDown: () => {
          if (branches[0]) actions.enter(branches[0].id);
        },
        ArrowUp: actions.leaveLine,
        Home: () => actions.goTo({ ...moment, at: 0 }),
        End: () => actions.goTo({ ...moment, at: moves }),
        ...(singleKeys ? { n: () => actions.jump(1), b: () => actions.jump(-1) } : {}),
      };
      const run = runs[keyOf(press)];
      if (!run) return;
      press.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions, getState, singleKeys]);
}

function StudyMap({ note, at }: { readonly note: NoteStage; readonly at: NoteMoment }) {
  const { t } = useT();
  const mapRef = useMapRef();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After layout.
    const request = requestAnimationFrame(() => {
      mapRef.current?.bringQuestion();
      const drawn = frame.current?.querySelector('.note-layer, .way');
      const box = drawn ? boxOnBoard(drawn) : null;
      if (box) mapRef.current?.reveal(box);
    });
    return () => cancelAnimationFrame(request);
  }, [mapRef, at]);
  return (
    <BoardFills value={true}>
      <div ref={frame} className="flex min-0 relative study__map">
        <TableStage isTipBare label={t('study.map')} note={note} />
      </div>
    </BoardFills>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const i18n = useT();
  const { t } = i18n;
  const notes = useMatch(({ study }) => study.notes.length);
  const lines = useMatch(({ study }) => study.variations.length);
  return (
    <MatchPage
      className="study"
      title={t('study.title')}
      about={(name) => t('study.of', { what: name, notes, lines })}
      end={
        <>
          <Button icon={FileDown} onClick={saveMatch}>
            {t('study.save')}
          </Button>
          <Button icon={Link2} onClick={() => void copyLink('study.link.long', i18n)}>
            {t('study.link')}
          </Button>
        </>
      }
    >
      {children}
    </MatchPage>
  );
}

interface PaneProps {
  readonly data: StudyData;
  readonly actions: StudyActions;
}

function StudyPane({ data, actions }: PaneProps) {
  return (
    <section className="col paper min-0 rule-before-strong study__pane" tabIndex={-1}>
      <Told data={data} actions={actions} />
      <Outline data={data} actions={actions} />
    </section>
  );
}

function Told({ data, actions }: PaneProps) {
  const game = useGame();
  const scene = useScene();
  const { t, line: say } = scene.i18n;
  const { moment, branches, name, outline } = data;
  const note = useMatch(({ study }) => study.notes.find((one) => isAt(one, moment)) ?? null);
  const point = usePlay(({ newest }) => newest.timeline.points.at(-1));
  const isBegin = moment.line !== null && moment.at === 0;
  const told = isBegin ? [] : (point?.lines ?? []).filter((one) => one.n >= 0 && game.log.headingOf(one) === null);
  const words = isBegin
    ? [t('study.begin')]
    : moment.at === 0
      ? [t('study.opening')]
      : told.length > 0
        ? told.map((one) => say(one))
        : [game.log.wordNotation(scene, point?.notation ?? '')];
  const drawn = note ? wordDrawing(game, scene, note) : [];
  return (
    <div className="stack rigid scroll-y study__told" aria-live="polite">
      {moment.line === null ? null : (
        <div className="line gap-8">
          {drawIcon(GitBranch)}
          <b className="grow">{name === '' ? t('study.unnamed') : t('study.line', { name })}</b>
          <Button size="small" icon={CornerLeftUp} kbd="↑" onClick={actions.leaveLine}>
            {t('study.leave')}
          </Button>
        </div>
      )}
      <div className="flex at-top gap-10">
        {drawSeatMark({ game: game.game, seat: point?.seat ?? null, size: 's' })}
        <div className="grow">
          {words.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      </div>
      {note ? (
        <div className="study__note" role="note" aria-label={t('table.note')}>
          {note.text === '' ? null : <p className="anywhere study__words">{note.text}</p>}
          {drawn.length > 0 ? (
            <ul className="small study__drawn">
              {drawn.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : (
        <p className="small">{t(outline.length === 0 ? 'study.empty' : 'study.none')}</p>
      )}
      {branches.length > 0 ? (
        <section className="col gap-6 study__branches" aria-label={t('study.branches')}>
          <p className="cap">{t('study.branches')}</p>
          {branches.map((one, n) => (
            <Button
              key={one.id}
              wide
              icon={GitBranch}
              kbd={n === 0 ? '↓' : undefined}
              onClick={() => actions.enter(one.id)}
            >
              {t('study.enter', { name: one.name || t('study.unnamed'), n: one.moves })}
            </Button>
          ))}
        </section>
      ) : null}
    </div>
  );
}

function Outline({ data: { outline, moment }, actions }: PaneProps) {
  const { t } = useScene().i18n;
  const list = useRef<HTMLOListElement>(null);
  const here = outline.findIndex((station) => isAt(station.moment, moment));
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  if (outline.length === 0) return null;
  return (
    <nav className="grow col study__outline" aria-label={t('study.outline')}>
      <p className="cap">{t('study.outline')}</p>
      <ol ref={list} className="scroll-y grow study__list" tabIndex={-1}>
        {outline.map((station, n) => (
          <li key={`${station.kind} ${station.moment.line ?? ''} ${station.moment.at}`}>
            <button
              type="button"
              className={classes(
                'line gap-8 no-face full at-start no-edge study__station',
                n === here && 'study__station--now',
              )}
              style={{ paddingInlineStart: `${8 + 18 * station.depth}px` }}
              aria-current={n === here ? 'step' : undefined}
              onClick={() => actions.goTo(station.moment)}
            >
              <StationWords station={station} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StationWords({ station: { kind, moment, text } }: { readonly station: Station }) {
  const { t } = useScene().i18n;
  if (kind === 'line')
    return (
      <>
        {drawIcon(GitBranch)}
        <b className="grow ellipsis">{text || t('study.unnamed')}</b>
      </>
    );
  const where =
    moment.at > 0
      ? t('study.note', { at: moment.at })
      : t(moment.line === null ? 'study.note.opening' : 'study.note.begin');
  return (
    <>
      {drawIcon(StickyNote)}
      <span className="grow ellipsis">
        <span className="small">{where}</span> <span>{text || t('study.drawn')}</span>
      </span>
    </>
  );
}
