import { memo } from 'react';
import Dices from '@lucide/icons/icons/dices';
import GitBranch from '@lucide/icons/icons/git-branch';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import Play from '@lucide/icons/icons/play';
import Redo2 from '@lucide/icons/icons/redo-2';
import Undo2 from '@lucide/icons/icons/undo-2';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, matchStore, useMatch } from '../../store/app-match.ts';
import { useKeyOf } from '../app/commands.ts';
import { Button, IconButton } from '../parts/button.tsx';
import './history-bar.css';
import type { PlayState } from '../../play/state.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { emblemOf } from '../app/games.ts';
import { drawMark } from '../parts/emblem.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { mayWatch } from './film/film-turn.ts';
import { Scrubber } from './scrubber.tsx';
import { toldPosition } from './told-position.ts';
import { useGame, usePlay, usePlayActions, usePointing } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';

/** Undo and redo, the match as a line to step through, and variations. */
export function HistoryBar() {
  const { t } = useT();
  const isWide = useTableLayout() === 'wide';
  const at = usePlay(({ staged }) => staged.shown.at);
  const live = usePlay(({ staged }) => staged.shown.live);
  const total = usePlay(({ staged }) => staged.shown.timeline.points.length - 1);
  if (total < 0)
    return (
      <section
        className="flex middle gap-8 rule-above-strong min-h-44 face-shaded history"
        aria-label={t('table.history')}
        aria-busy="true"
      />
    );
  const state = live ? t('table.history.live') : t('table.history.past');
  return (
    <section
      className="flex middle gap-8 rule-above-strong min-h-44 face-shaded history"
      aria-label={t('table.history')}
    >
      <UndoButtons />
      <Step by={-1} isClosed={at === 0} />
      <Scrubber isThin={isWide} />
      <Step by={1} isClosed={live} />
      {isWide ? <LogTicker /> : null}
      <span className="nowrap history__at small tabular">
        <span>{t('table.history.at', { at, total })}</span> · <span>{state}</span>
      </span>
      {isWide ? <WatchTurn /> : null}
      <LineButton />
    </section>
  );
}

const STEPS = {
  [-1]: { icon: ChevronLeft, label: 'table.history.previous' },
  1: { icon: ChevronRight, label: 'table.history.next' },
} as const;

interface StepProps {
  readonly by: -1 | 1;
  readonly isClosed: boolean;
}

/** One move back or on. */
const Step = memo(({ by, isClosed }: StepProps) => {
  const { t } = useT();
  const { icon, label } = STEPS[by];
  return (
    <IconButton
      icon={icon}
      variant="ghost"
      label={t(label)}
      closed={isClosed}
      onClick={() => matchActions.stepBy(by)}
    />
  );
});
Step.displayName = 'Step';

/** The last point, up to the shown one, that has log lines. */
function lastTold(state: PlayState): HistoryPoint | null {
  const shown = toldPosition(state);
  for (let at = shown.at; at >= 0; at -= 1) {
    const point = shown.timeline.points[at];
    if (point && point.lines.length > 0) return point;
  }
  return null;
}

/** The newest log line at the foot of the page; a press opens or closes the log. */
const LogTicker = memo(() => {
  const game = useGame();
  const { t, line } = useT();
  const facts = usePlay(({ picture }) => picture.facts);
  const told = usePlay(lastTold)?.lines.at(-1);
  const isOpen = usePlay(({ panel }) => panel.isRaised && panel.open === 'log');
  const { setPanel, raise } = usePlayActions();
  const seat = (told && game.log.logSeat(facts, told)) ?? null;
  const emblem = seat === null ? null : emblemOf(game.game, seat);
  const press = () => {
    setPanel('log');
    raise(!isOpen);
  };
  return (
    <button
      type="button"
      className="line gap-8 card inked t-small min-0 history__ticker"
      aria-expanded={isOpen}
      onClick={press}
    >
      {emblem ? drawMark({ of: emblem, size: 's' }) : null}
      <span className="grow ellipsis at-start">{told ? line(told) : t('table.log.empty')}</span>
      <span className="cap">{t('table.log')}</span>
      {drawIcon(ChevronUp, 16)}
    </button>
  );
});
LogTicker.displayName = 'LogTicker';

