import { afterPaint } from '../../play/after-paint.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import type { Prefs } from '../../store/types.ts';
import { fetchSounds } from './fetch-sounds.ts';
import { createSoundEngine } from './sound-engine.ts';
import type { SoundEngine } from './sound-engine.ts';
import file from './sounds.bin?url';
import index from './sounds.json';

const VOLUMES: Readonly<Record<Prefs['volume'], number>> = { low: 0.5, middle: 1, high: 2 };

let tables = 0;

/** A match is on the table until the returned function is called; lessons and other screens are silent. */
export function sitDown(): () => void {
  tables++;
  return () => {
    tables--;
    tableSound.hush();
  };
}

/**
 * Asking which devices there are makes the browser start its sound beside the page; the first context would wait for that
 * and stop the page meanwhile, 300 to 900 ms. The answer itself is not looked at, and nobody is asked for a permission.
 */
async function startSystem(): Promise<void> {
  // Browsers have no such list on pages that came over plain HTTP.
  await navigator.mediaDevices?.enumerateDevices().catch(() => []);
}

/** The sounds of this tab, as loud as its players set them; none while it lies behind another. */
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
