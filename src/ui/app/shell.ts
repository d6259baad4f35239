import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ShellDialog = 'palette' | 'keys';

const shell = createStore<{ readonly dialog: ShellDialog | null }>(() => ({ dialog: null }));

export const openShellDialog = (dialog: ShellDialog): void => shell.setState({ dialog });
export const closeShellDialog = (): void => shell.setState({ dialog: null });
export const useShellDialog = (): ShellDialog | null => useStore(shell, (state) => state.dialog);
