import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardStop } from '../../../src/ui/board/board-steps.ts';
import { MapViewport } from '../../../src/ui/board/map-viewport.tsx';
import { PickInSight } from '../../../src/ui/board/game-board.tsx';

const LABELS = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole map', focusQuestion: 'Show the question' };
const stop = (x: number, mark: BoardStop['mark']): BoardStop => ({
  id: `space:${x}`,
  space: `${x}`,
  kind: 'space',
  path: '',
  x,
  y: 300,
  label: '',
  mark,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The board's position before and after the place at `x` is picked in a map of that height. */
function pickAt(x: number, height: number): readonly [before: string | undefined, after: string | undefined] {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, height));
  const map = (mark: BoardStop['mark']) => (
    <MapViewport board={{ width: 2000, height: 600 }} labels={LABELS} readable={0.5} still>
      <PickInSight stops={[stop(x, mark)]} />
    </MapViewport>
  );
  const { container, rerender, unmount } = render(map('legal'));
  const place = () => container.querySelector<HTMLElement>('.map-stage')?.style.transform;
  const before = place();
  rerender(map('chosen'));
  act(() => {
    vi.advanceTimersByTime(600);
  });
  const after = place();
  unmount();
  return [before, after];
}

it('moves a strip to what is picked out of its sight', () => {
  const [before, after] = pickAt(200, 260);
  expect(after).not.toBe(before);
});

it('leaves a strip alone that shows what is picked, and a map that is no strip', () => {
  const [before, after] = pickAt(1000, 260);
  expect(after).toBe(before);
  const [high, same] = pickAt(200, 500);
  expect(same).toBe(high);
});
