import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { PlayStore } from '../../../src/play/play-store.ts';
import type { PlayState } from '../../../src/play/state.ts';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { animate, animateOut, finishMotion, onSkip } from '../../../src/ui/motion/animate.ts';
import { cueDelay, diceLandIn, isSkipped, untilRest } from '../../../src/ui/motion/beat-times.ts';
import { listenForSkips } from '../../../src/ui/motion/use-skip.ts';

const stateOf = (n: number, { isRolling = false, isBeat = false } = {}) =>
  ({ newest: { step: { n } }, staged: { isRolling, isBeat } }) as unknown as PlayState;

function setUp() {
  const store = createStore(() => stateOf(1));
  const skipRoll = vi.fn();
  const stop = listenForSkips({ ...store, actions: { skipRoll, tellAll: () => undefined } } as unknown as PlayStore);
  const answered = vi.fn<(id: string) => void>();
  document.body.innerHTML = '<button id="answer">A</button><button id="on" data-onward>On</button>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => answered(button.id));
  return { store, skipRoll, answered, stop };
}

/** A press of the mouse, as a browser reports it. */
function press(id: string): void {
  const button = document.getElementById(id);
  button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }));
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

let begins = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  // Each begins after the skips of those before it.
  begins += 10_000;
  vi.advanceTimersByTime(begins);
  prefsStore.getState().resetPrefs();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

describe('a press while a result comes about', () => {
  it('ends the tumbling of the dice and is no answer; the next one is, after 120 ms', () => {
    const { store, skipRoll, answered, stop } = setUp();
    store.setState(stateOf(2, { isRolling: true }), true);
    press('answer');
    expect(skipRoll).toHaveBeenCalledTimes(1);
    expect(answered).not.toHaveBeenCalled();
    store.setState(stateOf(2), true);
    press('answer');
    expect(answered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(130);
    press('answer');
    expect(answered).toHaveBeenCalledWith('answer');
    stop();
  });

  it('ends what is told of it: no sound waits and no time is left', () => {
    const { store, answered, stop } = setUp();
    diceLandIn(300);
    store.setState(stateOf(2, { isBeat: true }), true);
    expect(cueDelay('taken')).toBeGreaterThan(300);
    const end = vi.fn();
    const forget = onSkip(end);
    press('answer');
    expect(answered).not.toHaveBeenCalled();
    expect(end).toHaveBeenCalledTimes(1);
    expect(untilRest()).toBe(0);
    expect(cueDelay('taken')).toBe(0);
    expect(isSkipped()).toBe(true);
    forget();
    stop();
  });

  it('goes on where it says so', () => {
    const { store, answered, stop } = setUp();
    store.setState(stateOf(2, { isBeat: true }), true);
    press('on');
    expect(answered).toHaveBeenCalledWith('on');
    stop();
  });

  it('may be Enter or Escape, not a letter', () => {
    const { store, skipRoll, stop } = setUp();
    store.setState(stateOf(2, { isRolling: true }), true);
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    const type = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    type('x');
    expect(heard).toHaveBeenCalledTimes(1);
    type('Enter');
    expect(skipRoll).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', heard);
    stop();
  });
});

describe('a press while a piece slides', () => {
  it('is an answer, and the piece is where it goes', () => {
    const { store, answered, stop } = setUp();
    const finish = vi.fn();
    Object.assign(document, { getAnimations: () => [{ playState: 'running', finish }] });
    store.setState({ ...stateOf(2), staged: { ...stateOf(2).staged } }, true);
    press('answer');
    expect(answered).toHaveBeenCalledWith('answer');
    expect(finish).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, 'getAnimations');
    stop();
  });
});

describe('motion', () => {
  const withAnimate = () => {
    const element = document.createElement('div');
    document.body.append(element);
    const run = vi.fn(() => ({ effect: null, addEventListener: vi.fn() }));
    Object.assign(element, { animate: run });
    return { element, run };
  };

  it('takes half the time where moves are fast', () => {
    const { element, run } = withAnimate();
    vi.advanceTimersByTime(1000);
    animate(element, [], { length: 200, after: 50 });
    prefsStore.getState().setPrefs({ animationSpeed: 'fast' });
    animate(element, [], { length: 200 });
    expect(run.mock.calls).toMatchObject([
      [[], { duration: 200, delay: 50 }],
      [[], { duration: 100, delay: 0 }],
    ]);
  });

  it.each([
    ['the speed is none', () => prefsStore.getState().setPrefs({ animationSpeed: 'none' })],
    ['motion is reduced', () => (document.documentElement.dataset['motion'] = 'reduced')],
  ])('is none where %s, and what was there only for it is gone', (_, set) => {
    const { element, run } = withAnimate();
    vi.advanceTimersByTime(1000);
    set();
    expect(animate(element, [], { length: 200 })).toBeNull();
    animateOut(element, [], { length: 200 });
    expect(run).not.toHaveBeenCalled();
    expect(element.isConnected).toBe(false);
    expect(cueDelay('taken')).toBe(0);
  });

  it('leaves what is no motion: how long a result stays', () => {
    const finish = vi.fn();
    Object.assign(document, { getAnimations: () => [{ playState: 'running', animationName: 'beat-fill', finish }] });
    finishMotion();
    expect(finish).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'getAnimations');
  });
});
