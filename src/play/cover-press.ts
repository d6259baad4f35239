/** Only a held button or key removes a cover. At first it hears nothing: the press may be the previous player's. */

/** The cover hears nothing for this long after it was painted. */
export const DEAF_MS = 600;
export const HOLD_MS = 500;
/** The second of two presses counts only after this long. */
export const SECOND_MS = 300;
/** A press this soon after the hand was opened answers nothing. */
export const AFTER_MS = 120;

export type CoverWay = 'hold' | 'twice' | 'once';

export type CoverPhase = 'deaf' | 'waiting' | 'holding' | 'halfway' | 'lifted';

export interface CoverState {
  readonly phase: CoverPhase;
  /** Null: the cover is not painted yet. */
  readonly since: number | null;
}

export const FALLEN: CoverState = { phase: 'deaf', since: null };

export type CoverInput =
  | { readonly on: 'painted' }
  | { readonly on: 'time' }
  /** A repeating key was down before. */
  | { readonly on: 'down'; readonly isRepeat: boolean }
  | { readonly on: 'up' }
  /** One press: of a screen reader, a switch, or any kind where the players do not hold. */
  | { readonly on: 'press'; readonly which: 'sit' | 'show' }
  /** The window lost focus. */
  | { readonly on: 'away' };

export function stepCover(before: CoverState, input: CoverInput, now: number, way: CoverWay): CoverState {
  const state = hearAgain(before, now);
  const { phase, since } = state;
  const gone = since === null ? 0 : now - since;
  const go = (next: CoverPhase): CoverState => ({ phase: next, since: now });
  switch (input.on) {
    case 'painted':
      return since === null ? { phase: 'deaf', since: now } : state;
    case 'time':
      return phase === 'holding' && gone >= HOLD_MS ? go('lifted') : state;
    case 'down':
      return phase === 'waiting' && !input.isRepeat ? go('holding') : state;
    case 'up':
      if (phase !== 'holding') return state;
      return go(gone >= HOLD_MS ? 'lifted' : 'waiting');
    case 'press':
      if (input.which === 'sit') return phase === 'waiting' ? go(way === 'once' ? 'lifted' : 'halfway') : state;
      return phase === 'halfway' && gone >= SECOND_MS ? go('lifted') : state;
    case 'away':
      return phase === 'holding' || phase === 'halfway' ? go('waiting') : state;
  }
}

/** A deaf cover listens once its time is over. */
const hearAgain = (state: CoverState, now: number): CoverState =>
  state.phase === 'deaf' && state.since !== null && now - state.since >= DEAF_MS
    ? { phase: 'waiting', since: state.since + DEAF_MS }
    : state;

/** Null: it waits for a press. */
export function untilNext({ phase, since }: CoverState, now: number): number | null {
  if (since === null) return null;
  if (phase === 'deaf') return Math.max(0, since + DEAF_MS - now);
  if (phase === 'holding') return Math.max(0, since + HOLD_MS - now);
  return null;
}
