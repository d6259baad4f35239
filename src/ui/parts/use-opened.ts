import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface Opened<X> {
  readonly made: X;
  readonly close: () => void;
}

/**
 * Holds what `open` makes while the component is mounted; null until then, and where it makes nothing. It is closed
 * when `open` changes, and another one takes its place.
 */
export function useOpened<X>(open: () => Opened<X> | null): X | null {
  const [held] = useState(() => createStore<{ readonly made: X | null }>(() => ({ made: null })));
  useEffect(() => {
    const opened = open();
    held.setState({ made: opened?.made ?? null });
    return opened?.close;
  }, [held, open]);
  return useStore(held, ({ made }) => made);
}
