/** A press made before its question was drawn never answers it; one made after is never lost. */
import { expect, test, type Page } from '@playwright/test';
import { clickUntil, lookReady, mouse, prefer, startReich } from './reich-support.ts';
import { choicesOf, confirmOf, commitOf, movesOf, promptOf } from './support.ts';

const FIRST_ACTION = 'Choose an action for this turn';

/** A prepared attack at sea, both hands open: what follows is the question for events, whose end is one press away. */
async function prepareAttack(page: Page): Promise<number> {
  await prefer(page);
  await startReich(page, { scenario: /1941–42/, seed: 'twice', hands: 'open' });
  await clickUntil(
    page,
    mouse(page),
    () => 0,
    ({ step }) => step === FIRST_ACTION,
  );
  await choicesOf(page)
    .getByRole('button', { name: /^Attack/ })
    .click();
  await confirmOf(page)
    .getByRole('button', { name: /^Sea attack/ })
    .click();
  await choicesOf(page)
    .getByRole('button', { name: /^Mid-Atlantic/ })
    .click();
  await expect(commitOf(page)).toBeVisible();
  await page.waitForTimeout(400);
  return movesOf(page);
}

for (const gap of [80, 150, 300])
  test(`Enter twice, ${gap} ms apart, before the next question is drawn, is one answer`, async ({ page }) => {
    test.setTimeout(200_000);
    const before = await prepareAttack(page);
    // The page is busy for a while after the first press, as it is on a slow device.
    await page.evaluate(() => {
      const stall = () => {
        const from = performance.now();
        while (performance.now() - from < 900);
      };
      addEventListener('keydown', () => requestAnimationFrame(stall), { once: true, capture: true });
    });
    const first = page.keyboard.press('Enter');
    await new Promise((done) => setTimeout(done, gap));
    await Promise.all([first, page.keyboard.press('Enter')]);
    await expect.poll(() => movesOf(page)).toBe(before + 1);
    await page.waitForTimeout(500);
    expect(await movesOf(page)).toBe(before + 1);
    await lookReady(page);
    await expect(promptOf(page)).toContainText(/event/i);
  });

test('keys on a question that is painted are never lost, however fast', async ({ page }) => {
  test.setTimeout(200_000);
  const before = await prepareAttack(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => movesOf(page)).toBe(before + 1);
  await expect(promptOf(page)).toContainText(/event/i);
  // Two frames: it is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => movesOf(page)).toBeGreaterThan(before + 1);
});
