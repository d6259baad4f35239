import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feelPulse } from '../../src/opponent/pulse.ts';

describe('the pulse of a worker', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const never = () => new Promise<void>(() => undefined);
  function watch(ping: () => Promise<unknown>) {
    let time = 0;
    const missed = vi.fn<() => void>();
    const pulse = feelPulse(ping, () => time);
    void pulse.missed.then(missed);
    const pass = async (ms: number, asleep = 0): Promise<void> => {
      time += asleep;
      for (let n = 0; n < ms; n += 500) {
        time += 500;
        await vi.advanceTimersByTimeAsync(500);
      }
    };
    return { missed, pass, stop: pulse.stop };
  }

  it('is missed within three seconds of the last answer', async () => {
    let lives = true;
    const { missed, pass } = watch(() => (lives ? Promise.resolve() : never()));
    await pass(20_000);
    expect(missed).not.toHaveBeenCalled();
    lives = false;
    await pass(3000);
    expect(missed).toHaveBeenCalled();
  });

  it('is not missed by a page that slept, nor after it is stopped', async () => {
    let answers = 0;
    const { missed, pass, stop } = watch(() => (answers++ % 3 === 0 ? Promise.resolve() : never()));
    await pass(1000);
    await pass(1000, 60_000);
    expect(missed).not.toHaveBeenCalled();
    stop();
    await pass(10_000);
    expect(missed).not.toHaveBeenCalled();
  });
});
