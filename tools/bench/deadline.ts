/** A part of the bench that takes too long ends with what it has. */
export interface Deadline {
  readonly isOver: () => boolean;
}

/** Ends after this many milliseconds of `now`. */
export function startDeadline(ms: number, now: () => number = () => performance.now()): Deadline {
  const end = now() + ms;
  return { isOver: () => now() >= end };
}

export const NO_DEADLINE: Deadline = { isOver: () => false };
