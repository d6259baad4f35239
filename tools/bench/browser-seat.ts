/** A player in a browser whose presses are measured. */
import { errors, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { round } from '../lib/table.ts';
import type { Press } from './browser-figures.ts';
import { installProbe, type Waited } from './browser-probe.ts';
import type { Deadline } from './deadline.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** Nothing on the screen waits for dice or a curtain. */
/** A result would stop the game for as long as it is looked at, which is no work. */
const PREFS = { language: 'en', animationSpeed: 'none', resultPause: 'off', curtain: false };

/** Milliseconds after which a list is stable on a slowed processor. */
const SETTLED = 400;
/** Milliseconds within which a pointer comes to a button that stays. */
const REACHED = 3000;
/** Milliseconds after which a pointer is known and what it points at is shown. */
const POINTED = 150;
/** Milliseconds until the parts are loaded that wait for an interested player. */
const HEAVY_PARTS = 3000;
const OPEN_CHOICES = '[data-choices] button.action-tile:not([aria-disabled]):not([aria-pressed="true"])';
/** The gold button, or the quiet one of a question about losses, which covers the choices. */
const COMMIT = '.confirm__go, .confirm__anyway';
/** Choices in a row that the pointer does not reach; a seat that cannot play on is a fault of the bench. */
const UNREACHED = 5;
const ENDINGS = '.confirm__end';

/** Processor time of the page's main thread, in milliseconds. */
export interface WorkTime {
  /** The total; the part not listed below is mostly painting. */
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

export interface Weight {
  readonly heap: number;
  readonly nodes: number;
}

export class Seat {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  /** Imports a save file into the library of an empty browser and opens it. */
  static async take(
    browser: Browser,
    address: string,
    save: string,
    prefs: Readonly<Record<string, unknown>> = {},
  ): Promise<Seat> {
    // The worker would fetch the rest of the app during the measurements.
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    const page = await context.newPage();
    // Functions carry a compiler helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(installProbe);
    await page.addInitScript(
      (all) => localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs: all })),
      { ...PREFS, ...prefs },
    );
    await page.goto(`${address}#/library`);
    const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(save) };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Add to the library' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
    await page.locator('[data-at] #prompt').waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Seat(page, devtools);
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }

  /** Slows the page's processor down by this factor. */
  async throttle(rate: number): Promise<void> {
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Milliseconds from the address of the match to its question on the screen. */
  async reload(): Promise<number> {
    await this.page.reload({ waitUntil: 'commit' });
    const mounted = await this.page.waitForFunction(() => window.benchMounted ?? 0);
    return mounted.jsonValue();
  }

  /** Milliseconds from a press on *Continue* on the start screen, once its heavy parts have come, to the question. */
  async resume(): Promise<number> {
    await this.page.goto(this.page.url().replace(/#.*$/, '#/'));
    await this.page.reload();
    await this.pointAt(this.page.locator('.hero a.button--go'));
    await this.page.waitForTimeout(HEAVY_PARTS);
    return (await this.measure('move', () => this.press())).moved ?? NaN;
  }

  async goToStart(): Promise<void> {
    await this.leaveEnd();
    await this.page.getByRole('slider', { name: 'History' }).press('Home');
    await this.page.locator('[data-at="0"]').waitFor();
    // A slider handles keys that are measured at the page.
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /** One step by key. */
  step(key: '[' | ']'): Promise<Press> {
    return this.measure('move', () => this.page.keyboard.press(key));
  }

  /** One step by key, not measured. */
  leaf(key: '[' | ']'): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** One step back by mouse. */
  async clickBack(): Promise<Press> {
    const button = this.page.getByRole('button', { name: 'One move back' });
    await this.pointAt(button);
    return this.measure('move', () => this.press());
  }

  /** Presses choices at random, and the gold button when it names a move. A choice that is played at once is a commit. */
  async play(presses: number, { isOver }: Deadline): Promise<Record<'picks' | 'commits', readonly Press[]>> {
    const rng = seedRng('bench');
    const [picks, commits]: [Press[], Press[]] = [[], []];
    let unreached = 0;
    const reach = async (target: Locator): Promise<boolean> => {
      const isReached = await this.pointAt(target);
      unreached = isReached ? 0 : unreached + 1;
      if (unreached === UNREACHED) throw new Error('something covers the choices of the table');
      return isReached;
    };
    while (picks.length + commits.length < presses && !isOver()) {
      const commit = this.page.locator(COMMIT);
      if (await commit.isVisible()) {
        if (!(await reach(commit))) continue;
        commits.push(await this.measure('move', () => this.press()));
        continue;
      }
      // The list may lag behind the board a little, and the pressed entry must belong to the new one.
      await this.page.waitForTimeout(SETTLED);
      const choices = this.page.locator(`${OPEN_CHOICES}, ${ENDINGS}`);
      const count = await choices.count();
      // The game is over.
      if (count === 0) break;
      const choice = choices.nth(drawFrom(rng, count));
      if (!(await reach(choice))) continue;
      const press = await this.measure('any', () => this.press());
      (press.moved === null ? picks : commits).push(press);
    }
    return { picks, commits };
  }

  /** Drags the map around, zoomed in; the times at which frames were drawn. */
  async pan(): Promise<readonly number[]> {
    const { x, y } = await this.middleOfMap();
    await this.page.mouse.move(x, y);
    for (let i = 0; i < 4; i++) await this.page.mouse.wheel(0, -240);
    await this.page.waitForTimeout(1000);
    return this.framesOf(async () => {
      await this.page.mouse.down();
      for (let i = 0; i <= 240; i++) {
        const turn = (i / 60) * 2 * Math.PI;
        await this.page.mouse.move(x + 180 * Math.sin(turn), y + 120 * Math.sin(2 * turn));
      }
      await this.page.mouse.up();
    });
  }

  /** Turns the wheel in and out; the times at which frames were drawn. */
  async zoom(): Promise<readonly number[]> {
    const { x, y } = await this.middleOfMap();
    await this.page.mouse.move(x, y);
    return this.framesOf(async () => {
      for (let i = 0; i < 240; i++) await this.page.mouse.wheel(0, Math.floor(i / 30) % 2 === 0 ? -40 : 40);
    });
  }

  /** Processor time of the main thread for each of so many runs of `press`, and where it goes. */
  async workOf(presses: number, press: () => Promise<unknown>): Promise<WorkTime> {
    const before = await this.readMetrics();
    for (let i = 0; i < presses; i++) await press();
    const after = await this.readMetrics();
    const each = (name: string) => round(((after(name) - before(name)) * 1000) / presses, 1);
    return {
      all: each('TaskDuration'),
      script: each('ScriptDuration'),
      style: each('RecalcStyleDuration'),
      layout: each('LayoutDuration'),
    };
  }

  /** Tasks of the main thread longer than 50 ms since this was last asked. */
  longTasks(): Promise<readonly number[]> {
    return this.page.evaluate(() => window.benchProbe?.longTasks() ?? []);
  }

  /** The script's heap without garbage, and the elements of the page. */
  async weigh(): Promise<Weight> {
    await this.devtools.send('HeapProfiler.collectGarbage');
    const read = await this.readMetrics();
    return { heap: read('JSHeapUsedSize'), nodes: read('Nodes') };
  }

  private async readMetrics(): Promise<(name: string) => number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  }

  /** Moves the pointer outside the measured time. False if the target disappeared before the pointer arrived. */
  private async pointAt(target: Locator): Promise<boolean> {
    try {
      await target.hover({ timeout: REACHED });
    } catch (error) {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    }
    await this.page.waitForTimeout(POINTED);
    return target.isVisible();
  }

  /** Presses at the pointer. A click on an element would first look it up and test its place, which only tests do. */
  private async press(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  private async measure(waited: Waited, press: () => Promise<void>): Promise<Press> {
    await this.page.evaluate((kind) => window.benchProbe?.arm(kind), waited);
    const before = await this.readMetrics();
    await press();
    const answered = await this.page.evaluate(() => window.benchProbe?.result() ?? null);
    if (answered === null) throw new Error('a press changed nothing on the page');
    const after = await this.readMetrics();
    return { ...answered, work: (after('TaskDuration') - before('TaskDuration')) * 1000 };
  }

  /** Sits still, and gives the times at which frames were drawn. */
  watch(ms: number): Promise<readonly number[]> {
    return this.framesOf(() => this.page.waitForTimeout(ms));
  }

  /** Waits until a program searches for its move. */
  async waitForThought(): Promise<void> {
    await this.page.locator('.thinking').first().waitFor();
  }

  private async framesOf(gesture: () => Promise<void>): Promise<readonly number[]> {
    await this.page.evaluate(() => window.benchProbe?.watchFrames());
    await gesture();
    return this.page.evaluate(() => window.benchProbe?.frames() ?? []);
  }

  /** The sheet of a match that has ended hides the board and its history. */
  private async leaveEnd(): Promise<void> {
    const board = this.page.locator('.end-verdict__board');
    if (await board.isVisible()) await board.click();
  }

  private async middleOfMap(): Promise<{ readonly x: number; readonly y: number }> {
    await this.leaveEnd();
    const box = await this.page.locator('.map-frame').boundingBox();
    if (!box) throw new Error('there is no map on the table');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }
}
