/** Runs games of an experiment in workers, or in slices on the page's thread. */
import type { ProxyMarked } from 'comlink';
import { findGame } from '../../games/shelf.ts';
import { createClerk, type Clerk } from '../../lab/experiment/clerk.ts';
import { whileAlive } from '../../opponent/life.ts';
import { playInSteps, type GameRow } from '../../lab/experiment/row.ts';
import type { ExperimentService } from '../../lab/experiment/serve.ts';
import {
  openRun,
  type ExperimentWorker,
  type RemoteClerk,
  type Workplace,
  type ExperimentRun,
  type RunState,
} from '../../lab/experiment/store.ts';
import type { Roster } from '../../lab/seated.ts';
import { countWorkers } from '../app/count-workers.ts';
import { hireWorker } from '../app/hire-worker.ts';
import { useOpened } from '../parts/use-opened.ts';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { now, onFault } from '../../store/app-world.ts';
import { onLeaving } from '../../store/put-off.ts';
import { experimentStorage, refreshExperiments } from '../../store/experiment-list.ts';

/** Half of a frame: presses are answered and the page still draws. */
const SLICE_MS = 8;

export async function openRoster(game: string): Promise<Roster> {
  const manifest = findGame(game);
  if (!manifest) throw new RangeError(`no game ${game}`);
  const [def, players, lab, packs] = await Promise.all([
    manifest.definition(),
    manifest.players(),
    manifest.lab?.(),
    manifest.packs?.kit(),
  ]);
  return { def, players, ...(lab && { lab }), ...(packs && { packs }) };
}

function hire(game: string): ExperimentWorker | null {
  // The worker answers nobody while it plays.
  const worker = hireWorker<ExperimentService>(game, { answers: false });
  if (!worker) return null;
  const { remote, life, end } = worker;
  return {
    play: (experiment, tasks) => life.ready.then(() => remote.playGames(experiment, tasks)),
    died: life.died.then(() => undefined),
    end,
  };
}

/** Looks after each move whether the page needs the thread. */
function playOnPage(game: string): ExperimentWorker {
  const roster = openRoster(game);
  let isEnded = false;
  return {
    async play(experiment, tasks) {
      const open = await roster;
      const rows: GameRow[] = [];
      let began = performance.now();
      for (const task of tasks) {
        const playing = playInSteps(open, experiment, task, 1);
        for (let step = playing.next(); ; step = playing.next()) {
          if (step.done === true) {
            rows.push(step.value);
            break;
          }
          if (performance.now() - began < SLICE_MS) continue;
          await new Promise<void>((resume) => setTimeout(resume));
          if (isEnded) return new Promise(() => undefined);
          began = performance.now();
        }
      }
      return rows;
    },
    died: new Promise(() => undefined),
    end: () => void (isEnded = true),
  };
}

function openClerk(game: string): RemoteClerk {
  // Comlink types methods of a member only where the member is marked.
  const worker = hireWorker<{ readonly clerk: Clerk & ProxyMarked }>(game, { answers: false });
  if (!worker) return clerkOf(lateClerk(openRoster(game).then(createClerk)), () => undefined);
  const { remote, life, end } = worker;
  return clerkOf(remote.clerk, end, (work) => whileAlive(life.ready.then(work), life));
}

/** A proxy cannot list its methods, so they are named. */
const clerkOf = (
  remote: Omit<RemoteClerk, 'end'>,
  end: () => void,
  whole: <X>(work: () => Promise<X>) => Promise<X> = (work) => work(),
): RemoteClerk => ({
  open: (experiment, known) => whole(() => remote.open(experiment, known)),
  take: (count) => whole(() => remote.take(count)),
  add: (rows) => whole(() => remote.add(rows)),
  result: () => whole(() => remote.result()),
  list: (from, count) => whole(() => remote.list(from, count)),
  write: (format) => whole(() => remote.write(format)),
  end,
});

const lateClerk = (clerk: Promise<Clerk>): Omit<RemoteClerk, 'end'> => ({
  open: async (experiment, known) => (await clerk).open(experiment, known),
  take: async (count) => (await clerk).take(count),
  add: async (rows) => (await clerk).add(rows),
  result: async () => (await clerk).result(),
  list: async (from, count) => (await clerk).list(from, count),
  write: async (format) => (await clerk).write(format),
});

const pageWorkplace = (): Workplace => ({ workers: countWorkers(), hire, onPage: playOnPage, openClerk });

const OPENING = createStore<RunState>(() => ({
  ...{ status: 'opening', experiment: null, played: 0, total: 0, result: null, latest: [] },
  ...{ secondsLeft: null, workers: 0, fault: null },
}));

/** Runs a stored experiment while the screen is open. */
export function useRun(id: string): { readonly state: RunState; readonly run: ExperimentRun | null } {
  const open = useCallback(() => {
    const made = openRun(id, { storage: experimentStorage, workplace: pageWorkplace(), now, onFault });
    // Writes the games played before the page closes.
    const stay = onLeaving(made.flush);
    const close = () => {
      stay();
      void made.leave().then(refreshExperiments);
    };
    return { made, close };
  }, [id]);
  const run = useOpened(open);
  return { state: useStore(run ?? OPENING), run };
}
