/** The state on the page: a press is painted first, then its answer. */
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { shownViewOf, type FollowedState } from '../../src/play/shown-view.ts';

interface Moment extends FollowedState {
  readonly picks: number;
}

const seenBy = (viewer: string): FollowedState['newest'] => ({ viewer, curtain: null, id: 'one' });
const FIRST: Moment = {
  ...{ picks: 0, picture: 'first', panel: 'log', ask: null },
  ...{ newest: seenBy('axis'), staged: { isRolling: false } },
};

function follow({ isPressed = true } = {}) {
  const play = createStore(() => FIRST);
  const waiting: (() => void)[] = [];
  const view = shownViewOf(play, {
    isPressed: () => isPressed,
    wait: (then) => {
      waiting.push(then);
      return () => void waiting.splice(waiting.indexOf(then), 1);
    },
  });
  const told: number[] = [];
  view.subscribe(({ picks }) => told.push(picks));
  const stop = view.follow();
  return {
    ...{ play, view, told, stop, waiting },
    shown: () => view.getState().picks,
    paint: () => waiting.splice(0).forEach((then) => then()),
    pick: (picks: number, patch: Partial<Moment> = {}) => play.setState({ picks, picture: `${picks}`, ...patch }),
  };
}

describe('the shown state', () => {
  it('keeps what was there until the press is painted, then shows the newest, once', () => {
    const { shown, told, paint, pick } = follow();
    pick(1);
    pick(2);
    expect(shown()).toBe(0);
    paint();
    expect(shown()).toBe(2);
    expect(told).toEqual([2]);
  });

  it('follows at once where no person pressed', () => {
    const { shown, waiting, pick } = follow({ isPressed: false });
    pick(1);
    expect(shown()).toBe(1);
    expect(waiting).toEqual([]);
  });

  it('follows a pointer at once, but not ahead of a press that is painted', () => {
    const { play, shown, pick, paint } = follow();
    play.setState({ picks: 1 });
    expect(shown()).toBe(1);
    pick(2);
    play.setState({ picks: 3 });
    expect(shown()).toBe(1);
    paint();
    expect(shown()).toBe(3);
  });

  it.each([{ panel: 'lines' }, { ask: 'why' }, { newest: seenBy('allies') }, { staged: { isRolling: true } }])(
    'follows a press at once for %o',
    (patch) => {
      const { shown, told, waiting, pick } = follow();
      pick(1);
      pick(2, patch);
      expect(shown()).toBe(2);
      expect(told).toEqual([2]);
      expect(waiting).toEqual([]);
    },
  );

  it('calls back when it has caught up: at once where nothing waits', () => {
    const { view, shown, pick, paint } = follow();
    const seen: number[] = [];
    view.whenShown(() => seen.push(shown()));
    pick(1);
    view.whenShown(() => seen.push(shown()));
    const cancel = view.whenShown(() => seen.push(-1));
    cancel();
    expect(seen).toEqual([0]);
    paint();
    expect(seen).toEqual([0, 1]);
  });

  it('says nothing once it has stopped, and is the store itself', () => {
    const { shown, told, stop, waiting, pick } = follow();
    pick(1);
    stop();
    expect(waiting).toEqual([]);
    expect(shown()).toBe(1);
    expect(told).toEqual([]);
  });
});
