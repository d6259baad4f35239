/** A running experiment: its progress, what its games say, and how to stop and continue. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Line } from '../../engine/kernel/types.ts';
import { tellComparison } from './compare.ts';
import type { Clerk, GameHead, GamesFormat, Standing } from './clerk.ts';
import type { Experiment } from './plan.ts';
import type { GameRow } from './row.ts';
import type { Result, Task } from './run.ts';

/**
 * - `opening`  it is being read
 * - `missing`  there is none of this name
 * - `working`  games are played
 * - `paused`   until it is resumed
 * - `done`     no further game is needed
 * - `failed`   it cannot continue; `fault` says why
 */
export type RunStatus = 'opening' | 'missing' | 'working' | 'paused' | 'done' | 'failed';

export interface RunState {
  readonly status: RunStatus;
  readonly experiment: Experiment | null;
  readonly played: number;
  readonly total: number;
  /** Null until there are some. */
  readonly result: Result | null;
  readonly latest: readonly GameHead[];
  /** Seconds left at the present pace; null while unknown. */
  readonly secondsLeft: number | null;
  /** This many games are played at a time. */
  readonly workers: number;
  readonly fault: string | null;
}

/** Plays games: a worker, or the page itself in slices. */
export interface ExperimentWorker {
  /** Rejects where the rules or a program fail; never settles after it died or was ended. */
  readonly play: (experiment: Experiment, tasks: readonly Task[]) => Promise<readonly GameRow[]>;
  readonly died: Promise<void>;
  readonly end: () => void;
}

export type RemoteClerk = {
  readonly [C in keyof Clerk]: (...given: Parameters<Clerk[C]>) => Promise<ReturnType<Clerk[C]>>;
} & { readonly end: () => void };

export interface Workplace {
  readonly workers: number;
  /** Null where there is no worker. */
  readonly hire: (game: string) => ExperimentWorker | null;
  readonly onPage: (game: string) => ExperimentWorker;
  readonly openClerk: (game: string) => RemoteClerk;
}

/** Lists show this without reading the games. */
export interface ExperimentHead {
  readonly id: string;
  readonly experiment: Experiment;
  readonly created: number;
  readonly updated: number;
  readonly played: number;
  readonly total: number;
  readonly isDone: boolean;
  /** A person stopped it: it does not continue by itself. */
  readonly isPaused: boolean;
  /** The finding in a sentence; null while nothing can be said. */
  readonly told: Line | null;
}

export interface ExperimentStorage {
  readonly list: () => Promise<readonly ExperimentHead[]>;
  readonly find: (id: string) => Promise<{ readonly head: ExperimentHead; readonly rows: readonly GameRow[] } | null>;
  readonly put: (head: ExperimentHead, rows: readonly GameRow[]) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Records at once whether a person stopped it: the page may close before `put` has written that. */
  readonly note: (id: string, isPaused: boolean) => void;
}

