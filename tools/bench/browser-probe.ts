/** The probe inside the page. Every function here is sent to the page as text and sees nothing of this file. */

/** The expected answer to a press: `move` for another point of the history, `any` for any change of the page. */
export type Waited = 'move' | 'any';

/** When the answer to a press was painted, in milliseconds from the press; each to the second frame after a change. */
export interface Answered {
  /** The first change of the page. */
  readonly first: number;
  /** The last change before the page came to rest. */
  readonly whole: number;
  /** The table shows another point of the history; null where it does not. */
  readonly moved: number | null;
}

export interface Probe {
  /** Waits for the next press, then for the changes it makes. */
  arm(waited: Waited): void;
  /** The measured times; null where the awaited answer did not come within two seconds. */
  result(): Promise<Answered | null>;
  watchFrames(): void;
  /** Times at which frames were drawn since. */
  frames(): number[];
  /** Milliseconds of every task of the main thread longer than 50 ms since this was last asked. */
  longTasks(): Promise<number[]>;
}

declare global {
  interface Window {
    benchProbe?: Probe;
    /** Milliseconds from navigation to the second frame with a question on the table. */
    benchMounted?: number;
  }
}

/** Puts the probe into the page, before the app's own scripts. */
export function installProbe(): void {
  let measured: Promise<Answered | null> = Promise.resolve(null);
  let frames: number[] = [];

  const standing = () => document.querySelector('[data-at]')?.getAttribute('data-at') ?? null;
  /** The first frame shows the change; the second begins when the first is drawn. */
  const afterTwoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

  const pressed = (): Promise<number> =>
    new Promise((resolve) => {
      const stop = new AbortController();
      const onPress = (event: Event) => {
        stop.abort();
        resolve(event.timeStamp);
      };
      for (const kind of ['keydown', 'click'])
        window.addEventListener(kind, onPress, { capture: true, signal: stop.signal });
    });

  /** A page without a change for this long is at rest. */
  const REST_MS = 100;
  const LONGEST_MS = 2000;

  /** Chances are counted after the answer, while nothing else is to do. */
  const isLate = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[data-counted]') != null;

  const answered = (start: number, waited: Waited): Promise<Answered | null> =>
    new Promise((resolve) => {
      const before = standing();
      let first: number | null = null;
      let whole = 0;
      let moved: number | null = null;
      const isAnswered = () => first !== null && (waited === 'any' || moved !== null);
      const end = () => {
        observer.disconnect();
        clearTimeout(longest);
        clearTimeout(rest);
        resolve(first !== null && isAnswered() ? { first, whole, moved } : null);
      };
      const longest = setTimeout(end, LONGEST_MS);
      let rest: ReturnType<typeof setTimeout>;
      const observer = new MutationObserver((records) => {
        if (records.every(isLate)) return;
        clearTimeout(rest);
        const hasMoved = standing() !== before;
        afterTwoFrames(() => {
          whole = performance.now() - start;
          first ??= whole;
          if (hasMoved) moved ??= whole;
          clearTimeout(rest);
          if (isAnswered()) rest = setTimeout(end, REST_MS);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  let tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });

  window.benchProbe = {
    arm(waited) {
      measured = pressed().then((start) => answered(start, waited));
    },
    result: () => measured,
    watchFrames() {
      frames = [];
      const mine = frames;
      const tick = (time: number) => {
        if (mine !== frames) return;
        mine.push(time);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    },
    frames() {
      const seen = frames;
      frames = [];
      return seen;
    },
    // They are reported a task later.
    longTasks: () =>
      new Promise((resolve) =>
        setTimeout(() => {
          resolve(tasks);
          tasks = [];
        }),
      ),
  };

  const mounting = new MutationObserver(() => {
    if (!document.querySelector('[data-at] #prompt')) return;
    mounting.disconnect();
    afterTwoFrames(() => (window.benchMounted = performance.now()));
  });
  mounting.observe(document, { subtree: true, childList: true });
}
