/** Always answers: a worker, a second one if the first dies, or the program on the page's own thread. */
import type { Level } from '../players/levels.ts';
import type { Brain, Query, Report, Suggestion, Task, Tell } from './types.ts';

export interface Connection {
  readonly brain: Brain;
  /** Fulfilled when it fails, otherwise never. */
  readonly died: Promise<void>;
  readonly end: () => void;
}

/** Why another program than the one at the table answered. */
export type Instead = 'late' | 'fallen' | 'no-worker';

export interface HostAnswer {
  readonly move: string;
  /** Null: the program itself. */
  readonly instead: Instead | null;
}

export interface HostSuggestion {
  readonly suggestion: Suggestion;
  /** Null: the strongest program. */
  readonly instead: Instead | null;
}

export interface HostDeps {
  readonly connect: (game: string) => Connection | null;
  /** The same programs on this thread, in slices. */
  readonly onPage: (game: string, packFile?: unknown) => Promise<Brain>;
  readonly onFault?: (error: unknown) => void;
}

export interface Host {
  readonly ask: (game: string, task: Task, report: Report) => Promise<HostAnswer>;
  readonly suggest: (game: string, query: Query, tell: Tell) => Promise<HostSuggestion>;
  /** Ends with the best answer so far. */
  readonly stop: () => void;
  /** No questions for a while. */
  readonly end: () => void;
}

/** A worker that takes this many times its budget is stuck. */
const PATIENCE = 3;
/** Loading the rules comes first. */
const READY_MS = 20_000;
/** Workers started for one question. */
const TRIES = 2;

type Failure = 'died' | 'late';

interface WorkerJob<X> {
  readonly task: Task;
  readonly of: (brain: Brain, level: Level) => Promise<X>;
}

interface Done<X> {
  readonly made: X;
  readonly instead: Instead | null;
}

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

  /** The result, the death of the worker, or the end of our patience, whichever comes first. */
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

  async function byWorker<X>(
    connection: Connection,
    { task, of }: WorkerJob<X>,
  ): Promise<Pick<Done<X>, 'made'> | Failure> {
    const ready = await first(Promise.resolve(connection.brain.ready(task.packFile)), connection, READY_MS);
    if (typeof ready === 'string') return 'died';
    return first(of(connection.brain, task.level), connection, PATIENCE * task.budgetMs);
  }

  async function onThisThread<X>(game: string, { task, of }: WorkerJob<X>, why: Instead): Promise<Done<X>> {
    page = await onPage(game, task.packFile);
    const level = onPageLevel(task.level);
    const made = await of(page, level);
    // A beginner needs no worker, so this is its own answer.
    return { made, instead: why === 'no-worker' && level === task.level ? null : why };
  }

  async function carryOut<X>(game: string, order: WorkerJob<X>): Promise<Done<X>> {
    page = null;
    for (let n = 0; n < TRIES; n++) {
      const connection = lineTo(game);
      if (!connection) return onThisThread(game, order, 'no-worker');
      const outcome = await byWorker(connection, order);
      if (typeof outcome !== 'string') return { made: outcome.made, instead: null };
      end();
      if (outcome === 'late') return onThisThread(game, order, 'late');
    }
    return onThisThread(game, order, 'fallen');
  }

  return {
    async ask(game, task, report) {
      const of: WorkerJob<string>['of'] = (brain, level) => brain.ask({ ...task, level }, report);
      const { made, instead } = await carryOut(game, { task, of });
      return { move: made, instead };
    },
    async suggest(game, query, tell) {
      const of: WorkerJob<Suggestion>['of'] = (brain, level) => brain.suggest({ ...query, level }, tell);
      const { made, instead } = await carryOut(game, { task: query, of });
      return { suggestion: made, instead };
    },
    stop() {
      line?.connection.brain.stop();
      page?.stop();
    },
    end,
  };
}
