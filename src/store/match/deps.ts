import type { Orders } from '../../engine/kernel/types.ts';
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
  readonly reader: SaveReader;
  readonly build: string;
  /** A move is shown after this many ms although the disk has not answered. */
  readonly writeLimitMs: number;
  readonly now: () => number;
  readonly newId: () => string;
  /** Unpredictable text for forks. */
  readonly newSalt: () => string;
  readonly defaults: () => Pick<MatchAbout, 'undo' | 'curtain'>;
  /** Players want to be asked what makes no difference. */
  readonly asksAll: () => boolean;
  /** Looks up the orders that a seat has given in a match. */
  readonly ordersOf: (match: string, seat: string) => Orders;
  readonly onFault: (error: unknown) => void;
}
