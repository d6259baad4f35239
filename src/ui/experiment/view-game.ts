/** Opens one game of an experiment in the viewer: it is played again from its seed and kept in the library like any match. */
import { wrap } from 'comlink';
import type { Line } from '../../engine/kernel/types.ts';
import type { GameHead } from '../../lab/experiment/clerk.ts';
import type { Experiment } from '../../lab/experiment/plan.ts';
import { replayGame, type ReplayAbout } from '../../lab/experiment/replay.ts';
import type { ExperimentService } from '../../lab/experiment/serve.ts';
import { readPlayerName } from '../../lab/seated.ts';
import { LEVELS } from '../../players/levels.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { build, now } from '../../store/app-world.ts';
import { startWorker } from '../../games/shelf.ts';
import { openRoster } from './workplace.ts';

export interface Viewed {
  readonly experiment: Experiment;
  readonly game: Pick<GameHead, 'pair' | 'variant'>;
  /** What the match is called. */
  readonly name: string;
  readonly tag: string;
  readonly seats: readonly string[];
  /** What a program is called that no level of the table has. */
  readonly nameOf: (player: string) => string;
}

export type Opened = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: Line };

export async function viewGame({ experiment, game, name, tag, seats, nameOf }: Viewed): Promise<Opened> {
  const players = experiment.variants[game.variant]?.players ?? ['', ''];
  const bySeat = seats.map((seat, at) => [seat, readPlayerName(players[at] ?? '')?.id ?? ''] as const);
  const isLevel = (id: string) => LEVELS.some((level) => level === id);
  const about: ReplayAbout = {
    name: name.slice(0, 120),
    tags: [tag.slice(0, 40)],
    created: new Date(now()).toISOString(),
    computers: Object.fromEntries(bySeat.filter(([, id]) => isLevel(id))),
    seatNames: Object.fromEntries(bySeat.filter(([, id]) => !isLevel(id)).map(([seat, id]) => [seat, nameOf(id)])),
  };
  const text = await replay(experiment, game, about);
  const made = await libraryStore.getState().playOn(text, true);
  return made.ok ? { ok: true, id: made.id } : { ok: false, problem: made.problem };
}

async function replay(experiment: Experiment, task: Viewed['game'], about: ReplayAbout): Promise<string> {
  const worker = startWorker(experiment.game);
  const { pair, variant } = task;
  if (!worker)
    return JSON.stringify(replayGame(await openRoster(experiment.game), experiment, { pair, variant }, about, build));
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
  });
  try {
    const remote = wrap<ExperimentService>(worker);
    return await Promise.race([remote.replay(experiment, { pair, variant }, about, build), died]);
  } finally {
    worker.terminate();
  }
}
