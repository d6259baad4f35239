import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Odds, Preview } from '../../src/engine/kernel/types.ts';
import { createForesight, NO_ODDS, PAUSE } from '../../src/play/foresight.ts';
import type { Move } from '../../src/play/game.ts';

const moves: readonly Move[] = ['a', 'b', 'c'].map((type) => ({ type }));
const odds = { total: 6, outcomes: [] } as unknown as Odds;
const counted = { odds } as Preview;
const counting = { isCounting: true } as Preview;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('chances counted beforehand', () => {
  it('are known at once where they are quickly counted', () => {
    const onMore = vi.fn();
    const { begin } = createForesight({ preview: ({ type }) => (type === 'b' ? null : counted) }, onMore);
    expect([...begin(moves).keys()].map(({ type }) => type)).toEqual(['a', 'c']);
    vi.runAllTimers();
    expect(onMore).not.toHaveBeenCalled();
  });

  it('come after a pause where one takes long, in the order of the moves', () => {
    let isSlow = true;
    const onMore = vi.fn();
    const { begin } = createForesight({ preview: ({ type }) => (type === 'b' && isSlow ? counting : counted) }, onMore);
    expect(begin(moves).size).toBe(1);
    vi.advanceTimersByTime(PAUSE);
    expect(onMore).not.toHaveBeenCalled();
    isSlow = false;
    vi.advanceTimersByTime(PAUSE);
    expect(onMore).toHaveBeenCalledOnce();
    expect(onMore.mock.calls[0]?.[0]).toEqual(new Map(moves.map((move) => [move, odds])));
  });

  it('are counted no further for moves that are no longer asked about', () => {
    const preview = vi.fn(() => counting);
    const { begin, stop } = createForesight({ preview }, () => expect.unreachable('news of an old question'));
    begin(moves);
    expect(begin([])).toBe(NO_ODDS);
    const asked = preview.mock.calls.length;
    vi.runAllTimers();
    begin(moves);
    stop();
    vi.runAllTimers();
    expect(preview).toHaveBeenCalledTimes(asked + 1);
  });
});
