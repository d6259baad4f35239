import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRow } from '../../src/lab/experiment/row.ts';
import type { ExperimentHead } from '../../src/lab/experiment/store.ts';
import type { Review } from '../../src/lab/review/types.ts';
import { createExperimentStorage } from '../../src/store/experiment-storage.ts';
import { createPackStorage, type StoredPack } from '../../src/store/pack-storage.ts';
import { createReviewStorage } from '../../src/store/review-storage.ts';

/** Fills a database as version 1.0.0 of the app made it. */
const fill = (name: string, make: (db: IDBDatabase) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => make(request.result);
    request.onerror = () => reject(new Error('not opened'));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

const pack = { key: 'g p', handedOn: 0, past: [], updated: 3 } as unknown as StoredPack;
const position = { id: 'a', game: 'g', kind: 'draft', name: '', updated: 1, isSound: true, text: '{}' };
const review = { digest: 'd' } as Review;
const head = { id: 'e', updated: 1, isPaused: true } as ExperimentHead;
const row = (pair: number) => ({ pair, variant: 0 }) as GameRow;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

describe('what an earlier build has stored', () => {
  it('is found: packs, positions, reviews and experiments', async () => {
    await fill('fronts-packs', (db) => void db.createObjectStore('packs', { keyPath: 'key' }).put(pack));
    await fill('fronts-positions', (db) => {
      const store = db.createObjectStore('positions', { keyPath: 'id' });
      store.put(position);
      store.put({ ...position, id: 'b', updated: 2 });
    });
    await fill('fronts-reviews', (db) => {
      db.createObjectStore('reviews', { keyPath: 'match' }).put({ match: 'm', review });
    });
    await fill('fronts-experiments', (db) => {
      db.createObjectStore('heads', { keyPath: 'id' }).put(head);
      const games = db.createObjectStore('games', { autoIncrement: true });
      games.createIndex('experiment', 'experiment');
      games.add({ experiment: 'e', rows: [row(0)] });
      games.add({ experiment: 'other', rows: [row(7)] });
    });

    expect(await createPackStorage().list()).toEqual([pack]);
    vi.resetModules();
    const { positionStorage } = await import('../../src/store/position-storage.ts');
    expect((await positionStorage.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await createReviewStorage().find('m')).toEqual(review);
    const experiments = createExperimentStorage();
    expect(await experiments.find('e')).toEqual({ head, rows: [row(0)] });
    await experiments.put(head, [row(0), row(1)]);
    expect((await experiments.find('e'))?.rows).toEqual([row(0), row(1)]);
    await experiments.remove('e');
    expect(await experiments.list()).toEqual([]);
    expect(await experiments.find('e')).toBeNull();
  });
});

describe('a browser without IndexedDB', () => {
  it('keeps experiments, packs and reviews until the tab is closed', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const packs = createPackStorage();
    await packs.put(pack);
    expect([packs.keeps, await packs.list()]).toEqual(['tab', [pack]]);
    await packs.remove(pack.key);
    expect(await packs.list()).toEqual([]);
    const experiments = createExperimentStorage();
    await experiments.put(head, [row(0)]);
    await experiments.put({ ...head, updated: 2 }, [row(0), row(1)]);
    await experiments.put({ ...head, id: 'f', updated: 9 }, []);
    expect((await experiments.list()).map(({ id }) => id)).toEqual(['f', 'e']);
    expect((await experiments.find('e'))?.rows).toEqual([row(0), row(1)]);
    const reviews = createReviewStorage();
    for (let n = 0; n < 120; n++) await reviews.put(`m${n}`, review);
    expect([await reviews.find('m0'), await reviews.find('m119')]).toEqual([null, review]);
  });
});
