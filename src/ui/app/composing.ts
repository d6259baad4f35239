interface KeyOfInput {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The `keyCode` of every press that an input method handles. */
const IN_CONVERSION = 229;

/**
 * True if the key press belongs to Japanese, Chinese or Korean input. Safari ends the conversion before it sends its
 * Enter, so only the code reveals that one.
 */
export const isComposing = ({ isComposing: isInside, keyCode }: KeyOfInput): boolean =>
  isInside || keyCode === IN_CONVERSION;

/**
 * Hides the keys of a conversion from all handlers, React's and the window's: Escape cancels a conversion and Enter
 * accepts it. Call it before anything else listens to the window.
 */
export function guardComposedKeys(page: Window): () => void {
  const keep = (press: KeyboardEvent): void => {
    if (isComposing(press)) press.stopImmediatePropagation();
  };
  page.addEventListener('keydown', keep, true);
  return () => page.removeEventListener('keydown', keep, true);
}
