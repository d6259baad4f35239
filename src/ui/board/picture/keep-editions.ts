import type { Edition } from './drawing.ts';

/** Where the service worker looks for the pictures of boards (`vite.config.ts`). */
const STORE = 'boards';

/** The part of `navigator.connection` that is read; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
}
const savesData = ({ connection }: Navigator & { readonly connection?: Connection } = navigator): boolean =>
  connection?.saveData === true;

/**
 * Stores all sizes of a picture for use without a network, once the page is at rest: a worker that was registered in this
 * visit has seen none of them fetched. Nothing is stored where the browser is told to save data, or has no store.
 */
export function keepEditions(editions: readonly Edition[]): void {
  if (typeof caches === 'undefined' || typeof requestIdleCallback !== 'function' || savesData()) return;
  requestIdleCallback(() => void store(editions));
}

async function store(editions: readonly Edition[]): Promise<void> {
  try {
    const kept = await caches.open(STORE);
    for (const { href } of editions) if (!(await kept.match(href))) await kept.add(href);
  } catch {
    // Without room or a network the smaller picture that was painted has to do.
  }
}
