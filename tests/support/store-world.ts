/** A browser for the stores: storage that can fail where a test wants it to, tabs that share it, and a clock. */
import type { StoreApi } from 'zustand/vanilla';
import { createLibraryStore } from '../../src/store/library-store.ts';
import type { LibraryState } from '../../src/store/library-types.ts';
import { createMatchStore } from '../../src/store/match/match-store.ts';
import type { LoadGame } from '../../src/store/saves/read-match.ts';
import { createSaveReader } from '../../src/store/saves/save-reader.ts';
import { createStorageQuota, type StorageInfo } from '../../src/store/storage-quota.ts';
import type { AnyGame, MatchStore } from '../../src/store/types.ts';
import { createArchive } from '../../src/store/vault/archive.ts';
import type { Change, Channel } from '../../src/store/vault/channel.ts';
import { holdUnwritten, type UnwrittenArchive } from '../../src/store/vault/unwritten-archive.ts';
import type { Locks } from '../../src/store/vault/tab-lock.ts';
import { createMemoryVault } from '../../src/store/vault/vault.ts';
import type { Vault, VaultTransaction } from '../../src/store/vault/vault.ts';
import { createFakeLocks } from './fake-locks.ts';
import { toyGame, type Toy } from './toy-game.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';

/** The toy without its secret, so that no curtain comes between two moves. */
const { secrets: _, ...open } = toyGame;
export const openToy: GameDefinition<Toy> = open;

export const SETUP = { scenario: 'only', seed: 'a seed', options: {} } as const;
export const NEW_MATCH = { game: 'toy', setup: SETUP, about: { name: 'Winter', curtain: false } } as const;

/**
 * A test's interference with writing transactions: `before` each instruction, `end` when all are given. It throws to
 * kill.
 */
export interface Sabotage {
  before?: (instruction: string) => void;
  end?: () => Promise<void> | void;
}

/** A vault whose writing transactions a test can break at any instruction. */
export function sabotaged(vault: Vault, sabotage: Sabotage): Vault {
  const guard = (tx: VaultTransaction): VaultTransaction => ({
    entry: (id) => (sabotage.before?.('entry'), tx.entry(id)),
    entries: () => (sabotage.before?.('entries'), tx.entries()),
    newest: (most, status) => (sabotage.before?.('newest'), tx.newest(most, status)),
    countListed: (status) => (sabotage.before?.('countShelf'), tx.countListed(status)),
    binned: (most) => (sabotage.before?.('binned'), tx.binned(most)),
    countBin: () => (sabotage.before?.('countBin'), tx.countBin()),
    binnedBefore: (time) => (sabotage.before?.('binnedBefore'), tx.binnedBefore(time)),
    position: (id) => (sabotage.before?.('position'), tx.position(id)),
    copies: (id) => (sabotage.before?.('copies'), tx.copies(id)),
    records: (id) => (sabotage.before?.('records'), tx.records(id)),
    putEntry: (entry) => (sabotage.before?.('putEntry'), tx.putEntry(entry)),
    putPosition: (id, position) => (sabotage.before?.('putPosition'), tx.putPosition(id, position)),
    putCopy: (copy) => (sabotage.before?.('putCopy'), tx.putCopy(copy)),
    putRecord: (record) => (sabotage.before?.('putRecord'), tx.putRecord(record)),
    remove: (id) => (sabotage.before?.('remove'), tx.remove(id)),
  });
  return {
    keeps: vault.keeps,
    async transact(mode, body) {
      if (mode === 'readonly') return vault.transact(mode, body);
      return vault.transact(mode, async (tx) => {
        const result = await body(guard(tx));
        await sabotage.end?.();
        return result;
      });
    },
  };
}

/** Channels of tabs of one browser: what one sends, all receive. */
export function createHub(): () => Channel {
  const listeners = new Set<(change: Change) => void>();
  return () => ({
    send: (change) => [...listeners].forEach((listener) => listener(change)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}

export interface World {
  readonly vault: Vault;
  /** Null: a page that the browser gives no locks. */
  readonly locks: Locks | null;
  readonly hub: () => Channel;
}

export const createWorld = (vault: Vault = createMemoryVault(), locks: Locks | null = createFakeLocks()): World => ({
  vault,
  locks,
  hub: createHub(),
});

export interface Tab {
  readonly match: MatchStore;
  readonly library: StoreApi<LibraryState>;
  readonly archive: UnwrittenArchive;
  readonly faults: unknown[];
  /** The tab is gone without notice: it hears nothing any more. */
  readonly kill: () => void;
}

export interface TabOptions {
  /** The toy, where it is not the usual one. */
  readonly game?: GameDefinition<Toy>;
  /** Games besides the toy, by id. */
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly sabotage?: Sabotage;
  readonly storage?: StorageInfo;
  readonly writeLimitMs?: number;
}

let ids = 0;
let clock = Date.UTC(2025, 0, 1);

/** A tab of that browser, freshly opened. */
export function openTab(world: World, options: TabOptions = {}): Tab {
  const { game = openToy, games = {}, sabotage = {}, storage, writeLimitMs = 1000 } = options;
  const faults: unknown[] = [];
  const now = (): number => (clock += 1000);
  const newId = (): string => `id-${++ids}`;
  const newSalt = (): string => `salt-${++ids}`;
  const channel = world.hub();
  const stops: (() => void)[] = [];
  const listen: Channel['listen'] = (listener) => {
    const stop = channel.listen(listener);
    stops.push(stop);
    return stop;
  };
  const archive = holdUnwritten(
    createArchive({ vault: sabotaged(world.vault, sabotage), channel: { ...channel, listen }, now, newId, newSalt }),
    now,
    writeLimitMs,
  );
  const quota = createStorageQuota(storage, Promise.resolve(world.vault.keeps), writeLimitMs);
  const loadGame: LoadGame = (id) => Promise.resolve(id === 'toy' ? (game as AnyGame) : (games[id] ?? null));
  const reader = createSaveReader(loadGame);
  const onFault = (error: unknown): void => void faults.push(error);
  const common = { archive, quota, loadGame, reader, build: 'test', now, onFault };
  return {
    archive,
    faults,
    kill: () => stops.forEach((stop) => stop()),
    library: createLibraryStore({ ...common, newSalt, silentMs: writeLimitMs }),
    match: createMatchStore({
      ...common,
      locks: world.locks ?? undefined,
      writeLimitMs,
      newId,
      newSalt,
      defaults: () => ({ undo: 'honest', curtain: true }),
      asksAll: () => false,
      ordersOf: () => ({}),
    }),
  };
}

/** A tab alone in a new browser. */
export const fresh = (options: TabOptions = {}): Tab => openTab(createWorld(), options);

/** A match on the table of `tab`; its id. */
export async function begin(tab: Tab, seed = 'a seed'): Promise<string> {
  const made = await tab.match.getState().create({ ...NEW_MATCH, setup: { ...SETUP, seed } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.id;
}

/** Plays a line of moves, each after the one before has been accepted. */
export async function playAll(tab: Tab, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const result = await tab.match.getState().dispatchText(move);
    if (!result.ok) throw new Error(`${move}: ${JSON.stringify(result.refusal)}`);
  }
}

export const movesOf = (tab: Tab): readonly (string | null)[] =>
  tab.match
    .getState()
    .timeline.points.slice(1)
    .map((point) => point.notation);
