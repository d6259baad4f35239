/**
 * How a cover is lifted: by a press that is meant. It hears nothing at first, so that no press of the player before gets
 * through; then its button or the key of its seat is held. Pure: times are told.
 */

/** Nothing is heard so long after the cover was painted. */
export const DEAF_MS = 600;
/** How long the button or the key is held. */
export const HOLD_MS = 500;
/** The second of two presses is not taken sooner after the first. */
export const SECOND_MS = 300;
/** What opened a hand, and what comes so soon after it, is no answer. */
export const AFTER_MS = 120;

/** What the players have settled on: to hold, two presses at two places, or one press. */
export type CoverWay = 'hold' | 'twice' | 'once';

export type CoverPhase =
  /** Not painted, or just painted. */
  | 'deaf'
  | 'waiting'
  | 'holding'
  /** The first of two presses was made. */
  | 'halfway'
  | 'lifted';

export interface CoverState {
  readonly phase: CoverPhase;
  /** When the phase began; null: the cover is not painted yet. */
  readonly since: number | null;
}

export const FALLEN: CoverState = { phase: 'deaf', since: null };

export type CoverInput =
  | { readonly on: 'painted' }
  /** Time has gone by. */
  | { readonly on: 'time' }
  /** Button or key goes down; a key that repeats itself was down before. */
  | { readonly on: 'down'; readonly isRepeat: boolean }
  | { readonly on: 'up' }
  /** One press, of a reader, of a switch, or of any kind where the players hold nothing. */
  | { readonly on: 'press'; readonly which: 'sit' | 'show' }
  /** The window is not looked at. */
  | { readonly on: 'away' };

/** The cover after what happened at `now`. */
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

/** How long until the cover changes by itself; null: it waits for a press. */
export function untilNext({ phase, since }: CoverState, now: number): number | null {
  if (since === null) return null;
  if (phase === 'deaf') return Math.max(0, since + DEAF_MS - now);
  if (phase === 'holding') return Math.max(0, since + HOLD_MS - now);
  return null;
}
