/** A text that could not be copied for the player, who copies it by hand. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

const copiedStore = createStore<{ readonly text: string | null }>(() => ({ text: null }));

export const openCopied = (text: string): void => copiedStore.setState({ text });
export const closeCopied = (): void => copiedStore.setState({ text: null });
export const useCopied = (): string | null => useStore(copiedStore, ({ text }) => text);
