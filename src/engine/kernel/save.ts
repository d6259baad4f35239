/** The save file: its log is authoritative, its snapshot the fallback; text is checked, migrated, and replayed. */
import { freeze } from 'immer';
import { digestState } from './digest.ts';
import { readShape, ShapeError, v } from './shape.ts';
import { checkPlayable, explainRefusal } from './sound.ts';
import { entriesOf, matchOf, nextBranchId, present, replay, sharedMoves, startTimeline } from './timeline.ts';
import type { Branch, Fork, LogEntry, ReplayFailure, Timeline } from './timeline.ts';
import type { Draw, GameDefinition, Line, Params, Setup, Types } from './types.ts';

export const SAVE_FORMAT = 'fronts';
export const SAVE_FORMAT_VERSION = 2;
export const MAX_DEPTH = 64;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const savedFork = v.strictObject({ salt: text(200), cause: v.picklist(['copy', 'import', 'line', 'end']) });
const entryItems = [text(200), v.pipe(v.string(), v.regex(/^(\d+\/\d+( \d+\/\d+)*)?$/)), text(16)] as const;
type SavedEntry = readonly [move: string, draws: string, digest: string, fork?: Fork];
/** Draws as `value/n` with spaces between; the fork only beside the first move that draws from it. */
const savedEntry: v.GenericSchema<unknown, SavedEntry> = v.lazy((input) =>
  Array.isArray(input) && input.length > 3 ? v.strictTuple([...entryItems, savedFork]) : v.strictTuple(entryItems),
);
const savedBranch = v.strictObject({
  id: count,
  cause: v.picklist(['undo', 'take-back', 'line', 'swap']),
  /** Moves shared with the main line; `tail` continues from there. */
  shared: count,
  tail: v.array(savedEntry),
});

/** What the players call the match; the engine does not read it. */
const aboutSchema = v.strictObject({
  name: text(120),
  /** Names of the players by seat. */
  seatNames: v.record(text(40), text(60)),
  tags: v.pipe(v.array(text(40)), v.maxLength(20)),
  /** ISO date and time. */
  created: text(40),
  undo: v.picklist(['honest', 'open']),
  curtain: v.boolean(),
  series: v.optional(v.unknown()), // the contest it belongs to, checked by its readers
});

const saveSchema = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  formatVersion: count,
  game: text(60),
  rulesVersion: count,
  pack: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))), // absent in saves older than pack names
  build: text(60),
  about: aboutSchema,
  setup: v.strictObject({
    scenario: text(60),
    seed: text(200),
    options: v.record(text(60), v.union([text(60), v.boolean()])),
    knownSeed: v.exactOptional(v.literal(true)),
    position: v.exactOptional(v.unknown()),
  }),
  base: v.nullable(v.strictObject({ state: v.unknown(), history: v.array(savedEntry) })),
  log: v.pipe(v.array(savedEntry), v.maxLength(50_000)),
  redo: v.array(savedEntry),
  branches: v.pipe(v.array(savedBranch), v.maxLength(500)),
  takeBacks: v.array(v.strictObject({ to: count, count, branch: count })),
  /** The salt that new moves draw from; null: the match's own stream. */
  fork: v.nullable(savedFork),
  snapshot: v.unknown(),
  /** Fingerprint of the snapshot, generator left out. */
  digest: text(16),
});

export type SaveFile = v.InferOutput<typeof saveSchema>;
export type About = v.InferOutput<typeof aboutSchema>;

