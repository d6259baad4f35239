/** The probe inside the page. Every function here is sent to the page as text and sees nothing of this file. */

/** The expected change after a press: `move` for the current point of the history, `any` for anything on the page. */
export type Waited = 'move' | 'any';

export interface Probe {
  /** Waits for the next press, then for the change it makes; milliseconds from the press to the second frame after. */
  arm(waited: Waited): void;
  /** The measured time; null where the press changed nothing within two seconds. */
  result(): Promise<number | null>;
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
  let measured: Promise<number | null> = Promise.resolve(null);
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

  const changed = (hasChanged: () => boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (well: boolean) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(well);
      };
      const observer = new MutationObserver(() => {
        if (hasChanged()) end(true);
      });
      const timer = setTimeout(() => end(false), 2000);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  let tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });

  window.benchProbe = {
    arm(waited) {
      const before = standing();
      measured = pressed().then(async (start) => {
        if (!(await changed(() => waited === 'any' || standing() !== before))) return null;
        return new Promise((resolve) => afterTwoFrames(() => resolve(performance.now() - start)));
      });
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
