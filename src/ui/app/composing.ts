interface KeyOfInput {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** What every key press has for a code while an input method works on it. */
const IN_CONVERSION = 229;

/**
 * Whether a key press belongs to the conversion of Japanese, Chinese or Korean input. Safari ends the conversion before
 * it sends the Enter that ended it, so that only the code tells.
 */
export const isComposing = ({ isComposing: isInside, keyCode }: KeyOfInput): boolean =>
  isInside || keyCode === IN_CONVERSION;

/**
 * Keeps the keys of a conversion from every key handler of the page, of React's tree and of the window alike: Escape
 * takes back a conversion, and Enter accepts it. Must be called before any other listener is added to the window.
 */
export function keepComposedKeys(page: Window): () => void {
  const keep = (press: KeyboardEvent): void => {
    if (isComposing(press)) press.stopImmediatePropagation();
  };
  page.addEventListener('keydown', keep, true);
  return () => page.removeEventListener('keydown', keep, true);
}
