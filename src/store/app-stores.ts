/** The stores that the start screen needs, wired to this browser; factories build all others, and tests use those. */
import { archive, browser, build, loadGame, now, onFault, quota, reader, SILENT_MS } from './app-world.ts';
import { findStorage } from './browser-storage.ts';
import { watchIdleness, whenIntended } from './intent.ts';
import { createLastGame } from './last-game.ts';
import { createLastSetup } from './last-setup.ts';
import { createLibraryStore } from './library-store.ts';
import { createOfflineStore, startOffline } from './offline.ts';
import { prefsStore } from './prefs-store.ts';
import { randomSeed } from './seed.ts';
import { readTabMatch } from './tab-match.ts';
import { MATCH_LOCK } from './vault/tab-lock.ts';

export { prefsStore };
export const libraryStore = createLibraryStore({
  archive,
  quota,
  loadGame,
  reader,
  build,
  now,
  onFault,
  silentMs: SILENT_MS,
  newSalt: randomSeed,
});
export const lastGame = createLastGame(findStorage());
export const lastSetup = createLastSetup(findStorage());
export const offlineStore = createOfflineStore();
export const unwrittenStore = archive.unwritten;
export const retryUnwritten = archive.retry;

function wouldLose(): boolean {
  if (archive.unwritten.getState().length > 0) return true;
  const match = readTabMatch();
  return match !== null && (match.isBusy() || (match.status === 'open' && match.storage.kind === 'private'));
}

/** Each tab with a match on its table holds the match's lock, or waits for it. */
async function isPlayingElsewhere(): Promise<boolean> {
  try {
    const { held = [], pending = [] } = (await browser?.locks.query()) ?? {};
    const tables = [...held, ...pending].filter(({ name }) => name?.startsWith(MATCH_LOCK));
    return tables.length > (readTabMatch()?.status === 'open' ? 1 : 0);
  } catch {
    return false;
  }
}

/** Waits for the move that is being written, and retries what could not be written. */
async function isSafe(): Promise<boolean> {
  await readTabMatch()?.settled();
  const match = readTabMatch();
  if (match?.status === 'open' && match.storage.unsaved > 0) await match.saveNow();
  return !wouldLose();
}

/** The app calls this once when it starts, in the browser only. */
export async function startStores(): Promise<void> {
  window.addEventListener('beforeunload', (event) => {
    if (wouldLose()) event.preventDefault();
  });
  libraryStore.subscribe(({ ready, latest }, before) => {
    if (ready && latest !== before.latest) lastGame.keep(latest?.game ?? null);
  });
  void libraryStore.getState().refresh();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  watchIdleness();
  // The worker downloads all files of the app, so it waits until a person wants to play.
  await whenIntended();
  const { registerSW } = await import('virtual:pwa-register');
  startOffline(offlineStore, {
    register: registerSW,
    isPlaying: () => (readTabMatch()?.status ?? 'none') !== 'none',
    isPlayingElsewhere,
    isSafe,
    reload: () => window.location.reload(),
  });
}
