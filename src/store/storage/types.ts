/**
 * The one kind of storage for matches, positions, packs, reviews and experiments: tables of records, either in IndexedDB
 * (`disk.ts`) or, where the browser stores nothing for this page, in the tab (`tab.ts`).
 */
export type Key = string | number | (string | number)[];

/** Selects records with a key between the two, both included; `index` selects by the key of an index. */
export interface Range {
  readonly index?: string;
  readonly from?: Key;
  readonly to?: Key;
}

export interface Table<X> {
  readonly get: (key: Key) => Promise<X | undefined>;
  /** In the order of their keys. */
  readonly list: (range?: Range) => Promise<readonly X[]>;
  /** At most `most` of the highest keys, the highest first. */
  readonly last: (most: number, range?: Range) => Promise<readonly X[]>;
  /** Keys of the table, also where the range is one of an index. */
  readonly keys: (range?: Range) => Promise<readonly Key[]>;
  readonly count: (range?: Range) => Promise<number>;
  readonly put: (record: X) => Promise<void>;
  readonly remove: (range: Range) => Promise<void>;
}

/** The tables of a database; `T` names their records. */
export type Tables<T> = { readonly [N in keyof T]: Table<T[N]> };

/** Members of a record that form a key. */
type KeyPath = string | string[];

export interface DatabaseSpec<T> {
  readonly name: string;
  readonly version: number;
  readonly tables: {
    /** Records without `key` are numbered as they come. A record without the members of an index is not in it. */
    readonly [N in keyof T]: { readonly key?: KeyPath; readonly indexes?: Readonly<Record<string, KeyPath>> };
  };
  /** Moves records of an earlier version; tables and indexes that are missing have been made. */
  readonly migrate?: (tables: Tables<T>) => Promise<void>;
  /** `strict`: a write is on the disk when its promise is fulfilled, not only with the operating system. */
  readonly durability?: 'strict';
}

export interface Database<T> {
  /** `tab`: everything is lost when the tab is closed. */
  readonly keeps: 'disk' | 'tab';
  /** All or nothing. The body may await its tables only, or the browser ends the transaction. Throws `StorageError`. */
  readonly transact: <R>(mode: 'readonly' | 'readwrite', body: (tables: Tables<T>) => Promise<R>) => Promise<R>;
}

export const only = (key: Key): Range => ({ from: key, to: key });
