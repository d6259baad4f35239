import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

type Load = () => Promise<unknown>;

/** What has come so far: it is shown at once wherever it is asked for again. */
const come = new WeakMap<Load, unknown>();

/**
 * What `load` brings, null until it has come. Each `load` must be one function for good: it is asked once. Throws why
 * its part could not come, for the error boundary around. React's `lazy` would keep whatever stands in for the part for
 * 300 ms once it is on the screen; here what has come is shown at once, in slices.
 */
export function usePart<P>(load: (() => Promise<P>) | null): P | null {
  const [answer, setAnswer] = useState<{ readonly of: Load; readonly fault: Error | null } | null>(null);
  useEffect(() => {
    if (load === null || come.has(load)) return undefined;
    let isStale = false;
    load().then(
      (part) => {
        come.set(load, part);
        if (!isStale) startTransition(() => setAnswer({ of: load, fault: null }));
      },
      (reason: unknown) => {
        const fault = reason instanceof Error ? reason : new Error(String(reason));
        if (!isStale) setAnswer({ of: load, fault });
      },
    );
    return () => {
      isStale = true;
    };
  }, [load]);
  if (load === null) return null;
  if (answer?.of === load && answer.fault) throw answer.fault;
  return come.has(load) ? (come.get(load) as P) : null;
}

/** A component whose code is fetched when it is first shown, with what stands in its place until then. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode) {
  return function Later(props: P) {
    const Part = usePart(load);
    return Part ? <Part {...props} /> : waiting;
  };
}
