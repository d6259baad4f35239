/** Plays the games of an experiment, here or in several processes. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Gathering } from '../../src/lab/experiment/clerk.ts';
import type { Experiment } from '../../src/lab/experiment/plan.ts';
import { playRow, type GameRow } from '../../src/lab/experiment/row.ts';
import type { Roster } from '../../src/lab/seated.ts';

export function playHere(
  roster: Roster,
  experiment: Experiment,
  gathering: Gathering,
  heard: (row: GameRow) => void,
): void {
  for (let task = gathering.next(); task; task = gathering.next()) {
    const row = playRow(roster, experiment, task.variant, task.pair);
    gathering.add(row);
    heard(row);
  }
}

/**
 * Resolves when no game is left; `heard` gets each finished game. Rejects if a process dies, whose message is on the
 * error output.
 */
export async function playInProcesses(
  experiment: Experiment,
  gathering: Gathering,
  count: number,
  heard: (row: GameRow) => void,
): Promise<void> {
  const workers = Array.from({ length: count }, () => fork(fileURLToPath(new URL('worker.ts', import.meta.url))));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, experiment, gathering, heard)));
  } finally {
    for (const worker of workers) worker.kill();
  }
}

const keepBusy = (
  worker: ChildProcess,
  experiment: Experiment,
  gathering: Gathering,
  heard: (row: GameRow) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const ask = () => {
      const task = gathering.next();
      if (task) worker.send(task);
      else resolve();
    };
    worker.on('message', (row: GameRow) => {
      gathering.add(row);
      heard(row);
      ask();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a process that plays games ended with ${code ?? 'a signal'}`)));
    worker.send(experiment);
    ask();
  });
