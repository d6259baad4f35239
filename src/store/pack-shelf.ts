/** Data packs, kept on this device in a database of their own, each with the states that undo goes back to. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PackFile } from '../engine/kits/pack/pack-file.ts';

export interface KeptPack {
  /** Game and id. */
  readonly key: string;
  readonly file: PackFile;
  /** Former states, the last one last. */
  readonly past: readonly PackFile[];
  /** The version that was handed on last; 0: none was. */
  readonly handedOn: number;
  /** Ms since 1970. */
  readonly updated: number;
}

export interface PackShelf {
  /** `tab`: lost when the tab is closed. */
  readonly keeps: 'disk' | 'tab';
  readonly list: () => Promise<readonly KeptPack[]>;
  readonly keep: (pack: KeptPack) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

interface Schema extends DBSchema {
  packs: { key: string; value: KeptPack };
}

export function createPackShelf(name = 'fronts-packs'): PackShelf {
  if (typeof indexedDB === 'undefined') return createTabPackShelf();
  let db: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => void (db = null);
  const open = () => {
    db ??= openDB<Schema>(name, 1, {
      upgrade: (made) => void made.createObjectStore('packs', { keyPath: 'key' }),
      terminated: forget,
    });
    db.catch(forget);
    return db;
  };
  return {
    keeps: 'disk',
    list: async () => (await open()).getAll('packs'),
    keep: async (pack) => void (await (await open()).put('packs', pack)),
    remove: async (key) => (await open()).delete('packs', key),
  };
}

/** For a browser that lets the page keep nothing. */
export function createTabPackShelf(): PackShelf {
  const kept = new Map<string, KeptPack>();
  return {
    keeps: 'tab',
    list: () => Promise.resolve([...kept.values()]),
    keep: (pack) => Promise.resolve(void kept.set(pack.key, pack)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  };
}
