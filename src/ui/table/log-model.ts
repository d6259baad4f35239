import type { SuggestionMark } from '../../store/hints.ts';
import type { BranchView, HistoryPoint, LogLine, TimelineView } from '../../store/types.ts';

/** Moves that were taken back after a point: shown there, struck through. */
export interface TakenBack {
  readonly branch: number;
  readonly moves: readonly string[];
}

/** The seat that a line is about, see `logSeat`; by itself that of its point. */
export function seatOfLine(
  logSeat: ((facts: object, line: LogLine) => string | null | undefined) | undefined,
  facts: object,
  line: LogLine,
  point: Pick<HistoryPoint, 'seat'>,
): string | null {
  const about = logSeat?.(facts, line);
  return about === undefined ? point.seat : about;
}

/** The points without lines that only say again what was said; one that has none stays the same object. */
export function toldOnce(
  points: readonly HistoryPoint[],
  saysAgain: ((lines: readonly LogLine[]) => boolean) | undefined,
): readonly HistoryPoint[] {
  if (!saysAgain) return points;
  const before: LogLine[] = [];
  return points.map((point) => {
    const lines = point.lines.filter((line) => {
      before.push(line);
      return !saysAgain(before);
    });
    return lines.length === point.lines.length ? point : { ...point, lines };
  });
}

/** Lines of one point that stand under one heading; a move that ends a phase has lines under two. */
export interface LogPart {
  readonly point: HistoryPoint;
  readonly lines: readonly LogLine[];
  /** The first part of its point carries what belongs to the point as a whole: seat, dice. */
  readonly isFirst: boolean;
}

export interface LogGroup {
  readonly id: string;
  readonly turn: number;
  /** Lines that open a turn or a phase, as defined by the game. */
  readonly headings: readonly LogLine[];
  readonly parts: readonly LogPart[];
}

export type HeadingOf = (line: LogLine) => 'turn' | 'phase' | null;

/** Instead of the move of a suggestion: a look into variations. */
export const LOOKED = '?';

/** What was taken back after each point, by the point's index. */
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

/** Suggestions that were asked for, by the index of the next point with something to tell; past the last one where there is none. */
export function suggestedAt(
  marks: readonly SuggestionMark[],
  { points, older }: Pick<TimelineView, 'points' | 'older'>,
): ReadonlyMap<number, readonly SuggestionMark[]> {
  const at = new Map<number, SuggestionMark[]>();
  for (const mark of marks) {
    // What was taken back since does not hide it.
    const next = Math.max(1, mark[0] - older.length + 1);
    const told = points.findIndex(({ lines }, index) => index >= next && lines.length > 0);
    const index = told === -1 ? points.length : told;
    at.set(index, [...(at.get(index) ?? []), mark]);
  }
  return at;
}

/** The moves of a kept line from point `to` on; a line shares its first `from` moves with the match. */
function movesAfter(branch: BranchView | undefined, to: number, count: number): readonly string[] {
  if (!branch) return [];
  const skipped = Math.max(0, to - branch.from);
  return branch.moves.slice(skipped, skipped + count);
}

/** Lines after which the log starts a new page, so that the listed part keeps its size however long a match is. */
const PAGE_LINES = 24;

export interface LogWindow {
  readonly from: number;
  /** The first point that is not listed any more. */
  readonly to: number;
}

/** Pages listed beside those around the shown moment, as requested with *earlier* and *later*. */
export interface LogReach {
  readonly earlier: number;
  readonly later: number;
}

/** The first point of each page. A page never changes once it is full: a new move only extends the last. */
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

/** The points of the page of the moment shown, of the page before and the page after it. */
export function windowAround(
  pages: readonly number[],
  length: number,
  at: number,
  { earlier, later }: LogReach,
): LogWindow {
  const page = pages.findLastIndex((start) => start <= at);
  return { from: pages[Math.max(0, page - 1 - earlier)] ?? 0, to: pages[page + 2 + later] ?? length };
}

/** The turn of each line of a point: a move that ends a turn also reports how the next one begins. */
function turnsOf({ lines, moment }: HistoryPoint, headingOf: HeadingOf): readonly number[] {
  const begun = (line: LogLine | undefined): number | null => {
    const turn = line && headingOf(line) === 'turn' ? Number(line.params?.['turn']) : NaN;
    return Number.isNaN(turn) ? null : turn;
  };
  const first = lines.map(begun).find((turn) => turn !== null) ?? null;
  let turn = first === null ? moment.turn : Math.max(1, first - 1);
  return lines.map((line) => (turn = begun(line) ?? turn));
}

/** The points under the game's headings, newest first. */
export function groupPoints(points: readonly HistoryPoint[], headingOf: HeadingOf): readonly LogGroup[] {
  const groups: {
    // Keyed by what opens it, not by the start of the window: an unchanged group is not redrawn with each move.
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
        // A phase with nothing under it leaves only its heading; the next one joins it.
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
