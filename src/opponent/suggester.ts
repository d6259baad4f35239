/** Finds suggestions for a person, from what the table shows to that person. */
import type { StoreApi } from 'zustand/vanilla';
import { hintsOf } from '../store/hints.ts';
import type { MatchState } from '../store/types.ts';
import type { Host } from './host.ts';
import { NOTHING_SUGGESTED, type Plan, type SuggestStore } from './suggest-store.ts';
import type { Query, Suggestion } from './types.ts';

export interface SuggesterDeps {
  readonly match: Pick<StoreApi<MatchState>, 'getState' | 'subscribe'>;
  readonly store: SuggestStore;
  readonly host: Pick<Host, 'suggest' | 'stop' | 'end'>;
  readonly onFault?: (error: unknown) => void;
}

/** Time of the first search, and of each further one. */
export const FIRST_MS = 5000;
export const MORE_MS = 10_000;

type Seen = Pick<MatchState, 'decision' | 'view' | 'viewer' | 'about' | 'live' | 'readOnly' | 'broken' | 'curtain'>;

/** Returns true if the seat at the table may ask now: a question with more than one answer, asked of a visible hand. */
export function maySuggest({ decision, view, viewer, about, live, readOnly, broken, curtain }: Seen): boolean {
  const isAsked = decision !== null && view !== null && viewer === decision.seat && decision.moves.length > 1;
  const isOpen = live && readOnly === null && broken === null && curtain === null;
  return isAsked && isOpen && about !== null && hintsOf(about) !== 'off';
}

export type NoSuggestion = 'off' | 'one' | 'not-now';

/** Null where a person may ask. */
export function whyNoSuggestion(match: Seen): NoSuggestion | null {
  if (maySuggest(match)) return null;
  const { about, decision, live, viewer } = match;
  if (about !== null && hintsOf(about) === 'off') return 'off';
  const isOwn = live && decision !== null && viewer === decision.seat;
  return isOwn && decision.moves.length === 1 ? 'one' : 'not-now';
}

function queryOf(match: MatchState, goesOn: boolean): Query | null {
  const { decision, view, fingerprint, at, pack } = match;
  if (!maySuggest(match) || !decision || !view) return null;
  const seed = `${fingerprint ?? ''}/${at}/${decision.seat} suggested`;
  const task = { seat: decision.seat, level: 'marshal', decision, view, seed } as const;
  return { ...task, ...(pack && { packFile: pack.file }), budgetMs: goesOn ? MORE_MS : FIRST_MS, goesOn };
}

/** The rest of a plan after the moves made since; null where something else was played. */
export function restOf({ at, moves }: Plan, match: Pick<MatchState, 'timeline'>): Plan | null {
  const { points } = match.timeline;
  if (points.length - 1 < at) return null;
  const made = points.slice(at + 1);
  const isFollowed = made.every(({ notation }, i) => notation === moves[i]?.move);
  return isFollowed ? { at: points.length - 1, moves: moves.slice(made.length) } : null;
}

/** A move without an estimate is no advice. */
const estimated = (suggestion: Suggestion): Suggestion | null => (suggestion.moves[0]?.chance ? suggestion : null);

/** Follows the table until the returned function is called; the question stays for the next follower. */
export function followSuggestions({ match, store, host, onFault }: SuggesterDeps): () => void {
  let heard = 0;
  /** The search in progress and its position: there is one view object per position. */
  let job: { readonly view: object } | null = null;
  let seen = match.getState().view;

  function begin(): void {
    const { wishes, goesOn } = store.getState();
    heard = wishes;
    if (job) host.stop();
    const now = match.getState();
    const query = queryOf(now, goesOn);
    if (!query || now.game === null) return store.getState().close();
    const mine = { view: query.view };
    job = mine;
    seen = now.view;
    if (!goesOn) void now.noteSuggestion(null);
    const tell = (suggestion: Suggestion): void => {
      if (job === mine) store.setState({ suggestion: estimated(suggestion) });
    };
    host
      .suggest(now.game, query, tell)
      .then(({ suggestion, instead }) => {
        if (job !== mine) return;
        job = null;
        const told = estimated(suggestion);
        store.setState({ suggestion: told, instead, status: 'told' });
        void match.getState().noteSuggestion(told?.moves[0]?.move ?? null);
      })
      .catch((error: unknown) => {
        onFault?.(error);
        if (job === mine) store.getState().close();
      });
  }

  function obey(): void {
    const { wishes, status } = store.getState();
    if (wishes > heard && status === 'thinking') return begin();
    if (status === 'closed' && job) {
      host.stop();
      job = null;
    }
  }

  /** A new position ends the suggestion for the old one. */
  function heed(): void {
    const now = match.getState();
    if (now.view === seen || !now.live) return;
    seen = now.view;
    const { status, plan } = store.getState();
    if (status === 'closed' && plan === null) return;
    const rest = status === 'closed' && plan ? restOf(plan, now) : null;
    const next = rest?.moves[0];
    const isNext = now.decision?.moves.some((move) => now.notation(move) === next?.move) ?? false;
    if (next && isNext && now.viewer === next.seat) store.setState({ status: 'planned', plan: rest });
    else if (next && now.decision === null && rest) store.setState({ plan: rest });
    else store.setState(NOTHING_SUGGESTED);
  }

  const stops = [match.subscribe(heed), store.subscribe(obey)];
  obey();
  return () => {
    for (const stop of stops) stop();
    job = null;
    host.end();
  };
}
