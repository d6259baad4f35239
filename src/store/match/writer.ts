import type { MatchId } from '../types.ts';
import type { Document } from '../saves/document.ts';
import type { UnwrittenArchive } from '../vault/unwritten-archive.ts';
import { toStorageError } from '../storage/storage-error.ts';
import type { WriteOutcome, WriteState } from './storage-status.ts';
import { withLimit } from '../saves/slices.ts';

export interface Writer {
  readonly state: WriteState;
  /** `savedAt`: when the match was last written, if ever. What is unwritten stays so. */
  readonly reset: (id: MatchId, savedAt: number | null, owned: boolean) => void;
  /** Waits for the write, up to the limit. Never rejects, even where `make` throws. */
  readonly write: (id: MatchId, make: () => Document) => Promise<WriteOutcome>;
}

export interface WriterDeps {
  readonly archive: UnwrittenArchive;
  readonly owner: string;
  readonly limitMs: number;
  /** The writer calls this when a write ends, in time or late. */
  readonly onSettled: (outcome: WriteOutcome) => void;
}

export function createWriter({ archive, owner, limitMs, onSettled }: WriterDeps): Writer {
  let match: MatchId | null = null;
  let last: WriteOutcome | null = null;
  let savedAt: number | null = null;
  let owned = false;
  // Writes are numbered: a late result must not be taken for that of a later write, nor of another match.
  let begun = 0;
  let ended = 0;

  const unwritten = () => archive.unwritten.getState().find(({ id }) => id === match);

  function settle(attempt: number, outcome: WriteOutcome): void {
    if (attempt <= ended) return;
    ended = attempt;
    last = outcome;
    if (outcome === 'saved') {
      savedAt = match === null ? null : archive.writtenAt(match);
      owned = true;
    }
    onSettled(outcome);
  }

  // The unwritten state has reached the disk by another attempt.
  archive.unwritten.subscribe(() => {
    const at = match === null ? null : archive.writtenAt(match);
    if (at !== null && at !== savedAt && !unwritten()) settle(++begun, 'saved');
  });

  async function attemptWrite(id: MatchId, make: () => Document): Promise<WriteOutcome> {
    try {
      await archive.save(id, make(), owner, !owned);
      return 'saved';
    } catch (error) {
      const { fault } = toStorageError(error);
      return fault === 'full' || fault === 'taken' ? fault : 'failed';
    }
  }

  return {
    get state(): WriteState {
      return { last, savedAt, unsaved: unwritten()?.changes ?? 0 };
    },
    reset(id, at, isOwned) {
      match = id;
      const kept = unwritten();
      last = kept?.fault ?? null;
      savedAt = kept ? archive.writtenAt(id) : at;
      owned = isOwned;
      ended = begun;
    },
    async write(id, make) {
      const attempt = ++begun;
      const answer = attemptWrite(id, make).then((outcome) => {
        settle(attempt, outcome);
        return outcome;
      });
      // After a disk that did not answer, the wait is shorter.
      const outcome = await withLimit(answer, last === 'late' ? limitMs / 10 : limitMs);
      if (outcome === 'late') {
        archive.holdLate(id);
        last = 'late';
        onSettled('late');
      }
      return outcome;
    },
  };
}
