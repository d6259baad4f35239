import type { MatchId } from '../types.ts';
import type { Archive, Document } from '../vault/archive.ts';
import { toVaultError } from '../vault/vault.ts';
import type { WriteOutcome, WriteState } from './storage-status.ts';

export interface Writer {
  readonly state: WriteState;
  /** Starts afresh for another match; `savedAt` is when it was written last, if it was. */
  readonly reset: (savedAt: number | null, owned: boolean) => void;
  /** Writes, and waits for the end of it, but no longer than the limit. Never rejects, also where `make` throws. */
  readonly write: (id: MatchId, make: () => Document) => Promise<WriteOutcome>;
}

export interface WriterDeps {
  readonly archive: Archive;
  readonly owner: string;
  /** After so many ms the move is shown although the disk has not answered. */
  readonly limitMs: number;
  readonly now: () => number;
  /** A write has ended, in time or late. */
  readonly onSettled: (outcome: WriteOutcome) => void;
}

/** The autosave of the open match. */
export function createWriter({ archive, owner, limitMs, now, onSettled }: WriterDeps): Writer {
  let last: WriteOutcome | null = null;
  let savedAt: number | null = null;
  let owned = false;
  // Writes are numbered: one that ends late must not speak for its successors, nor for another match.
  let begun = 0;
  let saved = 0;
  let ended = 0;

  function settle(attempt: number, outcome: WriteOutcome): void {
    if (attempt <= ended) return;
    ended = attempt;
    last = outcome;
    if (outcome === 'saved') {
      saved = attempt;
      savedAt = now();
      owned = true;
    }
    onSettled(outcome);
  }

  async function attemptWrite(id: MatchId, make: () => Document): Promise<WriteOutcome> {
    try {
      await archive.save(id, make(), owner, !owned);
      return 'saved';
    } catch (error) {
      const { fault } = toVaultError(error);
      return fault === 'full' || fault === 'taken' ? fault : 'failed';
    }
  }

  return {
    get state(): WriteState {
      return { last, savedAt, unsaved: begun - saved };
    },
    reset(at, isOwned) {
      last = null;
      savedAt = at;
      owned = isOwned;
      saved = ended = begun;
    },
    async write(id, make) {
      const attempt = ++begun;
      const answer = attemptWrite(id, make).then((outcome) => {
        settle(attempt, outcome);
        return outcome;
      });
      // A disk that did not answer last time is not waited for that long again.
      const outcome = await withLimit(answer, last === 'late' ? limitMs / 10 : limitMs);
      if (outcome === 'late') {
        last = 'late';
        onSettled('late');
      }
      return outcome;
    },
  };
}

async function withLimit(answer: Promise<WriteOutcome>, ms: number): Promise<WriteOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
