/** The history as screens see it: sentences, never states. Worked out once per point and kept while the point lives. */
import {
  entriesOf,
  sharedMoves,
  type Branch,
  type LogEntry,
  type Point,
  type Timeline,
} from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Line, Types } from '../../engine/kernel/types.ts';
import type { BranchView, HistoryPoint, LogLine, TimelineView } from '../types.ts';

const points = new WeakMap<object, HistoryPoint>();
const views = new WeakMap<object, TimelineView>();

function describe<T extends Types>(def: GameDefinition<T>, events: readonly T['event'][]): readonly LogLine[] {
  return events.map((event): Line | null => def.describe(event)).flatMap((line, n) => (line ? [{ ...line, n }] : []));
}

function historyPoint<T extends Types>(
  def: GameDefinition<T>,
  point: Point<T>,
  index: number,
  older: number,
): HistoryPoint {
  const known = points.get(point);
  if (known?.index === index && known.move === index + older) return known;
  const draws = point.entry?.draws ?? [];
  const made: HistoryPoint = {
    index,
    move: index + older,
    notation: point.entry?.move ?? null,
    seat: point.seat,
    lines: describe(def, point.events),
    draws,
    firstDraw: point.state.rng.drawn - draws.length + 1,
    commits: point.commits,
    moment: def.moment(point.state),
  };
  points.set(point, made);
  return made;
}

function branchView(main: readonly LogEntry[], branch: Branch): BranchView {
  const from = sharedMoves(main, branch.entries);
  return { id: branch.id, cause: branch.cause, from, moves: branch.entries.slice(from).map((entry) => entry.move) };
}

/** The history of a timeline. Throws what the game throws. */
export function historyOf<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>): TimelineView {
  const known = views.get(timeline);
  if (known) return known;
  const older = timeline.base?.history ?? [];
  const main = entriesOf(timeline.points);
  const view: TimelineView = {
    points: timeline.points.map((point, index) => historyPoint(def, point, index, older.length)),
    redo: timeline.redo.length,
    branches: timeline.branches.map((branch) => branchView(main, branch)),
    takeBacks: timeline.takeBacks,
    older,
    trial: timeline.trial?.from ?? null,
  };
  views.set(timeline, view);
  return view;
}
