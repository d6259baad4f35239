import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Line } from '../../engine/kernel/types.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import type { IconShape } from '../parts/icon.tsx';
import { isSingleKey, isTyping, matchesKey, showKey } from './keys.ts';
import type { KeyBinding } from './keys.ts';

/**
 * The one command table. Everything a player can do by name is here once: its id, its words, its keys, when it is
 * available and what it does. Menus, buttons, shortcuts, the palette (`Ctrl+K`, `/`) and the list of keys (`F1`) read
 * it.
 *
 * The shell adds its commands (`app-commands.ts`); a screen adds its own while it is open, with `useCommands`.
 */
export interface Command {
  /** `history.undo`; unique; the argument of `runCommand`. */
  readonly id: string;
  readonly label: PlainKey | Line;
  /** More words to find it by. */
  readonly words?: PlainKey;
  /** Its heading in the palette and in the list of keys. */
  readonly group: CommandGroup;
  readonly keys?: readonly KeyBinding[];
  readonly icon?: IconShape;
  /** Read just before it is shown or run. Absent: always. */
  readonly isEnabled?: () => boolean;
  readonly run: () => void;
  /**
   * `keys-only` commands are not offered in the palette: they need a place or a pick (*inspect this hex*).
   * `listed` ones are never run from here: their keys belong to the focused part; they only appear in the list of keys.
   */
  readonly kind?: 'keys-only' | 'listed';
  /** Whether its key belongs to what has the focus: it then works where single keys are switched off. */
  readonly isOfFocus?: () => boolean;
  /** Also works while a text field has the focus. Only for keys that type nothing. */
  readonly whileTyping?: boolean;
}

export const labelOf = ({ label }: Pick<Command, 'label'>): Line =>
  typeof label === 'string' ? { key: label } : label;

export const COMMAND_GROUPS = ['table', 'map', 'history', 'go', 'app'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Something the palette can find besides commands: a hex, a unit, a legal move. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** Its own heading, where the items of a source are of several kinds. */
  readonly heading?: PlainKey;
  /** Second line: where it is, which rule. */
  readonly detail?: string;
  /** More search words: the printed number, the other language's name. */
  readonly words?: string;
  readonly run: () => void;
}

export interface PaletteSource {
  readonly id: string;
  readonly heading: PlainKey;
  /** All items, in the order to show for equal search scores. Called when the palette opens. */
  readonly items: () => readonly PaletteItem[];
  /** Items that are fetched when the palette opens, and join the others when they have come. */
  readonly later?: () => Promise<readonly PaletteItem[]>;
  /** What answers a query by more than its name, best first; asked once the typing pauses. */
  readonly find?: (query: string) => Promise<readonly PaletteItem[]>;
}

interface CommandState {
  /** In order of arrival; of two with the same key or the same id the later one wins. */
  readonly layers: readonly (readonly Command[])[];
  readonly sources: readonly PaletteSource[];
}

const commandStore = createStore<CommandState>(() => ({ layers: [], sources: [] }));

const listOf = (layers: CommandState['layers']): readonly Command[] => {
  const byId = new Map<string, Command>();
  for (const layer of layers) for (const command of layer) byId.set(command.id, command);
  return [...byId.values()];
};

/** Adds commands until the returned function is called. */
export function addCommands(commands: readonly Command[]): () => void {
  commandStore.setState(({ layers }) => ({ layers: [...layers, commands] }));
  return () => commandStore.setState(({ layers }) => ({ layers: layers.filter((layer) => layer !== commands) }));
}

/** Adds commands while the calling component is mounted. Give a list that is made once, or memoised. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => addCommands(commands), [commands]);
}

/** Adds things to find in the palette while the calling component is mounted. */
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

/** The command of an id, for a button or a menu entry that runs it; null until it has been added. */
export function useCommand(id: string): (Command & { readonly key: string | undefined }) | null {
  const commands = useCommandList();
  return useMemo(() => {
    const command = commands.find((one) => one.id === id);
    const first = command?.keys?.[0];
    return command ? { ...command, key: first === undefined ? undefined : showKey(first) } : null;
  }, [commands, id]);
}

/** Runs a command if it exists and is available; returns whether it did. */
export function runCommand(id: string): boolean {
  const command = listOf(commandStore.getState().layers).find((one) => one.id === id);
  if (!command || command.kind === 'listed' || !isEnabled(command)) return false;
  command.run();
  return true;
}

/** The command of a key press: the latest added one that is available. */
export function findByKey(press: KeyboardEvent): Command | null {
  const typing = isTyping(press.target);
  const { singleKeys } = prefsStore.getState();
  const hit = listOf(commandStore.getState().layers).findLast(
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
