import type { MatchId } from '../types.ts';
import { toVaultError, type StoredCopy, type StoredEntry, type Vault, type VaultTransaction } from './vault.ts';

interface Contents {
  readonly entries: Map<MatchId, StoredEntry>;
  readonly copies: Map<string, StoredCopy>;
}

/** The vault of a browser that lets the page keep nothing: works like the disk's until the tab is closed. */
export function createMemoryVault(): Vault {
  let contents: Contents = { entries: new Map(), copies: new Map() };
  let tail: Promise<unknown> = Promise.resolve();

  async function run<R>(body: (tx: VaultTransaction) => Promise<R>): Promise<R> {
    const draft: Contents = { entries: new Map(contents.entries), copies: new Map(contents.copies) };
    try {
      const result = await body(open(draft));
      contents = draft;
      return result;
    } catch (error) {
      throw toVaultError(error);
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

const open = ({ entries, copies }: Contents): VaultTransaction => ({
  entry: (id) => Promise.resolve(entries.get(id)),
  entries: () => Promise.resolve([...entries.values()]),
  copies: (id) => Promise.resolve([...copies.values()].filter((copy) => copy.id === id)),
  putEntry: (entry) => Promise.resolve(void entries.set(entry.id, entry)),
  putCopy: (copy) => Promise.resolve(void copies.set(`${copy.id} ${copy.slot}`, copy)),
  remove(id) {
    entries.delete(id);
    copies.delete(`${id} 0`);
    copies.delete(`${id} 1`);
    return Promise.resolve();
  },
});
