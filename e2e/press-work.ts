/** Counts what the page does for a press: figures that no clock and no load of the machine changes. */
import type { CDPSession, Page } from '@playwright/test';

/** The work of one press, until the page has come to rest. */
export interface PressWork {
  /** Times React changed the page. */
  readonly commits: number;
  /** Components that ran in the first commit, which paints the press itself. */
  readonly first: number;
  /** Components that ran in all. */
  readonly components: number;
  /** Layouts that a script asked for before the frame did. */
  readonly forcedLayouts: number;
  /** Recalculations of style. */
  readonly styles: number;
  /** Elements that came into the page. */
  readonly added: number;
}

/** Milliseconds without a commit after which the page is at rest. */
const REST_MS = 700;

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Count {
  commits: number;
  first: number;
  components: number;
  added: number;
  /** When the last commit came, on the clock of the page. */
  last: number;
}

declare global {
  interface Window {
    pressCount?: Count;
  }
}

/** Listens to React as its developer tools do. Install it before the page loads. */
export function installPressCount(): void {
  const count: Count = { commits: 0, first: 0, components: 0, added: 0, last: 0 };
  window.pressCount = count;
  /** Function, class, forward-ref and memo components. */
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const mount = (fiber: Fiber | null) => {
    for (let at = fiber; at; at = at.sibling) {
      if (COMPONENTS.has(at.tag)) count.components += 1;
      mount(at.child);
    }
  };
  const compare = (now: Fiber, before: Fiber) => {
    if (COMPONENTS.has(now.tag) && (now.flags & PERFORMED_WORK) !== 0) count.components += 1;
    if (now.child === before.child) return;
    for (let at = now.child; at; at = at.sibling) {
      if (!at.alternate) {
        if (COMPONENTS.has(at.tag)) count.components += 1;
        mount(at.child);
      } else if (at.alternate !== at) {
        let isKnown = false;
        for (let old = before.child; old; old = old.sibling) if (old === at.alternate) isKnown = true;
        // A child that was not rendered is the same object in both trees.
        if (isKnown) compare(at, at.alternate);
      }
    }
  };
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
      count.commits += 1;
      count.last = performance.now();
      const { current } = root;
      if (current.alternate) compare(current, current.alternate);
      if (count.commits === 1) count.first = count.components;
    },
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element) count.added += 1 + node.getElementsByTagName('*').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly stackTrace?: readonly unknown[] } };
}

/** Waits until React has not changed the page for a while. */
export const untilRest = (page: Page): Promise<unknown> =>
  page.waitForFunction((rest) => performance.now() - (window.pressCount?.last ?? 0) > rest, REST_MS);

/** The work of `press`, counted from before it until the page has come to rest. */
export async function countWork(page: Page, devtools: CDPSession, press: () => Promise<unknown>): Promise<PressWork> {
  const reset = () =>
    page.evaluate(() => {
      const count = window.pressCount;
      if (count) Object.assign(count, { commits: 0, first: 0, components: 0, added: 0, last: performance.now() });
    });
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] },
    transferMode: 'ReportEvents',
  });
  await reset();
  await press();
  await untilRest(page);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const isForced = ({ args }: TraceEvent) => (args?.beginData?.stackTrace?.length ?? 0) > 0;
  const { commits, first, components, added } = await page.evaluate(
    () => window.pressCount ?? { commits: 0, first: 0, components: 0, added: 0 },
  );
  return {
    ...{ commits, first, components, added },
    forcedLayouts: events.filter((event) => event.name === 'Layout' && isForced(event)).length,
    styles: events.filter(({ name }) => name === 'UpdateLayoutTree').length,
  };
}
