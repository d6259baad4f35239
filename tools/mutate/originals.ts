/** Sound saves of every kind, to be changed: whole matches, ones that continue from a state, ones from a given position. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramDraw } from '../../src/players/types.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave, loadSave, setupOf } from '../../src/engine/kernel/save.ts';
import { present, startTimeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Setup, Types } from '../../src/engine/kernel/types.ts';
import { listLessons, loadLesson } from '../../src/lessons/list.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { aboutMatch } from '../lib/save-files.ts';

export interface Original {
  readonly name: string;
  readonly file: SaveFile;
  /** The part that changes are aimed at; empty for the whole file. */
  readonly aim: readonly string[];
}

/** The originals of a game. `outdated` ones are played under older rules, so that their snapshot is what counts. */
export interface Originals {
  readonly whole: readonly Original[];
  readonly based: readonly Original[];
  readonly placed: readonly Original[];
  readonly outdated: readonly Original[];
}

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['tests/saves/samples', 'tests/recorded'];
/** Positions drawn like those of the random games; lessons add their own. */
const DRAWN = 60;
/** Points of a recorded game that become a base. */
const POINTS = 6;

/** One of each `every` saves in the folders. */
export async function listOriginals<T extends Types>(
  kit: GameKit<T>,
  folders = FOLDERS,
  every = 1,
): Promise<Originals> {
  const { def } = kit;
  const whole = folders.flatMap((folder) => readFolder(def, join(ROOT, folder), every));
  const based = whole.flatMap(({ name, file }) => rebase(def, name, file));
  const outdated = based.map((original) => outdate(def, original));
  return { whole, based, placed: [...(await listTaught(def)), ...drawPositions(kit)], outdated };
}

function readFolder<T extends Types>(def: GameDefinition<T>, folder: string, every: number): readonly Original[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${def.id}.`) && name.endsWith('.json'))
    .filter((_, at) => at % every === 0)
    .map((name) => ({ name, aim: [], file: readSave(readFileSync(join(folder, name), 'utf8')) }));
}

/** The same match, continued from its last position, and from some in between. */
function rebase<T extends Types>(def: GameDefinition<T>, name: string, file: SaveFile): readonly Original[] {
  const loaded = loadSave(def, file);
  if (loaded.how !== 'replayed') throw new Error(`${name} is ${loaded.how}`);
  const { points } = loaded.timeline;
  const steps = new Set(Array.from({ length: POINTS }, (_, i) => Math.round(((points.length - 1) * (i + 1)) / POINTS)));
  return [...steps].flatMap((at) => {
    const point = points[at];
    if (!point) return [];
    const base = { state: point.state, history: [] };
    const { position: _, ...setup } = setupOf(file);
    const save = encodeSave(def, startTimeline(def, setup, base), file.about, file.build);
    return [{ name: `${name} from move ${at}`, file: save, aim: ['base', 'state'] }];
  });
}

/** A log that no longer replays, played under an older version of the rules: the match continues from its snapshot. */
function outdate<T extends Types>(def: GameDefinition<T>, { name, file }: Original): Original {
  const [move] = decide(def, present(startTimeline(def, setupOf(file))).state)?.moves ?? [];
  const entry = [move ? def.words.notation(move) : '', '', ''] as SaveFile['log'][number];
  const rulesVersion = Math.max(0, def.rulesVersion - 1);
  return { name: `${name}, outdated`, file: { ...file, rulesVersion, base: null, log: [entry] }, aim: ['snapshot'] };
}

async function listTaught<T extends Types>(def: GameDefinition<T>): Promise<readonly Original[]> {
  const heads = listLessons().filter(({ game }) => game === def.id);
  const lessons = await Promise.all(heads.map(({ id }) => loadLesson(id)));
  return lessons.flatMap((lesson) => (lesson?.setup.position ? [place(def, `lesson ${lesson.id}`, lesson.setup)] : []));
}

function drawPositions<T extends Types>({ def, fuzz }: GameKit<T>): readonly Original[] {
  const rng = seedRng('positions');
  const draw: ProgramDraw = (n) => drawFrom(rng, n);
  const found: Original[] = [];
  for (let n = 0; found.length < DRAWN; n++) {
    const scenario = def.scenarios[n % def.scenarios.length]?.id ?? '';
    const position = fuzz.opening(draw, scenario);
    if (position !== undefined)
      found.push(place(def, `position ${n}`, { scenario, seed: `position ${n}`, options: {}, position }));
  }
  return found;
}

function place<T extends Types>(def: GameDefinition<T>, name: string, setup: Setup): Original {
  // A file holds plain JSON only.
  const position: unknown = JSON.parse(JSON.stringify(setup.position));
  const file = encodeSave(def, startTimeline(def, { ...setup, position }), aboutMatch(name), 'tools');
  return { name, file, aim: ['setup', 'position'] };
}
