import { useMemo } from 'react';
import type { ComponentType } from 'react';
import type { Line, Types } from '../../engine/kernel/types.ts';
import { tellPast } from '../../lessons/player.ts';
import { isSheetOpen } from '../table/game-table.ts';
import type { PartProps } from '../table/game-table.ts';
import { useLesson } from './lesson-model.tsx';

/** A part of a game as a lesson shows it: there is no open match whose log it could read. Parts without a log ignore it. */
interface LessonPartProps extends PartProps<Types> {
  readonly past: readonly Line[];
  readonly isRolling: boolean;
}

function usePartProps(): LessonPartProps {
  const {
    open,
    run,
    facts,
    view,
    decision,
    step,
    isAnswered,
    isRolling,
    events,
    moves,
    selection,
    targets,
    rules,
    actions,
  } = useLesson();
  const { picked, chosen, candidates } = selection;
  const task = step?.task;
  const isAsked = !isAnswered && !isRolling;
  const isTried = isAsked && (task?.kind === 'play' || task?.kind === 'why');
  // Where something is to be pointed at and nothing is picked up, whatever is pressed is the answer.
  const isPointing = isAsked && (task?.kind === 'point' || (task?.kind === 'why' && task.picked.length === 0));
  const past = useMemo(() => tellPast(open.def, run), [open.def, run]);
  return {
    facts,
    view,
    seat: isTried ? (decision?.seat ?? null) : null,
    targets,
    picked,
    chosen,
    moves: candidates.length > 0 ? candidates : moves,
    allMoves: moves,
    events,
    stepNumber: run.timeline.points.length,
    preview: rules.preview,
    onPick: actions.point,
    onWhy: actions.point,
    onInspect: isPointing ? actions.point : actions.inspect,
    past,
    isRolling,
  };
}

function Part({ of: Component }: { readonly of: ComponentType<PartProps<Types>> }) {
  return <Component {...usePartProps()} />;
}

/** The cards of the side that decides, where the game has any: a lesson needs no hand-over. */
export function LessonHand() {
  const { Hand } = useLesson().table;
  return Hand ? (
    <div className="lesson__hand">
      <Part of={Hand} />
    </div>
  ) : null;
}

/** Of the open lesson. */
export function useSheetIsOpen(): boolean {
  const { table, view } = useLesson();
  return isSheetOpen(table, view);
}

/** What is played out beside the board, while it is. */
export function LessonSheet() {
  const { sheet } = useLesson().table;
  return useSheetIsOpen() && sheet ? (
    <div className="lesson__sheet">
      <Part of={sheet.Sheet} />
    </div>
  ) : null;
}
