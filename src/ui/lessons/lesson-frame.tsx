import { useMemo, useRef, useState, useCallback, useEffect } from 'react';
import BookOpen from '@lucide/icons/icons/book-open';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ListChecks from '@lucide/icons/icons/list-checks';
import X from '@lucide/icons/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { findHead } from '../../lessons/list.ts';
import { useLayoutSize, type LayoutSize } from '../app/layout-size.ts';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { MAIN_ID, useDocumentTitle, useScreenFocus } from '../app/screen.tsx';
import { ButtonLink, IconButton } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { useLatest } from '../parts/use-latest.ts';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { EarlyPress } from '../table/early-press.tsx';
import { TableHand, TableSheet, useSheetIsOpen, useFight } from '../table/table-parts.tsx';
import { useGame, useMapRef, usePlayStore, useReadMap } from '../table/use-play.tsx';
import { useStrip } from '../table/use-strip.ts';
import { useTableLayout } from '../table/use-table-layout.ts';
import { Coach } from './coach.tsx';
import './lesson.css';
import { Reasons, type ReasonRow } from '../parts/reasons.tsx';
import { LessonCover, LessonStage, StepList } from './lesson-parts.tsx';
import { useLesson, useRun, listCoachEntries, hasAside, useCloseAside } from './use-lesson.tsx';
import { useLessonVoice } from './use-lesson-voice.ts';
import { isAnswered, isAsking, stepOf } from '../../lessons/player.ts';
import { usePrefs } from '../../store/hooks.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { usePointed } from '../app/use-pointed.ts';
import { actCommands } from '../table/act-commands.ts';
import { mapCommands } from '../table/map-commands.ts';
import { targetAtHand, watchFocus } from '../table/table-focus.ts';
import { pickDigit, useDigits } from '../table/table-keys.ts';

const isRoomyIn = ({ narrow, low }: LayoutSize): boolean => !narrow.includes(1279) && !low.includes(559);

type SidePanel = 'steps' | 'rules';

/**
 * Lays out the lesson. Without hands: the board above, coach and steps below, rules at the side. With hands:
 * everything in a column as at the table. The rest opens over the board.
 */
export function LessonFrame() {
  const { lesson } = useLesson();
  const { run, step } = useRun();
  const hasHand = useGame().hand !== undefined;
  const layout = useTableLayout();
  const isRoomy = isRoomyIn(useLayoutSize());
  // With room, the rules are open next to the board; else one panel at a time.
  const [panel, setPanel] = useState<SidePanel | null>(null);
  const [hasRules, setHasRules] = useState(!hasHand);
  const [jump, setJump] = useState<{ readonly at: number; readonly section: string } | null>(null);
  useLessonVoice();

  const section = jump?.at === run.at ? jump.section : ((step ?? lesson.steps.at(-1))?.rule ?? null);
  const showRules = isRoomy ? hasRules : panel === 'rules';
  const isColumn = layout === 'wide' && hasHand;
  const areStepsAside = layout === 'wide' && !hasHand;
  const showSteps = areStepsAside ? isRoomy || !showRules : panel === 'steps';
  const setRules = (on: boolean) => (isRoomy ? setHasRules(on) : setPanel(on ? 'rules' : null));
  const toggleRules = () => setRules(!showRules);
  useLessonCommands(toggleRules);

  const { at } = run;
  const links = useMemo(
    () => ({
      game: lesson.game,
      open: (to: string) => {
        setJump({ at, section: to });
        setHasRules(true);
        setPanel('rules');
      },
    }),
    [lesson.game, at],
  );

  return (
    <RuleLinksProvider links={links}>
      <div
        className={classes(
          'lesson',
          `lesson--${layout}`,
          showRules && isRoomy && 'lesson--rules',
          hasHand && 'lesson--hand',
        )}
      >
        <LessonRail
          isSmall={layout !== 'wide'}
          showRules={showRules}
          showSteps={areStepsAside ? null : showSteps}
          onRules={toggleRules}
          onSteps={() => setPanel(panel === 'steps' ? null : 'steps')}
        />
        <main id={MAIN_ID} tabIndex={-1} className="grid min-0 lesson__main">
          <div className="col min-0 min-h-0 lesson__table">
            <EarlyPress />
            <Field />
            {isColumn ? null : (
              <Coach>
                <LessonHand />
              </Coach>
            )}
          </div>
          {isColumn ? (
            <div className="col min-0 min-h-0 face-hi rule-before-strong lesson__column">
              <Coach />
              {showSteps ? null : <SpareSteps />}
              <LessonHand />
            </div>
          ) : null}
          {showSteps ? <StepsPanel {...(areStepsAside ? {} : { onClose: () => setPanel(null) })} /> : null}
          {showRules ? (
            <div className="min-0 paper relative rule-before-strong min-h-0 lesson__rules">
              <RulesPanel
                game={lesson.game}
                section={section}
                onSection={links.open}
                {...(isRoomy ? {} : { onClose: () => setRules(false) })}
                takesFocus={!isRoomy || jump?.at === run.at}
              />
            </div>
          ) : null}
        </main>
      </div>
    </RuleLinksProvider>
  );
}

