/**
 * Where matches are kept: one record per match for the list, two rotating copies of its save text.
 * Changes that belong together are one transaction, written in `archive.ts` once for both kinds of vault.
 */
import type { LibraryEntry } from '../library-types.ts';
import type { MatchId } from '../types.ts';

export type Slot = 0 | 1;

export interface StoredEntry extends LibraryEntry {
  /** Rises with each write of the text. */
  readonly serial: number;
  /** The slot of the newest copy. */
  readonly slot: Slot;
  /** Who may write: the store that claimed the match last. A tab that lost it cannot overwrite its successor's writes. */
  readonly owner: string;
}

export interface StoredCopy {
  readonly id: MatchId;
  readonly slot: Slot;
  readonly serial: number;
  readonly text: string;
  /** Of `text`; a copy that does not match it is damaged. */
  readonly sha256: string;
  readonly savedAt: number;
}

/** What a transaction can do. Its body awaits nothing else, or the browser ends the transaction. */
export interface VaultTransaction {
  readonly entry: (id: MatchId) => Promise<StoredEntry | undefined>;
  readonly entries: () => Promise<readonly StoredEntry[]>;
  readonly copies: (id: MatchId) => Promise<readonly StoredCopy[]>;
  readonly putEntry: (entry: StoredEntry) => Promise<void>;
  readonly putCopy: (copy: StoredCopy) => Promise<void>;
  /** Removes a match with its copies. */
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
 * - `failed`   anything else
 */
export type VaultFault = 'full' | 'taken' | 'missing' | 'failed';

export class VaultError extends Error {
  override readonly name = 'VaultError';
  readonly fault: VaultFault;
  constructor(fault: VaultFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Any error as the vault's own: running out of space is recognised, whatever object the browser throws. */
export function toVaultError(error: unknown): VaultError {
  if (error instanceof VaultError) return error;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  return new VaultError(name === 'QuotaExceededError' ? 'full' : 'failed', `${name}: ${message}`, { cause: error });
}
