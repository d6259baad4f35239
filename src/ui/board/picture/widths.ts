import type { ImageWidth } from './drawing.ts';

export const imageWidths = (addresses: readonly string[], widths: readonly number[]): readonly ImageWidth[] =>
  addresses.map((href, i) => ({ href, width: widths[i] ?? 0 }));

/** The service worker reads this cache (`vite.config.ts`). */
const CACHE = 'boards';

/** `navigator.connection`, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
}
const savesData = ({ connection }: Navigator & { readonly connection?: Connection } = navigator): boolean =>
  connection?.saveData === true;

/**
 * Stores all sizes of a picture for offline use when the page is idle: a service worker registered in this visit has not seen
 * them fetched. Does nothing if the browser is told to save data or has no cache.
 */
export function cacheWidths(widths: readonly ImageWidth[]): void {
  if (typeof caches === 'undefined' || typeof requestIdleCallback !== 'function' || savesData()) return;
  requestIdleCallback(() => void store(widths));
}

async function store(widths: readonly ImageWidth[]): Promise<void> {
  try {
    const kept = await caches.open(CACHE);
    for (const { href } of widths) if (!(await kept.match(href))) await kept.add(href);
  } catch {
    // There is no space or no network: the size that was painted has to do.
  }
}
