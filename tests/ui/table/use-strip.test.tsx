/** The map over a fight: it is framed even where the table is mounted twice before the first frame is drawn. */
import { cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MapHandle } from '../../../src/ui/board/map-viewport.tsx';
import { useStrip } from '../../../src/ui/table/use-strip.ts';

afterEach(cleanup);

it('frames the fight once where it opens in the middle of one', async () => {
  const map: MapHandle = {
    zoomIn: vi.fn(),
    zoomOut: vi.fn(),
    fit: vi.fn(),
    home: vi.fn(),
    focusQuestion: vi.fn(),
    frameQuestion: vi.fn(),
    bringQuestion: vi.fn(),
    reveal: vi.fn(),
    hasMinimap: vi.fn(() => false),
    onSettle: vi.fn(() => () => undefined),
    follow: vi.fn(() => () => undefined),
    copy: vi.fn(() => true),
    picture: vi.fn(() => Promise.resolve(null)),
    paint: vi.fn(() => Promise.resolve(null)),
  };
  const mapRef = { current: map };
  renderHook(() => useStrip(true, 'bessarabia>romania', mapRef), { wrapper: StrictMode });
  await vi.waitFor(() => expect(map.frameQuestion).toHaveBeenCalledTimes(1));
  expect(map.home).not.toHaveBeenCalled();
});
