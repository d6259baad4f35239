/** Long computations in short steps, so that the caller can paint in between. */
export type Work<Found> = Generator<void, Found, void>;

export function finish<Found>(work: Generator<unknown, Found, void>): Found {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
