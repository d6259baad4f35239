/**
 * Where matches are kept: one entry per match for the list, the position for its thumbnail, and two rotating copies. A copy is a save text and the
 * records that lead from it to what the match was when the copy was last written (`saves/fold-records.ts`).
 * Changes that belong together are one transaction, written in `archive.ts` once for both kinds of vault.
 */
import type { EntryStatus, LibraryEntry } from '../library-types.ts';
import type { MatchId } from '../types.ts';

export type Slot = 0 | 1;
export const otherSlot = (slot: Slot): Slot => (slot === 0 ? 1 : 0);

export interface StoredEntry extends LibraryEntry {
  /** Rises with each write of a copy. */
  readonly serial: number;
  /** The slot of the newest copy. */
  readonly slot: Slot;
  /** Who may write: the store that claimed the match last. A tab that lost it cannot overwrite its successor's writes. */
  readonly owner: string;
  /** The checksums that the copies in the two slots end with; absent in entries of older builds. */
  readonly ends?: Ends;
  /** When it was played last; absent in the bin. What is listed by it is what is not in the bin. */
  readonly shelfAt?: number | undefined;
}

/** An entry as the vault lists it. */
export const shelve = (entry: StoredEntry): StoredEntry => ({
  ...entry,
  shelfAt: entry.deletedAt === null ? entry.updated : undefined,
});

export type Ends = readonly [string | null, string | null];

export interface StoredCopy {
  readonly id: MatchId;
  readonly slot: Slot;
  readonly serial: number;
  readonly text: string;
  /** Of `text`; a copy that does not match it is damaged. */
  readonly sha256: string;
  readonly savedAt: number;
}

/** What is new since the copy of the same slot, or since the record before. */
export interface StoredRecord {
  readonly id: MatchId;
  readonly slot: Slot;
  readonly serial: number;
  /** A `MatchRecord` as JSON. */
  readonly text: string;
  /** Of the checksum before it and `text`: a record proves all that it goes on from. */
  readonly sha256: string;
  readonly savedAt: number;
}

/** What a transaction can do. Its body awaits nothing else, or the browser ends the transaction. */
export interface VaultTransaction {
  readonly entry: (id: MatchId) => Promise<StoredEntry | undefined>;
  readonly entries: () => Promise<readonly StoredEntry[]>;
  /** Not in the bin, the last played first: no more than `most`, of one status where it is given. */
  readonly newest: (most: number, status?: EntryStatus) => Promise<readonly StoredEntry[]>;
  readonly countShelf: (status?: EntryStatus) => Promise<number>;
  /** In the bin, the last deleted first. */
  readonly binned: (most: number) => Promise<readonly StoredEntry[]>;
  readonly countBin: () => Promise<number>;
  /** In the bin since before this time, in ms since 1970. */
  readonly binnedBefore: (time: number) => Promise<readonly MatchId[]>;
  /** The onlooker's view that the thumbnail shows; undefined where none is kept. */
  readonly position: (id: MatchId) => Promise<unknown>;
  readonly copies: (id: MatchId) => Promise<readonly StoredCopy[]>;
  /** Of both slots, each in the order of their serials. */
  readonly records: (id: MatchId) => Promise<readonly StoredRecord[]>;
  readonly putEntry: (entry: StoredEntry) => Promise<void>;
  /** Takes the place of the copy in its slot and of that copy's records. */
  readonly putCopy: (copy: StoredCopy) => Promise<void>;
  readonly putRecord: (record: StoredRecord) => Promise<void>;
  readonly putPosition: (id: MatchId, position: unknown) => Promise<void>;
  /** Removes a match with its position, its copies and their records. */
  readonly remove: (id: MatchId) => Promise<void>;
}

export interface Vault {
  /** `tab`: it is lost when the tab is closed. */
  readonly keeps: 'disk' | 'tab';
  /** All or nothing. A write is on the disk (strict durability) when the promise is fulfilled. Rejects with `VaultError`. */
  readonly transact: <R>(mode: 'readonly' | 'readwrite', body: (tx: VaultTransaction) => Promise<R>) => Promise<R>;
}

/**
 * - `full`     no space left
 * - `taken`    another tab has claimed the match
 * - `missing`  no such match
 * - `newer`    a newer build has changed the database: this page must be reloaded
 * - `blocked`  a tab with an older build holds the database, which this build must change
 * - `failed`   anything else
 */
export type VaultFault = 'full' | 'taken' | 'missing' | 'newer' | 'blocked' | 'failed';

export class VaultError extends Error {
  override readonly name = 'VaultError';
  readonly fault: VaultFault;
  constructor(fault: VaultFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, VaultFault>> = { QuotaExceededError: 'full', VersionError: 'newer' };

/** Any error as the vault's own: running out of space is recognised, whatever object the browser throws. */
export function toVaultError(error: unknown): VaultError {
  if (error instanceof VaultError) return error;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  return new VaultError(FAULTS[name] ?? 'failed', `${name}: ${message}`, { cause: error });
}
