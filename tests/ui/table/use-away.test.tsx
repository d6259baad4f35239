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

  it('is covered after a minute out of sight, also where the device slept and no timer ran', () => {
    const onAway = vi.fn();
    renderHook(() => useAway(true, onAway));
    hide('hidden');
    vi.advanceTimersByTime(59_000);
    expect(onAway).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(onAway).toHaveBeenCalledTimes(1);

    hide('hidden');
    vi.setSystemTime(Date.now() + 120_000);
    hide('visible');
    expect(onAway).toHaveBeenCalledTimes(2);
  });

  it('stays open for a glance elsewhere, and where nothing is hidden', () => {
    const onAway = vi.fn();
    const { unmount } = renderHook(() => useAway(true, onAway));
    hide('hidden');
    vi.advanceTimersByTime(5000);
    hide('visible');
    vi.advanceTimersByTime(120_000);
    unmount();
    renderHook(() => useAway(false, onAway));
    hide('hidden');
    vi.advanceTimersByTime(120_000);
    expect(onAway).not.toHaveBeenCalled();
  });
});
