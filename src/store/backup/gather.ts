import { writeGames } from '../../lab/experiment/games-file.ts';
import type { ExperimentStorage } from '../../lab/experiment/store.ts';
import type { LibraryEntry } from '../library-types.ts';
import type { PackStorage } from '../pack-storage.ts';
import type { PositionStorage } from '../position-storage.ts';
import { countItems, writeBackup, type BackupCounts, type BackupItem, type BackupKind } from './backup-file.ts';

export interface BackupSources {
  readonly matches: () => Promise<readonly Pick<LibraryEntry, 'id' | 'about'>[]>;
  /** Null where the match was deleted meanwhile. */
  readonly matchText: (id: string) => Promise<string | null>;
  readonly positions: Pick<PositionStorage, 'list'>;
  readonly packs: Pick<PackStorage, 'list'>;
  readonly experiments: Pick<ExperimentStorage, 'list' | 'find'>;
  readonly build: string;
}

interface PendingItem {
  readonly kind: BackupKind;
  readonly name: string;
  readonly text: () => Promise<string | null>;
}

export interface MadeBackup {
  readonly blob: Blob;
  readonly counts: BackupCounts;
}

/** `onStep`: items written, of how many. Rejects where the device cannot be read. */
export async function makeBackup(
  sources: BackupSources,
  onStep: (done: number, total: number) => void,
): Promise<MadeBackup> {
  const awaited = await listThings(sources);
  const counts = countItems(awaited);
  async function* items(): AsyncGenerator<BackupItem> {
    for (const [done, { kind, name, text }] of awaited.entries()) {
      onStep(done, awaited.length);
      const found = await text();
      if (found !== null) yield { kind, name: name.slice(0, 200), text: found };
    }
    onStep(awaited.length, awaited.length);
  }
  return { blob: await writeBackup({ build: sources.build, counts }, items()), counts };
}

async function listThings({
  matches,
  matchText,
  positions,
  packs,
  experiments,
}: BackupSources): Promise<readonly PendingItem[]> {
  const [played, own, data, measured] = await Promise.all([
    ...([matches(), positions.list(), packs.list(), experiments.list()] as const),
  ]);
  const known = (text: string) => () => Promise.resolve(text);
  return [
    // Packs first: a scenario or an experiment may be of one.
    ...data.map(({ file }): PendingItem => ({ kind: 'pack', name: file.name, text: known(JSON.stringify(file)) })),
    ...own.map(({ kind, name, text }): PendingItem => ({ kind, name, text: known(text) })),
    ...measured.map(({ id }): PendingItem => ({
      ...{ kind: 'experiment', name: '' },
      text: async () => {
        const found = await experiments.find(id);
        return found && writeGames({ experiment: found.head.experiment, rows: found.rows });
      },
    })),
    ...played.map(({ id, about }): PendingItem => ({ kind: 'match', name: about.name, text: () => matchText(id) })),
  ];
}
