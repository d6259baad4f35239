import { useSyncExternalStore } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';

/**
 * What is picked last, or looked at in a list. It is followed instead of handed down: it changes with each step of a pointer
 * through a list, and no more than its rim is drawn anew for that.
 */
export interface Selected {
  readonly read: () => TargetRef | null;
  readonly subscribe: (heed: () => void) => () => void;
}

/** Something selected for good. */
export const fixed = (target: TargetRef | null): Selected => ({
  read: () => target,
  subscribe: () => () => undefined,
});

/** What is looked at on a board, told by the board itself. */
export function createLook(): Selected & { readonly look: (target: TargetRef | null) => void } {
  let now: TargetRef | null = null;
  const heeding = new Set<() => void>();
  return {
    read: () => now,
    subscribe(heed) {
      heeding.add(heed);
      return () => heeding.delete(heed);
    },
    look(target) {
      now = target;
      for (const heed of heeding) heed();
    },
  };
}

/** What `read` says of the selected target; drawn again only where that changes. */
export const useSelected = <X extends string | boolean | null>(
  { read, subscribe }: Selected,
  of: (target: TargetRef | null) => X,
): X => useSyncExternalStore(subscribe, () => of(read()));
