import { createStore, type StoreApi } from 'zustand/vanilla';
import { sha256 } from '../sha256.ts';
import type { MatchId } from '../types.ts';
import type { Counts } from '../library-types.ts';
import type { AddResult, Archive, StoredMatch, PreparedMatch, LibraryHead } from './archive.ts';
import { withLimit } from '../saves/slices.ts';
import type { Document } from '../saves/document.ts';
import { bytesOf } from './write-plan.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { otherSlot, asListed, type StoredEntry } from './vault.ts';

export interface Unwritten {
  readonly id: MatchId;
  readonly changes: number;
  /** `late`: the disk has not answered yet, and may still take it. */
  readonly fault: 'full' | 'failed' | 'late';
}

export interface UnwrittenArchive extends Archive {
  readonly unwritten: StoreApi<readonly Unwritten[]>;
  /** In ms since 1970; null if this tab never wrote it. */
  readonly writtenAt: (id: MatchId) => number | null;
  /** The disk has not answered in time: the write counts as unwritten until it does. */
  readonly holdLate: (id: MatchId) => void;
  /** The last played first; known without asking the disk. */
  readonly inTab: () => readonly StoredEntry[];
  /** Never rejects: what fails stays unwritten. */
  readonly retry: () => Promise<void>;
}

interface WriteRequest {
  readonly document: Document;
  readonly owner: string;
  readonly seize: boolean;
  /** For a match that was imported or copied while the disk was silent. */
  readonly fresh?: PreparedMatch['fresh'];
}

interface PendingState extends WriteRequest, Omit<Unwritten, 'id'> {
  readonly at: number;
}

const entryIn = (entries: readonly StoredEntry[], id: MatchId): StoredEntry | undefined =>
  entries.find((entry) => entry.id === id);

const EMPTY: LibraryHead = {
  counts: { all: 0, live: 0, finished: 0, damaged: 0 },
  newest: [],
  live: null,
  binned: [],
  inBin: 0,
};

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
 * back loses no move. The next successful write replaces the kept state. What this tab has does not wait longer than
 * `silentMs` for the disk; what only the disk has waits.
 */
