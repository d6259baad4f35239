/** Schedules work that a press must not wait for. */

export type Later = (then: () => void) => () => void;

/** This is the wait if nothing is drawn, as in a background tab. */
export const FIRST_PAUSE = 1000;
/** Lets a press or a paint in between, where the browser does not report idle time. */
export const PAUSE = 4;
/** Idle work is done after this many ms even if the browser is never idle. */
export const LONGEST_PAUSE = 500;

/** Waits for two frames, as the second begins only once the first is drawn. */
export const afterPaint: Later = (then) => {
  let timer = setTimeout(() => begin(), FIRST_PAUSE);
  let frame = onFrame(() => {
    frame = onFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(then);
    });
  });
  const begin = () => {
    dropFrame(frame);
    then();
  };
  return () => {
    clearTimeout(timer);
    dropFrame(frame);
  };
};

/** Waits until the browser is idle, because a press and its picture come first. */
export const whenIdle: Later = (then) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(then, { timeout: LONGEST_PAUSE });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, PAUSE);
  return () => clearTimeout(timer);
};

const onFrame = (then: () => void): number | null =>
  typeof requestAnimationFrame === 'function' ? requestAnimationFrame(then) : null;
const dropFrame = (frame: number | null): void => {
  if (frame !== null) cancelAnimationFrame(frame);
};
