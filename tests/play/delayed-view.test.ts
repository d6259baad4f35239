/** A view that follows the board a moment later. */
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { delayedViewOf, type FollowedState } from '../../src/play/delayed-view.ts';

interface Moment extends FollowedState {
  readonly at: number;
}

const seenBy = (viewer: string): FollowedState['newest'] => ({ viewer, curtain: null, id: 'one' });
const FIRST: Moment = { at: 0, panel: 'log', newest: seenBy('axis'), staged: { isRolling: false } };

function follow() {
  const play = createStore(() => FIRST);
  const waiting: (() => void)[] = [];
  const view = delayedViewOf(play, (then) => {
    waiting.push(then);
    return () => void waiting.splice(waiting.indexOf(then), 1);
  });
  const told: number[] = [];
  view.subscribe(({ at }) => told.push(at));
  const stop = view.follow();
  return {
    shown: () => view.getState().at,
    told,
    stop,
    waiting,
    paint: () => waiting.splice(0).forEach((then) => then()),
    change: (patch: Partial<Moment>) => play.setState(patch),
  };
}

describe('a delayed view', () => {
  it('shows what was there until the board is painted, then the newest, once', () => {
    const { shown, told, paint, change } = follow();
    change({ at: 1 });
    change({ at: 2 });
    expect(shown()).toBe(0);
    paint();
    expect(shown()).toBe(2);
    expect(told).toEqual([2]);
  });

  it.each([{ panel: 'lines' }, { newest: seenBy('allies') }, { staged: { isRolling: true } }])(
    'follows at once for %o',
    (patch) => {
      const { shown, told, waiting, change } = follow();
      change({ at: 1 });
      change({ at: 2, ...patch });
      expect(shown()).toBe(2);
      expect(told).toEqual([2]);
      expect(waiting).toEqual([]);
    },
  );

  it('says nothing once it has stopped, and is the store itself', () => {
    const { shown, told, stop, waiting, change } = follow();
    change({ at: 1 });
    stop();
    expect(waiting).toEqual([]);
    expect(shown()).toBe(1);
    expect(told).toEqual([]);
  });
});