export function holdUnwritten(archive: Archive, now: () => number, silentMs: number): UnwrittenArchive {
  const held = new Map<MatchId, PendingState>();
  const unwritten = createStore<readonly Unwritten[]>(() => []);
  const written = new Map<MatchId, number>();
  /** The newest save in progress of each match. */
  const flying = new Map<MatchId, WriteRequest>();
  // Saves are numbered: a late result must not count for a later save.
  let begun = 0;
  const ended = new Map<MatchId, number>();

  function change(id: MatchId, kept: PendingState | null): void {
    if (kept) held.set(id, kept);
    else if (!held.delete(id)) return;
    unwritten.setState(
      [...held].map(([one, { changes, fault }]) => ({ id: one, changes, fault })),
      true,
    );
  }

  function hold(id: MatchId, order: WriteRequest, fault: Unwritten['fault']): PendingState {
    const before = held.get(id);
    const isSame = before?.document.text === order.document.text;
    const changes = (before?.changes ?? 0) + (isSame ? 0 : 1);
    const kept = { ...(before?.fresh ? { fresh: before.fresh } : {}), ...order, fault, at: now(), changes };
    change(id, kept);
    return kept;
  }

  /** Writes a match, and keeps its state here where that fails. */
  async function fly(id: MatchId, order: WriteRequest, write: () => Promise<StoredEntry>): Promise<StoredEntry> {
    const attempt = ++begun;
    const isNewest = (): boolean => {
      if (flying.get(id) === order) flying.delete(id);
      const isLater = attempt > (ended.get(id) ?? 0);
      if (isLater) ended.set(id, attempt);
      return isLater;
    };
    flying.set(id, order);
    try {
      const entry = await write();
      if (isNewest()) {
        written.set(id, entry.updated);
        change(id, null);
      }
      return entry;
    } catch (error) {
      const { fault } = toStorageError(error);
      if (isNewest()) {
        if (fault === 'taken') change(id, null);
        else hold(id, order, fault === 'full' ? 'full' : 'failed');
      }
      throw error;
    }
  }

  const save = (id: MatchId, order: WriteRequest): Promise<StoredEntry> =>
    fly(id, order, () => archive.save(id, order.document, order.owner, order.seize));

  archive.listen(({ kind, ids, by }) => {
    for (const id of ids) if (kind === 'claimed' && held.has(id) && held.get(id)?.owner !== by) change(id, null);
  });

  function entryOf(
    id: MatchId,
    { document, owner, at, fresh }: PendingState,
    before: StoredEntry | undefined,
  ): StoredEntry {
    const { text, summary, about } = document;
    const { position: _position, ...told } = summary;
    return asListed({
      id,
      origin: 'new',
      created: at,
      owner,
      deletedAt: null,
      ...fresh,
      ...before,
      about: before?.about ?? about,
      ...told,
      bytes: bytesOf(text),
      updated: at,
      slot: before ? otherSlot(before.slot) : 0,
      serial: (before?.serial ?? 0) + 1,
    });
  }

  /** The stored match with the unwritten state as its newest copy. */
  function overlay(id: MatchId, kept: PendingState, found: StoredMatch | null): StoredMatch {
    const entry = entryOf(id, kept, found?.entry);
    const { slot, serial } = entry;
    const { text } = kept.document;
    const copy = { id, slot, serial, text, sha256: sha256(text), savedAt: kept.at };
    return { entry, good: [copy, ...(found?.good ?? [])], damaged: found?.damaged ?? [] };
  }

  async function find(id: MatchId): Promise<StoredMatch | null> {
    const kept = held.get(id);
    if (!kept) return archive.find(id);
    const found = await withLimit(
      archive.find(id).catch(() => null),
      patience(kept),
    );
    return overlay(id, kept, found === 'late' ? null : found);
  }

  /** After a disk that did not answer, the wait is shorter. */
  const patience = ({ fault }: PendingState): number => (fault === 'late' ? silentMs / 10 : silentMs);

  async function add(document: Document, origin: 'copy' | 'import' | 'new'): Promise<AddResult> {
    const prepared = archive.prepare(document, origin);
    const { fresh, fork } = prepared;
    const order: WriteRequest = { document: prepared.document, owner: '', seize: true, fresh };
    const { text } = prepared.document;
    let isLate = false;
    const flight = fly(fresh.id, order, () => archive.putFirst(prepared)).catch((error: unknown) => {
      // Refused before anybody saw the match; the caller reports why.
      if (!isLate) change(fresh.id, null);
      throw error;
    });
    const entry = await withLimit(flight, silentMs);
    if (entry !== 'late') return { entry, text, fork };
    isLate = true;
    const kept = hold(fresh.id, order, 'late');
    return { entry: entryOf(fresh.id, kept, undefined), text, fork };
  }

  return {
    ...archive,
    unwritten,
    writtenAt: (id) => written.get(id) ?? null,
    holdLate(id) {
      const order = flying.get(id);
      if (order) hold(id, order, 'late');
    },
    inTab: () => [...held].map(([id, kept]) => entryOf(id, kept, undefined)).toSorted((a, b) => b.updated - a.updated),
    add,
    async retry() {
      // A state that is already being written is not sent again.
      const waiting = [...held].filter(([id]) => !flying.has(id));
      await Promise.allSettled(
        waiting.map(([id, { document, owner, seize, fresh }]) => {
          if (fresh === undefined) return save(id, { document, owner, seize });
          const order = { document, owner, seize, fresh };
          return fly(id, order, () => archive.putFirst({ fresh, document, fork: null }));
        }),
      );
    },
    find,
    async claim(id, owner) {
      const kept = held.get(id);
      if (!kept) return archive.claim(id, owner);
      // The claim comes before the next write of this tab, and the disk keeps that order.
      const found = await withLimit(archive.claim(id, owner), patience(kept));
      if (found === 'late') return overlay(id, { ...kept, owner }, null);
      return held.has(id) ? overlay(id, kept, found) : found;
    },
    async list() {
      if (held.size === 0) return archive.list();
      const entries = await archive.list().catch(() => []);
      const overlaid = [...held].map(([id, kept]) => entryOf(id, kept, entryIn(entries, id)));
      return [...entries.filter((entry) => !held.has(entry.id)), ...overlaid];
    },
    async libraryHead(most) {
      if (held.size === 0) return archive.libraryHead(most);
      const shelf = await archive.libraryHead(most).catch(() => EMPTY);
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
      return (await add({ ...document, about: how?.about ?? document.about }, 'copy')).entry;
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
