/** Reviews of matches on this device. A lost one can be computed again. */
import type { ReviewStorage } from '../lab/review/store.ts';
import type { Review } from '../lab/review/types.ts';
import { openDatabase } from './storage/database.ts';
import { only } from './storage/types.ts';

const MAX_REVIEWS = 100;

interface ReviewTables {
  readonly reviews: { readonly match: string; readonly review: Review };
}

export function createReviewStorage(): ReviewStorage {
  const { transact } = openDatabase<ReviewTables>({
    ...{ name: 'fronts-reviews', version: 1, tables: { reviews: { key: 'match' } } },
  });
  return {
    find: async (match) => (await transact('readonly', ({ reviews }) => reviews.get(match)))?.review ?? null,
    put: (match, review) =>
      transact('readwrite', async ({ reviews }) => {
        await reviews.put({ match, review });
        const keys = await reviews.keys();
        const other = keys.find((key) => key !== match);
        if (keys.length > MAX_REVIEWS && other !== undefined) await reviews.remove(only(other));
      }),
  };
}
