/** A match as a line of points. Undo is a shorter line; what it cuts off becomes a branch. Pure. */
import { digestState } from './digest.ts';
import { applyMove, decide, startGame, type MoveOptions } from './runner.ts';
import { ChanceError, type Draw, type GameDefinition, type Reason, type Setup, type Types } from './types.ts';

/**
 * A new salt for chance, so that a second match from one position does not reveal the dice of the first. `cause`: a
 * copy, an import from a file or link, a line tried, play after the end, a second match whose hidden cards were dealt
 * again.
 */
export type Fork = { readonly salt: string; readonly cause: 'copy' | 'import' | 'line' | 'end' | 'dealt' };

export interface LogEntry {
  readonly move: string;
  readonly draws: readonly Draw[];
  readonly digest: string;
  /** From this move on, chance draws from a new salt. */
  readonly fork?: Fork;
}

/** `entry` by `seat` led here (null for the opening); free undo stops at `commits`. */
export interface Point<T extends Types> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  readonly entry: LogEntry | null;
  readonly seat: T['seat'] | null;
  readonly commits: boolean;
}

/** An abandoned line holds every move from the opening, so that it can always be replayed. */
export interface Branch {
  readonly id: number;
  readonly cause: 'undo' | 'take-back' | 'line' | 'swap';
  readonly entries: readonly LogEntry[];
}

/** A deliberate step over the undo limit: `count` moves were taken back to point `to`. */
export type TakeBack = { readonly to: number; readonly count: number; readonly branch: number };

/** A match whose early moves no longer replay begins at this state; the old moves are kept for reading. */
export type Base<T extends Types> = { readonly state: T['state']; readonly history: readonly LogEntry[] };

export interface Timeline<T extends Types> {
  readonly setup: Setup;
  readonly base: Base<T> | null;
  /** Opening first; the last one is the present. */
  readonly points: readonly Point<T>[];
  /** Undone points, the next one to redo first. */
  readonly redo: readonly Point<T>[];
  readonly branches: readonly Branch[];
  readonly takeBacks: readonly TakeBack[];
  /** New moves draw from this salt. Null: the match's own stream. */
  readonly fork: Fork | null;
  /** A line tried out from point `from`; `rest` and `redo` are the match that waits. */
  readonly trial: (Pick<Timeline<T>, 'redo' | 'fork'> & Readonly<{ from: number; rest: readonly Point<T>[] }>) | null;
}

export type PlayResult<T extends Types> =
  | { readonly ok: true; readonly timeline: Timeline<T>; readonly point: Point<T> }
  | { readonly ok: false; readonly reason: Reason };

/** Throws `SetupError` when the set-up is unusable. */
export function startTimeline<T extends Types>(
  def: GameDefinition<T>,
  given: Setup,
  base: Base<T> | null = null,
): Timeline<T> {
  const setup = { ...given, rules: given.rules ?? def.rulesVersion };
  const { state, events } = base ? { state: base.state, events: [] } : startGame(def, setup);
  const points = [{ state, events, entry: null, seat: null, commits: true }];
  return { setup, base, points, redo: [], branches: [], takeBacks: [], fork: null, trial: null };
}

export function present<T extends Types>({ points }: Pick<Timeline<T>, 'points'>): Point<T> {
  const point = points[points.length - 1];
  if (!point) throw new Error('a timeline has at least its opening');
  return point;
}

/** Takes effect with the next move; null where none is pending. */
export function waitingFork<T extends Types>({ points, base, fork }: Timeline<T>): Fork | null {
  if (!fork) return null;
  const last = points.findLast(({ entry }) => entry?.fork)?.entry ?? base?.history.findLast((entry) => entry.fork);
  return last?.fork?.salt === fork.salt ? null : fork;
}

export function matchOf<T extends Types>(timeline: Timeline<T>): Timeline<T> {
  const { trial, points } = timeline;
  if (!trial) return timeline;
  const { from, rest, redo, fork } = trial;
  return { ...timeline, points: [...points.slice(0, from + 1), ...rest], redo, fork, trial: null };
}

