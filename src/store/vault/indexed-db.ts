import { openDB, type DBSchema, type IDBPDatabase, type IDBPIndex, type IDBPTransaction } from 'idb';
import type { EntryStatus } from '../library-types.ts';
import type { MatchId } from '../types.ts';
import {
  shelve,
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
/** Version 1 had no records and no indexes, and the positions were in the entries. */
const VERSION = 2;
/** An older build in another tab makes way at once, unless its page is frozen. */
const BLOCKED_MS = 3000;

interface Schema extends DBSchema {
  entries: {
    key: MatchId;
    value: StoredEntry;
    indexes: { shelf: number; status: [EntryStatus, number]; bin: number };
  };
  positions: { key: MatchId; value: { readonly id: MatchId; readonly position: unknown } };
  copies: { key: [MatchId, Slot]; value: StoredCopy };
  records: { key: [MatchId, Slot, number]; value: StoredRecord };
}
const STORES = ['entries', 'positions', 'copies', 'records'] as const;
type Database = IDBPDatabase<Schema>;
type Mode = 'readonly' | 'readwrite';

/** A transaction's stores behind the vault's interface. */
function openTransaction<M extends Mode>(tx: IDBPTransaction<Schema, typeof STORES, M>): VaultTransaction {
  const entries = tx.objectStore('entries');
  const positions = tx.objectStore('positions');
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
    newest: (most, status) =>
      status === undefined
        ? takeLast(entries.index('shelf'), null, most)
        : takeLast(entries.index('status'), allOf(status), most),
    countShelf: (status) =>
      status === undefined ? entries.index('shelf').count() : entries.index('status').count(allOf(status)),
    binned: (most) => takeLast(entries.index('bin'), null, most),
    countBin: () => entries.index('bin').count(),
    binnedBefore: (time) => entries.index('bin').getAllKeys(IDBKeyRange.upperBound(time, true)),
    position: async (id) => (await positions.get(id))?.position,
    copies: (id) => copies.getAll(all(id)),
    records: (id) => records.getAll(allRecords(id, 0, 1)),
    putEntry: async (entry) => void (await writable(entries.put?.bind(entries))(entry)),
    putPosition: async (id, position) => void (await writable(positions.put?.bind(positions))({ id, position })),
    async putCopy(copy) {
      await writable(copies.put?.bind(copies))(copy);
      await writable(records.delete?.bind(records))(allRecords(copy.id, copy.slot, copy.slot));
    },
    putRecord: async (record) => void (await writable(records.put?.bind(records))(record)),
    async remove(id) {
      await writable(entries.delete?.bind(entries))(id);
      await writable(positions.delete?.bind(positions))(id);
      await writable(copies.delete?.bind(copies))(all(id));
      await writable(records.delete?.bind(records))(allRecords(id, 0, 1));
    },
  };
}

const allOf = (status: EntryStatus): IDBKeyRange => IDBKeyRange.bound([status, 0], [status, Infinity]);

/** The entries at the end of an index, the last one first. */
async function takeLast<I extends keyof Schema['entries']['indexes'], M extends Mode>(
  index: IDBPIndex<Schema, typeof STORES, 'entries', I, M>,
  range: IDBKeyRange | null,
  most: number,
): Promise<readonly StoredEntry[]> {
  const taken: StoredEntry[] = [];
  let cursor = most > 0 ? await index.openCursor(range, 'prev') : null;
  while (cursor) {
    taken.push(cursor.value);
    cursor = taken.length < most ? await cursor.continue() : null;
  }
  return taken;
}

type Upgrade = IDBPTransaction<Schema, (typeof STORES)[number][], 'versionchange'>;

/** Makes the database, or brings one of version 1 to this one. */
async function upgradeFrom(db: Database, from: number, tx: Upgrade): Promise<void> {
  if (from < 1) {
    db.createObjectStore('entries', { keyPath: 'id' });
    db.createObjectStore('copies', { keyPath: ['id', 'slot'] });
  }
  db.createObjectStore('records', { keyPath: ['id', 'slot', 'serial'] });
  const positions = db.createObjectStore('positions', { keyPath: 'id' });
  const entries = tx.objectStore('entries');
  entries.createIndex('shelf', 'shelfAt');
  entries.createIndex('status', ['status', 'shelfAt']);
  // What is not in the bin has no time there, and is not in this index.
  entries.createIndex('bin', 'deletedAt');
  for (let cursor = await entries.openCursor(); cursor; cursor = await cursor.continue()) {
    const { position, ...entry } = cursor.value as StoredEntry & { readonly position?: unknown };
    await positions.put({ id: entry.id, position });
    await cursor.update(shelve(entry));
  }
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
    let failure: unknown = null;
    const blocked = new Promise<never>((_, reject) => (giveUp = reject));
    const opened = openDB<Schema>(name, VERSION, {
      upgrade(db, from, _to, tx) {
        const abort = (error: unknown): void => {
          failure ??= tx.error ?? error;
          if (tx.error === null) tx.abort();
        };
        // All or nothing: what is half converted stays as the older build left it.
        upgradeFrom(db, from, tx).catch(abort);
        tx.done.catch(() => (failure ??= tx.error));
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
    const settled = opened.then(
      (db) => {
        clearTimeout(timer);
        // Nobody waits for it any more.
        if (isLate) db.close();
        return db;
      },
      (error: unknown) => {
        throw toVaultError(failure ?? error);
      },
    );
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
