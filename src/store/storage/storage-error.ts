/**
 * - `full`     no space left
 * - `taken`    another tab has claimed the match
 * - `missing`  no such match
 * - `newer`    a newer build has changed the database: this page must be reloaded
 * - `blocked`  a tab with an older build holds the database, which this build must change
 * - `failed`   anything else
 */
export type StorageFault = 'full' | 'taken' | 'missing' | 'newer' | 'blocked' | 'failed';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;
  constructor(fault: StorageFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, StorageFault>> = { QuotaExceededError: 'full', VersionError: 'newer' };

/** Recognises that space has run out, from any object that the browser throws. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  return new StorageError(FAULTS[name] ?? 'failed', `${name}: ${message}`, { cause: error });
}
