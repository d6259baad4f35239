/** The workers of the running app, and the page's own thread where there are none. */
import { proxy, wrap } from 'comlink';
import { findGame, openDefinition, startWorker } from '../games/shelf.ts';
import { createBrain } from './brain.ts';
import type { Connection } from './host.ts';
import { feelPulse } from './pulse.ts';
import type { Brain, PingTarget } from './types.ts';

/** Short enough for presses and frames. */
const PAGE_SLICE_MS = 8;

export function connect(game: string): Connection | null {
  const worker = startWorker(game);
  if (!worker) return null;
  const remote = wrap<Brain & PingTarget>(worker);
  let die = (): void => undefined;
  const died = new Promise<void>((resolve) => {
    worker.addEventListener('error', () => resolve());
    worker.addEventListener('messageerror', () => resolve());
    die = resolve;
  });
  /** Watches the worker while it thinks. */
  async function watched<X>(work: () => Promise<X>): Promise<X> {
    const pulse = feelPulse(() => remote.ping());
    void pulse.missed.then(die);
    try {
      return await work();
    } finally {
      pulse.stop();
    }
  }
  return {
    brain: {
      ready: (packFile) => remote.ready(packFile),
      ask: (task, report) => watched(() => remote.ask(task, proxy(report))),
      suggest: (query, tell) => watched(() => remote.suggest(query, proxy(tell))),
      stop: () => void remote.stop(),
    },
    died,
    end: () => worker.terminate(),
  };
}

export async function brainOnPage(game: string, packFile?: unknown): Promise<Brain> {
  const manifest = findGame(game);
  if (!manifest) throw new RangeError(`no game ${game}`);
  const [def, players] = await Promise.all([openDefinition(manifest, packFile), manifest.players()]);
  const pause = () => new Promise<void>((resume) => setTimeout(resume));
  return createBrain({ def, players, pause, sliceMs: PAGE_SLICE_MS });
}