/** A file that is refused, with a sentence that gives the reason. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  constructor(readonly line: Line) {
    super(`${line.key} ${JSON.stringify(line.params ?? {})}`);
  }
}

const refusal = (what: string, params: Params = {}) =>
  ({ how: 'refused', line: { key: `save.refused.${what}`, params } }) as const;
const refused = (what: string, params?: Params) => new SaveError(refusal(what, params).line);

const packDraws = (draws: readonly Draw[]): string => draws.map((d) => `${d.value}/${d.n}`).join(' ');
const packEntry = ({ move, draws, digest, fork }: LogEntry): SavedEntry =>
  fork ? [move, packDraws(draws), digest, fork] : [move, packDraws(draws), digest];

export function unpackEntry([move, draws, digest, fork]: SavedEntry): LogEntry {
  const list = draws === '' ? [] : draws.split(' ').map((draw) => draw.split('/').map(Number));
  return { move, digest, draws: list.map(([value = 0, n = 1]) => ({ n, value })), ...(fork ? { fork } : {}) };
}

function packBranch(main: readonly LogEntry[], branch: Branch): SaveFile['branches'][number] {
  const shared = sharedMoves(main, branch.entries);
  return { id: branch.id, cause: branch.cause, shared, tail: branch.entries.slice(shared).map(packEntry) };
}

/** The save file of a match. A line being tried is saved as a branch, so the file is always the match itself. */
export function encodeSave<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  about: About,
  build: string,
): SaveFile {
  const { trial } = timeline;
  const { rules = def.rulesVersion, ...setup } = timeline.setup;
  const match = matchOf(timeline);
  const main = entriesOf(match.points);
  const isTried = trial !== null && timeline.points.length > trial.from + 1;
  const tried: Branch = { id: nextBranchId(timeline), cause: 'line', entries: entriesOf(timeline.points) };
  const snapshot = present(match).state;
  return {
    format: SAVE_FORMAT,
    formatVersion: SAVE_FORMAT_VERSION,
    game: def.id,
    rulesVersion: rules,
    ...(def.pack === undefined ? {} : { pack: def.pack }),
    build,
    about,
    setup,
    base: timeline.base && { state: timeline.base.state, history: timeline.base.history.map(packEntry) },
    log: main.map(packEntry),
    redo: entriesOf(match.redo).map(packEntry),
    branches: [...timeline.branches, ...(isTried ? [tried] : [])].map((branch) => packBranch(main, branch)),
    takeBacks: [...timeline.takeBacks],
    fork: match.fork,
    snapshot,
    digest: digestState(snapshot),
  };
}

/** Brings a file of version `n` to `n + 1`. Each released version keeps its step and its sample files for good. */
export type Migrations = Readonly<Record<number, (file: Record<string, unknown>) => Record<string, unknown>>>;
const MIGRATIONS: Migrations = { 1: (file) => ({ ...file, fork: null }) };

/** Own keys that could reach an object's prototype in careless code; none of our files has them. */
const BARRED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Walks parsed JSON without recursion; throws `SaveError` for too much depth or a barred key. */
function checkTree(root: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw refused('depth', { max: MAX_DEPTH });
    for (const key of Object.keys(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (BARRED_KEYS.has(key)) throw refused('shape', { path: at, detail: key });
      open.push({ value: (value as Record<string, unknown>)[key], path: at, depth: depth + 1 });
    }
  }
}

/**
 * A save file from its text, migrated to the current format. Throws `SaveError` with the reason: not JSON (or
 * cut off), too deep, not ours, newer than this build, or a place that does not fit, with its path.
 */
export function readSave(source: string, migrations: Migrations = MIGRATIONS, current = SAVE_FORMAT_VERSION): SaveFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    throw refused('not-json', { length: source.length });
  }
  checkTree(parsed);
  const head = v.safeParse(v.looseObject({ format: v.literal(SAVE_FORMAT), formatVersion: v.unknown() }), parsed);
  if (!head.success) throw refused('not-ours');
  let file: Record<string, unknown> = head.output;
  const version = file['formatVersion'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw refused('shape', { path: 'formatVersion', detail: String(version) });
  if (version > current) throw refused('newer', { found: version, known: current });
  for (let from = version; from < current; from++) {
    const step = migrations[from];
    if (!step) throw refused('no-migration', { found: from });
    file = { ...step(file), formatVersion: from + 1 };
  }
  try {
    return readShape(saveSchema, file);
  } catch (error) {
    throw error instanceof ShapeError ? refused('shape', { path: error.path, detail: error.message }) : error;
  }
}

