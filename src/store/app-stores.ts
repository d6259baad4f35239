/** The stores of the running app, wired to this browser. Everything else is made by factories and tested without it. */
import { findGame } from '../games/shelf.ts';
import { beginUse, watchIdleness, whenIntended } from './intent.ts';
import { createLibraryStore } from './library-store.ts';
import { createMatchStore } from './match/match-store.ts';
import { createOfflineStore, startOffline } from './offline.ts';
import { prefsStore } from './prefs-store.ts';
import { ImportError } from './saves/import-error.ts';
import type { LoadGame } from './saves/read-match.ts';
import { createSaveReader } from './saves/save-reader.ts';
import { randomSeed } from './seed.ts';
import { createStorageQuota } from './storage-quota.ts';
import { createArchive } from './vault/archive.ts';
import { createChannel } from './vault/channel.ts';
import { holdUnwritten, keepTrying } from './vault/unwritten-archive.ts';
import { findDiskVault } from './vault/indexed-db.ts';
import { lateVault } from './vault/late.ts';
import { createMemoryVault } from './vault/memory.ts';
import { MATCH_LOCK } from './vault/tab-lock.ts';

declare const __BUILD__: string;

const build = typeof __BUILD__ === 'undefined' ? 'local' : __BUILD__;
const now = (): number => Date.now();
const browser = typeof navigator === 'undefined' ? undefined : navigator;

/** 128 random bits; `crypto.randomUUID` is missing on pages that are not served securely. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const loadGame: LoadGame = async (id) => {
  const game = findGame(id);
  if (!game) return null;
  try {
    return await game.definition();
  } catch {
    throw new ImportError('app.import.unavailable', { game: id });
  }
};

const reader = createSaveReader(loadGame);

const onFault = (error: unknown): void => console.error(error);

/** How often writing what could not be written is tried again. */
const RETRY_MS = 10_000;

const vault = findDiskVault().then((found) => found ?? createMemoryVault());
const archive = holdUnwritten(
  createArchive({ vault: lateVault(vault), channel: createChannel(), now, newId, newSalt: randomSeed }),
  now,
);
keepTrying(archive, RETRY_MS);
const quota = createStorageQuota(
  browser?.storage,
  vault.then(({ keeps }) => keeps),
);

export { prefsStore };
export const matchStore = createMatchStore({
  archive,
  quota,
  locks: browser?.locks,
  loadGame,
  reader,
  build,
  writeLimitMs: 4000,
  now,
  newId,
  newSalt: randomSeed,
  defaults: () => {
    const { undo, curtain } = prefsStore.getState();
    return { undo, curtain };
  },
  onFault,
});
export const libraryStore = createLibraryStore({ archive, quota, loadGame, reader, build, now, onFault });
export const offlineStore = createOfflineStore();
export const unwrittenStore = archive.unwritten;
export const retryUnwritten = archive.retry;

/** True where closing the tab now would lose a move or a whole match. */
function wouldLose(): boolean {
  const { status, isBusy, storage } = matchStore.getState();
  return isBusy() || archive.unwritten.getState().length > 0 || (status === 'open' && storage.kind === 'private');
}

/** Each tab with a match on its table holds the match's lock, or waits for it. */
async function isPlayingElsewhere(): Promise<boolean> {
  try {
    const { held = [], pending = [] } = (await browser?.locks.query()) ?? {};
    const tables = [...held, ...pending].filter(({ name }) => name?.startsWith(MATCH_LOCK));
    return tables.length > (matchStore.getState().status === 'open' ? 1 : 0);
  } catch {
    return false;
  }
}

/** Waits for the move that is being written, and retries what could not be written. */
async function isSafe(): Promise<boolean> {
  await matchStore.getState().settled();
  const { status, storage, saveNow } = matchStore.getState();
  if (status === 'open' && storage.unsaved > 0) await saveNow();
  return !wouldLose();
}

/** Called once when the app starts, in the browser only. */
export async function startStores(): Promise<void> {
  window.addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
  void libraryStore.getState().refresh();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const stop = matchStore.subscribe(({ status }) => {
    if (status === 'none') return;
    stop();
    beginUse();
  });
  watchIdleness();
  // All files of the app come with its worker: they wait until somebody means to play.
  await whenIntended();
  const { registerSW } = await import('virtual:pwa-register');
  startOffline(offlineStore, {
    register: registerSW,
    isPlaying: () => matchStore.getState().status !== 'none',
    isPlayingElsewhere,
    isSafe,
    reload: () => window.location.reload(),
  });
}
