import { createStore, type StoreApi } from 'zustand/vanilla';
import { sha256 } from '../sha256.ts';
import type { MatchId } from '../types.ts';
import type { Counts } from '../library-types.ts';
import type { Archive, Found, Shelf } from './archive.ts';
import type { Document } from '../saves/document.ts';
import { bytesOf } from './trail.ts';
import { otherSlot, shelve, toVaultError, type StoredEntry } from './vault.ts';

/** A match whose newest state is in this tab only. */
export interface Unwritten {
  readonly id: MatchId;
  /** Changes since the state on the disk. */
  readonly changes: number;
  readonly fault: 'full' | 'failed';
}

export interface UnwrittenArchive extends Archive {
  readonly unwritten: StoreApi<readonly Unwritten[]>;
  /** When this tab last brought the match onto the disk, in ms since 1970; null if it never did. */
  readonly writtenAt: (id: MatchId) => number | null;
  /** The disk has not answered in time: what is being written counts as unwritten until it does. */
  readonly holdLate: (id: MatchId) => void;
  /** Tries to write everything that is unwritten. Never rejects: what fails stays unwritten. */
  readonly retry: () => Promise<void>;
}

/** What a save was asked to write. */
interface Order {
  readonly document: Document;
  readonly owner: string;
  readonly seize: boolean;
}

interface Held extends Order, Omit<Unwritten, 'id'> {
  readonly at: number;
}

const entryIn = (entries: readonly StoredEntry[], id: MatchId): StoredEntry | undefined =>
  entries.find((entry) => entry.id === id);

const EMPTY: Shelf = {
  counts: { all: 0, live: 0, finished: 0, damaged: 0 },
  newest: [],
  live: null,
  binned: [],
  inBin: 0,
};

/** The counts with those of more entries. */
function addUp(counts: Counts, more: readonly StoredEntry[]): Counts {
  const sums: Record<keyof Counts, number> = { ...counts };
  for (const { status } of more) {
    sums.all++;
    sums[status]++;
  }
  return sums;
}

/**
 * An archive that keeps what it could not write as long as the tab lives: with a full disk, going to the library and
 * back loses no move. The next successful write makes the kept state obsolete.
 */
