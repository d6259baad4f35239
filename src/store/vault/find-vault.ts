/** Which vault this browser has: asked until it has answered, however long that takes. */
import { toStorageError } from '../storage/storage-error.ts';
import { createDiskVault, createMemoryVault, type Vault } from './vault.ts';

/** The second question is asked after so many ms, each later one after twice the wait of the one before. */
const AGAIN_MS = 10_000;

/** What a browser throws that keeps nothing for this page: storage is forbidden, or it is a private window. */
const REFUSALS: ReadonlySet<string> = new Set([
  'SecurityError',
  'InvalidStateError',
  'NotSupportedError',
  'NotAllowedError',
]);

const isRefusal = (cause: unknown): boolean => cause instanceof Error && REFUSALS.has(cause.name);

/**
 * The disk's vault, or one in memory where the browser has refused. Asked with a real strict write, since some browsers
 * fail only there. Silence is no answer: another page may hold the database for as long as it likes, and the matches on
 * the disk are there all the same. A request that the browser has lost is asked again beside the first.
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
        // A full disk can still be read, and the others are another tab's doing. The next use reports it.
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
