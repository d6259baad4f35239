import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../../../src/store/types.ts';
import { useAway } from '../../../src/ui/table/use-away.ts';
import { useHeldCurtain } from '../../../src/ui/table/use-held-curtain.ts';
import { useStaged } from '../../../src/ui/table/use-staged.ts';

/** As much of a match as holding it back looks at. */
const matchAt = (n: number, part: Partial<MatchState> = {}): MatchState =>
  ({
    id: 'one',
    step: { n, kind: 'play', from: n - 1, to: n },
    secrets: 'kept',
    viewer: 'axis',
    curtain: null,
    ...part,
  }) as unknown as MatchState;
const called = { seat: 'allies', ask: { key: 'ask', rule: '1' } };

const staged = (first: MatchState) =>
  renderHook(({ match }: { readonly match: MatchState }) => useStaged(match, true, 'normal'), {
    initialProps: { match: first },
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a roll', () => {
  it('is held back while its dice tumble', () => {
    const before = matchAt(1);
    const { result, rerender } = staged(before);
    rerender({ match: matchAt(2) });
    expect(result.current).toMatchObject({ isRolling: true, shown: before });
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.isRolling).toBe(false);
  });

  it('shows nobody what the player before saw: it is over as soon as another is called', () => {
    const { result, rerender } = staged(matchAt(1));
    rerender({ match: matchAt(2, { viewer: null, curtain: called }) });
    expect(result.current).toMatchObject({ isRolling: false, shown: { viewer: null } });
    rerender({ match: matchAt(2, { viewer: 'allies' }) });
    expect(result.current).toMatchObject({ isRolling: false, shown: { viewer: 'allies' } });
  });

  it('goes on over a change of seat where nothing is hidden', () => {
    const { result, rerender } = staged(matchAt(1, { secrets: 'none' }));
    rerender({ match: matchAt(2, { secrets: 'none', viewer: 'allies' }) });
    expect(result.current.isRolling).toBe(true);
  });
});

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

describe('the curtain over a result', () => {
  const held = (first: MatchState) =>
    renderHook(({ match }: { readonly match: MatchState }) => useHeldCurtain(match, true), {
      initialProps: { match: first },
    });
  const afterMove = matchAt(2, { viewer: null, curtain: called });

  it('waits until a press that cannot have been meant for the move before', () => {
    const { result, rerender } = held(matchAt(1));
    rerender({ match: afterMove });
    expect(result.current.isHeld).toBe(true);
    act(() => result.current.letFall());
    expect(result.current.isHeld).toBe(true);
    act(() => void vi.advanceTimersByTime(400));
    act(() => result.current.letFall());
    expect(result.current.isHeld).toBe(false);
  });

  it('is down for whoever opens the match, steps through it, or turned away from a hand', () => {
    expect(held(afterMove).result.current.isHeld).toBe(false);
    const stepped = held(matchAt(1));
    stepped.rerender({ match: { ...afterMove, step: { ...afterMove.step, kind: 'scrub' } } });
    expect(stepped.result.current.isHeld).toBe(false);
    const seated = held(matchAt(1));
    seated.rerender({ match: matchAt(2) });
    seated.rerender({ match: afterMove });
    expect(seated.result.current.isHeld).toBe(false);
  });
});
