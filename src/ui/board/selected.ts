import { useSyncExternalStore } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';

/**
 * The last pick, or the thing looked at in a list. Components subscribe instead of getting a prop, since it changes with
 * each step of the pointer through a list and only its rim is redrawn.
 */
export interface Selected {
  readonly read: () => TargetRef | null;
  readonly subscribe: (heed: () => void) => () => void;
}

/** A selection that never changes. */
export const fixed = (target: TargetRef | null): Selected => ({
  read: () => target,
  subscribe: () => () => undefined,
});

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

/** The result of `read` for the selected target; renders again only where that changes. */
export const useSelected = <X extends string | boolean | null>(
  { read, subscribe }: Selected,
  of: (target: TargetRef | null) => X,
): X => useSyncExternalStore(subscribe, () => of(read()));
