import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { MatchId } from '../types.ts';
import {
  toVaultError,
  VaultError,
  type Slot,
  type StoredCopy,
  type StoredEntry,
  type StoredRecord,
  type Vault,
  type VaultTransaction,
} from './vault.ts';

const NAME = 'fronts';
/** Version 1 had no records. */
const VERSION = 2;
/** An older build in another tab makes way at once, unless its page is frozen. */
const BLOCKED_MS = 3000;

interface Schema extends DBSchema {
  entries: { key: MatchId; value: StoredEntry };
  copies: { key: [MatchId, Slot]; value: StoredCopy };
  records: { key: [MatchId, Slot, number]; value: StoredRecord };
}
const STORES = ['entries', 'copies', 'records'] as const;
type Database = IDBPDatabase<Schema>;
type Mode = 'readonly' | 'readwrite';

/** A transaction's stores behind the vault's interface. */
function openTransaction<M extends Mode>(tx: IDBPTransaction<Schema, typeof STORES, M>): VaultTransaction {
  const entries = tx.objectStore('entries');
  const copies = tx.objectStore('copies');
  const records = tx.objectStore('records');
  const writable = <X>(method: X | undefined): X => {
    if (!method) throw new VaultError('failed', 'a reading transaction does not write');
    return method;
  };
  const all = (id: MatchId): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, 1]);
  const allRecords = (id: MatchId, from: Slot, to: Slot): IDBKeyRange =>
    IDBKeyRange.bound([id, from, 0], [id, to, Infinity]);
  return {
    entry: (id) => entries.get(id),
    entries: () => entries.getAll(),
    copies: (id) => copies.getAll(all(id)),
    records: (id) => records.getAll(allRecords(id, 0, 1)),
    putEntry: async (entry) => void (await writable(entries.put?.bind(entries))(entry)),
    async putCopy(copy) {
      await writable(copies.put?.bind(copies))(copy);
      await writable(records.delete?.bind(records))(allRecords(copy.id, copy.slot, copy.slot));
    },
    putRecord: async (record) => void (await writable(records.put?.bind(records))(record)),
    async remove(id) {
      await writable(entries.delete?.bind(entries))(id);
      await writable(copies.delete?.bind(copies))(all(id));
      await writable(records.delete?.bind(records))(allRecords(id, 0, 1));
    },
  };
}

/** A browser may end a connection at any time (site data cleared, another version opened); the next use opens it again. */
export function createDiskVault(name = NAME): Vault {
  let connection: Promise<Database> | null = null;
  const forget = (): void => {
    connection = null;
  };

  function open(): Promise<Database> {
    let giveUp = (_error: VaultError): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const blocked = new Promise<never>((_, reject) => (giveUp = reject));
    const opened = openDB<Schema>(name, VERSION, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('entries', { keyPath: 'id' });
          db.createObjectStore('copies', { keyPath: ['id', 'slot'] });
        }
        db.createObjectStore('records', { keyPath: ['id', 'slot', 'serial'] });
      },
      blocked() {
        timer = setTimeout(() => {
          isLate = true;
          giveUp(new VaultError('blocked'));
        }, BLOCKED_MS);
      },
      // A newer build in another tab wants to upgrade: let it, rather than hold it up.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    const settled = opened.then((db) => {
      clearTimeout(timer);
      // Nobody waits for it any more.
      if (isLate) db.close();
      return db;
    });
    return Promise.race([settled, blocked]);
  }

  function connect(): Promise<Database> {
    connection ??= open();
    connection.catch(forget);
    return connection;
  }

  async function attempt<R>(mode: Mode, body: (tx: VaultTransaction) => Promise<R>): Promise<R> {
    const db = await connect();
    const tx = db.transaction(STORES, mode, { durability: 'strict' });
    // Awaited below; without a handler an aborted transaction would also be reported as unhandled.
    tx.done.catch(() => undefined);
    try {
      const result = await body(openTransaction(tx));
      await tx.done;
      return result;
    } catch (error) {
      throw await abort(tx, error);
    }
  }

  return {
    keeps: 'disk',
    async transact(mode, body) {
      try {
        return await attempt(mode, body);
      } catch (error) {
        // `InvalidStateError` from `transaction()` says that the connection was closed under us.
        if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw toVaultError(error);
        forget();
        return await attempt(mode, body).catch((again: unknown) => {
          throw toVaultError(again);
        });
      }
    },
  };
}

/** Undoes what the transaction did so far, and returns the most informative error. */
async function abort(
  tx: { abort(): void; done: Promise<void>; error: Error | null },
  error: unknown,
): Promise<unknown> {
  try {
    tx.abort();
  } catch {
    // It has already ended.
  }
  await tx.done.catch(() => undefined);
  const known = error instanceof Error && error.name !== 'AbortError';
  return known ? error : (tx.error ?? error);
}

/**
 * The disk's vault if this browser has one that answers, else null: IndexedDB is missing, forbidden, or (in some private
 * modes) present and failing. Tried with a real strict write, since some browsers fail only there.
 */
export async function findDiskVault(name = NAME, limitMs = 4000): Promise<Vault | null> {
  if (typeof indexedDB === 'undefined') return null;
  const vault = createDiskVault(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new VaultError('failed', 'IndexedDB does not answer')), limitMs);
  });
  try {
    await Promise.race([vault.transact('readwrite', (tx) => tx.entries()), late]);
    return vault;
  } catch (error) {
    // There is one: a full disk can still be read, and the others are another tab's doing. The next use reports it.
    return ['full', 'newer', 'blocked'].includes(toVaultError(error).fault) ? vault : null;
  } finally {
    clearTimeout(timer);
  }
}
