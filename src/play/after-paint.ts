/** When work is done that a press must not wait for. */

/** Asks for a call later; the returned function takes it back. */
export type Later = (then: () => void) => () => void;

/** Where nothing is drawn, as in a tab in the background. */
export const FIRST_PAUSE = 1000;
/** Pause that lets a press or a paint in between, where the browser does not tell when it has nothing else to do. */
export const PAUSE = 4;
/** What waits for idleness is done after so many milliseconds even if the browser is never idle. */
export const LONGEST_PAUSE = 500;

/**
 * Once what stands on the page now has been painted, however long that takes: the second frame begins when the first is
 * drawn, and what is asked for in it would still be a part of it.
 */
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

/**
 * When the browser has nothing better to do: a press comes first, and so does everything up to its picture.
 */
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
