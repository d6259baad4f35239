/** Changed saves, imported as a player would: what is accepted must be sound, and stay so however it is played on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramDraw } from '../../src/players/types.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide } from '../../src/engine/kernel/runner.ts';
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { present, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { demandShowable } from '../../src/store/match/showable.ts';
import { importMatch, type ImportedMatch } from '../../src/store/saves/import-match.ts';
import { problemOf } from '../../src/store/saves/problem.ts';
import { readMatch, type ReplayedMatch } from '../../src/store/saves/read-match.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { detailOf } from '../lib/play.ts';
import { aboutMatch } from '../lib/save-files.ts';
import { changeText, changeTree } from './changes.ts';
import type { Original, Originals } from './originals.ts';

/** After so many findings a run has nothing new to report. */
const MAX_FINDINGS = 40;
/** Random moves that a match is played on. */
const MOVES = 40;
/** One in so many moves is previewed first: late conflicts of Hitler's Reich take seconds, and the fuzz previews more. */
const PREVIEW_ONE_IN = 400;
/** One in so many accepted saves is read back from what would be stored; the rest is played on as it was replayed. */
const REOPEN_ONE_IN = 20;

export interface MutateOrder {
  readonly saves: number;
  /** Number of the first save. */
  readonly first: number;
  readonly seed: string;
  /** No save is begun after so many seconds. */
  readonly seconds: number;
  /** Folder for the saves that should have been refused. */
  readonly out: string;
}

/** `unsound`: accepted against the invariants. `uncaught`: refused by an exception. `later`: fails when it is played on. */
export type FindingKind = 'unsound' | 'uncaught' | 'later';

export interface MutateFinding {
  readonly kind: FindingKind;
  readonly save: number;
  readonly original: string;
  readonly change: string;
  readonly detail: string;
  readonly file: string;
}

export interface MutateReport {
  readonly game: string;
  readonly seed: string;
  readonly saves: number;
  readonly taken: number;
  /** Refusals by the key of their sentence. */
  readonly refused: Readonly<Record<string, number>>;
  readonly unsound: number;
  readonly uncaught: number;
  readonly later: number;
  readonly moves: number;
  readonly findings: readonly MutateFinding[];
  readonly seconds: number;
}

interface ChangedSave {
  readonly original: string;
  readonly change: string;
  readonly text: string;
}

/** Each kind of save is changed this often. Whole matches are slow, because they are replayed move by move. */
const KINDS: readonly (keyof Originals)[] = [
  ...Array.from({ length: 12 }, () => 'based' as const),
  ...Array.from({ length: 5 }, () => 'placed' as const),
  ...Array.from({ length: 2 }, () => 'outdated' as const),
  'whole',
];

/** Save `number` of a run: it depends only on the seed and the number. */
function makeSave(originals: Originals, draw: ProgramDraw): ChangedSave {
  const kind = KINDS[draw(KINDS.length)] ?? 'whole';
  const list = originals[kind].length > 0 ? originals[kind] : originals.whole;
  const { name, file, aim } = list[draw(list.length)] as Original;
  if (draw(12) === 0) return { original: name, ...damaged(JSON.stringify(file), draw) };
  const tree = JSON.parse(JSON.stringify(file)) as SaveFile;
  const change = changeTree(tree as never, draw(8) === 0 ? [] : aim, draw);
  // An expert in the format corrects the fingerprint as well.
  const digest = kind === 'outdated' ? fingerprint(tree.snapshot) : tree.digest;
  return { original: name, change, text: JSON.stringify({ ...tree, digest }) };
}

function damaged(text: string, draw: ProgramDraw): Omit<ChangedSave, 'original'> {
  const { text: changed, what } = changeText(text, draw);
  return { change: what, text: changed };
}

function fingerprint(snapshot: unknown): string {
  return typeof snapshot === 'object' && snapshot !== null ? digestState(snapshot as { rng: unknown }) : '';
}

class Failed extends Error {
  constructor(
    readonly kind: FindingKind,
    detail: string,
  ) {
    super(detail);
  }
}

