/** In a long live match the page does not grow. */
import { expect, test, type Page } from '@playwright/test';
import { clickAround, prefer, startReich } from './reich-support.ts';

/** Moves played in all; the page's size at the end is compared with its size at the middle. */
const MOVES = 300;
const MIDDLE = 150;

interface Weight {
  readonly at: number;
  readonly elements: number;
  readonly log: number;
  readonly marks: number;
  readonly listeners: number;
}

const inLog = (page: Page, what: string) => page.getByRole('tabpanel', { name: /Log/ }).locator(what);

/** Nothing is painted while the match is played: 300 moves then take about a minute. */
const show = (page: Page, shown: boolean) =>
  page.evaluate(
    (display) => document.getElementById('root')?.style.setProperty('display', display),
    shown ? '' : 'none',
  );

test('300 moves of live play leave the page no larger than 150 did, and each of them can be read', async ({ page }) => {
  test.setTimeout(240_000);
  await prefer(page, { quick: true });
  await startReich(page, { seed: 'growth', hands: 'open', undo: 'Open' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const weigh = async (): Promise<Weight> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const counted = await page.evaluate(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const at = Number(document.querySelector('[data-at]')?.getAttribute('data-at'));
      // The current position's own elements come and go.
      const passing = count('[data-choices] *') + count('.fight, .fight *') + count('.map-frame *');
      return { at, elements: count('*') - passing, log: count('.log *'), marks: count('.scrubber *') };
    });
    return { ...counted, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN };
  };
  const weights: Weight[] = [];
  await page.getByRole('tab', { name: 'Log' }).click();
  await show(page, false);
  for (let seed = 7; (weights.at(-1)?.at ?? 0) < MOVES;) {
    const stop = await clickAround(page, { seed, most: 20, lifts: true });
    seed = stop.seed;
    weights.push(await weigh());
    expect(stop.why, 'the match lasts long enough').toBe('enough');
  }
  await show(page, true);
  const most = (of: keyof Weight, after: number, until = Infinity) =>
    Math.max(...weights.filter(({ at }) => at > after && at <= until).map((weight) => weight[of]));
  // One page of the log more or less, and the largest conflict panel: nothing that grows with the number of moves.
  expect(most('elements', MIDDLE)).toBeLessThan(most('elements', 0, MIDDLE) + 300);
  expect(most('listeners', MIDDLE)).toBeLessThan(most('listeners', 0, MIDDLE) + 60);
  expect(most('log', 0)).toBeLessThan(900);
  expect(most('marks', 0)).toBeLessThan(200);

  // Keys alone, from the newest line to the first: one press lists more.
  const lines = inLog(page, '.log__line');
  const earlier = inLog(page, 'button.button--wide').filter({ hasText: 'earlier' });
  const oldest = async () => Number.parseInt((await lines.last().getAttribute('data-entry')) ?? '', 10);
  for (let pages = 0; (await earlier.count()) > 0 && pages < 40; pages++) {
    const before = await oldest();
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect.poll(oldest).toBeLessThan(before);
    await expect(inLog(page, '.log__line:focus')).toHaveCount(1);
  }
  expect(await oldest()).toBeLessThan(5);
  const all = await lines.count();
  // The moves of a fight are one entry.
  expect(all).toBeGreaterThan(MOVES / 4);
});
