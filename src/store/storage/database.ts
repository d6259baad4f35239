import { openDisk } from './disk.ts';
import { openTab } from './tab.ts';
import { only, type Database, type DatabaseSpec, type Key } from './types.ts';

/** On the disk wherever there is IndexedDB at all. */
export const openDatabase = <T>(spec: DatabaseSpec<T>): Database<T> =>
  typeof indexedDB === 'undefined' ? openTab(spec) : openDisk(spec);

export interface Records<X> extends Pick<Database<unknown>, 'keeps'> {
  readonly list: () => Promise<readonly X[]>;
  readonly find: (key: Key) => Promise<X | null>;
  readonly put: (record: X) => Promise<void>;
  readonly remove: (key: Key) => Promise<void>;
}

export function openRecords<N extends string, X>(
  name: string,
  table: N,
  tables: DatabaseSpec<Record<N, X>>['tables'],
): Records<X> {
  const { keeps, transact } = openDatabase<Record<N, X>>({ name, version: 1, tables });
  return {
    keeps,
    list: () => transact('readonly', ({ [table]: records }) => records.list()),
    find: async (of) => (await transact('readonly', ({ [table]: records }) => records.get(of))) ?? null,
    put: (record) => transact('readwrite', ({ [table]: records }) => records.put(record)),
    remove: (of) => transact('readwrite', ({ [table]: records }) => records.remove(only(of))),
  };
}
