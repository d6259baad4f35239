/** Writes that wait for a pause in the typing never wait long, and never past the end of the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putOff } from '../../src/store/put-off.ts';

interface Page {
  readonly target: EventTarget;
  visibilityState: 'visible' | 'hidden';
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  page = { target, visibilityState: 'visible' };
  const part = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  vi.stubGlobal('window', part);
  vi.stubGlobal('document', {
    ...part,
    get visibilityState() {
      return page.visibilityState;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Types a letter every 100 ms. */
function type(letters: number, ask: () => void): void {
  for (let n = 0; n < letters; n++) {
    ask();
    vi.advanceTimersByTime(100);
  }
}

describe('what is put off', () => {
  it('is written once, after a pause', () => {
    const write = vi.fn();
    type(5, putOff(write).ask);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect(write).toHaveBeenCalledOnce();
  });

  it('is written every two seconds while the typing goes on', () => {
    const write = vi.fn();
    type(65, putOff(write).ask);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it.each(['pagehide', 'visibilitychange'])('is written at %s, and not again', (event) => {
    const write = vi.fn();
    putOff(write).ask();
    page.visibilityState = 'hidden';
    page.target.dispatchEvent(new Event(event));
    expect(write).toHaveBeenCalledOnce();
    page.target.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(5000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('waits on where the page is shown again', () => {
    const write = vi.fn();
    putOff(write).ask();
    page.target.dispatchEvent(new Event('visibilitychange'));
    expect(write).not.toHaveBeenCalled();
  });

  it('is written at once when asked, and not where it is dropped', () => {
    const write = vi.fn();
    const waiting = putOff(write);
    waiting.now();
    expect(write).not.toHaveBeenCalled();
    waiting.ask();
    waiting.now();
    expect(write).toHaveBeenCalledOnce();
    waiting.ask();
    waiting.drop();
    vi.advanceTimersByTime(5000);
    expect(write).toHaveBeenCalledOnce();
  });
});
