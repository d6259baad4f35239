/** Measures the wait and the download of a first visit: an empty browser, a slow processor, a slow network. */
import type { Browser } from '@playwright/test';
import { medianOf } from '../lib/stats.ts';
import { quantileOf } from './browser-figures.ts';
import type { Sent, ServedBuild } from './build.ts';
import type { Deadline } from './deadline.ts';

const VIEWPORT = { width: 1440, height: 900 };
const THROTTLE = 4;
/** Slow 4G as laboratories take it: 150 ms there and back, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const VISITS = 5;
/** A page that nobody touches: long enough to see that nothing more comes, shorter than the idleness that counts as intent. */
const UNTOUCHED_MS = 4000;
/** Time after intent in which a game arrives. */
const AFTER_INTENT_MS = 4000;

export interface FirstScreenFigures {
  readonly throttle: number;
  readonly visits: number;
  /** Milliseconds to the largest contentful paint: median and worst. */
  readonly lcp: { readonly median: number; readonly worst: number };
  /** KB as transferred while nobody touches the page: scripts, and everything. */
  readonly untouched: Downloads;
  /** The same once a pointer was on a game. */
  readonly intent: Downloads;
}

interface Downloads {
  readonly script: number;
  readonly all: number;
}

export async function measureFirstScreen(
  browser: Browser,
  served: ServedBuild,
  deadline: Deadline,
): Promise<FirstScreenFigures> {
  const lcp: number[] = [];
  for (let i = 0; i === 0 || (i < VISITS && !deadline.isOver()); i++) lcp.push(await visit(browser, served.address));
  return {
    throttle: THROTTLE,
    visits: lcp.length,
    lcp: { median: Math.round(medianOf(lcp)), worst: Math.round(quantileOf(lcp, 1)) },
    ...(await measureDownloads(browser, served)),
  };
}

/** Milliseconds to the largest contentful paint of a first visit. */
async function visit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('.home__games article').first().waitFor();
  await page.waitForTimeout(500);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await context.close();
  return time;
}

/** Bytes of a first visit, to the page and to the worker that stores the app for use without a network. */
async function measureDownloads(browser: Browser, { address, takeSent }: ServedBuild) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  takeSent();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(UNTOUCHED_MS);
  const first = takeSent();
  await page.locator('.home__games article').first().hover();
  await page.waitForTimeout(AFTER_INTENT_MS);
  const later = takeSent();
  await context.close();
  return { untouched: sumUp(first), intent: sumUp([...first, ...later]) };
}

const sumUp = (sent: readonly Sent[]): Downloads => ({
  script: inKB(sent.filter(({ path }) => path.endsWith('.js'))),
  all: inKB(sent),
});

const inKB = (sent: readonly Sent[]): number => Math.round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
