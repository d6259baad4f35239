import { useLayoutEffect, useState } from 'react';

const holdValue = <X>(first: X) => {
  let value = first;
  return {
    read: () => value,
    put(next: X) {
      value = next;
    },
  };
};

/**
 * Returns a function that reads the value of the last commit, for handlers that outlive a render. The function itself
 * never changes.
 */
export function useLatest<X>(value: X): () => X {
  const [held] = useState(() => holdValue(value));
  useLayoutEffect(() => held.put(value));
  return held.read;
}
