import Dices from 'lucide-react/icons/dices';
import GitBranch from 'lucide-react/icons/git-branch';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import History from 'lucide-react/icons/history';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useCommand } from '../app/commands.ts';
import { Button, IconButton } from '../parts/button.tsx';
import './history-bar.css';
import { Scrubber } from './scrubber.tsx';
import { useTable } from './table-model.tsx';

/** Undo and redo, the whole match as a line that can be walked in both directions, and lines tried beside it. */
export function HistoryBar() {
  const { match, shown, i18n } = useTable();
  const { t } = i18n;
  const { at, live, timeline } = shown;
  const total = timeline.points.length - 1;
  const state = live ? t('table.history.live') : t('table.history.past');
  return (
    <section className="history" aria-label={t('table.history')}>
      <UndoButtons />
      <IconButton
        icon={ChevronLeft}
        variant="ghost"
        label={t('table.history.previous')}
        closed={at === 0}
        onClick={() => match.stepBy(-1)}
      />
      <Scrubber />
      <IconButton
        icon={ChevronRight}
        variant="ghost"
        label={t('table.history.next')}
        closed={live}
        onClick={() => match.stepBy(1)}
      />
      <span className="history__at small tabular">
        {t('table.history.at', { at, total })} · {state}
      </span>
      <LineButton />
    </section>
  );
}

/** One step back: free while it is free, and a marked take-back beyond that. */
export function UndoButtons({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { match, actions, i18n } = useTable();
  const { t } = i18n;
  const undo = useCommand('history.undo');
  const redo = useCommand('history.redo');
  const last = match.timeline.points.length - 1;
  const first = match.timeline.trial ?? 0;
  const mayChange = match.readOnly === null && match.curtain === null;
  const isTakeBack = !match.canUndo && last > first && mayChange;
  const label = t(isTakeBack ? 'table.take-back.one' : 'table.undo');
  const onUndo = () => {
    if (match.canUndo) void match.undo();
    else actions.askTakeBack(last - 1);
  };
  const isClosed = !match.canUndo && !isTakeBack;
  if (isSmall) {
    const icon = isTakeBack ? History : Undo2;
    return <IconButton icon={icon} label={label} closed={isClosed} variant="ghost" onClick={onUndo} />;
  }
  return (
    <>
      <Button icon={isTakeBack ? History : Undo2} kbd={undo?.key} closed={isClosed} onClick={onUndo}>
        {label}
      </Button>
      <Button icon={Redo2} kbd={redo?.key} closed={!match.canRedo} onClick={() => void match.redo()}>
        {t('table.redo')}
      </Button>
    </>
  );
}

function LineButton() {
  const { match, i18n } = useTable();
  if (match.timeline.trial !== null || match.readOnly !== null || match.curtain !== null) return null;
  return (
    <>
      <Button
        icon={GitBranch}
        {...(match.lineBar ? { title: i18n.line(match.lineBar), 'aria-description': i18n.line(match.lineBar) } : {})}
        closed={match.lineBar !== null}
        onClick={() => void match.tryLine()}
      >
        {i18n.t('table.try-line')}
      </Button>
      {match.showsDice ? (
        <IconButton
          icon={Dices}
          variant="ghost"
          label={i18n.t('table.try-line.same-dice')}
          onClick={() => void match.tryLine('as-fell')}
        />
      ) : null}
    </>
  );
}
