/**
 * The database of matches: one entry per match for the list, the position for its thumbnail, and two rotating copies. A
 * copy is a save text and the records that lead from it to what the match was when the copy was last written
 * (`saves/fold-records.ts`). Changes that belong together are one transaction of `archive.ts`.
 */
import type { EntryStatus, LibraryEntry } from '../library-types.ts';
import { openDisk } from '../storage/disk.ts';
import { openTab } from '../storage/tab.ts';
import { only, type Database, type DatabaseSpec, type Range, type Tables } from '../storage/types.ts';
import type { MatchId } from '../types.ts';

export type Slot = 0 | 1;
export const otherSlot = (slot: Slot): Slot => (slot === 0 ? 1 : 0);

export interface StoredEntry extends LibraryEntry {
  readonly serial: number;
  readonly slot: Slot;
  /** Only this owner may write: a tab that lost the match cannot overwrite its successor. */
  readonly owner: string;
  /** The checksums that the copies in the two slots end with; absent in entries of older builds. */
  readonly ends?: Ends;
  /** When it was last played; absent in the bin, which leaves it out of the lists. */
  readonly shelfAt?: number | undefined;
}

export const asListed = (entry: StoredEntry): StoredEntry => ({
  ...entry,
  shelfAt: entry.deletedAt === null ? entry.updated : undefined,
});

export type Ends = readonly [string | null, string | null];

export interface StoredCopy {
  readonly id: MatchId;
  readonly slot: Slot;
  readonly serial: number;
  readonly text: string;
  readonly sha256: string;
  readonly savedAt: number;
}

/** Changes since the copy of the same slot, or since the previous record. */
export interface StoredRecord {
  readonly id: MatchId;
  readonly slot: Slot;
  readonly serial: number;
  readonly text: string;
  /** The checksum covers the previous one and `text`, so that a record proves everything before it. */
  readonly sha256: string;
  readonly savedAt: number;
}

/** A transaction on the vault. Its body awaits nothing else, or the browser ends the transaction. */
export interface VaultTransaction {
  readonly entry: (id: MatchId) => Promise<StoredEntry | undefined>;
  readonly entries: () => Promise<readonly StoredEntry[]>;
  /** Without those in the bin, the last played first. */
  readonly newest: (most: number, status?: EntryStatus) => Promise<readonly StoredEntry[]>;
  readonly countListed: (status?: EntryStatus) => Promise<number>;
  /** The last deleted first. */
  readonly binned: (most: number) => Promise<readonly StoredEntry[]>;
  readonly countBin: () => Promise<number>;
  /** In ms since 1970. */
  readonly binnedBefore: (time: number) => Promise<readonly MatchId[]>;
  /** The onlooker's view for the thumbnail; undefined where there is none. */
  readonly position: (id: MatchId) => Promise<unknown>;
  readonly copies: (id: MatchId) => Promise<readonly StoredCopy[]>;
  /** Lists the records of both slots, each in the order of serials. */
  readonly records: (id: MatchId) => Promise<readonly StoredRecord[]>;
  readonly putEntry: (entry: StoredEntry) => Promise<void>;
  /** Replaces the copy in its slot and the records of that copy. */
  readonly putCopy: (copy: StoredCopy) => Promise<void>;
  readonly putRecord: (record: StoredRecord) => Promise<void>;
  readonly putPosition: (id: MatchId, position: unknown) => Promise<void>;
  /** With its position, copies and records. */
  readonly remove: (id: MatchId) => Promise<void>;
}

export interface Vault extends Pick<Database<unknown>, 'keeps'> {
  /** All or nothing. A write is on the disk (strict durability) when the promise is fulfilled. Rejects with `StorageError`. */
  readonly transact: <R>(mode: 'readonly' | 'readwrite', body: (tx: VaultTransaction) => Promise<R>) => Promise<R>;
}

interface VaultTables {
  readonly entries: StoredEntry;
  readonly positions: { readonly id: MatchId; readonly position: unknown };
  readonly copies: StoredCopy;
  readonly records: StoredRecord;
}

/** Version 1 had no records and no indexes, and the positions were in the entries. */
const vaultSpec = (name: string): DatabaseSpec<VaultTables> => ({
  name,
  version: 2,
  tables: {
    // A match that is not in the bin has no `deletedAt`, and is not in that index.
    entries: { key: 'id', indexes: { shelf: 'shelfAt', status: ['status', 'shelfAt'], bin: 'deletedAt' } },
    positions: { key: 'id' },
    copies: { key: ['id', 'slot'] },
    records: { key: ['id', 'slot', 'serial'] },
  },
  durability: 'strict',
  async migrate({ entries, positions }) {
    for (const id of await entries.keys()) {
      const { position, ...entry } = (await entries.get(id)) as StoredEntry & { readonly position?: unknown };
      await positions.put({ id: entry.id, position });
      await entries.put(asListed(entry));
    }
  },
});

function transactionOf({ entries, positions, copies, records }: Tables<VaultTables>): VaultTransaction {
  const onShelf = (status?: EntryStatus): Range =>
    status === undefined ? { index: 'shelf' } : { index: 'status', from: [status, 0], to: [status, Infinity] };
  const copiesOf = (id: MatchId): Range => ({ from: [id, 0], to: [id, 1] });
  const recordsOf = (id: MatchId, from: Slot = 0, to: Slot = 1): Range => ({
    from: [id, from, 0],
    to: [id, to, Infinity],
  });
  return {
    entry: (id) => entries.get(id),
    entries: () => entries.list(),
    newest: (most, status) => entries.last(most, onShelf(status)),
    countListed: (status) => entries.count(onShelf(status)),
    binned: (most) => entries.last(most, { index: 'bin' }),
    countBin: () => entries.count({ index: 'bin' }),
    binnedBefore: async (time) => (await entries.keys({ index: 'bin', to: time - 1 })) as readonly MatchId[],
    position: async (id) => (await positions.get(id))?.position,
    copies: (id) => copies.list(copiesOf(id)),
    records: (id) => records.list(recordsOf(id)),
    putEntry: (entry) => entries.put(entry),
    putPosition: (id, position) => positions.put({ id, position }),
    async putCopy(copy) {
      await copies.put(copy);
      await records.remove(recordsOf(copy.id, copy.slot, copy.slot));
    },
    putRecord: (record) => records.put(record),
    async remove(id) {
      await entries.remove(only(id));
      await positions.remove(only(id));
      await copies.remove(copiesOf(id));
      await records.remove(recordsOf(id));
    },
  };
}

const vaultOf = ({ keeps, transact }: Database<VaultTables>): Vault => ({
  keeps,
  transact: (mode, body) => transact(mode, (tables) => body(transactionOf(tables))),
});

export const createDiskVault = (name = 'fronts'): Vault => vaultOf(openDisk(vaultSpec(name)));
export const createMemoryVault = (): Vault => vaultOf(openTab(vaultSpec('')));
