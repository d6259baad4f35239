/** Measures how the start and the library open and scroll with thousands of saved matches. */
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { documentOf } from '../../src/store/saves/document.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { aboutMatch } from '../lib/save-files.ts';
import { medianOf } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import { frameFigures, type FrameFigures } from './browser-figures.ts';
import { installProbe } from './browser-probe.ts';
import type { ServedBuild } from './build.ts';
import { bundlePage } from './bundle.ts';
import type { Deadline } from './deadline.ts';
import type { FillLibrary, Written } from './library-page.ts';

const VIEWPORT = { width: 1440, height: 900 };
const SAVES = 10_000;
/** Points of each recorded game that become matches, and the moves that their texts have at most. */
const POINTS = 10;
const MOVES = 60;
const OPENINGS = 5;
/** Turns of the wheel, and how far each goes in pixels. */
const TURNS = 180;
const TURN = 120;
const MIB = 1024 * 1024;

export interface LibraryFigures {
  readonly saves: number;
  /** Milliseconds from the address to the last match on the start screen, and the page's size then. */
  readonly home: OpenFigures;
  /** The same with a single match: the part that does not depend on the library. */
  readonly homeOfOne: OpenFigures;
  /** The same from the link on the start screen to the first rows of the library. */
  readonly library: OpenFigures;
  readonly scroll: {
    readonly frames: FrameFigures;
    /** Processor's milliseconds of the main thread for each of these frames. */
    readonly work: number;
    readonly after: WeightFigures;
  };
  /** Milliseconds from the last letter of a search to the rows that it finds. */
  readonly search: number;
}

interface WeightFigures {
  /** MiB of the script's heap after a garbage collection. */
  readonly heap: number;
  readonly nodes: number;
}

interface OpenFigures extends WeightFigures {
  readonly median: number;
  readonly worst: number;
  /** Processor's milliseconds of the main thread: median. */
  readonly work: number;
}

interface Opening {
  readonly time: number;
  readonly work: number;
}

/** A recorded match of each game becomes thousands of saves. */
export async function measureLibrary(
  browser: Browser,
  { address }: ServedBuild,
  root: string,
  games: readonly { readonly def: AnyGame; readonly save: SaveFile }[],
  deadline: Deadline,
): Promise<LibraryFigures> {
  const written = games.flatMap(writtenOf);
  const script = await bundlePage(root, `import ${JSON.stringify(join(root, 'tools/bench/library-page.ts'))};`);
  const alone = await visit(browser, address, script, written, 1);
  const homes = await repeat(() => openHome(alone.page, alone.devtools, address), deadline);
  const homeOfOne = { ...openFigures(homes), ...(await weigh(alone.devtools)) };
  await alone.page.context().close();

  const { page, devtools } = await visit(browser, address, script, written, SAVES);
  const many = await repeat(() => openHome(page, devtools, address), deadline);
  const home = { ...openFigures(many), ...(await weigh(devtools)) };
  const openings = await repeat(async () => {
    await openHome(page, devtools, address);
    return openLibrary(page, devtools);
  }, deadline);
  // All entries are read, and the first maps are drawn.
  await page.waitForTimeout(2000);
  const library = { ...openFigures(openings), ...(await weigh(devtools)) };
  const scroll = await measureScroll(page, devtools);
  const search = await measureSearch(page);
  await page.context().close();
  return { saves: SAVES, homeOfOne, home, library, scroll, search };
}

async function repeat(open: () => Promise<Opening>, deadline: Deadline): Promise<readonly Opening[]> {
  const all: Opening[] = [];
  for (let n = 0; n === 0 || (n < OPENINGS && !deadline.isOver()); n++) all.push(await open());
  return all;
}

/** A page of an empty browser whose library holds `count` matches. */
async function visit(browser: Browser, address: string, script: string, written: readonly Written[], count: number) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  await fill(context, address, script, written, count);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  // From here on pages are read again by the same process, whose work is counted.
  await page.goto(address);
  return { page, devtools };
}

