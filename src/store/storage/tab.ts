/** Tables in memory, with the same transactions as on disk. */
import type { Database, DatabaseSpec, Key, Range, Table, Tables } from './types.ts';
import { toStorageError } from './storage-error.ts';

interface Row {
  readonly key: Key;
  readonly value: unknown;
}
/** Records by their key as JSON. */
type Rows = Map<string, Row>;

export function openTab<T>({ tables }: DatabaseSpec<T>): Database<T> {
  const specs: [string, Spec][] = Object.entries(tables);
  let contents = new Map<string, Rows>();
  let tail: Promise<unknown> = Promise.resolve();

  async function run<R>(body: (tables: Tables<T>) => Promise<R>): Promise<R> {
    const changed = new Map(specs.map(([name]) => [name, new Map(contents.get(name))]));
    const opened = specs.map(([name, spec]) => [name, openTable(spec, changed.get(name) ?? new Map())]);
    try {
      const result = await body(Object.fromEntries(opened) as Tables<T>);
      contents = changed;
      return result;
    } catch (error) {
      throw toStorageError(error);
    }
  }

  return {
    keeps: 'tab',
    transact(_mode, body) {
      const turn = tail.then(() => run(body));
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}

interface Spec {
  readonly key?: string | string[];
  readonly indexes?: Readonly<Record<string, string | string[]>>;
}

function openTable({ key: path, indexes = {} }: Spec, rows: Rows): Table<unknown> {
  function find({ index, from, to }: Range = {}): readonly Row[] {
    const indexPath = index === undefined ? undefined : indexes[index];
    const found: { readonly at: Key; readonly row: Row }[] = [];
    for (const row of rows.values()) {
      const at = indexPath === undefined ? row.key : keyOf(row.value, indexPath);
      if (at === null || (from !== undefined && compare(at, from) < 0)) continue;
      if (to === undefined || compare(at, to) <= 0) found.push({ at, row });
    }
    return found.sort((a, b) => compare(a.at, b.at) || compare(a.row.key, b.row.key)).map(({ row }) => row);
  }
  const values = (found: readonly Row[]): readonly unknown[] => found.map(({ value }) => value);
  return {
    get: (key) => Promise.resolve(rows.get(JSON.stringify(key))?.value),
    list: (range) => Promise.resolve(values(find(range))),
    last: (most, range) => Promise.resolve(values(find(range).toReversed().slice(0, most))),
    keys: (range) => Promise.resolve(find(range).map(({ key }) => key)),
    count: (range) => Promise.resolve(find(range).length),
    put(value) {
      const key = path === undefined ? Number(find().at(-1)?.key ?? 0) + 1 : (keyOf(value, path) ?? '');
      return Promise.resolve(void rows.set(JSON.stringify(key), { key, value }));
    },
    remove(range) {
      for (const { key } of find(range)) rows.delete(JSON.stringify(key));
      return Promise.resolve();
    },
  };
}

/** Null where a member is missing: IndexedDB leaves such a record out of the index. */
function keyOf(value: unknown, path: string | string[]): Key | null {
  const parts = [path].flat().map((name) => (value as Readonly<Record<string, unknown>>)[name]);
  const isKey = (part: unknown): part is string | number => typeof part === 'string' || typeof part === 'number';
  if (!parts.every(isKey)) return null;
  return Array.isArray(path) ? parts : (parts[0] ?? null);
}

/** The order of IndexedDB: numbers, strings, arrays. */
function compare(a: Key, b: Key): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    const differs = a.findIndex((part, i) => part !== b[i]);
    return differs < 0 ? a.length - b.length : compare(a[differs] ?? 0, b[differs] ?? -Infinity);
  }
  const rank = (key: Key): number => (Array.isArray(key) ? 2 : typeof key === 'string' ? 1 : 0);
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}
