/** Fills the library of a browser by the app's own storage. Bundled and sent to a page by `library.ts`. */
import type { Document } from '../../src/store/saves/document.ts';
import { createDiskVault } from '../../src/store/vault/vault.ts';
import { wholeCopy } from '../../src/store/vault/write-plan.ts';
import { asListed } from '../../src/store/vault/vault.ts';

/** A match as `documentOf` makes it, its text read out. */
export type Written = Pick<Document, 'text' | 'summary' | 'about'>;
/** Stores `count` matches, made from these in turn, each with a separate name and a minute apart. */
export type FillLibrary = (written: readonly Written[], count: number) => Promise<void>;

declare global {
  interface Window {
    benchFillLibrary?: FillLibrary;
  }
}

/** Matches that are stored in one transaction. */
const BATCH = 500;
const vault = createDiskVault();

window.benchFillLibrary = async (written, count) => {
  const end = Date.now();
  for (let from = 0; from < count; from += BATCH)
    await vault.transact('readwrite', async (tx) => {
      for (let n = from; n < Math.min(count, from + BATCH); n++) {
        const one = written[n % written.length];
        if (!one) throw new Error('there is nothing to store');
        const { summary, about } = one;
        const { position, ...told } = summary;
        const id = `bench-${n}`;
        const at = end - (count - n) * 60_000;
        const { text, sha256, textBytes } = wholeCopy(one);
        const name = `Match ${n + 1}`;
        await tx.putCopy({ id, slot: 0, serial: 1, text, sha256, savedAt: at });
        await tx.putPosition(id, position);
        await tx.putEntry(
          asListed({
            ...told,
            ...{ id, about: { ...about, name }, origin: 'new', created: at, updated: at, deletedAt: null },
            ...{ bytes: textBytes, owner: '', slot: 0, serial: 1, ends: [sha256, null] },
          }),
        );
      }
    });
};