function writtenOf({ def, save }: { readonly def: AnyGame; readonly save: SaveFile }): readonly Written[] {
  const loaded = loadSave<Types>(def, { ...save, log: save.log.slice(0, MOVES) });
  const timeline = loaded.how === 'replayed' ? loaded.timeline : loaded.how === 'diverged' ? loaded.agreed : null;
  if (!timeline) throw new Error(`the recorded game of ${def.id} does not replay`);
  return Array.from({ length: POINTS }, (_, n) => {
    const points = timeline.points.slice(0, 1 + Math.ceil(((n + 1) / POINTS) * (timeline.points.length - 1)));
    const match = { def, timeline: { ...timeline, points, redo: [] }, about: aboutMatch('bench') };
    const { text, summary, about } = documentOf(match, 'bench');
    return { text, summary, about };
  });
}

/** Before the app runs: an empty page of its origin. */
async function fill(
  context: BrowserContext,
  address: string,
  script: string,
  written: readonly Written[],
  count: number,
): Promise<void> {
  const page = await context.newPage();
  const blank = `${address}bench-fill`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<title>fill</title>' }));
  await page.goto(blank);
  await page.evaluate(script);
  const all: Parameters<FillLibrary> = [written, count];
  await page.evaluate(([matches, many]) => window.benchFillLibrary?.(matches, many), all);
  await page.close();
}

/** Milliseconds until `selector` is on the page and drawn, counted from `start` of the page's own clock. */
const seen = (page: Page, selector: string, start: number): Promise<number> =>
  page.evaluate(
    ([wanted, from]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(wanted)) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - from));
        };
        look();
      }),
    [selector, start] as const,
  );

async function openHome(page: Page, devtools: CDPSession, address: string): Promise<Opening> {
  await page.goto(`${address}#/`);
  await page.reload({ waitUntil: 'commit' });
  const time = await seen(page, '.hero__text h2#continue-title', 0);
  // Counted from the navigation on.
  const work = await workOf(devtools);
  // Later work does not belong to the library's opening.
  await page.waitForLoadState('networkidle');
  return { time, work };
}

async function openLibrary(page: Page, devtools: CDPSession): Promise<Opening> {
  const before = await workOf(devtools);
  const start = await page.locator('#home-library a').evaluate((link: HTMLElement) => {
    const now = performance.now();
    link.click();
    return now;
  });
  const time = await seen(page, '.library__grid .entry-tile h2', start);
  return { time, work: (await workOf(devtools)) - before };
}

async function measureScroll(page: Page, devtools: CDPSession): Promise<LibraryFigures['scroll']> {
  await page.mouse.move(400, 500);
  const before = await workOf(devtools);
  await page.evaluate(() => window.benchProbe?.watchFrames());
  for (let n = 0; n < TURNS; n++) await page.mouse.wheel(0, TURN);
  const times = await page.evaluate(() => window.benchProbe?.frames() ?? []);
  const work = (await workOf(devtools)) - before;
  const frames = frameFigures(times);
  return { frames, work: round(work / Math.max(1, frames.frames), 1), after: await weigh(devtools) };
}

async function measureSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill('match 777');
  await page.waitForTimeout(1000);
  const start = await page.evaluate(() => performance.now());
  await field.press('7');
  const time = await page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelectorAll('.entry-tile').length !== 1) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - from));
        };
        look();
      }),
    start,
  );
  return round(time, 0);
}

const openFigures = (openings: readonly Opening[]): Pick<OpenFigures, 'median' | 'worst' | 'work'> => ({
  median: round(medianOf(openings.map(({ time }) => time)), 0),
  worst: round(Math.max(...openings.map(({ time }) => time)), 0),
  work: round(medianOf(openings.map(({ work }) => work)), 0),
});

async function weigh(devtools: CDPSession): Promise<WeightFigures> {
  await devtools.send('HeapProfiler.collectGarbage');
  const read = await metricsOf(devtools);
  return { heap: round(read('JSHeapUsedSize') / MIB, 1), nodes: read('Nodes') };
}

const workOf = async (devtools: CDPSession): Promise<number> => (await metricsOf(devtools))('TaskDuration') * 1000;

async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
}
