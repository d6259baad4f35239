import { useState } from 'react';

/**
 * Returns the previous object under a name while the next one is equal, so that memoised components do not render.
 * Compares as JSON, so only for plain data.
 */
export function useSame(): <X>(name: string, next: X) => X {
  const [known] = useState(() => new Map<string, { readonly text: string; readonly value: unknown }>());
  return <X>(name: string, next: X): X => {
    const text = JSON.stringify(next) ?? '';
    const before = known.get(name);
    if (before?.text === text) return before.value as X;
    known.set(name, { text, value: next });
    return next;
  };
}
