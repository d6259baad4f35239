/** Reviews of matches, kept on this device in a database of their own: what is lost with it can be computed again. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ReviewShelf } from '../lab/review/store.ts';
import type { Review } from '../lab/review/types.ts';

interface Schema extends DBSchema {
  reviews: { key: string; value: { readonly match: string; readonly review: Review } };
}

/** How many are kept. */
const MOST = 100;

export function createReviewShelf(name = 'fronts-reviews'): ReviewShelf {
  let db: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () =>
    (db ??= openDB<Schema>(name, 1, {
      upgrade: (made) => void made.createObjectStore('reviews', { keyPath: 'match' }),
      terminated: () => (db = null),
    }));
  return {
    async find(match) {
      return (await (await open()).get('reviews', match))?.review ?? null;
    },
    async keep(match, review) {
      const tx = (await open()).transaction('reviews', 'readwrite');
      await tx.store.put({ match, review });
      const keys = await tx.store.getAllKeys();
      const other = keys.find((key) => key !== match);
      if (keys.length > MOST && other !== undefined) await tx.store.delete(other);
      await tx.done;
    },
  };
}
