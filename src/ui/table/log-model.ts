import type { SuggestionMark } from '../../store/hints.ts';
import type { BranchView, HistoryPoint, LogLine, TimelineView } from '../../store/types.ts';

/** Moves taken back after a point, shown there struck through. */
export interface TakenBack {
  readonly branch: number;
  readonly moves: readonly string[];
}

/** The seat that a line is about, see `logSeat`; by default the seat of its point. */
export function seatOfLine(
  logSeat: (facts: object, line: LogLine) => string | null | undefined,
  facts: object,
  line: LogLine,
  point: Pick<HistoryPoint, 'seat'>,
): string | null {
  const about = logSeat(facts, line);
  return about === undefined ? point.seat : about;
}

/** Removes lines that only repeat others. A point without such lines stays the same object. */
export function toldOnce(
  points: readonly HistoryPoint[],
  saysAgain: (lines: readonly LogLine[]) => boolean,
): readonly HistoryPoint[] {
  const before: LogLine[] = [];
  return points.map((point) => {
    const lines = point.lines.filter((line) => {
      before.push(line);
      return !saysAgain(before);
    });
    return lines.length === point.lines.length ? point : { ...point, lines };
  });
}

export type HeadingOf = (line: LogLine) => 'turn' | 'phase' | null;

/** In place of a suggested move: the player looked into variations. */
export const LOOKED = '?';

/** Moves taken back, by the point after which they were. */
export function takenBackAt({ takeBacks, branches }: TimelineView): ReadonlyMap<number, readonly TakenBack[]> {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const at = new Map<number, TakenBack[]>();
  for (const { to, branch, count } of takeBacks) {
    const moves = movesAfter(byId.get(branch), to, count);
    if (moves.length === 0) continue;
    const list = at.get(to) ?? [];
    list.push({ branch, moves });
    at.set(to, list);
  }
  return at;
}

/** Suggestions, by the next point with log lines, or past the end. */
export function suggestedAt(
  marks: readonly SuggestionMark[],
  { points, older }: Pick<TimelineView, 'points' | 'older'>,
): ReadonlyMap<number, readonly SuggestionMark[]> {
  const at = new Map<number, SuggestionMark[]>();
  for (const mark of marks) {
    // Later take-backs do not hide the mark.
    const next = Math.max(1, mark[0] - older.length + 1);
    const told = points.findIndex(({ lines }, index) => index >= next && lines.length > 0);
    const index = told === -1 ? points.length : told;
    at.set(index, [...(at.get(index) ?? []), mark]);
  }
  return at;
}

/** The moves of a variation from point `to` on; its first `from` moves are the match's. */
function movesAfter(branch: BranchView | undefined, to: number, count: number): readonly string[] {
  if (!branch) return [];
  const skipped = Math.max(0, to - branch.from);
  return branch.moves.slice(skipped, skipped + count);
}

export interface LogWindow {
  readonly from: number;
  /** The first entry after those listed. */
  readonly to: number;
}

/** Extra pages around the shown entry, requested with *earlier* and *later*. */
export interface LogReach {
  readonly earlier: number;
  readonly later: number;
}

/** The entries of the shown page and of its neighbours. */
export function windowAround(
  pages: readonly number[],
  length: number,
  at: number,
  { earlier, later }: LogReach,
): LogWindow {
  const page = pages.findLastIndex((start) => start <= at);
  return { from: pages[Math.max(0, page - 1 - earlier)] ?? 0, to: pages[page + 2 + later] ?? length };
}
