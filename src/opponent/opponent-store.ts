/**
 * The turn of a program at the table, as screens see and steer it. `driver.ts` plays it; nothing here shows what the
 * program holds.
 *
 * - `status`  `idle`: no program is asked, or nobody watches. `thinking`: it has not decided yet. `waiting`: it has, and
 *   the pace, a result that is looked at, or an earlier moment on the screen keeps the move back. `paused`: it has, or
 *   has not, and waits for `resume` or `step`.
 * - `seat`, `level`  who is asked; null while idle.
 * - `weighed` of `of`  answers looked at so far; `since`: when it was asked (`performance.now()`).
 * - `instead`  why a weaker program gave the last answer (`late`, `fallen`, `no-worker`); null as a rule.
 * - `turn`  what programs have played since a person answered last, oldest first: `at` is the index of the point it led to
 *   (its sentences are in `timeline.points`, from `from` on where more was forced by it), `reason` a plan in facts.
 * - `stopBefore`  `mine`: it plays on until a person is asked; `every`: it waits before each move.
 */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlanTold } from '../engine/kits/rehearsal/plan.ts';
import type { Level } from '../players/levels.ts';
import { endsWithMatch } from '../store/match-ends.ts';
import type { Instead } from './host.ts';

export interface PlayedMove {
  readonly notation: string;
  readonly from: number;
  readonly at: number;
  /** Null where nothing can be told before the move. */
  readonly reason: PlanTold | null;
}

export interface OpponentData {
  readonly status: 'idle' | 'thinking' | 'waiting' | 'paused';
  readonly seat: string | null;
  readonly level: Level | null;
  readonly weighed: number;
  readonly of: number;
  readonly since: number;
  readonly instead: Instead | null;
  readonly turn: readonly PlayedMove[];
  readonly isPaused: boolean;
  readonly stopBefore: 'mine' | 'every';
  /** Single moves asked for, and how often the best move so far was asked for. */
  readonly steps: number;
  readonly hurries: number;
}

export interface OpponentActions {
  readonly pause: () => void;
  /** Continues; where it stops before every move, by one. */
  readonly resume: () => void;
  readonly step: () => void;
  /** Ends its thinking: it plays the best move so far. */
  readonly moveNow: () => void;
  readonly setStopBefore: (stopBefore: OpponentData['stopBefore']) => void;
}

export type OpponentState = OpponentData & OpponentActions;
export type OpponentStore = StoreApi<OpponentState>;

export const NO_TURN = {
  status: 'idle',
  seat: null,
  level: null,
  weighed: 0,
  of: 0,
  since: 0,
  instead: null,
  turn: [],
} as const satisfies Partial<OpponentData>;

export const createOpponentStore = (): OpponentStore =>
  createStore<OpponentState>()((set) => ({
    ...NO_TURN,
    isPaused: false,
    stopBefore: 'mine',
    steps: 0,
    hurries: 0,
    pause: () => set({ isPaused: true }),
    resume: () =>
      set(({ steps, stopBefore }) => ({ isPaused: false, steps: stopBefore === 'every' ? steps + 1 : steps })),
    step: () => set(({ steps }) => ({ steps: steps + 1 })),
    moveNow: () => set(({ hurries }) => ({ hurries: hurries + 1 })),
    setStopBefore: (stopBefore) => set({ stopBefore }),
  }));

export const opponentStore = createOpponentStore();
endsWithMatch(() => opponentStore.setState({ ...NO_TURN, isPaused: false, stopBefore: 'mine' }));
export const useOpponent = <X>(select: (state: OpponentState) => X): X => useStore(opponentStore, select);
