/** Polls a worker: one that is killed for its memory or with its process sends no event. */

/** Between two polls. */
const BEAT_MS = 500;
/** A worker pauses every few hundredths of a second and answers then. */
const SILENT_MS = 2500;

export interface Pulse {
  readonly missed: Promise<void>;
  readonly stop: () => void;
}

/** Polls until `stop`. Time while the page was frozen does not count. */
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