/** The next point, or the reason why there is none. */
function nextPoint<T extends Types>(
  def: GameDefinition<T>,
  from: Point<T>,
  move: T['move'],
  { seed }: Setup,
  fork: Fork | null | undefined,
  options: MoveOptions,
) {
  const seat = decide(def, from.state)?.seat ?? null;
  const outcome = applyMove(def, from.state, move, fork ? { ...options, fork: { seed, salt: fork.salt } } : options);
  if (!outcome.ok) return outcome;
  const { state, events, draws, commits } = outcome;
  const entry = { move: def.words.notation(move), draws, digest: digestState(state), ...(fork ? { fork } : {}) };
  return { ok: true as const, point: { state, events, entry, seat, commits } };
}

/** Undone moves that it does not repeat become a branch. */
export function play<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  move: T['move'],
  options: MoveOptions = {},
): PlayResult<T> {
  const next = nextPoint(def, present(timeline), move, timeline.setup, waitingFork(timeline), options);
  if (!next.ok) return next;
  const { point } = next;
  const points = [...timeline.points, point];
  const [undone, ...rest] = timeline.redo;
  if (undone && sameMove(undone.entry, point.entry))
    return { ok: true, point, timeline: { ...timeline, points, redo: rest } };
  const kept = withBranch(timeline, 'undo', [...timeline.points, ...timeline.redo], timeline.points.length);
  return { ok: true, point, timeline: { ...kept, points, redo: [] } };
}

export const entriesOf = <T extends Types>(points: readonly Point<T>[]): readonly LogEntry[] =>
  points.flatMap(({ entry }) => (entry ? [entry] : []));

const sameMove = (a: LogEntry | null | undefined, b: LogEntry | null | undefined): boolean =>
  !!a && !!b && a.move === b.move && a.digest === b.digest && a.fork?.salt === b.fork?.salt;

export const nextBranchId = ({ branches }: Pick<Timeline<Types>, 'branches'>): number =>
  1 + Math.max(0, ...branches.map(({ id }) => id));

export function sharedMoves(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  let n = 0;
  while (sameMove(a[n], b[n])) n++;
  return n;
}

/** Keeps `line` as a branch if it goes beyond `keep` points and no branch holds it already. */
export function withBranch<T extends Types>(
  timeline: Timeline<T>,
  cause: Branch['cause'],
  line: readonly Point<T>[],
  keep: number,
): Timeline<T> {
  if (line.length <= keep) return timeline;
  const entries = entriesOf(line);
  if (timeline.branches.some((b) => sharedMoves(b.entries, entries) === entries.length)) return timeline;
  // The new branch replaces one that it merely extends.
  const others = timeline.branches.filter((b) => sharedMoves(b.entries, entries) < b.entries.length);
  return { ...timeline, branches: [...others, { id: nextBranchId(timeline), cause, entries }] };
}

/** `open` lets undo cross dice, reveals and changes of seat. */
export function canUndo<T extends Types>(timeline: Timeline<T>, open = false): boolean {
  const first = timeline.trial ? timeline.trial.from + 1 : 1;
  return timeline.points.length > first && (open || !present(timeline).commits);
}

export function undo<T extends Types>(timeline: Timeline<T>, open = false): Timeline<T> {
  if (!canUndo(timeline, open)) return timeline;
  return { ...timeline, points: timeline.points.slice(0, -1), redo: [present(timeline), ...timeline.redo] };
}

export function redo<T extends Types>(timeline: Timeline<T>): Timeline<T> {
  const next = timeline.redo[0];
  return next ? { ...timeline, points: [...timeline.points, next], redo: timeline.redo.slice(1) } : timeline;
}

/** The abandoned line becomes a branch and the step is recorded. */
export function takeBack<T extends Types>(timeline: Timeline<T>, to: number): Timeline<T> {
  const first = timeline.trial?.from ?? 0;
  const count = timeline.points.length - 1 - to;
  if (!Number.isInteger(to) || to < first || count < 1) return timeline;
  const kept = withBranch(timeline, 'take-back', [...timeline.points, ...timeline.redo], to + 1);
  const branch = kept.branches[kept.branches.length - 1]?.id ?? 0;
  const takeBacks = timeline.trial ? timeline.takeBacks : [...timeline.takeBacks, { to, count, branch }];
  return { ...kept, points: timeline.points.slice(0, to + 1), redo: [], takeBacks };
}

