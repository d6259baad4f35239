import type { EntryStatus } from '../library-types.ts';
import type { MatchId } from '../types.ts';
import {
  toVaultError,
  type Slot,
  type StoredCopy,
  type StoredEntry,
  type StoredRecord,
  type Vault,
  type VaultTransaction,
} from './vault.ts';

interface Contents {
  readonly entries: Map<MatchId, StoredEntry>;
  readonly positions: Map<MatchId, unknown>;
  readonly copies: Map<string, Kept>;
}

/** A copy with its records. */
interface Kept {
  readonly copy: StoredCopy;
  readonly records: readonly StoredRecord[];
}

/** The vault of a browser that lets the page keep nothing: works like the disk's until the tab is closed. */
export function createMemoryVault(): Vault {
  let contents: Contents = { entries: new Map(), positions: new Map(), copies: new Map() };
  let tail: Promise<unknown> = Promise.resolve();

  async function run<R>(body: (tx: VaultTransaction) => Promise<R>): Promise<R> {
    const draft: Contents = {
      entries: new Map(contents.entries),
      positions: new Map(contents.positions),
      copies: new Map(contents.copies),
    };
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

const isOf = (status: EntryStatus | undefined) => (entry: StoredEntry) =>
  status === undefined || entry.status === status;
const byTime = (timeOf: (entry: StoredEntry) => number) => (a: StoredEntry, b: StoredEntry) => timeOf(b) - timeOf(a);

function open({ entries, positions, copies }: Contents): VaultTransaction {
  const keyOf = (id: MatchId, slot: Slot): string => `${id} ${slot}`;
  const keptOf = (id: MatchId): readonly Kept[] =>
    ([0, 1] as const).flatMap((slot) => copies.get(keyOf(id, slot)) ?? []);
  const shelf = (status?: EntryStatus): readonly StoredEntry[] =>
    [...entries.values()].filter(({ shelfAt }) => shelfAt !== undefined).filter(isOf(status));
  const bin = (): readonly StoredEntry[] =>
    [...entries.values()].filter(({ deletedAt }) => typeof deletedAt === 'number');
  return {
    entry: (id) => Promise.resolve(entries.get(id)),
    entries: () => Promise.resolve([...entries.values()]),
    newest: (most, status) =>
      Promise.resolve(
        shelf(status)
          .toSorted(byTime(({ shelfAt }) => shelfAt ?? 0))
          .slice(0, most),
      ),
    countShelf: (status) => Promise.resolve(shelf(status).length),
    binned: (most) =>
      Promise.resolve(
        bin()
          .toSorted(byTime(({ deletedAt }) => deletedAt ?? 0))
          .slice(0, most),
      ),
    countBin: () => Promise.resolve(bin().length),
    binnedBefore: (time) =>
      Promise.resolve(
        bin()
          .filter(({ deletedAt }) => (deletedAt ?? time) < time)
          .map(({ id }) => id),
      ),
    position: (id) => Promise.resolve(positions.get(id)),
    copies: (id) => Promise.resolve(keptOf(id).map(({ copy }) => copy)),
    records: (id) => Promise.resolve(keptOf(id).flatMap(({ records }) => records)),
    putEntry: (entry) => Promise.resolve(void entries.set(entry.id, entry)),
    putPosition: (id, position) => Promise.resolve(void positions.set(id, position)),
    putCopy: (copy) => Promise.resolve(void copies.set(keyOf(copy.id, copy.slot), { copy, records: [] })),
    putRecord(record) {
      const key = keyOf(record.id, record.slot);
      const kept = copies.get(key);
      const others = kept?.records.filter(({ serial }) => serial !== record.serial) ?? [];
      const records = [...others, record].sort((a, b) => a.serial - b.serial);
      if (kept) copies.set(key, { ...kept, records });
      return Promise.resolve();
    },
    remove(id) {
      entries.delete(id);
      positions.delete(id);
      for (const slot of [0, 1] as const) copies.delete(keyOf(id, slot));
      return Promise.resolve();
    },
  };
}
