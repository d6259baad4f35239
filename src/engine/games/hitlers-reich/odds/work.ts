/** Long counting in short steps: whoever has a screen to paint goes on when it likes. */
export type Work<Found> = Generator<void, Found, void>;

/** All of it at once. */
export function finish<Found>(work: Generator<unknown, Found, void>): Found {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
