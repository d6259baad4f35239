import { useEffect, useLayoutEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { useUi } from '../../store/hooks.ts';
import '../table/map-tip.css';
import '../table/table-stage.css';
import { useTableLayout } from '../table/use-table-layout.ts';
import { useLesson } from './lesson-model.tsx';

const NOTHING: readonly TargetRef[] = [];

/** The board, with what the step speaks of rimmed. */
export function LessonStage() {
  const { table, facts, view, run, step, isAnswered, selection, moves, targets, events, mapRef, actions, i18n } =
    useLesson();
  const { chosen, picked, candidates } = selection;
  const layout = useTableLayout();
  const pointed = step && !isAnswered ? step.pointAt : NOTHING;

  // A small map shows a part of the board: the part the step is about. A large one shows all of it and stays as it is.
  const isSmall = layout !== 'wide';
  const hasPlace = pointed.length > 0;
  useEffect(() => {
    if (isSmall && hasPlace) mapRef.current?.focusQuestion();
  }, [isSmall, hasPlace, run.at, mapRef]);

  // Enter on a place that is picked already is the gold button; on another legal one it still picks.
  const onKeyDownCapture = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key !== 'Enter' || chosen === null || step?.task.kind !== 'play' || !(press.target instanceof Element))
      return;
    const stop = press.target.closest('[data-stop]');
    if (!stop || stop.getAttribute('data-mark') === 'legal') return;
    press.preventDefault();
    press.stopPropagation();
    actions.confirm();
  };
  return (
    <section className="stage lesson__stage" aria-label={i18n.t('table.map')} onKeyDownCapture={onKeyDownCapture}>
      <table.Board
        facts={facts}
        view={view}
        targets={targets}
        selected={picked.findLast((target) => table.isOnBoard(view, target)) ?? null}
        pointed={pointed}
        events={events}
        stepNumber={run.timeline.points.length}
        moves={candidates.length > 0 ? candidates : moves}
        overlay={null}
        lifted={false}
        readOnly={false}
        mapRef={mapRef}
        onPick={actions.point}
        onWhy={actions.point}
        onHover={actions.hover}
        onInspect={actions.inspect}
      />
      <Tip />
    </section>
  );
}

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}
/** Room a line of text takes above its target. */
const HEAD_ROOM = 70;

const findOnBoard = (target: TargetRef): Element | null =>
  document.querySelector(`[data-stop="${CSS.escape(target)}"]`);

/** What is pointed at, by name. Nothing more: what may be done there is for the learner to find. */
function Tip() {
  const { aside, table, facts, view, i18n } = useLesson();
  const hovered = useUi((ui) => ui.hovered);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const box = hovered === null ? undefined : findOnBoard(hovered)?.getBoundingClientRect();
    if (!box) return setSpot(null);
    const isBelow = box.top < HEAD_ROOM;
    setSpot({ left: box.left + box.width / 2, top: isBelow ? box.bottom + 8 : box.top - 8, isBelow });
  }, [hovered]);
  if (!spot || hovered === null || aside !== null || hovered.startsWith('button:')) return null;
  return (
    <div
      className={spot.isBelow ? 'map-tip map-tip--below' : 'map-tip'}
      style={{ left: spot.left, top: spot.top }}
      role="tooltip"
    >
      <b>{table.nameTarget({ facts, view, i18n }, hovered)}</b>
    </div>
  );
}
