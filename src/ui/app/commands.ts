import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Line } from '../../engine/kernel/types.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import type { IconShape } from '../parts/icon.tsx';
import { isSingleKey, isTyping, matchesKey, showKey, type KeyBinding } from './keys.ts';

/**
 * The one command table: menus, buttons, shortcuts, the palette (`Ctrl+K`, `/`) and the list of keys (`F1`) all read
 * it. The shell adds its commands (`app-commands.ts`); a screen adds its own while it is open, with `useCommands`.
 */
export interface Command {
  /** Unique, like `history.undo`; `runCommand` takes it. */
  readonly id: string;
  readonly label: PlainKey | Line;
  readonly words?: PlainKey;
  /** The heading in the palette and in the list of keys. */
  readonly group: CommandGroup;
  readonly keys?: readonly KeyBinding[];
  readonly icon?: IconShape;
  /** Read just before the command is shown or run; without it, the command is always enabled. */
  readonly isEnabled?: () => boolean;
  readonly run: () => void;
  /**
   * `keys-only` commands need a place or a pick (*inspect this hex*), so the palette leaves them out. `listed` ones
   * only appear in the list of keys: the focused part handles their keys.
   */
  readonly kind?: 'keys-only' | 'listed';
  /** True if the focused part owns the key, which then works even with single keys switched off. */
  readonly isOfFocus?: () => boolean;
  /** Works even in a text field; only for keys that type nothing. */
  readonly whileTyping?: boolean;
}

export const labelOf = ({ label }: Pick<Command, 'label'>): Line =>
  typeof label === 'string' ? { key: label } : label;

export const COMMAND_GROUPS = ['table', 'map', 'history', 'go', 'app'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** A hex, a unit or a legal move that the palette can find. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** Set if the source has items of several kinds. */
  readonly heading?: PlainKey;
  readonly detail?: string;
  /** More search words: the printed number, the name in the other language. */
  readonly words?: string;
  readonly run: () => void;
}

export interface PaletteSource {
  readonly id: string;
  readonly heading: PlainKey;
  /** All items, in the order for equal scores. Called when the palette opens. */
  readonly items: () => readonly PaletteItem[];
  /** Items that are fetched when the palette opens, and added when they arrive. */
  readonly later?: () => Promise<readonly PaletteItem[]>;
  /** Full-text search, best first; called when the typing pauses. */
  readonly find?: (query: string) => Promise<readonly PaletteItem[]>;
}

interface CommandState {
  /** In order of arrival. A later command replaces an earlier one with the same key or id. */
  readonly layers: readonly (readonly Command[])[];
  readonly sources: readonly PaletteSource[];
}

const commandStore = createStore<CommandState>(() => ({ layers: [], sources: [] }));

const listOf = (layers: CommandState['layers']): readonly Command[] => {
  const byId = new Map<string, Command>();
  for (const layer of layers) for (const command of layer) byId.set(command.id, command);
  return [...byId.values()];
};

export function addCommands(commands: readonly Command[]): () => void {
  commandStore.setState(({ layers }) => ({ layers: [...layers, commands] }));
  return () => commandStore.setState(({ layers }) => ({ layers: layers.filter((layer) => layer !== commands) }));
}

export function useCommands(commands: readonly Command[]): void {
  useEffect(() => addCommands(commands), [commands]);
}

export function usePaletteSource(source: PaletteSource): void {
  useEffect(() => {
    commandStore.setState(({ sources }) => ({ sources: [...sources, source] }));
    return () => commandStore.setState(({ sources }) => ({ sources: sources.filter((one) => one !== source) }));
  }, [source]);
}

export function useCommandList(): readonly Command[] {
  const layers = useStore(commandStore, (state) => state.layers);
  return useMemo(() => listOf(layers), [layers]);
}

export const usePaletteSources = (): readonly PaletteSource[] => useStore(commandStore, (state) => state.sources);

export const isEnabled = (command: Command): boolean => command.isEnabled?.() ?? true;

/** The commands of this moment, for what reads them when it opens. */
export const listCommands = (): readonly Command[] => listOf(commandStore.getState().layers);

/** The command's first key as a button shows it; undefined until a command of that id has been added. */
export function useKeyOf(id: string): string | undefined {
  return useStore(commandStore, ({ layers }) => {
    const key = listOf(layers).find((command) => command.id === id)?.keys?.[0];
    return key === undefined ? undefined : showKey(key);
  });
}

/** Returns whether the command existed and was enabled. */
export function runCommand(id: string): boolean {
  const command = listCommands().find((one) => one.id === id);
  if (!command || command.kind === 'listed' || !isEnabled(command)) return false;
  command.run();
  return true;
}

/** The last added command wins if several have the key. */
export function findByKey(press: KeyboardEvent): Command | null {
  const typing = isTyping(press.target);
  const { singleKeys } = prefsStore.getState();
  const hit = listCommands().findLast(
    (command) =>
      command.kind !== 'listed' &&
      (!typing || command.whileTyping === true) &&
      (command.keys ?? []).some(
        (binding) =>
          matchesKey(binding, press) && (singleKeys || !isSingleKey(binding) || command.isOfFocus?.() === true),
      ) &&
      isEnabled(command),
  );
  return hit ?? null;
}
