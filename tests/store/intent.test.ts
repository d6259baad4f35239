import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginUse, intentStore, showIntent, watchIdleness, whenIntended } from '../../src/store/intent.ts';

const saveData = (on: boolean) => vi.stubGlobal('navigator', { connection: { saveData: on } });

beforeEach(() => {
  vi.useFakeTimers();
  intentStore.setState(false, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  intentStore.setState(false, true);
});

describe('intent to play', () => {
  it('is a pointer or the focus on a game', async () => {
    saveData(false);
    const heard = vi.fn();
    void whenIntended().then(heard);
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    showIntent();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await whenIntended();
  });

  it.each([
    ['idle callbacks', (work: () => void) => work()],
    ['none, as in Safari', undefined],
  ])('is five seconds without haste, where the browser has %s', (_name, idle) => {
    saveData(false);
    vi.stubGlobal('requestIdleCallback', idle);
    watchIdleness();
    vi.advanceTimersByTime(4999);
    expect(intentStore.getState()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(intentStore.getState()).toBe(true);
  });

  it('is nothing but a match on the table for somebody who saves data', () => {
    saveData(true);
    watchIdleness();
    vi.advanceTimersByTime(60_000);
    showIntent();
    expect(intentStore.getState()).toBe(false);
    beginUse();
    expect(intentStore.getState()).toBe(true);
  });

  it('does not need the browser to know about the saving of data', () => {
    vi.stubGlobal('navigator', {});
    showIntent();
    expect(intentStore.getState()).toBe(true);
  });
});