function Field() {
  const mapRef = useMapRef();
  const isOpen = useSheetIsOpen();
  useStrip(isOpen, useFight(), mapRef);
  const { step } = useRun();
  if (step?.cover !== undefined)
    return (
      <div className="flex min-0 min-h-0 lesson__field">
        <LessonCover seat={step.cover} />
      </div>
    );
  return (
    <div className={classes('flex min-0 min-h-0 lesson__field', isOpen && 'lesson__field--sheet')}>
      <LessonStage />
      {isOpen ? (
        <div className="grow scroll-y lesson__sheet">
          <TableSheet />
        </div>
      ) : null}
    </div>
  );
}

/** Nothing while the player changes. */
function LessonHand() {
  const { step } = useRun();
  const hasHand = useGame().hand !== undefined;
  return hasHand && step?.cover === undefined ? (
    <div className="lesson__hand">
      <TableHand />
    </div>
  ) : null;
}

/** Hidden where only a few would fit. */
const SpareSteps = () => (
  <div className="min-h-0 flex-even lesson__spare">
    <StepsPanel />
  </div>
);

function StepsPanel({ onClose }: { readonly onClose?: () => void }) {
  const { t } = useT();
  return (
    // A scrolling pane must be reachable by keyboard.
    <aside
      className="col min-0 paper scroll-y rule-before-strong min-h-0 lesson__side"
      aria-label={t('lesson.ui.steps')}
      tabIndex={0}
    >
      {onClose ? (
        <div className="flex sticky z-1 to-right lesson__close">
          <IconButton icon={X} variant="ghost" label={t('app.close')} onClick={onClose} />
        </div>
      ) : null}
      <StepList />
      <Ledger />
      <p className="rule-above to-foot lesson__fair small">{t('lesson.ui.fair')}</p>
    </aside>
  );
}

/** The running calculation; nothing in lessons without one. */
function Ledger() {
  const { lesson } = useLesson();
  const { run, isAnswered } = useRun();
  const { t } = useT();
  const rows = lesson.steps.flatMap((step, n): ReasonRow[] => {
    const { note, id, rule } = step;
    if (!note || n > run.at) return [];
    const isOpen = n === run.at && !isAnswered;
    return isOpen
      ? [{ id, amount: '?', text: t(note.find), tone: 'preview' }]
      : [{ id, amount: note.amount, text: t(note.text), rule }];
  });
  if (rows.length === 0) return null;
  return (
    <section className="section rule-above paper sticky lesson-ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="cap">
        {t('lesson.ui.ledger')}
      </h2>
      <Reasons rows={rows} />
    </section>
  );
}

interface RailProps {
  readonly isSmall: boolean;
  readonly showRules: boolean;
  /** Null if they have their own place. */
  readonly showSteps: boolean | null;
  readonly onRules: () => void;
  readonly onSteps: () => void;
}

