/** A save file replayed move by move. */
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { play, present, type LogEntry, type ReplayFailure, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Draw, GameDefinition, Result, Types } from '../../src/engine/kernel/types.ts';
import { divergenceLine, readMatch } from '../../src/store/saves/read-match.ts';
import { findGame, openDefinition } from '../../src/games/shelf.ts';
import { openEnglish, type Say } from '../lib/english.ts';
import { detailOf } from '../lib/play.ts';

export interface ReplayedMove {
  /** The first move of the log is 1. */
  readonly number: number;
  readonly seat: string | null;
  readonly move: string;
  readonly draws: readonly Draw[];
  readonly digest: string;
}

export interface Replay {
  readonly game: string;
  readonly name: string;
  readonly scenario: string;
  readonly seed: string;
  /** Moves before the position the match continues from; they are not replayed. */
  readonly older: number;
  readonly moves: readonly ReplayedMove[];
  /** Stored with the match: abandoned lines, and those of its study. */
  readonly variations: number;
  readonly result: Result | null;
  /** The first point where the log contradicts the rules; null if it never does. */
  readonly divergence: { readonly at: number; readonly move: string; readonly why: string } | null;
  /** True when the recorded dice were needed, because the seed gives others. */
  readonly otherDice: boolean;
}

async function loadGame(id: string, packFile?: unknown, digest?: string | null) {
  const game = findGame(id);
  return game ? openDefinition(game, packFile, digest) : null;
}

/** Throws what the app's own import throws for a file that it refuses. */
export async function replaySave(text: string): Promise<Replay> {
  const { def, file, loaded, study } = await readMatch(text, loadGame);
  const timeline = loaded.how === 'replayed' ? loaded.timeline : loaded.agreed;
  const older = timeline.base?.history.length ?? 0;
  const broken = findBroken(def, timeline);
  const divergence =
    loaded.how === 'diverged'
      ? await explainDivergence(def, timeline, file, loaded.failure)
      : broken && { ...broken, why: `breaks ${broken.why}` };
  return {
    game: file.game,
    name: file.about.name,
    scenario: file.setup.scenario,
    seed: file.setup.seed,
    older,
    moves: timeline.points.flatMap(({ entry, seat }, number) => (entry ? [{ number, seat, ...entry }] : [])),
    variations: timeline.branches.length + (study?.variations.length ?? 0),
    result: present(timeline).state.result,
    divergence,
    otherDice: loaded.how === 'replayed' && loaded.by === 'recorded',
  };
}

/** The first position that breaks an invariant, with the move that led there. */
function findBroken<T extends Types>(def: GameDefinition<T>, { points }: Timeline<T>) {
  for (const [at, { state, entry }] of points.entries()) {
    const before = points[at - 1]?.state;
    const move = entry && def.words.parse(entry.move);
    const [why] = def.invariants(state, ...(before && move ? ([{ before, move }] as const) : []));
    if (why !== undefined) return { at, move: entry?.move ?? '', why };
  }
  return null;
}

async function explainDivergence<T extends Types>(
  def: GameDefinition<T>,
  agreed: Timeline<T>,
  file: SaveFile,
  failure: ReplayFailure,
): Promise<NonNullable<Replay['divergence']>> {
  const say = await openEnglish(def);
  const recorded = file.log[failure.at - 1];
  const more = recorded ? compare(def, agreed, failure, recorded, say) : '';
  return { at: failure.at, move: failure.move, why: `${say(divergenceLine(failure, 0))}${more}` };
}

/** The verdict of the rules on the move where they differ from the file. */
function compare<T extends Types>(
  def: GameDefinition<T>,
  agreed: Timeline<T>,
  failure: ReplayFailure,
  [text, draws, digest]: SaveFile['log'][number],
  say: Say,
): string {
  if (failure.reason) return ` ${say(failure.reason)}`;
  const move = def.words.parse(text);
  if (!move) return '';
  try {
    const played = play(def, agreed, move);
    const entry: LogEntry | null = played.ok ? played.point.entry : null;
    if (!entry) return '';
    const found = entry.draws.map(({ value, n }) => `${value}/${n}`).join(' ');
    return ` On record: dice ${draws || 'none'}, fingerprint ${digest || 'none'}. Replayed: dice ${found || 'none'}, fingerprint ${entry.digest}.`;
  } catch (error) {
    return ` ${detailOf(error)}`;
  }
}