/** Undoes freely as far as the rules allow, then by a take-back that the log shows. */
export const UndoButtons = memo(({ isSmall = false }: { readonly isSmall?: boolean }) => {
  const { t } = useT();
  const { askTakeBack, press } = usePlayActions();
  const canUndo = useMatch((state) => state.canUndo);
  const canRedo = useMatch((state) => state.canRedo);
  const mayChange = useMatch((state) => state.readOnly === null && state.curtain === null);
  const undoKey = useKeyOf('history.undo');
  const redoKey = useKeyOf('history.redo');
  const hasMoves = useMatch(({ timeline }) => timeline.points.length - 1 > (timeline.trial ?? 0));
  const isTakeBack = !canUndo && hasMoves && mayChange;
  const label = t(isTakeBack ? 'table.take-back.do' : 'table.undo');
  const onUndo = () => {
    if (canUndo) press('undo', matchActions.undo);
    else askTakeBack(matchStore.getState().timeline.points.length - 2);
  };
  const isClosed = !canUndo && !isTakeBack;
  const isPressed = usePointing(({ pressed }) => pressed === 'undo');
  const isRedoPressed = usePointing(({ pressed }) => pressed === 'redo');
  if (isSmall) {
    const icon = isTakeBack ? History : Undo2;
    return (
      <IconButton icon={icon} label={label} closed={isClosed} variant="ghost" aria-busy={isPressed} onClick={onUndo} />
    );
  }
  return (
    <>
      <Button
        icon={isTakeBack ? History : Undo2}
        kbd={undoKey}
        closed={isClosed}
        aria-busy={isPressed}
        onClick={onUndo}
      >
        {label}
      </Button>
      <Button
        icon={Redo2}
        kbd={redoKey}
        closed={!canRedo}
        aria-busy={isRedoPressed}
        onClick={() => press('redo', matchActions.redo)}
      >
        {t('table.redo')}
      </Button>
    </>
  );
});
UndoButtons.displayName = 'UndoButtons';

/** Opens the film of the last turn. */
const WatchTurn = memo(() => {
  const { t } = useT();
  const { watch } = usePlayActions();
  const isOffered = useMatch(({ timeline, curtain }) => curtain === null && mayWatch(timeline));
  if (!isOffered) return null;
  return (
    <IconButton
      icon={Play}
      variant="ghost"
      label={t('table.watch.last')}
      aria-keyshortcuts="Shift+W"
      onClick={() => watch(true)}
    />
  );
});
WatchTurn.displayName = 'WatchTurn';

const LineButton = memo(() => {
  const i18n = useT();
  const variationBlocked = useMatch((match) => match.variationBlocked);
  const showsDice = useMatch((match) => match.showsDice);
  const mayTry = useMatch(
    (match) => match.timeline.trial === null && match.readOnly === null && match.curtain === null,
  );
  if (!mayTry) return null;
  return (
    <>
      <Button
        icon={GitBranch}
        className="history__try"
        {...(variationBlocked
          ? { title: i18n.line(variationBlocked), 'aria-description': i18n.line(variationBlocked) }
          : {})}
        closed={variationBlocked !== null}
        onClick={() => void matchActions.tryLine()}
      >
        {i18n.t('table.try-line')}
      </Button>
      {showsDice ? (
        <IconButton
          icon={Dices}
          variant="ghost"
          label={i18n.t('table.try-line.same-dice')}
          onClick={() => void matchActions.tryLine('as-fell')}
        />
      ) : null}
    </>
  );
});
LineButton.displayName = 'LineButton';
