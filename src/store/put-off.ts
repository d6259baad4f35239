/** Writes that wait for a pause in the typing. */

const PAUSE_MS = 600;
/** The text is written this often even without a pause. */
const LONGEST_MS = 2000;

export interface PutOffTimes {
  readonly pauseMs?: number;
  readonly longestMs?: number;
}

export interface PutOff {
  readonly ask: () => void;
  readonly now: () => void;
  readonly drop: () => void;
}

/** Calls `heed` when the page is hidden or closed, as a phone may end a hidden page; returns the function to stop. */
export function onLeaving(heed: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') heed();
  };
  window.addEventListener('pagehide', heed);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', heed);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** Delays `write` until `pauseMs` pass without a change, at most `longestMs`, and never past the page's end. */
export function putOff(write: () => void, { pauseMs = PAUSE_MS, longestMs = LONGEST_MS }: PutOffTimes = {}): PutOff {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: number | null = null;
  let stay: () => void = () => undefined;
  const drop = (): void => {
    clearTimeout(timer);
    stay();
    latest = null;
  };
  const now = (): void => {
    if (latest === null) return;
    drop();
    write();
  };
  return {
    ask() {
      if (latest === null) stay = onLeaving(now);
      latest ??= performance.now() + longestMs;
      clearTimeout(timer);
      timer = setTimeout(now, Math.max(0, Math.min(pauseMs, latest - performance.now())));
    },
    now,
    drop,
  };
}
