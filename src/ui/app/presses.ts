let current: number | null = null;
let downAt: number | null = null;
let isByPointer = false;
const keys = new Map<string, number>();

export const pressedAt = (): number | null => current;

/** True if the last press was a pointer's. No key needs the focus then, so that it may move after the paint. */
export const wasByPointer = (): boolean => isByPointer;

function hear(at: number): void {
  current = at;
  // Every handler of the press runs in the same task.
  setTimeout(() => {
    if (current === at) current = null;
  });
}

function onKeyDown({ isTrusted, code, timeStamp, repeat }: KeyboardEvent): void {
  if (!isTrusted) return;
  isByPointer = false;
  // Auto-repeat keeps the time of the first press; a press after a missed release is a new one.
  const at = (repeat ? keys.get(code) : undefined) ?? timeStamp;
  keys.set(code, at);
  hear(at);
}
const onKeyUp = ({ code }: KeyboardEvent): void => {
  keys.delete(code);
};
function onPointerDown({ isTrusted, timeStamp }: PointerEvent): void {
  if (!isTrusted) return;
  isByPointer = true;
  downAt = timeStamp;
  hear(timeStamp);
}
function onClick({ isTrusted, detail, timeStamp }: MouseEvent): void {
  if (!isTrusted) return;
  // A click dates from its pointer press; clicks by keyboard or screen reader have no pointer.
  if (detail > 0) return hear(downAt ?? timeStamp);
  hear(Math.min(timeStamp, ...keys.values()));
}
const forget = (): void => keys.clear();

let followers = 0;

/** Listens ahead of all other handlers, until the returned function is called. */
export function followPresses(): () => void {
  followers += 1;
  if (followers === 1) {
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('keyup', onKeyUp, true);
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('click', onClick, true);
    window.addEventListener('blur', forget);
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('keyup', onKeyUp, true);
    window.removeEventListener('pointerdown', onPointerDown, true);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('blur', forget);
  };
}

/**
 * Calls back when the next frame is drawn. If another task delays the callback, it still gets the start of that frame.
 */
export function whenDrawn(told: (at: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    told(performance.now());
    // A long frame counts from the end of its paint.
    timer = setTimeout(() => told(performance.now()));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
