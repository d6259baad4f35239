/** When the press began that is being heard now. */

let current: number | null = null;
let downAt: number | null = null;
const keys = new Map<string, number>();

/** Null while nothing that a person pressed is being heard. */
export const pressedAt = (): number | null => current;

function hear(at: number): void {
  current = at;
  // Whatever listens to it hears it in the same breath.
  setTimeout(() => {
    if (current === at) current = null;
  });
}

function onKeyDown({ isTrusted, code, timeStamp, repeat }: KeyboardEvent): void {
  if (!isTrusted) return;
  // A key that is held was pressed when it went down, however often it repeats itself; a key whose release was not heard is new.
  const at = (repeat ? keys.get(code) : undefined) ?? timeStamp;
  keys.set(code, at);
  hear(at);
}
const onKeyUp = ({ code }: KeyboardEvent): void => {
  keys.delete(code);
};
function onPointerDown({ isTrusted, timeStamp }: PointerEvent): void {
  if (!isTrusted) return;
  downAt = timeStamp;
  hear(timeStamp);
}
function onClick({ isTrusted, detail, timeStamp }: MouseEvent): void {
  if (!isTrusted) return;
  // A click is as old as its press; that of a key or a reader has no pointer.
  if (detail > 0) return hear(downAt ?? timeStamp);
  hear(Math.min(timeStamp, ...keys.values()));
}
const forget = (): void => keys.clear();

let followers = 0;

/** Before anything else hears a press; until the returned function is called. */
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
 * Tells when the next picture is drawn. What is heard between the picture and the moment that this is told of it, as behind
 * another task, counts from the beginning of that picture.
 */
export function whenDrawn(told: (at: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    told(performance.now());
    // A long picture is there when it is painted, not when it is begun.
    timer = setTimeout(() => told(performance.now()));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
