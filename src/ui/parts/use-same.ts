import { useState } from 'react';

/** Returns the previous object under a name while the next one is equal plain data, so that memoised components do not render. */
export function useSame(): <X>(name: string, next: X) => X {
  const [known] = useState(() => new Map<string, unknown>());
  return <X>(name: string, next: X): X => {
    const before = known.get(name);
    if (known.has(name) && isAlike(before, next)) return before as X;
    known.set(name, next);
    return next;
  };
}

/** Compares arrays, objects and what they hold; stops where both hold the same object. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
