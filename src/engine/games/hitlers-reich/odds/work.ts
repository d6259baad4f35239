/** Long counting in short steps: a caller with a screen to paint continues when it likes. */
export type Work<Found> = Generator<void, Found, void>;

/** All of it at once. */
export function finish<Found>(work: Generator<unknown, Found, void>): Found {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
