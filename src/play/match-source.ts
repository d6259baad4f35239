import type { MatchState, MatchStore } from '../store/types.ts';
import type { PlayPosition, PlaySource } from './source.ts';

const positionOf = (match: MatchState): PlayPosition => {
  const { id, facts, queries, view, decision, result, moment, events, step, at, live } = match;
  const { timeline, viewer, secrets, hasSittings, curtain, sealed, readOnly, broken, asked, isFaceDown } = match;
  return {
    ...{ id, facts, queries, view, decision, result, moment, events, step, at, live },
    ...{ timeline, viewer, secrets, hasSittings, curtain, sealed, readOnly, broken, asked, isFaceDown },
  };
};

/** `before` if nothing changed: saving and the like produce no new position. */
function sameOr(before: PlayPosition, next: PlayPosition): PlayPosition {
  const keys = Object.keys(next) as (keyof PlayPosition)[];
  return keys.every((key) => Object.is(before[key], next[key])) ? before : next;
}

export function matchSource(store: MatchStore): PlaySource {
  const now = store.getState;
  let last = positionOf(now());
  const { dispatch, playCombo, targets, label, notation, explain, preview, isBusy } = now();
  return {
    read: () => (last = sameOr(last, positionOf(now()))),
    subscribe: (heed) => store.subscribe(heed),
    isBusy,
    leavePast() {
      if (now().live) return false;
      now().scrub(null);
      return true;
    },
    ...{ dispatch, playCombo, targets, label, notation, explain, preview },
  };
}
