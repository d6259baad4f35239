/** The state that the page shows: it follows a press by one paint, which shows the press itself. */
import type { StoreApi } from 'zustand/vanilla';
import { afterFrame, type Later } from './after-paint.ts';
import type { PlayPosition } from './source.ts';

export interface FollowedState {
  readonly picture: unknown;
  readonly panel: unknown;
  readonly ask: unknown;
  readonly newest: Pick<PlayPosition, 'id' | 'viewer' | 'curtain'>;
  readonly staged: { readonly isRolling: boolean };
}

export interface ShownView<S> extends Pick<StoreApi<S>, 'getState' | 'subscribe'> {
  /** Follows until the returned function is called; otherwise it is the store itself. */
  readonly follow: () => () => void;
  /** Calls back once the page shows what the store holds: at once where it does. */
  readonly whenShown: (then: () => void) => () => void;
  /** Shows what the store holds without waiting. */
  readonly catchUp: () => void;
}

export interface ShownDeps {
  /** Returns true while a press of a person is handled. Everything else is shown at once. */
  readonly isPressed: () => boolean;
  readonly wait?: Later;
}

/** A panel and a question about the press are small; secrets disappear and dice begin to roll at once. */
const isUrgent = (next: FollowedState, shown: FollowedState): boolean =>
  next.picture === shown.picture ||
  next.panel !== shown.panel ||
  next.ask !== shown.ask ||
  next.staged.isRolling !== shown.staged.isRolling ||
  next.newest.viewer !== shown.newest.viewer ||
  next.newest.curtain !== shown.newest.curtain ||
  next.newest.id !== shown.newest.id;

export function shownViewOf<S extends FollowedState>(
  play: Pick<StoreApi<S>, 'getState' | 'subscribe'>,
  { isPressed, wait = afterFrame }: ShownDeps,
): ShownView<S> {
  const listeners = new Set<(state: S, before: S) => void>();
  let shown: S | null = null;
  let cancel: (() => void) | null = null;
  const waiting = new Set<() => void>();

  const getState = (): S => shown ?? play.getState();

  function catchUp(): void {
    cancel?.();
    cancel = null;
    if (shown === null) return;
    const before = shown;
    const next = play.getState();
    shown = next;
    if (next !== before) for (const listener of listeners) listener(next, before);
    for (const then of [...waiting]) {
      waiting.delete(then);
      then();
    }
  }

  return {
    getState,
    catchUp,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenShown(then) {
      if (cancel === null) {
        then();
        return () => undefined;
      }
      waiting.add(then);
      return () => waiting.delete(then);
    },
    follow() {
      shown = play.getState();
      const stop = play.subscribe((next) => {
        if (isUrgent(next, getState()) || !(cancel !== null || isPressed())) catchUp();
        else cancel ??= wait(catchUp);
      });
      return () => {
        stop();
        cancel?.();
        cancel = null;
        shown = null;
        waiting.clear();
      };
    },
  };
}
