/**
 * Gets an answer in any case: from a worker, from a second one where the first died, and where there is none, or none
 * answers in time, from the program on the page's own thread.
 */
import type { Level } from '../players/levels.ts';
import type { Brain, Report, Task } from './types.ts';

/** A worker that runs. */
export interface Connection {
  readonly brain: Brain;
  /** Fulfilled when it fails; never, while all is well. */
  readonly died: Promise<void>;
  readonly end: () => void;
}

/** Why another program than the one at the table has answered. */
export type Instead = 'late' | 'fallen' | 'no-worker';

export interface Answered {
  /** Notation. */
  readonly move: string;
  /** Null: the program itself has. */
  readonly instead: Instead | null;
}

export interface HostDeps {
  /** Null where the browser has no workers for this game. */
  readonly connect: (game: string) => Connection | null;
  /** The same programs on this thread, in slices. */
  readonly onPage: (game: string) => Promise<Brain>;
  readonly onFault?: (error: unknown) => void;
}

export interface Host {
  readonly ask: (game: string, task: Task, report: Report) => Promise<Answered>;
  /** The best answer known by now. */
  readonly stop: () => void;
  /** Nothing is asked any more for a while. */
  readonly end: () => void;
}

/** A worker that takes so many times its budget has lost its way. */
const PATIENCE = 3;
/** Its rules have to be fetched and read first. */
const READY_MS = 20_000;
/** So many workers are started for one question. */
const TRIES = 2;

type Failure = 'died' | 'late';

const after = (ms: number): { readonly passed: Promise<'late'>; readonly clear: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, ms, 'late')));
  return { passed, clear: () => clearTimeout(timer) };
};

/** Long searches need a worker: a page that plays them itself would not answer a press. */
const onPageLevel = (level: Level): Level => (level === 'marshal' ? 'veteran' : level);

export function createHost({ connect, onPage, onFault }: HostDeps): Host {
  let line: { readonly game: string; readonly connection: Connection } | null = null;
  let page: Brain | null = null;

  function end(): void {
    line?.connection.end();
    line = null;
  }

  function lineTo(game: string): Connection | null {
    if (line?.game === game) return line.connection;
    end();
    const connection = connect(game);
    line = connection && { game, connection };
    return connection;
  }

  /** What comes first: that the work is done, the death of the worker, or the end of our patience. */
  async function first<X>(work: Promise<X>, { died }: Connection, ms: number): Promise<{ made: X } | Failure> {
    const limit = after(ms);
    const done = work.then(
      (made) => ({ made }),
      (error: unknown) => (onFault?.(error), 'died' as const),
    );
    const outcome = await Promise.race([done, died.then(() => 'died' as const), limit.passed]);
    limit.clear();
    return outcome;
  }

  async function byWorker(
    connection: Connection,
    task: Task,
    report: Report,
  ): Promise<{ readonly made: string } | Failure> {
    const ready = await first(Promise.resolve(connection.brain.ready()), connection, READY_MS);
    if (typeof ready === 'string') return 'died';
    return first(connection.brain.ask(task, report), connection, PATIENCE * task.budgetMs);
  }

  async function onThisThread(game: string, task: Task, report: Report, why: Instead): Promise<Answered> {
    page = await onPage(game);
    const level = onPageLevel(task.level);
    const move = await page.ask({ ...task, level }, report);
    // A beginner needs no worker: it has answered itself.
    return { move, instead: why === 'no-worker' && level === task.level ? null : why };
  }

  return {
    async ask(game, task, report) {
      page = null;
      for (let n = 0; n < TRIES; n++) {
        const connection = lineTo(game);
        if (!connection) return onThisThread(game, task, report, 'no-worker');
        const outcome = await byWorker(connection, task, report);
        if (typeof outcome !== 'string') return { move: outcome.made, instead: null };
        end();
        if (outcome === 'late') return onThisThread(game, task, report, 'late');
      }
      return onThisThread(game, task, report, 'fallen');
    },
    stop() {
      line?.connection.brain.stop();
      page?.stop();
    },
    end,
  };
}
