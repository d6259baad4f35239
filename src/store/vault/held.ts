import { sha256 } from '../sha256.ts';
import type { MatchId } from '../types.ts';
import { bytesOf, otherSlot, type Archive, type Document, type Found } from './archive.ts';
import { toVaultError, type StoredEntry } from './vault.ts';

export interface HoldingArchive extends Archive {
  /** Matches whose newest state is in this tab only. */
  readonly unwritten: () => readonly MatchId[];
}

interface Held {
  readonly document: Document;
  readonly owner: string;
  readonly at: number;
}

/**
 * An archive that keeps what it could not write, as long as the tab lives: going from a full disk's match to the library
 * and back loses no move. The next write that succeeds makes the kept state superfluous.
 */
export function holdUnwritten(archive: Archive, now: () => number): HoldingArchive {
  const held = new Map<MatchId, Held>();

  /** What is stored, with the held state as its newest copy. */
  function overlay(id: MatchId, { document, owner, at }: Held, found: Found | null): Found {
    const { text, summary, about } = document;
    const before = found?.entry;
    const slot = before ? otherSlot(before.slot) : 0;
    const serial = (before?.serial ?? 0) + 1;
    const entry: StoredEntry = {
      id,
      origin: 'new',
      created: at,
      owner,
      deletedAt: null,
      ...before,
      about: before?.about ?? about,
      ...summary,
      bytes: bytesOf(text),
      updated: at,
      slot,
      serial,
    };
    const copy = { id, slot, serial, text, sha256: sha256(text), savedAt: at };
    return { entry, good: [copy, ...(found?.good ?? [])], damaged: found?.damaged ?? [] };
  }

  async function find(id: MatchId): Promise<Found | null> {
    const kept = held.get(id);
    if (!kept) return archive.find(id);
    return overlay(id, kept, await archive.find(id).catch(() => null));
  }

  return {
    ...archive,
    unwritten: () => [...held.keys()],
    find,
    async claim(id, owner) {
      const kept = held.get(id);
      if (!kept) return archive.claim(id, owner);
      const found = await archive.claim(id, owner).catch(() => archive.find(id).catch(() => null));
      // The slot of the stored entry stays: the held copy is not in the vault.
      return overlay(id, kept, found);
    },
    async list() {
      if (held.size === 0) return archive.list();
      const entries = await archive.list().catch(() => []);
      const founds = [...held].map(([id, kept]) => {
        const entry = entries.find((one) => one.id === id);
        return overlay(id, kept, entry ? { entry, good: [], damaged: [] } : null).entry;
      });
      return [...entries.filter((entry) => !held.has(entry.id)), ...founds];
    },
    async save(id, document, owner, seize) {
      try {
        const entry = await archive.save(id, document, owner, seize);
        held.delete(id);
        return entry;
      } catch (error) {
        // Another tab plays it now: what we hold is not its newest state.
        if (toVaultError(error).fault === 'taken') held.delete(id);
        else held.set(id, { document, owner, at: now() });
        throw error;
      }
    },
    async duplicate(id, change) {
      const kept = held.get(id);
      if (!kept) return archive.duplicate(id, change);
      const { document } = kept;
      return archive.add({ ...document, about: change?.about ?? document.about }, 'copy');
    },
    async purge(ids) {
      await archive.purge(ids);
      ids.forEach((id) => held.delete(id));
    },
  };
}
