/** Experiments of this device: made, read from files, deleted. */
import type { Line } from '../../engine/kernel/types.ts';
import { findGame } from '../../games/shelf.ts';
import { readGames } from '../../lab/experiment/games-file.ts';
import { ExperimentError, readExperiment, type Experiment } from '../../lab/experiment/plan.ts';
import type { GameRow } from '../../lab/experiment/row.ts';
import { listTasks } from '../../lab/experiment/run.ts';
import { findFault } from '../../lab/experiment/serve.ts';
import type { ExperimentHead } from '../../lab/experiment/store.ts';
import { newId, now, onFault } from '../../store/app-world.ts';
import { experimentStorage, refreshExperiments } from '../../store/experiment-list.ts';
import { openRoster } from './workplace.ts';

export type StoreResult =
  { readonly ok: true; readonly id: string; readonly game: string } | { readonly ok: false; readonly problem: Line };

export interface Playable {
  readonly ok: true;
  readonly experiment: Experiment;
  readonly rows: readonly GameRow[];
}
type Refusal = { readonly ok: false; readonly problem: Line };

async function checked(experiment: Experiment, rows: readonly GameRow[]): Promise<Playable | Refusal> {
  const problem = findGame(experiment.game)
    ? findFault(await openRoster(experiment.game), experiment)
    : { key: 'experiment.refused.unknown', params: { path: 'game', value: experiment.game } };
  return problem ? { ok: false, problem } : { ok: true, experiment, rows };
}

/** Stores a new experiment. It starts when it is opened. */
export async function makeExperiment(experiment: Experiment): Promise<StoreResult> {
  const found = await checked(experiment, []);
  return found.ok ? keepExperiment(found) : found;
}

export async function keepExperiment({ experiment, rows }: Playable): Promise<StoreResult> {
  const id = newId();
  const time = now();
  const head: ExperimentHead = {
    ...{ id, experiment, created: time, updated: time, played: rows.length },
    total: [...listTasks(experiment)].length,
    ...{ isDone: false, isPaused: rows.length > 0, told: null },
  };
  try {
    await experimentStorage.put(head, rows);
  } catch (error) {
    onFault(error);
    return { ok: false, problem: { key: 'experiment.refused.full' } };
  }
  await refreshExperiments();
  return { ok: true, id, game: experiment.game };
}

/** Reads an experiment, with or without games. Stores nothing. */
export async function readExperimentFile(text: string): Promise<Playable | Refusal> {
  try {
    const [head = '', ...lines] = text.split('\n');
    const isWithGames = lines.some((line) => line.trim() !== '') && isObject(head);
    if (!isWithGames) return await checked(readExperiment(text), []);
    const { experiment, rows } = readGames(text.endsWith('\n') ? text : `${text}\n`);
    return await checked(experiment, rows);
  } catch (error) {
    if (!(error instanceof ExperimentError)) throw error;
    return { ok: false, problem: error.line };
  }
}

export async function importExperiment(text: string): Promise<StoreResult> {
  const found = await readExperimentFile(text);
  return found.ok ? keepExperiment(found) : found;
}

/** A file with games has the experiment on its first line. */
function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

export async function deleteExperiment(id: string): Promise<void> {
  await experimentStorage.remove(id).catch(onFault);
  await refreshExperiments();
}
