/** Finds the vault of this browser, and asks until it has answered. */
import { toStorageError } from '../storage/storage-error.ts';
import { createDiskVault, createMemoryVault, type Vault } from './vault.ts';

/** Each later question waits twice as long as the one before. */
const AGAIN_MS = 10_000;

/** Errors of a browser that stores nothing for this page: storage is forbidden, or it is a private window. */
const REFUSALS: ReadonlySet<string> = new Set([
  'SecurityError',
  'InvalidStateError',
  'NotSupportedError',
  'NotAllowedError',
]);

const isRefusal = (cause: unknown): boolean => cause instanceof Error && REFUSALS.has(cause.name);

/**
 * The vault on disk, or one in memory where the browser refuses. The question is a real strict write, since some
 * browsers fail only there. Silence is no refusal: another page may hold the database for a long time, and the matches
 * are still on the disk. A request that the browser lost is asked again while the first one waits.
 */
export function findVault(name?: string, againMs = AGAIN_MS): Promise<Vault> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(createMemoryVault());
  return new Promise((resolve) => {
    let isFound = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function answer(vault: Vault): void {
      isFound = true;
      clearTimeout(timer);
      resolve(vault);
    }
    async function ask(): Promise<void> {
      const vault = createDiskVault(name);
      try {
        await vault.transact('readwrite', (tx) => tx.entry(''));
        answer(vault);
      } catch (error) {
        const { fault, cause } = toStorageError(error);
        // A full disk can still be read; the others come from another tab. The next use reports them.
        if (fault === 'full' || fault === 'newer' || fault === 'blocked') answer(vault);
        else if (isRefusal(cause)) answer(createMemoryVault());
      }
    }
    function keepAsking(wait: number): void {
      void ask();
      timer = setTimeout(() => {
        if (!isFound) keepAsking(2 * wait);
      }, wait);
    }
    keepAsking(againMs);
  });
}

/** Requests wait until the vault is found. */
export const lateVault = (found: Promise<Vault>): Pick<Vault, 'transact'> => ({
  transact: async (mode, body) => (await found).transact(mode, body),
});
