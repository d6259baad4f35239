/** Measures how smoothly the page runs while an experiment is played, and how many games that is. */
import type { Browser } from '@playwright/test';
import { round } from '../lib/table.ts';
import { frameFigures, longTasksOf, type FrameFigures, type LongTasks } from './browser-figures.ts';
import { installProbe } from './browser-probe.ts';
import type { Deadline } from './deadline.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** More games than are played in the time that is measured. */
const GAMES = 100_000;
/** Code is new to the machine at first. */
const WARM_UP_MS = 10_000;
const MEASURED_MS = 30_000;
const MINUTE_MS = 60_000;

export interface ExperimentFigures {
  /** Games that are played at a time. */
  readonly workers: number;
  /** Games of two greedy players, of both variants together. */
  readonly gamesPerMinute: number;
  readonly frames: FrameFigures;
  readonly longTasks: LongTasks;
  /** Processor's milliseconds of the main thread in a second. */
  readonly work: number;
}

/** Both variants alike: what they are makes no difference to how fast they are played. */
const planOf = (game: string, scenario: string) => ({
  ...{ format: 'fronts-experiment', formatVersion: 1, name: 'bench', game, seed: 'bench' },
  ...{ start: { scenario }, games: GAMES },
  variants: [{ players: ['greedy', 'greedy'] }, { players: ['greedy', 'greedy'] }],
});

export interface ExperimentRequest {
  readonly browser: Browser;
  readonly address: string;
  readonly game: string;
  readonly scenario: string;
  readonly deadline: Deadline;
}

/** The running experiment, whose charts and map are redrawn about once a second. */
export async function measureExperiment({
  browser,
  address,
  game,
  scenario,
  deadline,
}: ExperimentRequest): Promise<ExperimentFigures> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}#/lab/${game}/experiment`);
  const plan = {
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(planOf(game, scenario))),
  };
  await page.locator('.setup input[type="file"]').setInputFiles(plan);
  const bar = page.locator('.run-progress__bar');
  await bar.waitFor();
  const played = async () => Number(await bar.getAttribute('value'));
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  await page.waitForTimeout(deadline.isOver() ? 0 : WARM_UP_MS);
  await page.evaluate(() => window.benchProbe?.longTasks());
  const [from, workBefore, start] = [await played(), await work(), Date.now()];
  await page.evaluate(() => window.benchProbe?.watchFrames());
  await page.waitForTimeout(MEASURED_MS);
  const times = await page.evaluate(() => window.benchProbe?.frames() ?? []);
  const took = Date.now() - start;
  const figures = {
    workers: await page.evaluate(() => Math.max(1, navigator.hardwareConcurrency - 1)),
    gamesPerMinute: Math.round((((await played()) - from) / took) * MINUTE_MS),
    frames: frameFigures(times),
    longTasks: longTasksOf(await page.evaluate(() => window.benchProbe?.longTasks() ?? [])),
    work: round((((await work()) - workBefore) / took) * 1000, 0),
  };
  await context.close();
  return figures;
}
