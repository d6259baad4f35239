/** Measures the browser's raster threads, which paint the tiles of the page outside its main thread. */
import type { Browser, CDPSession } from '@playwright/test';
import { round } from '../lib/table.ts';

/** An event of a trace, as far as it is read; microseconds. */
export interface TraceEvent {
  readonly name?: string;
  readonly ph?: string;
  /** On the clock of the wall. */
  readonly dur?: number;
  /** The thread's processor time; absent if the system does not tell it. */
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'cc'];
const RASTER = 'RasterTask';

/** Milliseconds that tiles took to paint, added up. The processor's throttle slows the main thread only. */
export const rasterTime = (events: readonly TraceEvent[]): number =>
  round(
    events.reduce(
      (sum, { name, ph, dur = 0, tdur }) => (name === RASTER && ph === 'X' ? sum + (tdur ?? dur) : sum),
      0,
    ) / 1000,
    1,
  );

/** Runs `work` and gives its result, and the milliseconds of raster work meanwhile. */
export async function whileTracing<X>(
  browser: Browser,
  work: () => Promise<X>,
): Promise<{ readonly result: X; readonly raster: number }> {
  const devtools = await browser.newBrowserCDPSession();
  let raster = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => (raster += rasterTime(value)));
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  const result = await work();
  await endTrace(devtools);
  await devtools.detach();
  return { result, raster: round(raster, 1) };
}

async function endTrace(devtools: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
}
