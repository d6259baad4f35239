/** Long work in slices, so that the page answers in between. */

/** Milliseconds that the page may be kept waiting. */
const SLICE_MS = 16;

/** Called between two steps of long work; returns a promise where the page gets a turn. */
export type Rest = () => Promise<unknown> | undefined;

/** Waits behind the page's other work; without a scheduler as an ordinary task. */
function others(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { postTask?: (task: () => void, how: object) => Promise<void> } };
  return (
    scheduler?.postTask?.(() => undefined, { priority: 'background' }) ??
    new Promise((resolve) => void setTimeout(resolve, 0))
  );
}

export function restful(now: () => number = () => performance.now()): Rest {
  let began = now();
  return () => {
    if (now() - began < SLICE_MS) return undefined;
    return others().then(() => void (began = now()));
  };
}

/** `late` where the answer takes longer than `ms`. */
export async function withLimit<X>(answer: Promise<X>, ms: number): Promise<X | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
