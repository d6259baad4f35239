import { wrap, type Remote } from 'comlink';
import { startWorker } from '../../games/shelf.ts';
import { watchLife, type Life, type LifeDeps } from '../../opponent/life.ts';
import type { LockHolder } from '../../opponent/types.ts';

export interface HiredWorker<Service> {
  readonly remote: Remote<Service>;
  readonly life: Life;
  readonly end: () => void;
}

/** A worker of a game that is watched until it is ended; null where the browser has none. */
export function hireWorker<Service>(game: string, deps?: LifeDeps): HiredWorker<Service> | null {
  const worker = startWorker(game);
  if (!worker) return null;
  const life = watchLife(worker, wrap<LockHolder>(worker), deps);
  const end = () => {
    life.stop();
    worker.terminate();
  };
  return { remote: wrap<Service>(worker), life, end };
}
