import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Odds, Preview } from '../../src/engine/kernel/types.ts';
import { FIRST_PAUSE, LONGEST_PAUSE, PAUSE } from '../../src/play/after-paint.ts';
import { createForesight, NO_ODDS, PUBLISH_EVERY } from '../../src/play/foresight.ts';
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
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(onMore).not.toHaveBeenCalled();
    isSlow = false;
    vi.advanceTimersByTime(PAUSE);
    expect(onMore).toHaveBeenCalledOnce();
    expect(onMore.mock.calls[0]?.[0]).toEqual(new Map(moves.map((move) => [move, odds])));
  });

  it('leave the page alone where nothing is drawn, for a while', () => {
    const preview = vi.fn(() => counting);
    createForesight({ preview }, () => undefined).begin(moves);
    const asked = preview.mock.calls.length;
    vi.advanceTimersByTime(FIRST_PAUSE - 1);
    expect(preview).toHaveBeenCalledTimes(asked);
    vi.advanceTimersByTime(1);
    expect(preview.mock.calls.length).toBeGreaterThan(asked);
  });

  it('leave the page alone until a pick is painted, however slow the page is', () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
    const draw = () => frames.shift()?.();
    const preview = vi.fn(() => counting);
    const { begin, stop } = createForesight({ preview }, () => undefined);
    begin(moves);
    const asked = preview.mock.calls.length;
    vi.advanceTimersByTime(FIRST_PAUSE - 1);
    draw();
    draw();
    expect(preview).toHaveBeenCalledTimes(asked);
    vi.advanceTimersByTime(1);
    expect(preview).toHaveBeenCalledTimes(asked + 1);
    stop();
    begin(moves);
    draw();
    stop();
    expect(frames).toHaveLength(0);
    vi.runAllTimers();
    expect(preview).toHaveBeenCalledTimes(asked + 2);
    vi.unstubAllGlobals();
  });

  it('go on only when the browser has nothing better to do', () => {
    const idle: (() => void)[] = [];
    const asked = vi.fn((then: () => void, _: IdleRequestOptions) => idle.push(then));
    vi.stubGlobal('requestIdleCallback', asked);
    vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
    const preview = vi.fn(() => counting);
    const { begin, stop } = createForesight({ preview }, () => undefined);
    begin(moves);
    vi.advanceTimersByTime(FIRST_PAUSE);
    const counts = preview.mock.calls.length;
    vi.runAllTimers();
    expect(preview).toHaveBeenCalledTimes(counts);
    idle.shift()?.();
    expect(preview).toHaveBeenCalledTimes(counts + 1);
    // A browser that is never idle keeps nobody waiting for ever.
    expect(asked.mock.lastCall?.[1]).toEqual({ timeout: LONGEST_PAUSE });
    stop();
    expect(idle).toHaveLength(0);
    vi.unstubAllGlobals();
  });

  it('are published together, not with every pause, and the last of them at once', () => {
    let known = 0;
    // Each move takes a slice.
    const preview = vi.fn(({ type }: Move) => {
      if (type !== moves[known]?.type) return counted;
      known += 1;
      return counting;
    });
    const onMore = vi.fn();
    createForesight({ preview }, onMore).begin(moves);
    vi.advanceTimersByTime(FIRST_PAUSE + PAUSE);
    expect(preview.mock.calls.length).toBeGreaterThan(moves.length);
    expect(onMore).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PUBLISH_EVERY);
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

  it('are counted for what may be picked next while the browser is idle, and known when it is', () => {
    const preview = vi.fn(() => counted);
    const onMore = vi.fn();
    const { prepare, begin } = createForesight({ preview }, onMore);
    prepare([moves]);
    expect(preview).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAUSE);
    expect(preview).toHaveBeenCalledTimes(moves.length);
    prepare([moves]);
    begin([]);
    vi.runAllTimers();
    expect(preview).toHaveBeenCalledTimes(moves.length);
    expect(onMore).not.toHaveBeenCalled();
  });
  it('are counted list by list, after those that are shown', () => {
    const asked: string[] = [];
    let left = 2;
    const preview = ({ type }: Move) => {
      asked.push(type);
      return type === 'b' && left-- > 0 ? counting : counted;
    };
    const { prepare, begin } = createForesight({ preview }, () => undefined);
    begin(moves);
    prepare([[{ type: 'x' }], [{ type: 'y' }]]);
    vi.runAllTimers();
    expect(asked).toEqual(['a', 'b', 'b', 'b', 'c', 'x', 'y']);
  });
});