export async function runMutate<T extends Types>(
  def: GameDefinition<T>,
  originals: Originals,
  order: MutateOrder,
): Promise<MutateReport> {
  const refused: Record<string, number> = {};
  const findings: MutateFinding[] = [];
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  let [saves, taken, moves] = [0, 0, 0];
  const loadGame = (id: string) => Promise.resolve(id === def.id ? (def as unknown as AnyGame) : null);
  const deps = { loadGame, build: 'tools', demandShowable, onCheck: () => undefined, newSalt: null };
  while (saves < order.saves && findings.length < MAX_FINDINGS && elapsed() < order.seconds) {
    const number = order.first + saves;
    const rng = seedRng(`${order.seed}/${number}`);
    const draw: ProgramDraw = (n) => drawFrom(rng, n);
    const changed = makeSave(originals, draw);
    try {
      const imported = await bringIn(changed.text, deps, refused);
      if (imported) {
        if (taken % REOPEN_ONE_IN === 0) await reopen(imported, deps);
        taken++;
        moves += playOn(imported.replayed, draw);
      }
    } catch (error) {
      const kind = error instanceof Failed ? error.kind : 'uncaught';
      const detail = error instanceof Failed ? error.message : detailOf(error);
      const { original, change, text } = changed;
      const file = keep(order.out, `${def.id}-${order.seed}-${number}`, text);
      findings.push({ kind, save: number, original, change, detail, file });
    }
    saves++;
  }
  const count = (kind: FindingKind): number => findings.filter((finding) => finding.kind === kind).length;
  const [unsound, uncaught, later] = [count('unsound'), count('uncaught'), count('later')];
  return {
    game: def.id,
    seed: order.seed,
    saves,
    taken,
    refused,
    unsound,
    uncaught,
    later,
    moves,
    findings,
    seconds: elapsed(),
  };
}

type Deps = Parameters<typeof importMatch>[1];

/** The match that the library would store; null for a save that is refused with a sentence. */
async function bringIn(text: string, deps: Deps, refused: Record<string, number>): Promise<ImportedMatch | null> {
  try {
    return await importMatch({ kind: 'text', text }, deps);
  } catch (error) {
    const { key } = problemOf(error);
    // That sentence is for unforeseen errors.
    if (key === 'app.import.fault') throw new Failed('uncaught', detailOf(error));
    refused[key] = (refused[key] ?? 0) + 1;
    return null;
  }
}

/** Each point that a match may continue from. */
const waysOn = ({ loaded }: ReplayedMatch): readonly Timeline<Types>[] =>
  loaded.how === 'replayed'
    ? [loaded.timeline]
    : [loaded.agreed, ...(loaded.fromSnapshot ? [loaded.fromSnapshot] : [])];

/** Reads the stored text again: it must be the accepted match. */
async function reopen({ document, replayed }: ImportedMatch, { loadGame }: Deps): Promise<void> {
  const told = (match: ReplayedMatch): string =>
    JSON.stringify([
      match.loaded.how,
      waysOn(match).map((line) => encodeSave(match.def, line, aboutMatch('mutate'), 'tools')),
    ]);
  if (told(await readMatch(document.text, loadGame)) !== told(replayed))
    throw new Failed('later', 'what is stored of it reads as another match');
}

/** Plays on from each point that a match may continue from; returns the number of moves. */
const playOn = (replayed: ReplayedMatch, draw: ProgramDraw): number =>
  waysOn(replayed).reduce((sum, timeline) => sum + playFrom(replayed.def, timeline, draw), 0);

function playFrom<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>, draw: ProgramDraw): number {
  for (const { state } of timeline.points) demandSound(def, state, 'unsound', 'as it was taken');
  let { state } = present(timeline);
  for (let made = 0; made < MOVES; made++) {
    let at = 'the question';
    try {
      const decision = decide(def, state);
      if (!decision) return made;
      const move = decision.moves[draw(decision.moves.length)];
      if (!move) throw new Error('no legal move');
      at = def.words.notation(move);
      def.words.label(state, move);
      if (draw(PREVIEW_ONE_IN) === 0) def.foresight.preview(state, move);
      for (const seat of def.seats) def.view(state, seat);
      const outcome = applyMove(def, state, move);
      if (!outcome.ok) throw new Error(`refused: ${outcome.reason.code}`);
      demandSound(def, outcome.state, 'later', `after move ${made + 1}, ${at}`, { before: state, move });
      state = outcome.state;
    } catch (error) {
      if (error instanceof Failed) throw error;
      throw new Failed('later', `move ${made + 1}, ${at}: ${detailOf(error)}`);
    }
  }
  return MOVES;
}

function demandSound<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  kind: FindingKind,
  when: string,
  step?: { readonly before: T['state']; readonly move: T['move'] },
): void {
  const broken = def.invariants(state, step);
  if (broken.length > 0) throw new Failed(kind, `${when}: ${broken.join('; ')}`);
}

function keep(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replace(/[^\w.-]+/g, '-')}.json`);
  writeFileSync(path, text);
  return path;
}
