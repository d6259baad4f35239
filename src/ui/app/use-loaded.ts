import { useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  /** Null until it is there, and where it cannot be loaded. */
  readonly value: T | null;
  readonly hasFailed: boolean;
}

const PENDING: Loaded<never> = { value: null, hasFailed: false };

/** Loads something again whenever `key` changes; an answer that comes too late is dropped. Null loads nothing. */
export function useLoaded<T>(key: unknown, load: (() => Promise<T>) | null): Loaded<T> {
  const [answer, setAnswer] = useState<(Loaded<T> & { readonly key: unknown }) | null>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isWanted = load !== null;
  useEffect(() => {
    if (!isWanted || !latest.current) return undefined;
    let isStale = false;
    const settle = (value: T | null, hasFailed: boolean) => {
      if (!isStale) setAnswer({ key, value, hasFailed });
    };
    latest.current().then(
      (value) => settle(value, false),
      () => settle(null, true),
    );
    return () => {
      isStale = true;
    };
  }, [key, isWanted]);
  return answer && Object.is(answer.key, key) ? answer : PENDING;
}
