/** All sizes of a board's picture are stored once it is on the table. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheWidths } from '../../../src/ui/board/picture/widths.ts';

const EDITIONS = [
  { href: '/assets/ground-1.webp', width: 980 },
  { href: '/assets/ground-2.webp', width: 1960 },
];
let kept: Set<string>;

/** A store as browsers have it, whose `add` may fail. */
function stub({ saveData = false, offline = false } = {}): void {
  kept = new Set();
  const add = (href: string) => {
    if (offline) return Promise.reject(new TypeError('no network'));
    kept.add(href);
    return Promise.resolve();
  };
  const match = (href: string) => Promise.resolve(kept.has(href) ? {} : undefined);
  vi.stubGlobal('caches', { open: () => Promise.resolve({ add, match }) });
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores every size, each once', async () => {
  stub();
  cacheWidths(EDITIONS);
  await vi.runAllTimersAsync();
  cacheWidths(EDITIONS);
  await vi.runAllTimersAsync();
  expect([...kept]).toEqual(EDITIONS.map(({ href }) => href));
});

it('stores nothing where data is saved', async () => {
  stub({ saveData: true });
  cacheWidths(EDITIONS);
  await vi.runAllTimersAsync();
  expect(kept.size).toBe(0);
});

it('does without what it cannot fetch, and without a store', async () => {
  stub({ offline: true });
  cacheWidths(EDITIONS);
  await vi.runAllTimersAsync();
  expect(kept.size).toBe(0);
  vi.stubGlobal('caches', undefined);
  expect(() => cacheWidths(EDITIONS)).not.toThrow();
});
