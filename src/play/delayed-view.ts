/** A second view of a table's store that follows once the board has been painted. */
import type { StoreApi } from 'zustand/vanilla';
import { afterPaint, type Later } from './after-paint.ts';
import type { PlayPosition } from './source.ts';

export interface FollowedState {
  readonly panel: unknown;
  readonly newest: Pick<PlayPosition, 'id' | 'viewer' | 'curtain'>;
  readonly staged: { readonly isRolling: boolean };
}

export interface DelayedView<S> extends Pick<StoreApi<S>, 'getState' | 'subscribe'> {
  /** Follows until the returned function is called; otherwise it is the store itself. */
  readonly follow: () => () => void;
}

/** Panels answer a press at once, hide secrets at once, and show dice together with the rest of the table. */
const isUrgent = (next: FollowedState, shown: FollowedState): boolean =>
  next.panel !== shown.panel ||
  next.staged.isRolling !== shown.staged.isRolling ||
  next.newest.viewer !== shown.newest.viewer ||
  next.newest.curtain !== shown.newest.curtain ||
  next.newest.id !== shown.newest.id;

/** Keeps the old state until the board is painted, so that several changes between two paints are drawn once. */
export function delayedViewOf<S extends FollowedState>(
  play: Pick<StoreApi<S>, 'getState' | 'subscribe'>,
  wait: Later = afterPaint,
): DelayedView<S> {
  const listeners = new Set<(state: S, before: S) => void>();
  let shown: S | null = null;
  let cancel: (() => void) | null = null;

  const getState = (): S => shown ?? play.getState();

  function catchUp(): void {
    cancel?.();
    cancel = null;
    const before = getState();
    const next = play.getState();
    shown = next;
    if (next !== before) for (const listener of listeners) listener(next, before);
  }

  return {
    getState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow() {
      shown = play.getState();
      const stop = play.subscribe((next) => {
        if (isUrgent(next, getState())) catchUp();
        else cancel ??= wait(catchUp);
      });
      return () => {
        stop();
        cancel?.();
        cancel = null;
        shown = null;
      };
    },
  };
}
