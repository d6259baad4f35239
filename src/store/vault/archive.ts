/** Each write is one transaction over both copies and the list: a killed tab leaves the old state or the new one. */
import type { Counts, LibraryEntry } from '../library-types.ts';
import type { Fork } from '../../engine/kernel/timeline.ts';
import type { Document } from '../saves/document.ts';
import { forkDocument } from '../saves/fork-document.ts';
import { sha256 } from '../sha256.ts';
import { StorageError, toStorageError } from '../storage/storage-error.ts';
import type { MatchAbout, MatchId } from '../types.ts';
import type { Change, Channel } from './channel.ts';
import { readCopies, type Copies } from './copies.ts';
import { bytesOf, createWritePlanner, wholeCopy, type Plan } from './write-plan.ts';
import {
  otherSlot,
  asListed,
  type Ends,
  type Slot,
  type StoredEntry,
  type Vault,
  type VaultTransaction,
} from './vault.ts';

export interface StoredMatch extends Copies {
  readonly entry: StoredEntry;
}

/** `fork`: the one it got, if any. */
export interface AddResult {
  readonly entry: StoredEntry;
  readonly text: string;
  readonly fork: Fork | null;
}

/** A document with a new id and its own dice, not yet written. */
export interface PreparedMatch {
  readonly fresh: Pick<StoredEntry, 'id' | 'owner' | 'origin' | 'created'>;
  readonly document: Document;
  readonly fork: Fork | null;
}

/** The library shows this first, without reading the whole list. */
export interface LibraryHead {
  readonly counts: Counts;
  /** Not in the bin, the last played first. */
  readonly newest: readonly StoredEntry[];
  /** Last played. */
  readonly live: StoredEntry | null;
  /** The last deleted first; `inBin` counts all. */
  readonly binned: readonly StoredEntry[];
  readonly inBin: number;
}

export interface Archive {
  readonly list: () => Promise<readonly StoredEntry[]>;
  /** No more than `most` of each kind. */
  readonly libraryHead: (most: number) => Promise<LibraryHead>;
  /** Skips ids that do not exist. */
  readonly entries: (ids: readonly MatchId[]) => Promise<readonly StoredEntry[]>;
  /** Null where there is none. */
  readonly position: (id: MatchId) => Promise<unknown>;
  /** Adds a second match with its own dice, see `forkDocument`. */
  readonly add: (document: Document, origin: 'copy' | 'import' | 'new') => Promise<AddResult>;
  readonly prepare: (document: Document, origin: 'copy' | 'import' | 'new') => PreparedMatch;
  readonly putFirst: (prepared: PreparedMatch) => Promise<StoredEntry>;
  readonly find: (id: MatchId) => Promise<StoredMatch | null>;
  /** As `find`, and from now on only `owner` may save it. */
  readonly claim: (id: MatchId, owner: string) => Promise<StoredMatch | null>;
  /** Overwrites the older copy, or adds the match; after the first write only what is new. `seize`: takes ownership. */
  readonly save: (id: MatchId, document: Document, owner: string, seize?: boolean) => Promise<StoredEntry>;
  readonly setAbout: (id: MatchId, change: (about: MatchAbout) => MatchAbout, by: string) => Promise<StoredEntry>;
  readonly setStatus: (id: MatchId, status: LibraryEntry['status']) => Promise<void>;
  /** A second match with a new id and its own dice, from the newest sound copy or what there is. */
  readonly duplicate: (id: MatchId, change?: Partial<Pick<LibraryEntry, 'status' | 'about'>>) => Promise<StoredEntry>;
  /** `at`: ms since 1970; null takes it out of the bin. */
  readonly bin: (ids: readonly MatchId[], at: number | null) => Promise<void>;
  readonly purge: (ids: readonly MatchId[]) => Promise<void>;
  readonly purgeBinned: (before: number) => Promise<void>;
  readonly listen: (listener: (change: Change) => void) => () => void;
}

export interface ArchiveDeps {
  readonly vault: Pick<Vault, 'transact'>;
  readonly channel: Channel;
  readonly now: () => number;
  readonly newId: () => string;
  readonly newSalt: () => string;
}

