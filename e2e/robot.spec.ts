/**
 * Hammering on a cover never reveals a hand: not with Enter, Space, Escape or clicks, through games with hidden hands.
 */
import { expect, test, type Page } from '@playwright/test';
import { startBtm } from './btm-support.ts';
import { expectHidden, type Side } from './reich-hidden.ts';
import { clickAround, prefer, startReich } from './reich-support.ts';
import { coverListens, curtainOf, letCurtainFall, promptOf, sitDown, watch } from './support.ts';

// The clipboard is searched as well.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PRESSES = ['Enter', ' ', 'Escape'] as const;
/** As many as fall into the deaf time of a cover, and as many again. */
const ROUNDS = 8;

/** Every 50 ms a press, on the keys and in the middle of the page and of the button. */
async function hammer(page: Page): Promise<void> {
  const box = await page
    .locator('.sit__hold')
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (let n = 0; n < ROUNDS; n++) {
    for (const press of PRESSES) {
      await page.keyboard.press(press);
      await page.waitForTimeout(50);
    }
    await page.mouse.click(width / 2, height / 2);
    await page.waitForTimeout(50);
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(50);
  }
}

test('Hitler’s Reich: the robot sees no hand', { tag: '@smoke' }, async ({ page }) => {
  test.setTimeout(600_000);
  const watched = watch(page);
  await prefer(page, { resultPause: 'press' });
  await startReich(page, { scenario: /1941–42/, seed: 'robot' });
  let seed = 7;
  let covers = 0;
  let hands = 0;
  let results = 0;
  while (covers < 14) {
    const stop = await clickAround(page, { seed, most: 300, sees: true });
    ({ seed } = stop);
    if (stop.why === 'over') break;
    if (stop.why === 'result') {
      results++;
      // The robot's presses reach the cover only.
      await expectHidden(page, null, false);
      await hammer(page);
      await letCurtainFall(page);
    }
    if (!(await curtainOf(page).isVisible())) continue;
    covers++;
    await expectHidden(page, null, false);
    await hammer(page);
    await expect(curtainOf(page)).toBeVisible();
    await expectHidden(page, null, covers % 5 === 0);
    await sitDown(page, covers % 2 === 0 ? 'key' : 'mouse');
    const seat: Side = (await page.locator('.prompt__who').innerText()).includes('Axis') ? 'axis' : 'allies';
    hands += await expectHidden(page, seat, false);
  }
  expect(covers).toBeGreaterThan(8);
  // It would prove nothing if all hands were empty.
  expect(hands).toBeGreaterThan(40);
  expect(results).toBeGreaterThanOrEqual(0);
  watched.expectClean();
});

test('Blitzkrieg to Moscow 2: the robot sees no hand', async ({ page }) => {
  test.setTimeout(600_000);
  const watched = watch(page);
  await prefer(page);
  await startBtm(page, { seed: 'robot' });
  let seed = 11;
  for (let covers = 0; covers < 8;) {
    const stop = await clickAround(page, { seed, most: 300 });
    ({ seed } = stop);
    if (stop.why === 'over') break;
    if (stop.why !== 'curtain') continue;
    covers++;
    await hammer(page);
    await expect(curtainOf(page)).toBeVisible();
    await expect(page.locator('.btm-hand, [data-target^="card:"]')).toHaveCount(0);
    await sitDown(page);
    await expect(promptOf(page)).toBeVisible();
  }
  watched.expectClean();
});

test('a key that was down before the cover came does not lift it, nor does the other seat’s', async ({ page }) => {
  await prefer(page);
  await startReich(page, { scenario: /1941–42/, seed: 'held' });
  await sitDown(page, 'key');
  await expect(promptOf(page)).toBeVisible();
  await page.keyboard.down('p');
  await page.keyboard.down('q');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(curtainOf(page)).toBeVisible();
  // One of the two keys belongs to the called player: both were down before the cover listened, and repeat.
  for (let n = 0; n < 40; n++) {
    await page.keyboard.down('p');
    await page.keyboard.down('q');
    await page.waitForTimeout(30);
  }
  await expect(curtainOf(page)).toBeVisible();
  await page.keyboard.up('p');
  await page.keyboard.up('q');
  await sitDown(page, 'key');
  await expect(promptOf(page)).toBeVisible();
  // Leaving the window covers the same seat; a save that is opened again begins on a cover.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(curtainOf(page)).toBeVisible();
  await sitDown(page);
  await page.reload();
  await expect(curtainOf(page)).toBeVisible();
  // The map is public: the cover stays down behind it.
  await coverListens(page);
  await page.keyboard.press('m');
  await expect(page.getByRole('group', { name: /^Map of/ })).toBeVisible();
  await expectHidden(page, null, true);
  await page.getByRole('button', { name: 'Back to the cover screen' }).click();
  await expect(curtainOf(page)).toBeVisible();
});
