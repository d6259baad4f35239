/** The history as screens see it: sentences, never states. Cached per point. */
import {
  forksOf,
  entriesOf,
  sharedMoves,
  waitingFork,
  type Branch,
  type LogEntry,
  type Point,
  type Timeline,
} from '../../engine/kernel/timeline.ts';
import type { Draw, GameDefinition, Line, Settled, Setup, Types } from '../../engine/kernel/types.ts';
import type { BranchView, HistoryPoint, LogLine, TimelineView } from '../types.ts';
import { forkLine } from './forking.ts';

/** In a game with secrets a seat reads the other's moves as `openNotation`; at the end everything is open. */
export interface Reader {
  readonly seat: string | null;
  readonly isAll: boolean;
}
export const readerOf = <T extends Types>(
  def: GameDefinition<T>,
  { points: line, trial }: Timeline<T>,
  seat: T['seat'] | null,
): Reader => ({ seat, isAll: !def.secrets || (trial === null && line.at(-1)?.state.result != null) });

const nameOf = ({ seat, isAll }: Reader): string => (isAll ? '*' : (seat ?? ''));

const points = new WeakMap<object, Map<string, HistoryPoint>>();
const views = new WeakMap<object, Map<string, TimelineView>>();

function memoryOf<X>(kept: WeakMap<object, Map<string, X>>, of: object): Map<string, X> {
  const memory = kept.get(of) ?? new Map<string, X>();
  kept.set(of, memory);
  return memory;
}

/** A move of the other seat. Text that does not parse is not shown: it may contain anything. */
function openText<T extends Types>(def: GameDefinition<T>, text: string): string {
  const move = def.words.parse(text);
  return move === null ? '?' : (def.secrets?.openNotation(move) ?? text);
}

/** A move without a fingerprint was written as everybody was told it. */
const tellOlder = <T extends Types>(def: GameDefinition<T>, entry: LogEntry): LogEntry =>
  entry.digest === '' ? entry : { ...entry, move: openText(def, entry.move), draws: [] };

/** Leaves out the draws that shuffle decks. */
const openDraws = <T extends Types>(def: GameDefinition<T>, events: readonly T['event'][]): readonly Draw[] =>
  events.flatMap((event) =>
    (def.chance?.rolls(event)?.rolls ?? []).flatMap(({ sides, faces }) =>
      faces.map((face) => ({ n: sides, value: face - 1 })),
    ),
  );

function describe<T extends Types>(def: GameDefinition<T>, events: readonly T['event'][]): readonly LogLine[] {
  return events
    .map((event): Line | null => def.words.describe(event))
    .flatMap((line, n) => (line ? [{ ...line, n }] : []));
}

const chanceLines = <T extends Types>(def: GameDefinition<T>, { entry }: Point<T>, { knownSeed }: Setup): LogLine[] => [
  ...(entry === null && knownSeed ? [{ key: 'table.known-seed', n: -1 }] : []),
  ...(entry?.fork ? [{ ...forkLine(def, entry.fork.cause), n: -1 }] : []),
];

/** Returns the answer by which a point's move needed no player; null where it did. */
function settledBy<T extends Types>(
  def: GameDefinition<T>,
  before: Point<T> | undefined,
  point: Point<T> | undefined,
): Settled<T['move']> | null {
  const settled = before && point?.entry ? def.settle(before.state) : null;
  return settled && def.words.notation(settled.move) === point?.entry?.move ? settled : null;
}

/** Several such moves in a row have one line. */
function settledLine<T extends Types>(def: GameDefinition<T>, line: readonly Point<T>[], index: number): LogLine[] {
  const [earlier, before, point] = [line[index - 2], line[index - 1], line[index]];
  const why = settledBy(def, before, point)?.why;
  if (!why || settledBy(def, earlier, before)?.why?.key === why.key) return [];
  return [{ ...why, n: SETTLED }];
}
const SETTLED = -2;

function historyPoint<T extends Types>(
  def: GameDefinition<T>,
  { setup, points: line }: Pick<Timeline<T>, 'setup' | 'points'>,
  point: Point<T>,
  index: number,
  older: number,
  reader: Reader,
): HistoryPoint {
  const memory = memoryOf(points, point);
  const isAtPlace = (known: HistoryPoint): boolean => known.index === index && known.move === index + older;
  const known = memory.get(nameOf(reader));
  if (known && isAtPlace(known)) return known;
  const text = point.entry?.move ?? null;
  const isOpen = reader.isAll || (reader.seat !== null && point.seat === reader.seat);
  const notation = text === null || isOpen ? text : openText(def, text);
  const draws = reader.isAll ? (point.entry?.draws ?? []) : openDraws(def, point.events);
  const firstDraw = reader.isAll ? point.state.rng.drawn - draws.length + 1 : null;
  const others = [...memory.values()];
  // Readers who see the same share one object, so that a change of seat redraws nothing.
  const same = others.find((other) => isAtPlace(other) && other.notation === notation && other.firstDraw === firstDraw);
  const made: HistoryPoint = same ?? {
    index,
    move: index + older,
    notation,
    seat: point.seat,
    isSettled: others[0]?.isSettled ?? settledBy(def, line[index - 1], point) !== null,
    // The sentences are the same for all readers; only the move and the draws may be secret.
    lines: others[0]?.lines ?? [
      ...chanceLines(def, point, setup),
      ...settledLine(def, line, index),
      ...describe(def, point.events),
    ],
    draws,
    firstDraw,
    commits: point.commits,
    moment: def.words.moment(point.state),
  };
  memory.set(nameOf(reader), made);
  return made;
}

function leftText<T extends Types>(def: GameDefinition<T>, text: string): string {
  const move = def.words.parse(text);
  return (move && def.secrets?.leftNotation(move)) ?? openText(def, text);
}

/** Only playing an abandoned line would tell who made a move, so it shows nothing that only its maker knows. */
function branchView<T extends Types>(
  def: GameDefinition<T>,
  main: readonly LogEntry[],
  branch: Branch,
  { isAll }: Reader,
): BranchView {
  const from = sharedMoves(main, branch.entries);
  const moves = branch.entries.slice(from).map(({ move }) => (isAll ? move : leftText(def, move)));
  return { id: branch.id, cause: branch.cause, from, moves };
}

/** Throws what the game throws. */
export function historyOf<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  reader: Reader,
): TimelineView {
  const memory = memoryOf(views, timeline);
  const known = memory.get(nameOf(reader));
  if (known) return known;
  const older = timeline.base?.history ?? [];
  const main = entriesOf(timeline.points);
  const view: TimelineView = {
    points: timeline.points.map((point, index) => historyPoint(def, timeline, point, index, older.length, reader)),
    redo: timeline.redo.length,
    branches: timeline.branches.map((branch) => branchView(def, main, branch, reader)),
    takeBacks: timeline.takeBacks,
    older: reader.isAll ? older : older.map((entry) => tellOlder(def, entry)),
    trial: timeline.trial?.from ?? null,
    forks: forksOf(timeline).map(({ at, cause }) => ({ at, line: forkLine(def, cause) })),
    waits: waitingFork(timeline) !== null,
  };
  memory.set(nameOf(reader), view);
  return view;
}
