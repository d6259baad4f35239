/** A page that the browser translates plays whole games, and shows the same facts as one that was just loaded. */
import { expect, test, type Page } from '@playwright/test';
import { translate, type Translation } from '../tests/support/translate.ts';
import { listBareTexts, watchBareTexts } from './bare-texts.ts';
import { BTM, startBtm } from './btm-support.ts';
import { clickAround, prefer, REICH, startReich } from './reich-support.ts';
import { GAME, promptOf, startMatch, watch } from './support.ts';

/** Presses between two fresh loads. */
const PRESSES = 40;
const GAMES: Readonly<Record<string, { readonly start: (page: Page) => Promise<void>; readonly how: Translation }>> = {
  [GAME]: { start: (page) => startMatch(page, { seed: 'translated' }), how: 'replace' },
  [BTM]: { start: (page) => startBtm(page, { seed: 'translated', hands: 'open' }), how: 'put-beside' },
  [REICH]: { start: (page) => startReich(page, { seed: 'translated', hands: 'open' }), how: 'replace' },
};

/** Every text of the table, but for what tells how the visit went on. */
const factsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = ['#prompt', '.table-rail', '[data-choices]', '.score', '.history-bar', '.log', '.result'];
    return parts.flatMap((part) =>
      [...document.querySelectorAll(part)].map((one) => `${part}: ${one.textContent?.replace(/\s+/g, ' ').trim()}`),
    );
  });

/** Without what is picked, which a reload forgets, once the last answer is carried out. */
async function settledFacts(page: Page): Promise<readonly string[]> {
  await page.waitForTimeout(700);
  for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
  let before: readonly string[] = [];
  await expect
    .poll(async () => {
      const last = before;
      before = await factsOf(page);
      return before.join() === last.join();
    })
    .toBe(true);
  return before;
}

/** From now on, and after each reload. */
const translateEachStep = (page: Page, how: Translation): Promise<unknown> =>
  page.addInitScript(`window.beforeStep = () => (${translate.toString()})(document.body, '${how}')`);

for (const [game, { start, how }] of Object.entries(GAMES)) {
  test(`${game}: a whole game, translated before every step`, async ({ page }) => {
    test.setTimeout(900_000);
    const watched = watch(page);
    await prefer(page, { quick: true });
    await translateEachStep(page, how);
    await start(page);
    const isOver = page.locator('.result');
    let steps = 0;
    for (let [seed, why] = [5, 'enough']; why !== 'over';) {
      const stop = await clickAround(page, { seed, most: PRESSES, lifts: true });
      ({ seed, why } = stop);
      steps += stop.steps;
      const shown = await settledFacts(page);
      await page.reload();
      await expect(promptOf(page).or(isOver).first()).toBeVisible();
      await expect.poll(() => factsOf(page), `after ${steps} presses`).toEqual(shown);
    }
    expect(steps).toBeGreaterThan(PRESSES);
    watched.expectClean();
  });

  test(`${game}: no text that changes stands bare beside others`, async ({ page }) => {
    test.setTimeout(300_000);
    await prefer(page, { quick: true });
    await start(page);
    await watchBareTexts(page);
    const { seed } = await clickAround(page, { seed: 5, most: PRESSES * 2, lifts: true });
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await clickAround(page, { seed, most: PRESSES, lifts: true });
    expect(await listBareTexts(page)).toEqual([]);
  });
}
