/** Shared by the stores of the running app: this browser's storage, clock and chance, and the games of this build. */
import { findGame, openDefinition } from '../games/shelf.ts';
import type { Line } from '../engine/kernel/types.ts';
import { ImportError } from './saves/import-error.ts';
import type { LoadGame } from './saves/read-match.ts';
import { createSaveReader } from './saves/save-reader.ts';
import { randomSeed } from './seed.ts';
import { createStorageQuota } from './storage-quota.ts';
import { createArchive } from './vault/archive.ts';
import { createChannel } from './vault/channel.ts';
import { holdUnwritten, keepTrying } from './vault/unwritten-archive.ts';
import { findVault } from './vault/find-vault.ts';
import { lateVault } from './vault/find-vault.ts';

declare const __BUILD__: string;

export const build = typeof __BUILD__ === 'undefined' ? 'local' : __BUILD__;
export const now = (): number => Date.now();
export const browser = typeof navigator === 'undefined' ? undefined : navigator;

/** 128 random bits; `crypto.randomUUID` is missing on pages that are not served securely. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Path of the datum in a pack that does not fit; null for any other error. */
function placeInPack(error: unknown): string | null {
  if (!(error instanceof Error) || !('line' in error)) return null;
  const { params } = error.line as Line;
  return String(params?.['path'] ?? '-');
}

export const loadGame: LoadGame = async (id, packFile, digest) => {
  const game = findGame(id);
  if (!game) return null;
  try {
    return await openDefinition(game, packFile, digest);
  } catch (error) {
    const path = placeInPack(error);
    if (path !== null) throw new ImportError('app.import.pack', { path });
    throw new ImportError('app.import.unavailable', { game: id });
  }
};

export const reader = createSaveReader(loadGame);

export const onFault = (error: unknown): void => console.error(error);

const RETRY_MS = 10_000;

/** If the disk has not answered after this many ms, the page continues and says so. */
export const SILENT_MS = 4000;

const vault = findVault();
export const archive = holdUnwritten(
  createArchive({ vault: lateVault(vault), channel: createChannel(), now, newId, newSalt: randomSeed }),
  now,
  SILENT_MS,
);
keepTrying(archive, RETRY_MS);
export const quota = createStorageQuota(
  browser?.storage,
  vault.then(({ keeps }) => keeps),
  SILENT_MS,
);
