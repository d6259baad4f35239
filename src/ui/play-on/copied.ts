/** A text that could not be copied for the player, who copies it by hand. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

export interface Copied {
  readonly of: 'position' | 'log';
  readonly text: string;
}

const copiedStore = createStore<{ readonly copied: Copied | null }>(() => ({ copied: null }));

export const openCopied = (copied: Copied): void => copiedStore.setState({ copied });
export const closeCopied = (): void => copiedStore.setState({ copied: null });
export const copiedNow = (): Copied | null => copiedStore.getState().copied;
export const useCopied = (): Copied | null => useStore(copiedStore, ({ copied }) => copied);
