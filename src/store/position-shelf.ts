/** Own positions, kept on this device in a database of their own: drafts, and scenarios under their names. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Line } from '../engine/kernel/types.ts';

export interface StoredPosition {
  readonly id: string;
  readonly game: string;
  readonly kind: 'draft' | 'scenario';
  /** Of a draft: what it was called, or nothing. */
  readonly name: string;
  /** In ms since 1970. */
  readonly updated: number;
  /** Of a draft: the scenario that it is a change of, and how many changes were made since it was begun. */
  readonly of?: string | undefined;
  readonly changes?: number | undefined;
  /** Of a draft: where its position comes from, and the steps that undo and redo take (`lab/positions/history.ts`). */
  readonly from?: Line | undefined;
  readonly history?: string | undefined;
  /** Whether nothing is broken in it. */
  readonly isSound: boolean;
  /** Position file. */
  readonly text: string;
}

export interface PositionShelf {
  /** The last changed first. */
  list(): Promise<readonly StoredPosition[]>;
  find(id: string): Promise<StoredPosition | null>;
  keep(position: StoredPosition): Promise<void>;
  remove(id: string): Promise<void>;
  /** Called after each change of this page. */
  subscribe(heed: () => void): () => void;
}

interface Schema extends DBSchema {
  positions: { key: string; value: StoredPosition };
}

const byTime = (all: readonly StoredPosition[]): readonly StoredPosition[] =>
  [...all].sort((a, b) => b.updated - a.updated);

function listeners() {
  const heeding = new Set<() => void>();
  return {
    tell: () => {
      for (const heed of heeding) heed();
    },
    subscribe: (heed: () => void) => {
      heeding.add(heed);
      return () => void heeding.delete(heed);
    },
  };
}

export function createPositionShelf(name = 'fronts-positions'): PositionShelf {
  if (typeof indexedDB === 'undefined') return createTabPositions();
  const { tell, subscribe } = listeners();
  let db: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => void (db = null);
  const open = () => {
    db ??= openDB<Schema>(name, 1, {
      upgrade: (made) => void made.createObjectStore('positions', { keyPath: 'id' }),
      terminated: forget,
    });
    db.catch(forget);
    return db;
  };
  return {
    list: async () => byTime(await (await open()).getAll('positions')),
    find: async (id) => (await (await open()).get('positions', id)) ?? null,
    async keep(position) {
      await (await open()).put('positions', position);
      tell();
    },
    async remove(id) {
      await (await open()).delete('positions', id);
      tell();
    },
    subscribe,
  };
}

/** For a browser that lets the page keep nothing: until the tab is closed. */
export function createTabPositions(): PositionShelf {
  const { tell, subscribe } = listeners();
  const kept = new Map<string, StoredPosition>();
  return {
    list: () => Promise.resolve(byTime([...kept.values()])),
    find: (id) => Promise.resolve(kept.get(id) ?? null),
    keep(position) {
      kept.set(position.id, position);
      tell();
      return Promise.resolve();
    },
    remove(id) {
      kept.delete(id);
      tell();
      return Promise.resolve();
    },
    subscribe,
  };
}

/** The one of the running app. */
export const positionShelf = createPositionShelf();

/** The drafts of a game, the last changed first. */
export const listDrafts = async (game: string): Promise<readonly StoredPosition[]> =>
  (await positionShelf.list()).filter((one) => one.game === game && one.kind === 'draft');
