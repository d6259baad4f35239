import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<unknown>;

/** Loaded parts are kept, to be shown without delay the next time. */
const come = new WeakMap<Load, unknown>();

/**
 * Returns null until `load` has finished. Each `load` must be a constant function, which is called once. Throws the
 * reason of a failure, for the error boundary. React's `lazy` would show the fallback for at least 300 ms; this shows a
 * part as soon as it is loaded, in slices.
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

export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode) {
  return function Later(props: P) {
    const Part = usePart(load);
    return Part ? <Part {...props} /> : waiting;
  };
}
