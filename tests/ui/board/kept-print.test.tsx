/** The bitmaps of a board stay for its next appearance and are never blank in between. */
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MapLayer, PrintContext, PrintedMap } from '../../../src/ui/board/map-layer.tsx';
import { createBitmapCache, type BitmapCache, type ViewSource } from '../../../src/ui/board/picture/bitmap-cache.ts';
import { forgetPrint } from '../../../src/ui/board/picture/kept-print.ts';
import type { PainterClient } from '../../../src/ui/board/picture/painter-client.ts';

const BOARD = { width: 1000, height: 500 };
const FITTED: ViewSource = viewAt(0.5);
const NEAR: ViewSource = viewAt(2);

function viewAt(k: number): ViewSource {
  const view = { x: 0, y: 0, k };
  const none = () => () => undefined;
  return {
    view: () => view,
    settled: () => view,
    box: () => ({ width: 500, height: 250 }),
    onSettle: none,
    onDraw: none,
  };
}

/** Records each bitmap that a canvas gets, in order, and null when it is cleared. */
let given: { readonly canvas: HTMLCanvasElement; readonly bitmap: ImageBitmap | null }[] = [];
let painted = 0;

/** Paints so many pictures and is still at the next. */
const client = (most: number): PainterClient => ({
  keep: () => 1,
  forget: () => undefined,
  paint: ({ crop }) => {
    if (painted >= most) return new Promise(() => undefined);
    painted += 1;
    return Promise.resolve({ width: crop.width, height: crop.height } as ImageBitmap);
  },
  onLate: () => () => undefined,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const transferFromImageBitmap = (bitmap: ImageBitmap | null) => void given.push({ canvas: this, bitmap });
    return { transferFromImageBitmap } as unknown as GPUCanvasContext;
  });
});
afterEach(() => {
  forgetPrint();
  [given, painted] = [[], 0];
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Shown {
  readonly cache: BitmapCache;
  readonly host: HTMLElement;
  readonly leave: () => void;
}

/** A board as it is in its first frame: without a layer. */
function open(name: string | null, source = FITTED, most = Infinity): Shown {
  const cache = createBitmapCache(BOARD, source, client(most));
  const host = document.createElement('div');
  document.body.append(host);
  const detach = cache.attach(host, name);
  return {
    cache,
    host,
    leave() {
      detach();
      host.remove();
    },
  };
}

function takeLayer({ cache, host }: Shown): void {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  cache.take(host, { nodes: [], servers: {}, clips: {} }, { root, read: () => [] });
}

async function printOn(board: Shown): Promise<void> {
  takeLayer(board);
  await vi.advanceTimersByTimeAsync(3000);
}

const seen = ({ host }: Shown) => [...host.querySelectorAll<HTMLCanvasElement>('canvas:not([hidden])')];
const cleared = () => given.filter(({ bitmap }) => bitmap === null);

it('shows nothing until the first picture is painted', async () => {
  const board = open('match');
  expect(board.host.querySelectorAll('canvas')).toHaveLength(2);
  expect(seen(board)).toEqual([]);
  await printOn(board);
  expect(seen(board)).toHaveLength(1);
  board.leave();
});

it('shows in its first frame what the board before it has left, and paints over it without a blank', async () => {
  const first = open('match');
  await printOn(first);
  const [canvas] = seen(first);
  first.leave();
  expect(document.querySelectorAll('canvas')).toHaveLength(0);

  const next = open('match');
  expect(seen(next)).toEqual([canvas]);
  const before = painted;
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen(next)).toEqual([canvas]);
  await printOn(next);
  expect(painted).toBe(before + 1);
  expect(seen(next)).toEqual([canvas]);
  expect(given.filter((one) => one.canvas === canvas)).toHaveLength(2);
  expect(cleared()).toEqual([]);
  next.leave();
});

it('has its first picture painted as it leaves without one', async () => {
  const first = open('match');
  first.cache.readLater(() => takeLayer(first));
  first.leave();
  await vi.advanceTimersByTimeAsync(0);
  const next = open('match');
  expect(seen(next)).toHaveLength(1);
  next.leave();
});

it('keeps the close-up, too, and shows it where it covers the view', async () => {
  const first = open('match', NEAR);
  await printOn(first);
  expect(seen(first)).toHaveLength(2);
  first.leave();
  const same = open('match', NEAR);
  expect(seen(same)).toHaveLength(2);
  same.leave();
  const whole = open('match', FITTED);
  expect(seen(whole)).toHaveLength(1);
  expect(seen(whole)[0]?.style.width).toBe('1000px');
  whole.leave();
});

it('shows a close-up alone if the whole was not painted in time', async () => {
  const first = open('match', NEAR, 1);
  await printOn(first);
  const [close] = seen(first);
  first.leave();
  const whole = open('match', FITTED);
  expect(seen(whole)).toEqual([close]);
  await printOn(whole);
  expect(seen(whole)).toHaveLength(1);
  expect(seen(whole)).not.toEqual([close]);
  whole.leave();
});

it('keeps a picture that is still being painted when the board leaves', async () => {
  const first = open('match');
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  first.cache.take(first.host, { nodes: [], servers: {}, clips: {} }, { root, read: () => [] });
  while (painted === 0) vi.advanceTimersToNextTimer();
  expect(seen(first)).toEqual([]);
  first.leave();
  await vi.advanceTimersByTimeAsync(0);
  const next = open('match');
  expect(seen(next)).toHaveLength(1);
  next.leave();
});

it('leaves a board alone that has no name or another one, and lets go of what nobody can show any more', async () => {
  const first = open('match');
  await printOn(first);
  first.leave();
  const lesson = open(null);
  expect(seen(lesson)).toEqual([]);
  lesson.leave();
  const other = open('other match');
  expect(seen(other)).toEqual([]);
  await printOn(other);
  other.leave();
  expect(cleared()).toHaveLength(1);
  forgetPrint();
  expect(cleared()).toHaveLength(2);
  const again = open('other match');
  expect(seen(again)).toEqual([]);
  again.leave();
});

it('keeps what it has if the next board leaves before it has painted', async () => {
  const first = open('match');
  await printOn(first);
  first.leave();
  open('match').leave();
  const last = open('match');
  expect(seen(last)).toHaveLength(1);
  last.leave();
});

it('never displays a layer that is about to be read', () => {
  const { cache, leave } = open(null);
  // As in the page, where a rule for every SVG wins over its own attribute.
  const sheet = document.createElement('style');
  sheet.textContent = 'svg { display: block } [hidden] { display: none }';
  document.head.append(sheet);
  const { container } = render(
    <PrintContext value={cache}>
      <PrintedMap>
        <MapLayer board={BOARD} name="sea">
          <path d="M0 0h9" />
        </MapLayer>
      </PrintedMap>
    </PrintContext>,
  );
  expect(container.querySelector('svg path')).not.toBeVisible();
  sheet.remove();
  leave();
});
