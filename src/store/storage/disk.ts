/** Tables in IndexedDB. The only file that knows it. */
import { openDB, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction } from 'idb';
import type { Database, DatabaseSpec, Range, Table, Tables } from './types.ts';
import { StorageError, toStorageError } from './storage-error.ts';

/** An older build in another tab closes its connection at once, unless its page is frozen. */
const BLOCKED_MS = 3000;

type Transaction = IDBPTransaction<unknown, string[], 'readwrite' | 'versionchange'>;

/** A browser may end a connection at any time (site data cleared, another version opened); the next use opens it again. */
export function openDisk<T>(spec: DatabaseSpec<T>): Database<T> {
  let connection: Promise<IDBPDatabase> | null = null;
  const forget = (): void => {
    connection = null;
  };

  function open(): Promise<IDBPDatabase> {
    let giveUp = (_error: StorageError): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    let failure: unknown = null;
    const blocked = new Promise<never>((_, reject) => (giveUp = reject));
    const opened = openDB(spec.name, spec.version, {
      upgrade(db, from, _to, tx) {
        const abort = (error: unknown): void => {
          failure ??= tx.error ?? error;
          if (tx.error === null) tx.abort();
        };
        // All or nothing: a conversion that fails half-way leaves the database as the older build had it.
        upgrade(spec, db, from, tx as Transaction).catch(abort);
        tx.done.catch(() => (failure ??= tx.error));
      },
      blocked() {
        timer = setTimeout(() => {
          isLate = true;
          giveUp(new StorageError('blocked'));
        }, BLOCKED_MS);
      },
      // A newer build in another tab wants to upgrade.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    const settled = opened.then(
      (db) => {
        clearTimeout(timer);
        if (isLate) db.close();
        return db;
      },
      (error: unknown) => {
        throw toStorageError(failure ?? error);
      },
    );
    return Promise.race([settled, blocked]);
  }

  function connect(): Promise<IDBPDatabase> {
    connection ??= open();
    connection.catch(forget);
    return connection;
  }

  async function attempt<R>(mode: IDBTransactionMode, body: (tables: Tables<T>) => Promise<R>): Promise<R> {
    const db = await connect();
    const { durability = 'default' } = spec;
    const tx = db.transaction(Object.keys(spec.tables), mode as 'readwrite', { durability });
    // Awaited below; without a handler an aborted transaction would also be reported as unhandled.
    tx.done.catch(() => undefined);
    try {
      const result = await body(openTables(spec, tx));
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
        // `InvalidStateError` from `transaction()` says that the browser has closed the connection.
        if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw toStorageError(error);
        forget();
        return await attempt(mode, body).catch((again: unknown) => {
          throw toStorageError(again);
        });
      }
    },
  };
}

/** Makes the tables and indexes that are missing, and moves the records of an earlier version. */
async function upgrade<T>(spec: DatabaseSpec<T>, db: IDBPDatabase, from: number, tx: Transaction): Promise<void> {
  for (const [name, { key, indexes = {} }] of Object.entries<DatabaseSpec<T>['tables'][keyof T]>(spec.tables)) {
    const store = db.objectStoreNames.contains(name)
      ? tx.objectStore(name)
      : db.createObjectStore(name, key === undefined ? { autoIncrement: true } : { keyPath: key });
    for (const [index, path] of Object.entries(indexes))
      if (!store.indexNames.contains(index))
        (store as IDBPObjectStore<unknown, string[], string, 'versionchange'>).createIndex(index, path);
  }
  if (from > 0) await spec.migrate?.(openTables(spec, tx));
}

const openTables = <T>(spec: DatabaseSpec<T>, tx: Transaction): Tables<T> =>
  Object.fromEntries(Object.keys(spec.tables).map((name) => [name, openTable(tx.objectStore(name))])) as Tables<T>;

const rangeOf = ({ from, to }: Range): IDBKeyRange | null => {
  if (from !== undefined) return to === undefined ? IDBKeyRange.lowerBound(from) : IDBKeyRange.bound(from, to);
  return to === undefined ? null : IDBKeyRange.upperBound(to);
};

function openTable(store: IDBPObjectStore<unknown, string[], string, 'readwrite' | 'versionchange'>): Table<unknown> {
  const sourceOf = ({ index }: Range) => (index === undefined ? store : store.index(index));
  const keys: Table<unknown>['keys'] = async (range = {}) =>
    (await sourceOf(range).getAllKeys(rangeOf(range))) as (string | number)[];
  return {
    get: (key) => store.get(key),
    list: (range = {}) => sourceOf(range).getAll(rangeOf(range)),
    async last(most, range = {}) {
      const taken: unknown[] = [];
      let cursor = most > 0 ? await sourceOf(range).openCursor(rangeOf(range), 'prev') : null;
      while (cursor) {
        taken.push(cursor.value);
        cursor = taken.length < most ? await cursor.continue() : null;
      }
      return taken;
    },
    keys,
    count: (range = {}) => sourceOf(range).count(rangeOf(range)),
    put: async (record) => void (await store.put(record)),
    async remove(range) {
      const all = rangeOf(range);
      if (range.index === undefined && all) await store.delete(all);
      else for (const key of await keys(range)) await store.delete(key);
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
