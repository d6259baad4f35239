import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAway } from '../../../src/ui/table/use-away.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an open hand', () => {
  const hide = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => vi.restoreAllMocks());

  it('is covered at once when the tab is out of sight or the window is left', () => {
    const onAway = vi.fn();
    renderHook(() => useAway(true, 3, onAway));
    hide('hidden');
    expect(onAway).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('blur'));
    expect(onAway).toHaveBeenCalledTimes(2);
  });

  it('is covered when nobody has touched anything for three minutes, also where the device slept and no timer ran', () => {
    const onAway = vi.fn();
    renderHook(() => useAway(true, 3, onAway));
    vi.advanceTimersByTime(179_000);
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(179_000);
    expect(onAway).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(onAway).toHaveBeenCalledTimes(1);

    onAway.mockClear();
    vi.setSystemTime(Date.now() + 600_000);
    window.dispatchEvent(new Event('pointermove'));
    expect(onAway).toHaveBeenCalledTimes(1);
  });

  it('stays open however long where the players set no time, and where nothing is hidden', () => {
    const onAway = vi.fn();
    const { unmount } = renderHook(() => useAway(true, 0, onAway));
    vi.advanceTimersByTime(3_600_000);
    unmount();
    renderHook(() => useAway(false, 3, onAway));
    hide('hidden');
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(600_000);
    expect(onAway).not.toHaveBeenCalled();
  });
});
