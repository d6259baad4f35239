/** A position's text that somebody wants to play from; what asks for it is one dialog. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

const pasteStore = createStore<{ readonly text: string | null }>(() => ({ text: null }));

/** Asks for a text; with one, that is what stands in the box. */
export const openPaste = (text = ''): void => pasteStore.setState({ text });
export const closePaste = (): void => pasteStore.setState({ text: null });
export const usePasted = (): string | null => useStore(pasteStore, ({ text }) => text);
