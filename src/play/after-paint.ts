/** Schedules work that a press must not wait for. */

export type Later = (then: () => void) => () => void;

/** This is the wait if nothing is drawn, as in a background tab. */
export const FIRST_PAUSE = 1000;
/** Lets a press or a paint in between, where the browser does not report idle time. */
export const PAUSE = 4;
/** Idle work is done after this many ms even if the browser is never idle. */
export const LONGEST_PAUSE = 500;

const onFrame = (then: () => void): number | null =>
  typeof requestAnimationFrame === 'function' ? requestAnimationFrame(then) : null;
const dropFrame = (frame: number | null): void => {
  if (frame !== null) cancelAnimationFrame(frame);
};

const afterFrames =
  (count: number): Later =>
  (then) => {
    let timer: ReturnType<typeof setTimeout>;
    let frame: number | null = null;
    const wait = (left: number) => {
      frame = onFrame(() => {
        if (left > 1) return wait(left - 1);
        clearTimeout(timer);
        timer = setTimeout(then);
      });
    };
    const cancel = () => {
      clearTimeout(timer);
      dropFrame(frame);
    };
    timer = setTimeout(() => {
      dropFrame(frame);
      then();
    }, FIRST_PAUSE);
    wait(count);
    return cancel;
  };

/** Waits for the next frame, which paints what has changed until now. */
export const afterFrame = afterFrames(1);

/** Waits for two frames: the second begins only when the first is on the screen. */
export const afterPaint = afterFrames(2);

/** Waits until the browser is idle, because a press and its picture come first. */
export const whenIdle: Later = (then) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(then, { timeout: LONGEST_PAUSE });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, PAUSE);
  return () => clearTimeout(timer);
};
