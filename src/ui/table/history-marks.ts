import type { HistoryPoint } from '../../store/types.ts';

/** A mark on the history bar: a new turn, a change of seat, dice or a reveal. */
export interface HistoryMark {
  readonly at: number;
  readonly kind: 'turn' | 'seat' | 'chance';
  readonly turn: number;
  readonly seat: string;
}

export function listMarks(points: readonly HistoryPoint[]): readonly HistoryMark[] {
  return points.flatMap((point, at): readonly HistoryMark[] => {
    const { turn, seat } = point.moment;
    const before = points[at - 1]?.moment;
    const marks: HistoryMark[] = [];
    if (before?.turn !== turn) marks.push({ at, kind: 'turn', turn, seat });
    else if (before.seat !== seat) marks.push({ at, kind: 'seat', turn, seat });
    if (point.draws.length > 0) marks.push({ at, kind: 'chance', turn, seat });
    return marks;
  });
}

/** The next turn in a direction from `at`, or the end of the line. */
export function nextTurn(marks: readonly HistoryMark[], at: number, direction: 1 | -1, last: number): number {
  const turns = marks.filter(({ kind }) => kind !== 'chance').map((mark) => mark.at);
  return direction > 0 ? (turns.find((turn) => turn > at) ?? last) : (turns.findLast((turn) => turn < at) ?? 0);
}

/** Drops marks closer than `share` of the bar, so that a long match stays legible. */
export function thinMarks<M extends Pick<HistoryMark, 'at'>>(
  marks: readonly M[],
  total: number,
  share: number,
): readonly M[] {
  const room = total * share;
  let last = Number.NEGATIVE_INFINITY;
  return marks.filter(({ at }) => {
    if (at - last < room) return false;
    last = at;
    return true;
  });
}

export interface ShownMarks {
  readonly turns: readonly HistoryMark[];
  readonly seats: readonly HistoryMark[];
  readonly rolls: readonly HistoryMark[];
}

/**
 * The marks to draw if each needs `share` of the bar. Marks that would touch merge: a turn covers its seat changes, and
 * the first of several rolls covers the others.
 */
export function gatherMarks(marks: readonly HistoryMark[], total: number, share: number): ShownMarks {
  const of = (kind: HistoryMark['kind']) =>
    thinMarks(
      marks.filter((mark) => mark.kind === kind),
      total,
      share,
    );
  const turns = of('turn');
  const touchesTurn = ({ at }: HistoryMark) => turns.some((turn) => Math.abs(turn.at - at) < total * share);
  return { turns, seats: of('seat').filter((mark) => !touchesTurn(mark)), rolls: of('chance') };
}
