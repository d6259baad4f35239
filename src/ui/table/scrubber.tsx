import { memo, useMemo, type KeyboardEvent } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions } from '../../store/app-match.ts';
import { useLayoutSize, useTextScale } from '../app/layout-size.ts';
import { useMatchNotes } from '../notes/note-commands.tsx';
import { classes } from '../parts/classes.ts';
import { gatherMarks, listMarks, nextTurn, thinMarks, type HistoryMark } from './history-marks.ts';
import { MomentSlider } from './moment-slider.tsx';
import { usePlay } from './use-play.tsx';

/** Share of the bar that a turn's name or a mark needs, and a name on the bar of a phone. */
const NAME_ROOM = 0.075;
const PHONE_NAME_ROOM = 0.17;
const MARK_ROOM = 0.012;
const NAME_LENGTH = 0.03;
/** Share at the end of the bar in which large text would stick out of the page. */
const END_ROOM = 0.15;

/** Shift with an arrow, or a page key, goes to the next turn. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: -1, PageUp: 1 };

/** The match as a line: long ticks for turns, short ones for changes of seat, boxes for dice, sheets for notes. */
export function Scrubber({ isThin = false }: Pick<MarksProps, 'isThin'>) {
  const { t } = useT();
  const at = usePlay(({ staged }) => staged.shown.at);
  const timeline = usePlay(({ staged }) => staged.shown.timeline);
  const { points, redo, trial } = timeline;
  const last = points.length - 1;
  const total = Math.max(1, last + redo);
  const marks = useMemo(() => listMarks(points), [points]);
  const noted = useMatchNotes();
  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(index, last));
    if (to !== at) matchActions.scrub(to === last ? null : to);
  };
  const jump = ({ key, shiftKey }: KeyboardEvent): number | null => {
    const step = PAGES[key] ?? (shiftKey ? STEPS[key] : undefined);
    return step === undefined ? null : nextTurn(marks, at, step, last);
  };
  const moment = points[at]?.moment;
  const here = moment
    ? t('table.history.value', { at, total: last, turn: moment.turn, side: moment.seat })
    : t('table.history.at', { at, total: last });
  const share = (index: number): string => `${(index / total) * 100}%`;
  return (
    <MomentSlider
      className={classes('flex-1 scrubber', trial !== null && 'scrubber--trial')}
      label={t('table.history')}
      told={noted.has(at) ? t('table.history.noted', { moment: here }) : here}
      onGo={goTo}
      {...{ at, last, total, jump }}
    >
      <span className="absolute scrubber__line" />
      <span className="absolute scrubber__line scrubber__line--past" style={{ width: share(at) }} />
      <Marks marks={marks} noted={noted} total={total} isThin={isThin} />
      {trial === null ? null : <span className="absolute scrubber__fork" style={{ insetInlineStart: share(trial) }} />}
      <span className="absolute scrubber__handle" style={{ insetInlineStart: share(at) }} />
    </MomentSlider>
  );
}

interface MarksProps {
  readonly marks: readonly HistoryMark[];
  readonly noted: ReadonlyMap<number, unknown>;
  readonly total: number;
  /** A bar without room for more than its turns and notes. */
  readonly isThin?: boolean;
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
const Marks = memo(({ marks, noted, total, isThin = false }: MarksProps) => {
  const { t } = useT();
  const { turns, seats, rolls } = useMemo(() => gatherMarks(marks, total, MARK_ROOM), [marks, total]);
  const isPhone = useLayoutSize().narrow.includes(600);
  const room = useTextScale() * (isPhone ? PHONE_NAME_ROOM : NAME_ROOM);
  const share = (index: number): string => `${(index / total) * 100}%`;
  const sheets = thinMarks(
    [...noted.keys()].map((at) => ({ at })),
    total,
    MARK_ROOM,
  );
  const isFree = ({ at }: HistoryMark) =>
    at <= (1 - END_ROOM) * total &&
    !sheets.some((sheet) => sheet.at > at - MARK_ROOM * total && sheet.at < at + NAME_LENGTH * total);
  const named = isThin ? [] : thinMarks(turns, total, room).filter(isFree);
  const places = boxes(rolls, 6.5);
  return (
    <span aria-hidden="true">
      <svg
        className="absolute inset-0 full hollow unclipped scrubber__marks"
        viewBox={`0 0 ${total} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {isThin ? null : (
          <>
            <path className="scrubber__tick" d={ticks(seats, 11, 24)} />
            <path className="scrubber__box" d={places} />
            <path className="scrubber__box scrubber__box--face" d={places} />
          </>
        )}
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