export type Loaded<T extends Types> =
  /** The log replays; `by` says whether the generator gave the same dice or the recorded ones were needed. */
  | { readonly how: 'replayed'; readonly by: 'generator' | 'recorded'; readonly timeline: Timeline<T> }
  /** The log stops matching at a move: continue from the snapshot, or from the last move that matches. */
  | Readonly<{ how: 'diverged'; failure: ReplayFailure; agreed: Timeline<T>; fromSnapshot: Timeline<T> | null }>
  | { readonly how: 'refused'; readonly line: Line };

/** The set-up of a file's match, with the rules version it is played under. */
export const setupOf = ({ setup, rulesVersion: rules }: Pick<SaveFile, 'setup' | 'rulesVersion'>): Setup => ({
  ...setup,
  rules,
});
type Points<T extends Types> = Timeline<T>['points'];

/** Rebuilds a match from a file of this game; `known` are points replayed from it before. Never throws, whatever it contains. */
export function loadSave<T extends Types>(def: GameDefinition<T>, file: SaveFile, known?: Points<T>): Loaded<T> {
  const { game, rulesVersion: found, pack } = file;
  if (game !== def.id) return refusal('other-game', { found: game, game: def.id });
  if (pack !== undefined && pack !== def.pack) return refusal('other-pack', { found: pack, known: def.pack ?? '-' });
  if (found > def.rulesVersion) return refusal('newer-rules', { found, known: def.rulesVersion });
  try {
    return rebuild(def, file, known);
  } catch (error) {
    const { what, params } = explainRefusal(game, error);
    return refusal(what, params);
  }
}

function rebuild<T extends Types>(def: GameDefinition<T>, file: SaveFile, known?: Points<T>): Loaded<T> {
  const base = file.base && {
    state: freeze(def.readState(file.base.state), true),
    history: file.base.history.map(unpackEntry),
  };
  const opened = startTimeline(def, setupOf(file), base);
  // Positions that the rules did not set up themselves must be sound. Fingerprints prove nothing: anyone can compute them.
  if (base || file.setup.position !== undefined) checkPlayable(def, present(opened).state);
  const log = file.log.map(unpackEntry);
  const points = known ?? opened.points;
  const rolled = replay(def, { ...opened, points }, log.slice(points.length - 1), 'generator');
  const replayed = rolled.failure ? replay(def, opened, log, 'recorded') : rolled;
  const timeline = { ...opened, points: replayed.points, ...linesOf(file, log), fork: file.fork };
  if (!replayed.failure) {
    const redone = replay(def, timeline, file.redo.map(unpackEntry), 'recorded');
    const redo = redone.points.slice(replayed.points.length);
    return { how: 'replayed', by: rolled.failure ? 'recorded' : 'generator', timeline: { ...timeline, redo } };
  }
  const fromSnapshot = resume(def, file, timeline, log);
  return { how: 'diverged', failure: replayed.failure, agreed: timeline, fromSnapshot };
}

/** Branches and take-backs as the file has them; a branch that leaves a longer line than the log's is dropped. */
function linesOf(file: SaveFile, log: readonly LogEntry[]): Pick<Timeline<Types>, 'branches' | 'takeBacks'> {
  const branches = file.branches.flatMap(({ id, cause, shared, tail }) =>
    shared <= log.length ? [{ id, cause, entries: [...log.slice(0, shared), ...tail.map(unpackEntry)] }] : [],
  );
  return { branches, takeBacks: file.takeBacks };
}

/** A match that continues from the snapshot, with the old moves readable; null when the snapshot is unsound. */
function resume<T extends Types>(
  def: GameDefinition<T>,
  file: SaveFile,
  agreed: Timeline<T>,
  log: readonly LogEntry[],
): Timeline<T> | null {
  try {
    const state = freeze(def.readState(file.snapshot), true);
    if (digestState(state) !== file.digest) return null;
    // A report ends with the move at which the engine fails: its snapshot was reached by play.
    if (file.digest !== digestState(present(agreed).state)) checkPlayable(def, state);
    const history = [...(file.base?.history.map(unpackEntry) ?? []), ...log];
    return { ...startTimeline(def, agreed.setup, { state, history }), fork: file.fork };
  } catch {
    // Whatever was thrown, the match cannot continue here; the reason why the log stopped is reported anyway.
    return null;
  }
}