export interface RunDeps {
  readonly storage: ExperimentStorage;
  readonly workplace: Workplace;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

export interface ExperimentRun extends StoreApi<RunState> {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops; what was played is kept, and play continues when it is opened again. */
  readonly leave: () => Promise<void>;
  readonly flush: () => void;
  /** Games that count, the latest first. */
  readonly listGames: (from: number, count: number) => Promise<readonly GameHead[]>;
  readonly write: (format: GamesFormat) => Promise<string>;
}

/** A worker plays this long before it reports, in ms, and at most this many games. */
const BATCH = { ms: 200, games: 100 } as const;
/** Interval of writes and of figures, in ms. */
const KEEP_MS = 1000;
const TELL_MS = 1000;
/** Figures take at most this share of the time. */
const TELL_SHARE = 0.1;
/** A worker that dies this often without having played anything is not started again. */
const DEATHS = 3;
const LATEST = 6;

const NOTHING: RunState = {
  ...{ status: 'opening', experiment: null, played: 0, total: 0, result: null, latest: [] },
  ...{ secondsLeft: null, workers: 0, fault: null },
};

/** Opens a stored experiment, and continues it unless a person paused it. */
export function openRun(id: string, { storage, workplace, now, onFault }: RunDeps): ExperimentRun {
  const api = createStore<RunState>(() => NOTHING);
  let head: ExperimentHead | null = null;
  let clerk: RemoteClerk | null = null;
  let hasLeft = false;
  /** Changes whenever play stops, so that later results are ignored. */
  let shift = 0;
  let hands: ExperimentWorker[] = [];
  const left: Task[] = [];
  let unwritten: GameRow[] = [];
  let keptAt = 0;
  let told = { at: -Infinity, cost: 0 };
  let begun = { at: 0, played: 0 };
  let telling: Promise<void> | null = null;

  async function keep(): Promise<void> {
    if (!head) return;
    keptAt = now();
    const rows = unwritten;
    unwritten = [];
    const { played, total, status, result } = api.getState();
    const comparison = result?.comparison ?? null;
    const line = comparison && result ? tellComparison(comparison, seatOf(result)) : null;
    head = {
      ...head,
      updated: now(),
      played,
      total,
      isDone: status === 'done',
      isPaused: status === 'paused',
      told: line,
    };
    try {
      await storage.put(head, rows);
    } catch (error) {
      // Nothing is lost while the page is open: the next write includes them.
      unwritten = [...rows, ...unwritten];
      onFault(error);
    }
  }

  async function tell(): Promise<void> {
    if (!clerk) return;
    const began = performance.now();
    const [result, latest] = await Promise.all([clerk.result(), clerk.list(0, LATEST)]);
    told = { at: performance.now(), cost: performance.now() - began };
    if (!hasLeft) api.setState({ result, latest });
  }

  const isTellDue = (): boolean =>
    telling === null && performance.now() - told.at > Math.max(TELL_MS, told.cost / TELL_SHARE);

  function tellSoon(): void {
    telling = tell()
      .catch(onFault)
      .finally(() => (telling = null));
  }

  function hear(rows: readonly GameRow[], { played, total, isDone }: Standing): void {
    unwritten.push(...rows);
    const took = (now() - begun.at) / 1000;
    const each = took / Math.max(1, played - begun.played);
    api.setState({ played, total, secondsLeft: isDone ? 0 : Math.ceil(each * (total - played)) });
    if (now() - keptAt > KEEP_MS) void keep();
    if (isTellDue()) tellSoon();
  }

  /** Gives one worker game after game, until there is none left or play stops. */
  async function keepBusy(mine: number, experiment: Experiment): Promise<void> {
    const books = clerk;
    let hand = hire(experiment.game);
    let size = 1;
    let deaths = 0;
    while (shift === mine && books) {
      const tasks = left.length > 0 ? left.splice(0, size) : await books.take(size);
      if (shift !== mine) left.push(...tasks);
      if (shift !== mine || tasks.length === 0) break;
      const began = performance.now();
      inFlight.add(tasks);
      const rows = await Promise.race([hand.play(experiment, tasks), hand.died.then(() => null)]);
      if (shift !== mine) break;
      inFlight.delete(tasks);
      if (rows === null) {
        left.push(...tasks);
        deaths++;
        hands = hands.filter((one) => one !== hand);
        hand = deaths < DEATHS ? hire(experiment.game) : sitDown(workplace.onPage(experiment.game));
        continue;
      }
      deaths = 0;
      const each = Math.max(0.1, (performance.now() - began) / tasks.length);
      size = Math.max(1, Math.min(BATCH.games, Math.round(BATCH.ms / each), size * 4));
      const standing = await books.add(rows);
      if (shift !== mine) break;
      hear(rows, standing);
      if (standing.isDone) break;
    }
  }
  const inFlight = new Set<readonly Task[]>();

  const sitDown = (hand: ExperimentWorker): ExperimentWorker => {
    hands.push(hand);
    return hand;
  };
  const hire = (game: string): ExperimentWorker => sitDown(workplace.hire(game) ?? workplace.onPage(game));

  function stop(): void {
    shift++;
    for (const hand of hands) hand.end();
    hands = [];
    left.push(...[...inFlight].flat());
    inFlight.clear();
  }

  async function work(): Promise<void> {
    const { experiment, played } = api.getState();
    if (!experiment) return;
    const mine = shift;
    begun = { at: now(), played };
    api.setState({ status: 'working', fault: null, workers: workplace.workers });
    void keep();
    try {
      await Promise.all(Array.from({ length: workplace.workers }, () => keepBusy(mine, experiment)));
      if (shift !== mine) return;
      await telling;
      await tell();
      if (shift !== mine) return;
      stop();
      api.setState({ status: 'done', secondsLeft: 0 });
    } catch (error) {
      if (shift !== mine) return;
      stop();
      onFault(error);
      api.setState({ status: 'failed', fault: error instanceof Error ? error.message : String(error) });
    }
    await keep();
  }

  async function open(): Promise<void> {
    const found = await storage.find(id);
    if (hasLeft) return;
    if (!found) return api.setState({ status: 'missing' });
    ({ head } = found);
    const { experiment } = head;
    clerk = workplace.openClerk(experiment.game);
    const { played, total, isDone } = await clerk.open(experiment, found.rows);
    if (hasLeft) return;
    api.setState({ experiment, played, total });
    if (played > 0) await tell();
    if (hasLeft) return;
    if (isDone) return api.setState({ status: 'done', secondsLeft: 0 });
    if (head.isPaused) return api.setState({ status: 'paused' });
    await work();
  }
  void open().catch((error: unknown) => {
    onFault(error);
    if (!hasLeft) api.setState({ status: 'failed', fault: error instanceof Error ? error.message : String(error) });
  });

  return {
    ...api,
    pause() {
      if (api.getState().status !== 'working') return;
      stop();
      api.setState({ status: 'paused', secondsLeft: null });
      storage.note(id, true);
      tellSoon();
      void keep();
    },
    resume() {
      const { status } = api.getState();
      if (status !== 'paused' && status !== 'failed') return;
      storage.note(id, false);
      void work();
    },
    async leave() {
      if (hasLeft) return;
      hasLeft = true;
      stop();
      clerk?.end();
      await keep();
    },
    flush: () => void (unwritten.length > 0 && keep()),
    listGames: async (from, count) => (await clerk?.list(from, count)) ?? [],
    write: async (format) => (await clerk?.write(format)) ?? '',
  };
}

const seatOf = ({ variants }: Result): string => variants[0]?.wins[0].seat ?? '';
