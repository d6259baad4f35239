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

/** The lines of a point under one heading; a move that ends a phase has lines under two. */
export interface LogPart {
  readonly point: HistoryPoint;
  readonly lines: readonly LogLine[];
  /** The first part of a point shows the point's seat and dice. */
  readonly isFirst: boolean;
}

export interface LogGroup {
  readonly id: string;
  readonly turn: number;
  /** Lines that open a turn or a phase, as the game defines. */
  readonly headings: readonly LogLine[];
  readonly parts: readonly LogPart[];
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

/** Lines a page. The log renders few pages, however long the match. */
const PAGE_LINES = 24;

export interface LogWindow {
  readonly from: number;
  /** The first point after those listed. */
  readonly to: number;
}

/** Extra pages around the shown point, requested with *earlier* and *later*. */
export interface LogReach {
  readonly earlier: number;
  readonly later: number;
}

/** The first point of each page. A full page never changes: a new move only extends the last. */
export function turnPages(points: readonly HistoryPoint[]): readonly number[] {
  const starts = [0];
  let lines = 0;
  for (const [at, point] of points.entries()) {
    if (lines >= PAGE_LINES) {
      starts.push(at);
      lines = 0;
    }
    lines += point.lines.length + (point.draws.length > 0 ? 1 : 0);
  }
  return starts;
}

/** The points of the shown page and of its neighbours. */
export function windowAround(
  pages: readonly number[],
  length: number,
  at: number,
  { earlier, later }: LogReach,
): LogWindow {
  const page = pages.findLastIndex((start) => start <= at);
  return { from: pages[Math.max(0, page - 1 - earlier)] ?? 0, to: pages[page + 2 + later] ?? length };
}

/** The turn of each line: a move that ends a turn also reports how the next one begins. */
function turnsOf({ lines, moment }: HistoryPoint, headingOf: HeadingOf): readonly number[] {
  const begun = (line: LogLine | undefined): number | null => {
    const turn = line && headingOf(line) === 'turn' ? Number(line.params?.['turn']) : NaN;
    return Number.isNaN(turn) ? null : turn;
  };
  const first = lines.map(begun).find((turn) => turn !== null) ?? null;
  let turn = first === null ? moment.turn : Math.max(1, first - 1);
  return lines.map((line) => (turn = begun(line) ?? turn));
}

/** Groups the points under the game's headings, newest first. */
export function groupPoints(points: readonly HistoryPoint[], headingOf: HeadingOf): readonly LogGroup[] {
  const groups: {
    // Keyed by the opening line instead of the window's start, so that an unchanged group is not rendered again.
    id: string;
    turn: number;
    headings: LogLine[];
    parts: { point: HistoryPoint; lines: LogLine[]; isFirst: boolean }[];
  }[] = [];
  for (const point of points) {
    let isFirst = true;
    const turns = turnsOf(point, headingOf);
    for (const [at, line] of point.lines.entries()) {
      const turn = turns[at] ?? point.moment.turn;
      const group = groups.at(-1);
      if (headingOf(line) !== null) {
        // An empty phase leaves only its heading, which joins the next group.
        if (group && group.parts.length === 0) {
          group.headings.push(line);
          group.turn = turn;
        } else groups.push({ id: `${point.index}.${line.n}`, turn, headings: [line], parts: [] });
        continue;
      }
      const open = group ?? { id: 'cut', turn, headings: [], parts: [] };
      if (!group) groups.push(open);
      const part = open.parts.at(-1);
      if (part?.point === point) part.lines.push(line);
      else open.parts.push({ point, lines: [line], isFirst });
      isFirst = false;
    }
  }
  return groups.map((group) => ({ ...group, parts: group.parts.reverse() })).reverse();
}
