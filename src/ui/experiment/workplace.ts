/** Where the games of an experiment are played: in workers of the game, or in slices on the page's own thread. */
import { wrap, type Remote } from 'comlink';
import { findGame, startWorker } from '../../games/shelf.ts';
import { createClerk, type Clerk } from '../../lab/experiment/clerk.ts';
import { watchLife, whileAlive } from '../../opponent/life.ts';
import type { Watched } from '../../opponent/types.ts';
import { playInSteps, type GameRow } from '../../lab/experiment/row.ts';
import type { ExperimentService } from '../../lab/experiment/serve.ts';
import type { ExperimentWorker, RemoteClerk, Workplace } from '../../lab/experiment/store.ts';
import type { Roster } from '../../lab/seated.ts';
import { countHands } from '../app/count-hands.ts';

/** A press is answered within a tenth of a second, and a picture is drawn sixty times in one. */
const SLICE_MS = 8;

export async function openRoster(game: string): Promise<Roster> {
  const manifest = findGame(game);
  if (!manifest) throw new RangeError(`no game ${game}`);
  const [def, players, lab, packs] = await Promise.all([
    manifest.definition(),
    manifest.players(),
    manifest.lab?.(),
    manifest.packs?.(),
  ]);
  return { def, players, ...(lab && { lab }), ...(packs && { packs }) };
}

function hire(game: string): ExperimentWorker | null {
  const worker = startWorker(game);
  if (!worker) return null;
  const remote = wrap<ExperimentService & Watched>(worker);
  // A game is played in one go: meanwhile it answers nobody.
  const life = watchLife(worker, remote, { answers: false });
  return {
    play: (experiment, tasks) => life.ready.then(() => remote.playGames(experiment, tasks)),
    died: life.died.then(() => undefined),
    end: () => {
      life.stop();
      worker.terminate();
    },
  };
}

/** The page stays alive: between two moves it looks whether something waits. */
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
  const worker = startWorker(game);
  if (!worker) return clerkOf(lateClerk(openRoster(game).then(createClerk)), () => undefined);
  const remote = wrap<ExperimentService & Watched>(worker);
  const life = watchLife(worker, remote, { answers: false });
  const end = () => {
    life.stop();
    worker.terminate();
  };
  return clerkOf(partOf(remote), end, (work) => whileAlive(life.ready.then(work), life));
}

/** Comlink's types call an object of a worker's object a promise; it is reached like the methods of the worker itself. */
const partOf = ({ clerk }: Remote<ExperimentService>) => clerk as unknown as Omit<RemoteClerk, 'end'>;

/** Only what is called: what stands for a worker's object has no list of its methods. */
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

export const pageWorkplace = (): Workplace => ({ workers: countHands(), hire, onPage: playOnPage, openClerk });
