/** Long work in slices, so that the page answers in between. */

/** Milliseconds that the page may be kept waiting. */
const SLICE_MS = 16;

/** Called between two steps of long work; a promise where others are to have their turn first. */
export type Rest = () => Promise<unknown> | undefined;

/** What is behind others in the queue of the page; without a scheduler a task like any other. */
function others(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { postTask?: (task: () => void, how: object) => Promise<void> } };
  return (
    scheduler?.postTask?.(() => undefined, { priority: 'background' }) ??
    new Promise((resolve) => void setTimeout(resolve, 0))
  );
}

/** A rest each time that a slice has passed. */
export function restful(now: () => number = () => performance.now()): Rest {
  let began = now();
  return () => {
    if (now() - began < SLICE_MS) return undefined;
    return others().then(() => void (began = now()));
  };
}

/** The answer, or `late` where it takes longer than so many ms. */
export async function withLimit<X>(answer: Promise<X>, ms: number): Promise<X | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