async function findIn(tx: VaultTransaction, id: MatchId): Promise<StoredMatch | null> {
  const entry = await tx.entry(id);
  if (!entry) return null;
  const copies = await tx.copies(id);
  return { entry, ...readCopies(copies, await tx.records(id)) };
}

const nextSlot = (before: StoredEntry | null): Slot => (before ? otherSlot(before.slot) : 0);
const canAppendInstead = (plan: Plan | null): boolean => plan?.how === 'copy' && plan.couldAppend;

const withEnd = (ends: Ends | undefined, slot: Slot, end: string): Ends => {
  const other = ends?.[otherSlot(slot)] ?? null;
  return slot === 0 ? [end, other] : [other, end];
};

export function createArchive({ vault, channel, now, newId, newSalt }: ArchiveDeps): Archive {
  const planner = createWritePlanner();
  const read = <R>(body: (tx: VaultTransaction) => Promise<R>): Promise<R> => vault.transact('readonly', body);

  /** Reports the change to all listeners once it is on the disk. */
  async function write<R>(change: (result: R) => Change, body: (tx: VaultTransaction) => Promise<R>): Promise<R> {
    const result = await vault.transact('readwrite', body);
    channel.send(change(result));
    return result;
  }

  const told =
    <R>(kind: Change['kind'], ids: readonly MatchId[], by = '') =>
    (_: R): Change => ({ kind, ids, by });

  async function put(
    tx: VaultTransaction,
    before: StoredEntry | null,
    fresh: Pick<StoredEntry, 'id' | 'owner' | 'origin' | 'created'>,
    { summary: { position, ...summary }, about }: Pick<Document, 'summary' | 'about'>,
    { how, text, sha256: end, textBytes, recordBytes }: Plan,
  ): Promise<StoredEntry> {
    const at = now();
    const { id } = fresh;
    const slot = nextSlot(before);
    const serial = (before?.serial ?? 0) + 1;
    const entry = asListed({
      ...fresh,
      ...summary,
      // Renaming writes only to the list, which has precedence; the text follows with its next copy.
      about: before?.about ?? about,
      bytes: textBytes + recordBytes,
      updated: at,
      deletedAt: null,
      slot,
      serial,
      ends: withEnd(before?.ends, slot, end),
    });
    const part = { id, slot, serial, text, sha256: end, savedAt: at };
    await (how === 'copy' ? tx.putCopy(part) : tx.putRecord(part));
    await tx.putPosition(id, position);
    await tx.putEntry(entry);
    return entry;
  }

  async function save(
    id: MatchId,
    document: Document,
    owner: string,
    seize: boolean,
    isTight = false,
  ): Promise<StoredEntry> {
    let plan: Plan | null = null;
    try {
      const entry = await write(told('saved', [id], owner), async (tx) => {
        // Gone from the list (purged elsewhere): an accepted move restores the match rather than being lost.
        const before = (await tx.entry(id)) ?? null;
        if (before && before.owner !== owner && !seize) throw new StorageError('taken');
        const { origin, created } = before ?? { origin: 'new', created: now() };
        plan = planner.plan(id, nextSlot(before), before?.ends, document, isTight);
        return put(tx, before, { id, owner, origin, created }, document, plan);
      });
      if (plan) planner.done(id, entry.slot, document, plan);
      return entry;
    } catch (error) {
      // A disk too full for a whole copy may have room for a record.
      const canShrink = canAppendInstead(plan) && toStorageError(error).fault === 'full';
      if (canShrink) return save(id, document, owner, seize, true);
      throw error;
    }
  }

  async function mustFind(tx: VaultTransaction, id: MatchId): Promise<StoredEntry> {
    const entry = await tx.entry(id);
    if (!entry) throw new StorageError('missing');
    return entry;
  }

  const purge = (ids: readonly MatchId[]): Promise<void> =>
    write(told('listed', ids), async (tx) => {
      for (const id of ids) await tx.remove(id);
    });

  function prepare(document: Document, origin: 'copy' | 'import' | 'new'): PreparedMatch {
    const fresh = { id: newId(), owner: '', origin, created: now() };
    // A new match uses the dice of its seed.
    const fork: Fork | null = origin === 'new' ? null : { salt: newSalt(), cause: origin };
    const forked = fork ? forkDocument(document, fork) : document;
    return { fresh, document: forked, fork: forked === document ? null : fork };
  }

  const putFirst = ({ fresh, document }: PreparedMatch): Promise<StoredEntry> =>
    write(told('listed', [fresh.id]), (tx) => put(tx, null, fresh, document, wholeCopy(document)));

  return {
    prepare,
    putFirst,
    list: () => read((tx) => tx.entries()),
    libraryHead: (most) =>
      read(async (tx) => {
        // All requests at once: one way to the disk and back instead of eight.
        const [all, live, finished, damaged, newest, [last], binned, inBin] = await Promise.all([
          tx.countListed(),
          tx.countListed('live'),
          tx.countListed('finished'),
          tx.countListed('damaged'),
          tx.newest(most),
          tx.newest(1, 'live'),
          tx.binned(most),
          tx.countBin(),
        ]);
        return { counts: { all, live, finished, damaged }, newest, live: last ?? null, binned, inBin };
      }),
    entries: (ids) =>
      read(async (tx) => {
        const found: StoredEntry[] = [];
        for (const id of ids) {
          const entry = await tx.entry(id);
          if (entry) found.push(entry);
        }
        return found;
      }),
    position: (id) => read(async (tx) => (await tx.position(id)) ?? null),
    async add(document, origin) {
      const prepared = prepare(document, origin);
      const entry = await putFirst(prepared);
      return { entry, text: prepared.document.text, fork: prepared.fork };
    },
    find: (id) => read((tx) => findIn(tx, id)),
    claim: (id, owner) =>
      write(told('claimed', [id], owner), async (tx) => {
        const found = await findIn(tx, id);
        if (!found) return null;
        // Both copies are written again completely, no matter what happened to them.
        planner.forget(id);
        // The next write goes to the other slot, not over the only sound copy.
        const slot = found.good[0]?.slot ?? found.entry.slot;
        const entry = { ...found.entry, owner, slot };
        await tx.putEntry(entry);
        return { ...found, entry };
      }),
    save: (id, document, owner, seize = false) => save(id, document, owner, seize),
    setAbout: (id, change, by) =>
      write(told('about', [id], by), async (tx) => {
        const before = await mustFind(tx, id);
        const entry = { ...before, about: change(before.about) };
        await tx.putEntry(entry);
        return entry;
      }),
    setStatus: (id, status) =>
      write(told('listed', [id]), async (tx) => tx.putEntry({ ...(await mustFind(tx, id)), status })),
    duplicate: (id, change = {}) =>
      write<StoredEntry>(
        (entry) => ({ kind: 'listed', ids: [entry.id], by: '' }),
        async (tx) => {
          const found = await findIn(tx, id);
          const source = found?.good[0] ?? found?.damaged[0];
          if (!found || !source) throw new StorageError('missing');
          const at = now();
          const position = await tx.position(id);
          const summary = { ...found.entry, ...change, position };
          const document = { text: source.text, summary, about: summary.about };
          const isSoundCopy = found.good.includes(source);
          // A copy with a wrong checksum stays damaged and cannot be played from.
          const forked = isSoundCopy ? forkDocument(document, { salt: newSalt(), cause: 'copy' }) : document;
          const { text } = forked;
          const { position: _position, ...told } = forked.summary;
          const checksum = isSoundCopy ? sha256(text) : source.sha256;
          const entry = asListed({
            ...found.entry,
            ...change,
            ...told,
            bytes: bytesOf(text),
            id: newId(),
            origin: 'copy',
            created: at,
            updated: at,
            deletedAt: null,
            owner: '',
            slot: 0,
            serial: 1,
            ends: [checksum, null],
          });
          await tx.putCopy({ ...source, text, sha256: checksum, id: entry.id, slot: 0, serial: 1 });
          await tx.putPosition(entry.id, position);
          await tx.putEntry(entry);
          return entry;
        },
      ),
    bin: (ids, at) =>
      write(told('listed', ids), async (tx) => {
        for (const id of ids) {
          const entry = await tx.entry(id);
          if (entry) await tx.putEntry(asListed({ ...entry, deletedAt: at }));
        }
      }),
    purge,
    async purgeBinned(before) {
      const ids = await read((tx) => tx.binnedBefore(before));
      if (ids.length > 0) await purge(ids);
    },
    listen: (listener) => channel.listen(listener),
  };
}