function LessonRail({ isSmall, showRules, showSteps, onRules, onSteps }: RailProps) {
  const { lesson, pack } = useLesson();
  const i18n = useT();
  const { t } = i18n;
  const head = useRef<HTMLHeadingElement>(null);
  const about = findHead(lesson.id);
  const title = about ? t(about.title) : lesson.id;
  useDocumentTitle(title);
  useScreenFocus(head);
  return (
    <header className="line gap-10 relative rule-below-strong face-rail lesson-rail">
      <ButtonLink to={paths.lessons} icon={ChevronLeft} variant="ghost" label={t('lesson.ui.leave')} />
      <div className="min-0 lesson-rail__title">
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        {isSmall || !about ? null : (
          <p className="clip spaced">
            {t('lesson.ui.subtitle', { game: wordTitle(i18n, lesson.game), about: t(about.about) })}
          </p>
        )}
        {pack ? (
          <p className="clip spaced">
            {t(pack.isPlayed ? 'lesson.ui.pack' : 'lesson.ui.pack.not', { name: pack.name })}
          </p>
        ) : null}
      </div>
      <Progress isSmall={isSmall} />
      <div className="flex gap-6 to-end lesson-rail__end">
        {showSteps === null ? null : (
          <IconButton icon={ListChecks} label={t('lesson.ui.steps')} aria-expanded={showSteps} onClick={onSteps} />
        )}
        <IconButton
          icon={BookOpen}
          label={t(showRules ? 'lesson.ui.rules.close' : 'lesson.ui.rules.open')}
          aria-expanded={showRules}
          onClick={onRules}
        />
      </div>
    </header>
  );
}

function Progress({ isSmall }: { readonly isSmall: boolean }) {
  const { lesson } = useLesson();
  const { run } = useRun();
  const { t } = useT();
  const of = lesson.steps.length;
  const at = Math.min(run.at + 1, of);
  return (
    <div className="line gap-12 rule-before min-0 flex-even lesson-progress">
      <div
        className="flex gap-4 min-0 flex-even lesson-progress__bar"
        role="progressbar"
        aria-label={t('lesson.ui.progress')}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={run.at}
        aria-valuetext={t('lesson.ui.progress.value', { at, of })}
      >
        {isSmall
          ? null
          : lesson.steps.map(({ id }, n) => (
              <span
                key={id}
                className="flex-even face-sink"
                data-state={n < run.at ? 'done' : n === run.at ? 'now' : 'later'}
              />
            ))}
      </div>
      <p className="small nowrap" aria-hidden="true">
        {isSmall ? `${at}/${of}` : t('home.lessons.step', { at, of })}
      </p>
    </div>
  );
}

/** The table's keys and those of the steps, while a lesson is open. */
function useLessonCommands(toggleRules: () => void): void {
  const { source } = useLesson();
  const play = usePlayStore();
  const map = useReadMap();
  const pointed = usePointed();
  const closeAside = useCloseAside();
  const latest = useLatest(toggleRules);
  const commands = useMemo((): readonly Command[] => {
    const atHand = () => targetAtHand(pointed(), play);
    const run = () => source.runOf(play.getState().staged.shown);
    const isPicked = () => play.getState().picture.selection.picked.length > 0;
    return [
      ...actCommands({ play, map, atHand }),
      ...mapCommands(map),
      {
        id: 'lesson.on',
        label: 'lesson.ui.on',
        group: 'table',
        keys: ['n'],
        isEnabled: () => stepOf(run()) !== null && stepOf(run())?.cover === undefined && !isAsking(run()),
        run: source.on,
      },
      {
        id: 'lesson.back',
        label: 'lesson.ui.back',
        group: 'table',
        keys: ['b'],
        isEnabled: () => run().at > 0 || isAnswered(run()),
        run: source.back,
      },
      {
        id: 'lesson.show',
        label: 'lesson.ui.show-me',
        group: 'table',
        isEnabled: () => isAsking(run()),
        run: source.showMe,
      },
      {
        id: 'lesson.leave-choice',
        label: 'app.back',
        group: 'table',
        keys: ['Escape'],
        kind: 'keys-only',
        isEnabled: () => hasAside(play.getState()) || isPicked(),
        run: () => {
          if (hasAside(play.getState())) closeAside();
          else play.actions.back();
        },
      },
      {
        id: 'lesson.rules',
        label: 'rules.title',
        group: 'table',
        keys: ['r'],
        run: () => latest()(),
      },
    ];
  }, [source, play, map, pointed, closeAside, latest]);
  useCommands(commands);
  useEffect(watchFocus, []);
  const onDigit = useCallback(
    (digit: number) => pressOption(digit) || pickDigit(play, listCoachEntries(play.getState().picture), digit),
    [play],
  );
  useDigits(
    usePrefs((prefs) => prefs.singleKeys),
    onDigit,
  );
}

/** False if no answer has the digit. */
function pressOption(digit: number): boolean {
  const options = document.querySelectorAll<HTMLButtonElement>('.coach__options > button');
  options[digit - 1]?.click();
  return options.length > 0;
}
