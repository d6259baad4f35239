/** Boards side by side: one leads, even if its handle changes, and a late one takes over the leader's position. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MapHandle } from '../../../src/ui/board/map-viewport.tsx';
import { linkMaps } from '../../../src/ui/what-if/linked-maps.ts';

type View = Parameters<MapHandle['copy']>[0];

/** A map with a new handle at each request, as a component makes it. */
function makeMap({ isReady = true } = {}) {
  const heeds = new Set<(view: View) => void>();
  const shown: View[] = [];
  const map = { isReady, shown, draw: (view: View) => heeds.forEach((heed) => heed(view)) };
  const ref = {
    get current() {
      return {
        follow: (heed: (view: View) => void) => {
          heeds.add(heed);
          return () => void heeds.delete(heed);
        },
        copy: (view: View) => {
          if (map.isReady) shown.push(view);
          return map.isReady;
        },
      } as unknown as MapHandle;
    },
  };
  return { ...map, ref, wake: () => void (map.isReady = true), isHeeded: () => heeds.size > 0 };
}

const NEAR = { x: 1, y: 2, k: 3 };
const FAR = { x: 0, y: 0, k: 1 };

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

it('shows what the leading map shows, and leads from where the pointer is', () => {
  const maps = linkMaps();
  const [a, b] = [makeMap(), makeMap()];
  maps.join(a.ref, true);
  maps.join(b.ref, false);
  a.draw(NEAR);
  expect(b.shown.at(-1)).toEqual(NEAR);
  b.draw(FAR);
  expect(a.shown).toEqual([]);
  maps.lead(b.ref);
  b.draw(FAR);
  expect(a.shown).toEqual([FAR]);
});

it('brings a map that is measured late to where the others are', () => {
  const maps = linkMaps();
  const [a, b] = [makeMap(), makeMap({ isReady: false })];
  maps.join(a.ref, true);
  a.draw(NEAR);
  maps.join(b.ref, false);
  for (let frame = 0; frame < 100; frame++) vi.advanceTimersToNextFrame();
  expect(b.shown).toEqual([]);
  b.wake();
  vi.advanceTimersToNextFrame();
  expect(b.shown.at(-1)).toEqual(NEAR);
});

it('leaves with its last map', () => {
  const maps = linkMaps();
  const [a, b] = [makeMap(), makeMap()];
  const leave = maps.join(a.ref, true);
  maps.join(b.ref, false);
  leave();
  expect(a.isHeeded()).toBe(false);
  b.draw(FAR);
  expect(a.shown).toEqual([]);
});
