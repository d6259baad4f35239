/**
 * Screens show and steer this answer to a person who asks what to play; `suggester.ts` finds it.
 *
 * - `status`  `closed`: nothing is asked. `thinking`: more is being found out. `told`: it has looked as long as it may.
 *   `planned`: the move that was suggested has been made, and `plan` continues with another of the same player.
 * - `suggestion`  as far as it is known; `shown` is the move of it that is looked at.
 * - `plan`  moves that were suggested together and not made yet, from the point `at` of the match on; null for none.
 * - `wishes`  how often it was asked, each time a search; `goesOn`: the last asked for more of the same.
 * - `isUsed`  it has been asked since the page is open: a program is ready.
 */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { endsWithMatch } from '../store/match-ends.ts';
import type { Instead } from './host.ts';
import type { NotedMove, Suggestion } from './types.ts';

export interface Plan {
  readonly at: number;
  readonly moves: readonly NotedMove[];
}

export interface SuggestData {
  readonly status: 'closed' | 'thinking' | 'told' | 'planned';
  readonly suggestion: Suggestion | null;
  readonly instead: Instead | null;
  readonly shown: number;
  readonly plan: Plan | null;
  readonly wishes: number;
  readonly goesOn: boolean;
  readonly isUsed: boolean;
}

export interface SuggestActions {
  readonly ask: () => void;
  /** Looks further into the same question. */
  readonly askMore: () => void;
  readonly show: (index: number) => void;
  /** The shown move is picked at the table, at this point of the match; the moves suggested after it are kept. */
  readonly take: (at: number) => void;
  readonly close: () => void;
}

export type SuggestState = SuggestData & SuggestActions;
export type SuggestStore = StoreApi<SuggestState>;

export const NOTHING_SUGGESTED = {
  status: 'closed',
  suggestion: null,
  instead: null,
  shown: 0,
  plan: null,
  goesOn: false,
} as const satisfies Partial<SuggestData>;

export const createSuggestStore = (): SuggestStore =>
  createStore<SuggestState>()((set) => ({
    ...NOTHING_SUGGESTED,
    wishes: 0,
    isUsed: false,
    ask: () => set(({ wishes }) => ({ ...NOTHING_SUGGESTED, status: 'thinking', wishes: wishes + 1, isUsed: true })),
    askMore: () => set(({ wishes }) => ({ status: 'thinking', wishes: wishes + 1, goesOn: true })),
    show: (shown) => set({ shown }),
    take: (at) =>
      set(({ status, suggestion, shown, plan }) => ({
        ...NOTHING_SUGGESTED,
        plan: status === 'planned' ? plan : { at, moves: suggestion?.moves[shown]?.line ?? [] },
      })),
    close: () => set(NOTHING_SUGGESTED),
  }));

export const suggestStore = createSuggestStore();
endsWithMatch(() => suggestStore.setState({ ...NOTHING_SUGGESTED, isUsed: false }));
export const useSuggest = <X>(select: (state: SuggestState) => X): X => useStore(suggestStore, select);
