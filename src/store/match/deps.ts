import type { LoadGame } from '../saves/read-match.ts';
import type { SaveReader } from '../saves/save-reader.ts';
import type { QuotaStore } from '../storage-quota.ts';
import type { MatchAbout } from '../types.ts';
import type { UnwrittenArchive } from '../vault/unwritten-archive.ts';
import type { Locks } from '../vault/tab-lock.ts';

/** The world outside the open match, so that tests can replace it. */
export interface MatchDeps {
  readonly archive: UnwrittenArchive;
  readonly quota: QuotaStore;
  readonly locks: Locks | undefined;
  readonly loadGame: LoadGame;
  /** The reader that the library hands its imports to. */
  readonly reader: SaveReader;
  /** Name of this build, for reports. */
  readonly build: string;
  /** After so many ms a move is shown although the disk has not answered. */
  readonly writeLimitMs: number;
  readonly now: () => number;
  readonly newId: () => string;
  /** Unpredictable text; a fork of the match draws its chance from it. */
  readonly newSalt: () => string;
  /** What a new match starts with. */
  readonly defaults: () => Pick<MatchAbout, 'undo' | 'curtain'>;
  /** An exception of the engine, for the console. */
  readonly onFault: (error: unknown) => void;
}
