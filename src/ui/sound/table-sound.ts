import { afterPaint } from '../../play/after-paint.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import type { Prefs } from '../../store/types.ts';
import { createSoundEngine, type SoundEngine } from './sound-engine.ts';
import file from './sounds.mp3?url';
import index from './sounds.json';

const VOLUMES: Readonly<Record<Prefs['volume'], number>> = { low: 0.5, middle: 1, high: 2 };

/** The cache for use offline; the service worker stores only what every visit needs. */
const KEPT = 'sounds';

const openKept = async (): Promise<Cache | null> =>
  typeof caches === 'undefined' ? null : caches.open(KEPT).catch(() => null);

async function store(kept: Cache, url: string, answer: Response): Promise<void> {
  for (const old of await kept.keys()) await kept.delete(old);
  await kept.put(url, answer);
}

export async function fetchSounds(url: string): Promise<ArrayBuffer> {
  const kept = await openKept();
  const known = await kept?.match(url);
  if (known) return known.arrayBuffer();
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`sounds: ${answer.status}`);
  if (kept) await store(kept, url, answer.clone()).catch(() => undefined);
  return answer.arrayBuffer();
}

let tables = 0;

/** Lets the table be heard until the returned function is called; lessons and other screens are silent. */
export function sitDown(): () => void {
  tables++;
  return () => {
    tables--;
    tableSound.hush();
  };
}

/**
 * Listing the devices makes the browser start its audio in the background; otherwise the first context would block the page
 * for it, 300 to 900 ms. The list is not used, and no permission is asked for.
 */
async function startSystem(): Promise<void> {
  // Missing on pages served over plain HTTP.
  await navigator.mediaDevices?.enumerateDevices().catch(() => []);
}

export const tableSound: SoundEngine = createSoundEngine({
  index,
  createContext: () => (typeof AudioContext === 'undefined' ? null : new AudioContext()),
  later: (then) => void afterPaint(() => void startSystem().then(then)),
  fetchFile: () => fetchSounds(file),
  volume() {
    const { sound, volume } = prefsStore.getState();
    return sound && tables > 0 && !document.hidden ? VOLUMES[volume] : 0;
  },
});
