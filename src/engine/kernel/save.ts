/** A match as a save file and back: the log is authoritative and replayed, the snapshot the fallback. */
import { freeze } from 'immer';
import { digestState } from './digest.ts';
import { refusal, SAVE_FORMAT, SAVE_FORMAT_VERSION, type About, type SavedEntry, type SaveFile } from './save-file.ts';
import { checkPlayable, explainRefusal } from './soundness.ts';
import { entriesOf, matchOf, nextBranchId, present, replay, sharedMoves, startTimeline } from './timeline.ts';
import type { Branch, LogEntry, ReplayFailure, Timeline } from './timeline.ts';
import type { Draw, GameDefinition, Line, Setup, Types } from './types.ts';

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
  const { rules = def.rulesVersion, ...setup } = timeline.setup;
  const match = matchOf(timeline);
  const main = entriesOf(match.points);
  const isTried = timeline.trial !== null && timeline.points.length > timeline.trial.from + 1;
  const tried: Branch = { id: nextBranchId(timeline), cause: 'line', entries: entriesOf(timeline.points) };
  const snapshot = present(match).state;
  return {
    format: SAVE_FORMAT,
    formatVersion: SAVE_FORMAT_VERSION,
    game: def.id,
    rulesVersion: rules,
    ...(def.data.pack === null ? {} : { pack: def.data.pack }),
    ...(def.data.packFile === undefined ? {} : { packFile: def.data.packFile }),
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

export type LoadResult<T extends Types> =
  /** `by`: the generator gave the same dice, or the recorded ones were needed. */
  | { readonly how: 'replayed'; readonly by: 'generator' | 'recorded'; readonly timeline: Timeline<T> }
  /** The log stops matching at a move: continue from the snapshot, or from the last move that matches. */
  | Readonly<{ how: 'diverged'; failure: ReplayFailure; agreed: Timeline<T>; fromSnapshot: Timeline<T> | null }>
  | { readonly how: 'refused'; readonly line: Line };

/** The set-up of a file's match, with the rules version it is played under. */
export const setupOf = ({ setup, rulesVersion: rules }: SavedSetup): Setup => ({ ...setup, rules });
type SavedSetup = Pick<SaveFile, 'setup' | 'rulesVersion'>;
type Points<T extends Types> = Timeline<T>['points'];

/** `known` holds points that were replayed before. Never throws, for any content of the file. */
export function loadSave<T extends Types>(def: GameDefinition<T>, file: SaveFile, known?: Points<T>): LoadResult<T> {
  const { game, rulesVersion: found, pack } = file;
  if (game !== def.id) return refusal('other-game', { found: game, game: def.id });
  if (pack !== undefined && pack !== def.data.pack && !def.data.formerPacks.includes(pack))
    return refusal('other-pack', { found: pack, known: def.data.pack ?? '-' });
  if (found > def.rulesVersion) return refusal('newer-rules', { found, known: def.rulesVersion });
  try {
    return rebuild(def, file, known);
  } catch (error) {
    const { what, params } = explainRefusal(game, error);
    return refusal(what, params);
  }
}

function rebuild<T extends Types>(def: GameDefinition<T>, file: SaveFile, known?: Points<T>): LoadResult<T> {
  const base = file.base && {
    state: freeze(def.readState(file.base.state), true),
    history: file.base.history.map(unpackEntry),
  };
  const opened = startTimeline(def, setupOf(file), base);
  // Positions that the rules did not set up must be sound. Fingerprints prove nothing: anyone can compute them.
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

/** Drops a branch that leaves a longer line than the log's. */
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
    // The match cannot continue here; the caller reports why the log stopped.
    return null;
  }
}
