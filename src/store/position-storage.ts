/** The player's positions on this device: drafts, and scenarios under their names. */
import type { Line } from '../engine/kernel/types.ts';
import { openRecords } from './storage/database.ts';

export interface StoredPosition {
  readonly id: string;
  readonly game: string;
  readonly kind: 'draft' | 'scenario';
  /** A draft may have an empty name. */
  readonly name: string;
  /** In ms since 1970. */
  readonly updated: number;
  /** A draft has the scenario it was made from, and the number of changes since. */
  readonly of?: string | undefined;
  readonly changes?: number | undefined;
  /** The origin of the position, and the steps of undo and redo (`lab/positions/history.ts`). */
  readonly from?: Line | undefined;
  readonly history?: string | undefined;
  readonly isSound: boolean;
  readonly text: string;
}

export interface PositionStorage {
  /** The last changed first. */
  list(): Promise<readonly StoredPosition[]>;
  find(id: string): Promise<StoredPosition | null>;
  put(position: StoredPosition): Promise<void>;
  remove(id: string): Promise<void>;
  /** After each change in this tab. */
  subscribe(heed: () => void): () => void;
}

function createPositionStorage(): PositionStorage {
  const records = openRecords<'positions', StoredPosition>('fronts-positions', 'positions', {
    positions: { key: 'id' },
  });
  const listeners = new Set<() => void>();
  async function tell(written: Promise<void>): Promise<void> {
    await written;
    for (const listener of listeners) listener();
  }
  return {
    list: async () => (await records.list()).toSorted((a, b) => b.updated - a.updated),
    find: records.find,
    put: (position) => tell(records.put(position)),
    remove: (id) => tell(records.remove(id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const positionStorage = createPositionStorage();

/** The last changed first. */
export const listDrafts = async (game: string): Promise<readonly StoredPosition[]> =>
  (await positionStorage.list()).filter((one) => one.game === game && one.kind === 'draft');
