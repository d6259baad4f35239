import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { MatchId } from '../types.ts';
import {
  toVaultError,
  VaultError,
  type Slot,
  type StoredCopy,
  type StoredEntry,
  type Vault,
  type VaultTransaction,
} from './vault.ts';

const NAME = 'fronts';
const VERSION = 1;

interface Schema extends DBSchema {
  entries: { key: MatchId; value: StoredEntry };
  copies: { key: [MatchId, Slot]; value: StoredCopy };
}
type Database = IDBPDatabase<Schema>;
type Mode = 'readonly' | 'readwrite';

/** A transaction's two stores behind the vault's interface. */
function openTransaction<M extends Mode>(tx: IDBPTransaction<Schema, ('entries' | 'copies')[], M>): VaultTransaction {
  const entries = tx.objectStore('entries');
  const copies = tx.objectStore('copies');
  const writable = <X>(method: X | undefined): X => {
    if (!method) throw new VaultError('failed', 'a reading transaction does not write');
    return method;
  };
  const all = (id: MatchId): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, 1]);
  return {
    entry: (id) => entries.get(id),
    entries: () => entries.getAll(),
    copies: (id) => copies.getAll(all(id)),
    putEntry: async (entry) => void (await writable(entries.put?.bind(entries))(entry)),
    putCopy: async (copy) => void (await writable(copies.put?.bind(copies))(copy)),
    async remove(id) {
      await writable(entries.delete?.bind(entries))(id);
      await writable(copies.delete?.bind(copies))(all(id));
    },
  };
}

/** A browser may end a connection at any time (site data cleared, another version opened); the next use opens it again. */
export function createDiskVault(name = NAME): Vault {
  let connection: Promise<Database> | null = null;
  const forget = (): void => {
    connection = null;
  };

  function connect(): Promise<Database> {
    connection ??= openDB<Schema>(name, VERSION, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'id' });
        db.createObjectStore('copies', { keyPath: ['id', 'slot'] });
      },
      // A newer build in another tab wants to upgrade: let it, rather than hold it up.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    connection.catch(forget);
    return connection;
  }

  async function attempt<R>(mode: Mode, body: (tx: VaultTransaction) => Promise<R>): Promise<R> {
    const db = await connect();
    const tx = db.transaction(['entries', 'copies'], mode, { durability: 'strict' });
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
    // A full disk can still be read, and reported as full.
    return toVaultError(error).fault === 'full' ? vault : null;
  } finally {
    clearTimeout(timer);
  }
}
