import type { MatchId } from '../types.ts';

/** A change of stored matches, for other parts of the page and other tabs. */
export interface Change {
  readonly kind: 'saved' | 'about' | 'claimed' | 'listed';
  readonly ids: readonly MatchId[];
  /** The store that did it; for `claimed` the new owner. */
  readonly by: string;
}

export interface Channel {
  /** Reaches every other listener of this page and other tabs. */
  readonly send: (change: Change) => void;
  readonly listen: (listener: (change: Change) => void) => () => void;
}

const KINDS: readonly unknown[] = ['saved', 'about', 'claimed', 'listed'] satisfies Change['kind'][];

/** The other tab may run another build, so its messages are validated. */
function readChange(value: unknown): Change | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, ids, by } = value as Partial<Record<keyof Change, unknown>>;
  const isChange = KINDS.includes(kind) && Array.isArray(ids) && typeof by === 'string';
  return isChange ? (value as Change) : null;
}

export function createChannel(name = 'fronts'): Channel {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => [...listeners].forEach((listener) => listener(change));
  const wire = openWire(name);
  wire?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const change = readChange(data);
    if (change) tell(change);
  });
  return {
    send(change) {
      tell(change);
      try {
        wire?.postMessage(change);
      } catch {
        // The other tabs see the change when they look.
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function openWire(name: string): BroadcastChannel | null {
  try {
    const wire = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    // Only Node has it: an open channel must not keep a finished test process alive.
    (wire as { unref?: () => void } | null)?.unref?.();
    return wire;
  } catch {
    return null;
  }
}
