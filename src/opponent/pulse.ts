/** A worker that ends without a word (killed for its memory, a crashed process) sends no event: it misses its pulse. */

/** Between two questions whether it still answers. */
const BEAT_MS = 500;
/** A worker rests every few hundredths of a second and answers then. */
const SILENT_MS = 2500;

export interface Pulse {
  /** Fulfilled when the worker has not answered for too long. */
  readonly missed: Promise<void>;
  readonly stop: () => void;
}

/** Asks until `stop`. A page that was frozen has heard nothing either: time that it slept through does not count. */
export function feelPulse(ping: () => Promise<unknown>, now: () => number = () => performance.now()): Pulse {
  let miss = (): void => undefined;
  const missed = new Promise<void>((resolve) => (miss = resolve));
  let silent = 0;
  let last = now();
  function beat(): void {
    const passed = now() - last;
    last = now();
    silent += Math.min(passed, 2 * BEAT_MS);
    if (silent > SILENT_MS) {
      clearInterval(timer);
      miss();
      return;
    }
    void ping().then(
      () => (silent = 0),
      () => undefined,
    );
  }
  const timer = setInterval(beat, BEAT_MS);
  return { missed, stop: () => clearInterval(timer) };
}