export function holdUnwritten(archive: Archive, now: () => number): UnwrittenArchive {
  const held = new Map<MatchId, Held>();
  const unwritten = createStore<readonly Unwritten[]>(() => []);
  const written = new Map<MatchId, number>();
  /** The newest save under way of each match. */
  const flying = new Map<MatchId, Order>();
  // Saves are numbered: a late result must not be taken for that of a later save.
  let begun = 0;
  const ended = new Map<MatchId, number>();

  function change(id: MatchId, kept: Held | null): void {
    if (kept) held.set(id, kept);
    else if (!held.delete(id)) return;
    unwritten.setState(
      [...held].map(([one, { changes, fault }]) => ({ id: one, changes, fault })),
      true,
    );
  }

  /** The same state tried again is not another change. */
  function hold(id: MatchId, order: Order, fault: Unwritten['fault']): void {
    const before = held.get(id);
    const isSame = before?.document.text === order.document.text;
    change(id, { ...order, fault, at: now(), changes: (before?.changes ?? 0) + (isSame ? 0 : 1) });
  }

  async function save(id: MatchId, order: Order): Promise<StoredEntry> {
    const attempt = ++begun;
    const isNewest = (): boolean => {
      if (flying.get(id) === order) flying.delete(id);
      const isLater = attempt > (ended.get(id) ?? 0);
      if (isLater) ended.set(id, attempt);
      return isLater;
    };
    flying.set(id, order);
    try {
      const entry = await archive.save(id, order.document, order.owner, order.seize);
      if (isNewest()) {
        written.set(id, entry.updated);
        change(id, null);
      }
      return entry;
    } catch (error) {
      const { fault } = toVaultError(error);
      if (isNewest()) {
        // Another tab plays it now: our unwritten state is not its newest.
        if (fault === 'taken') change(id, null);
        else hold(id, order, fault === 'full' ? 'full' : 'failed');
      }
      throw error;
    }
  }

  archive.listen(({ kind, ids, by }) => {
    for (const id of ids) if (kind === 'claimed' && held.has(id) && held.get(id)?.owner !== by) change(id, null);
  });

  /** The entry of the unwritten state. */
  function entryOf(id: MatchId, { document, owner, at }: Held, before: StoredEntry | undefined): StoredEntry {
    const { text, summary, about } = document;
    const { position: _position, ...told } = summary;
    return shelve({
      id,
      origin: 'new',
      created: at,
      owner,
      deletedAt: null,
      ...before,
      about: before?.about ?? about,
      ...told,
      bytes: bytesOf(text),
      updated: at,
      slot: before ? otherSlot(before.slot) : 0,
      serial: (before?.serial ?? 0) + 1,
    });
  }

  /** What is stored, with the unwritten state as its newest copy. */
  function overlay(id: MatchId, kept: Held, found: Found | null): Found {
    const entry = entryOf(id, kept, found?.entry);
    const { slot, serial } = entry;
    const { text } = kept.document;
    const copy = { id, slot, serial, text, sha256: sha256(text), savedAt: kept.at };
    return { entry, good: [copy, ...(found?.good ?? [])], damaged: found?.damaged ?? [] };
  }

  async function find(id: MatchId): Promise<Found | null> {
    const kept = held.get(id);
    if (!kept) return archive.find(id);
    return overlay(id, kept, await archive.find(id).catch(() => null));
  }

  return {
    ...archive,
    unwritten,
    writtenAt: (id) => written.get(id) ?? null,
    holdLate(id) {
      const order = flying.get(id);
      if (order) hold(id, order, 'failed');
    },
    async retry() {
      const waiting = [...held].filter(([id, { document }]) => {
        const order = flying.get(id);
        // A newer state is already on its way.
        return !order || order.document.text === document.text;
      });
      await Promise.allSettled(waiting.map(([id, { document, owner, seize }]) => save(id, { document, owner, seize })));
    },
    find,
    async claim(id, owner) {
      const kept = held.get(id);
      const found = await archive.claim(id, owner);
      // The slot of the stored entry stays: the unwritten copy is not in the vault.
      return kept && held.has(id) ? overlay(id, kept, found) : found;
    },
    async list() {
      if (held.size === 0) return archive.list();
      const entries = await archive.list().catch(() => []);
      const overlaid = [...held].map(([id, kept]) => entryOf(id, kept, entryIn(entries, id)));
      return [...entries.filter((entry) => !held.has(entry.id)), ...overlaid];
    },
    async shelf(most) {
      if (held.size === 0) return archive.shelf(most);
      const shelf = await archive.shelf(most).catch(() => EMPTY);
      const stored = await archive.entries([...held.keys()]).catch(() => []);
      const overlaid = [...held]
        .map(([id, kept]) => entryOf(id, kept, entryIn(stored, id)))
        .filter(({ deletedAt }) => deletedAt === null);
      const isNew = ({ id }: StoredEntry): boolean => !stored.some((one) => one.id === id);
      const newest = [...shelf.newest.filter(({ id }) => !held.has(id)), ...overlaid]
        .sort((a, b) => b.updated - a.updated)
        .slice(0, most);
      return {
        ...shelf,
        counts: addUp(shelf.counts, overlaid.filter(isNew)),
        newest,
        live: newest.find(({ status }) => status === 'live') ?? shelf.live,
      };
    },
    async entries(ids) {
      const entries = await archive.entries(ids);
      const overlaid = ids.flatMap((id) => {
        const kept = held.get(id);
        return kept ? [entryOf(id, kept, entryIn(entries, id))] : [];
      });
      return [...entries.filter(({ id }) => !held.has(id)), ...overlaid];
    },
    position(id) {
      const kept = held.get(id);
      return kept ? Promise.resolve(kept.document.summary.position) : archive.position(id);
    },
    save: (id, document, owner, seize = false) => save(id, { document, owner, seize }),
    async duplicate(id, how) {
      const kept = held.get(id);
      if (!kept) return archive.duplicate(id, how);
      const { document } = kept;
      return (await archive.add({ ...document, about: how?.about ?? document.about }, 'copy')).entry;
    },
    async purge(ids) {
      await archive.purge(ids);
      for (const id of ids) change(id, null);
    },
  };
}

/** Retries every `ms` as long as anything is unwritten; returns the function that stops it. */
export function keepTrying({ unwritten, retry }: UnwrittenArchive, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const plan = (): void => {
    if (timer !== null || unwritten.getState().length === 0) return;
    timer = setTimeout(() => {
      timer = null;
      void retry().then(plan);
    }, ms);
  };
  const stop = unwritten.subscribe(plan);
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}
