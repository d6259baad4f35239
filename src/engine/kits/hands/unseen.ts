/** What a seat does not see: frames without it. */

/** The frames as a seat may see them; the stack itself where nothing on it is hidden. */
export const seenStack = <F extends object, S extends object>(
  stack: readonly F[],
  seen: (frame: F) => F | S,
): readonly (F | S)[] => (stack.some((frame) => seen(frame) !== frame) ? stack.map(seen) : stack);