/** Rolls with the salt of `fork` or the dice as they fell; the match itself does not change. */
export function tryLine<T extends Types>(
  timeline: Timeline<T>,
  from = timeline.points.length - 1,
  fork = timeline.fork,
): Timeline<T> {
  if (timeline.trial || from < 0 || from >= timeline.points.length) return timeline;
  const trial = { from, rest: timeline.points.slice(from + 1), redo: timeline.redo, fork: timeline.fork };
  return { ...timeline, points: timeline.points.slice(0, from + 1), redo: [], fork, trial };
}

/** Back to the match (the line becomes a branch), or `adopt` it (the match's end becomes a branch). */
export function leaveLine<T extends Types>(timeline: Timeline<T>, adopt = false): Timeline<T> {
  const { trial } = timeline;
  if (!trial) return timeline;
  const match = matchOf(timeline);
  const kept = adopt ? match : timeline;
  const { points, redo } = adopt ? timeline : match;
  const left = withBranch(timeline, adopt ? 'swap' : 'line', [...kept.points, ...kept.redo], trial.from + 1);
  return { ...left, points, redo, fork: match.fork, trial: null };
}

export interface ReplayFailure {
  /** The first is 1. */
  readonly at: number;
  readonly move: string;
  readonly why: 'unreadable' | 'refused' | 'chance' | 'digest' | 'fault';
  readonly reason: Reason | null;
}

/** Plays `entries` until a fingerprint differs. `chance`: roll again with the generator, or use the recorded draws. */
export function replay<T extends Types>(
  def: GameDefinition<T>,
  start: Pick<Timeline<T>, 'setup' | 'points'>,
  entries: readonly LogEntry[],
  chance: 'generator' | 'recorded',
): { readonly points: readonly Point<T>[]; readonly failure: ReplayFailure | null } {
  const points = [...start.points];
  for (const entry of entries) {
    const step = replayMove(def, present({ points }), entry, start.setup, chance);
    if ('why' in step) return { points, failure: { ...step, at: points.length, move: entry.move } };
    points.push(step);
  }
  return { points, failure: null };
}

function replayMove<T extends Types>(
  def: GameDefinition<T>,
  from: Point<T>,
  { move: text, draws, digest, fork }: LogEntry,
  setup: Setup,
  chance: 'generator' | 'recorded',
): Point<T> | Pick<ReplayFailure, 'why' | 'reason'> {
  const move = def.words.parse(text);
  if (!move) return { why: 'unreadable', reason: null };
  try {
    const script = chance === 'recorded' ? draws.map(({ value }) => value) : [];
    const next = nextPoint(def, from, move, setup, fork, { chance: script });
    if (!next.ok) return { why: 'refused', reason: next.reason };
    const { entry } = next.point;
    // The recorded draws must be exactly the ones used.
    if (JSON.stringify(entry?.draws) !== JSON.stringify(draws)) return { why: 'chance', reason: null };
    return entry?.digest === digest ? next.point : { why: 'digest', reason: null };
  } catch (error) {
    return { why: error instanceof ChanceError ? 'chance' : 'fault', reason: null };
  }
}

/** The forks of the line with the number of their first move (from 1), including one that waits for its move. */
export function forksOf<T extends Types>(timeline: Timeline<T>): readonly (Fork & { readonly at: number })[] {
  const entries = [...(timeline.base?.history ?? []), ...entriesOf(timeline.points)];
  const forks = entries.flatMap(({ fork }, i) => (fork ? [{ ...fork, at: i + 1 }] : []));
  const { fork } = timeline;
  return fork && fork.salt !== forks.at(-1)?.salt ? [...forks, { ...fork, at: entries.length + 1 }] : forks;
}
