/** Issue 38, item 31: what belongs to a match lives and ends with it, however many are played in one tab. */
import { expect, test, type Page } from '@playwright/test';
import { agree, choicesOf, mouseOf, playStep, promptOf, watch } from './support.ts';

const AT_ONCE = JSON.stringify({
  version: 1,
  prefs: { pace: 'instant', thinkMs: 200, resultPause: 'off', animationSpeed: 'none' },
});

const open = async (page: Page): Promise<void> => {
  await page.addInitScript((prefs) => localStorage.setItem('fronts-prefs', prefs), AT_ONCE);
  await page.goto('/#/');
};

/** From the start screen, as a player goes there. */
const setUp = async (page: Page): Promise<void> => {
  await page.evaluate(() => (window.location.hash = '#/'));
  await expect(page.getByRole('heading', { name: 'Fronts', level: 1 }).first()).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#/new/hitlers-last-battles'));
  await expect(page.getByRole('button', { name: /^Start game/ })).toBeVisible();
};
const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Start game/ }).click();
  await expect(promptOf(page)).toBeVisible();
};

/** Two computers for a while; they are left in the middle of a move. */
async function watchComputers(page: Page): Promise<void> {
  await setUp(page);
  await page.getByRole('button', { name: 'Computer against computer' }).click();
  for (const recruit of await page.getByRole('radio', { name: 'Recruit' }).all()) await recruit.check();
  await start(page);
  await expect.poll(() => movesShown(page), { timeout: 60_000 }).toBeGreaterThan(12);
}

const movesShown = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-at]').first().getAttribute('data-at'));

/** A person in the first seat against a recruit. */
async function playAlone(page: Page): Promise<string> {
  await setUp(page);
  await page.getByRole('radio', { name: 'Person' }).first().check();
  await page.getByRole('radio', { name: 'Recruit' }).last().check();
  const more = page.getByText('More settings');
  if (await more.isVisible()) await more.click();
  await page.getByRole('textbox', { name: 'Dice seed' }).fill('one tab');
  await start(page);
  return playOn(page);
}

async function playTogether(page: Page): Promise<string> {
  await setUp(page);
  await agree(page, { seed: 'one tab', curtain: false });
  await start(page);
  return playOn(page);
}

/** Three steps are played; after each nothing is refused. Gives what the page says then. */
async function playOn(page: Page): Promise<string> {
  for (let n = 0; n < 3; n++) {
    // The computer may still be playing.
    await expect(choicesOf(page).getByRole('button').first()).toBeVisible({ timeout: 60_000 });
    const before = await movesShown(page);
    await playStep(page, mouseOf(page));
    await expect.poll(() => movesShown(page)).toBeGreaterThan(before);
    await expect(page.getByText('The game has moved on')).toHaveCount(0);
  }
  await expect(choicesOf(page).getByRole('button').first()).toBeVisible({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  await expect(page.getByText('The game has moved on')).toHaveCount(0);
  return said(page);
}

/** All that a reader comes across, without when it was saved. */
async function said(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.replace(/\/table\/[^\s"]+/g, '/table/…').replace(/.*(?:Saved|ago|seconds).*/g, '');
}

test('games after each other in one tab are what they are in a fresh one', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const faults = watch(page);
  await open(page);
  await watchComputers(page);
  const alone = await playAlone(page);
  await watchComputers(page);
  const together = await playTogether(page);
  expect(together).not.toContain('since your last move');
  for (const [play, inOneTab] of [
    [playAlone, alone],
    [playTogether, together],
  ] as const) {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    await open(fresh);
    expect(inOneTab).toBe(await play(fresh));
    await context.close();
  }
  faults.expectClean();
});
