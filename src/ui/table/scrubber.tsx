import { memo, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions } from '../../store/app-match.ts';
import { useMatchNotes } from '../notes/note-commands.tsx';
import { classes } from '../parts/classes.ts';
import { gatherMarks, listMarks, nextTurn, thinMarks, type HistoryMark } from './history-marks.ts';
import { usePlay } from './use-play.tsx';

/** Share of the bar that a turn's name or a mark needs. */
const NAME_ROOM = 0.075;
const MARK_ROOM = 0.012;
const NAME_LENGTH = 0.03;

/** The match as a line: long ticks for turns, short ones for changes of seat, boxes for dice, sheets for notes. */
export function Scrubber() {
  const { t } = useT();
  const at = usePlay(({ staged }) => staged.shown.at);
  const timeline = usePlay(({ staged }) => staged.shown.timeline);
  const { points, redo, trial } = timeline;
  const last = points.length - 1;
  const total = Math.max(1, last + redo);
  const bar = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => listMarks(points), [points]);
  const noted = useMatchNotes();

  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(index, last));
    if (to !== at) matchActions.scrub(to === last ? null : to);
  };
  const goToPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = bar.current?.getBoundingClientRect();
    if (box && box.width > 0) goTo(Math.round(((event.clientX - box.left) / box.width) * total));
  };
  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    const target = keyTarget(press, { at, last, marks });
    if (target === null) return;
    press.preventDefault();
    goTo(target);
  };
  const moment = points[at]?.moment;
  const here = moment
    ? t('table.history.value', { at, total: last, turn: moment.turn, side: moment.seat })
    : t('table.history.at', { at, total: last });
  const valueText = noted.has(at) ? t('table.history.noted', { moment: here }) : here;
  const share = (index: number): string => `${(index / total) * 100}%`;
  return (
    <div
      ref={bar}
      className={classes('relative flex-1 pointer no-touch scrubber', trial !== null && 'scrubber--trial')}
      role="slider"
      tabIndex={0}
      aria-label={t('table.history')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goToPointer(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goToPointer(event);
      }}
    >
      <span className="absolute scrubber__line" />
      <span className="absolute scrubber__line scrubber__line--past" style={{ width: share(at) }} />
      <Marks marks={marks} noted={noted} total={total} />
      {trial === null ? null : <span className="absolute scrubber__fork" style={{ insetInlineStart: share(trial) }} />}
      <span className="absolute scrubber__handle" style={{ insetInlineStart: share(at) }} />
    </div>
  );
}

interface MarksProps {
  readonly marks: readonly HistoryMark[];
  readonly noted: ReadonlyMap<number, unknown>;
  readonly total: number;
}

const HEIGHT = 36;

/** One path with a line across the bar at each mark. */
const ticks = (marks: readonly HistoryMark[], from: number, to: number): string =>
  marks.map(({ at }) => `M${at} ${from}V${to}`).join('');

/** One path with a point at each mark; the square cap makes it a box. */
const boxes = (marks: readonly HistoryMark[], y: number): string => marks.map(({ at }) => `M${at} ${y}h0`).join('');

/**
 * One drawing with a move as its unit: another move changes the unit's width and nothing that is drawn. With an element
 * a mark, each move would place all of them again.
 */
const Marks = memo(({ marks, noted, total }: MarksProps) => {
  const { t } = useT();
  const { turns, seats, rolls } = useMemo(() => gatherMarks(marks, total, MARK_ROOM), [marks, total]);
  const share = (index: number): string => `${(index / total) * 100}%`;
  const sheets = thinMarks(
    [...noted.keys()].map((at) => ({ at })),
    total,
    MARK_ROOM,
  );
  const isFree = ({ at }: HistoryMark) =>
    !sheets.some((sheet) => sheet.at > at - MARK_ROOM * total && sheet.at < at + NAME_LENGTH * total);
  const named = thinMarks(turns, total, NAME_ROOM).filter(isFree);
  const places = boxes(rolls, 6.5);
  return (
    <span aria-hidden="true">
      <svg
        className="absolute inset-0 full hollow unclipped scrubber__marks"
        viewBox={`0 0 ${total} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className="scrubber__tick" d={ticks(seats, 11, 24)} />
        <path className="scrubber__box" d={places} />
        <path className="scrubber__box scrubber__box--face" d={places} />
        <path className="scrubber__tick stroke-ink scrubber__tick--turn" d={ticks(turns, 7, 26)} />
      </svg>
      {named.map((mark) => (
        <span
          key={mark.at}
          className="absolute muted nowrap scrubber__turn"
          style={{ insetInlineStart: share(mark.at) }}
        >
          {t('library.turn', { turn: mark.turn })}
        </span>
      ))}
      {sheets.map(({ at }) => (
        <span key={at} className="absolute h-12 face-hi scrubber__note" style={{ insetInlineStart: share(at) }} />
      ))}
    </span>
  );
});
Marks.displayName = 'Marks';

interface Place {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly HistoryMark[];
}

/** Arrows move one move, with Shift one turn; Home and End go to the ends. */
function keyTarget({ key, shiftKey }: { key: string; shiftKey: boolean }, { at, last, marks }: Place): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return shiftKey ? nextTurn(marks, at, -1, last) : at - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return shiftKey ? nextTurn(marks, at, 1, last) : at + 1;
    case 'PageDown':
      return nextTurn(marks, at, -1, last);
    case 'PageUp':
      return nextTurn(marks, at, 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
