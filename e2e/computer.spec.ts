import { expect, test } from '@playwright/test';
import { listFaults } from './faults.ts';
import { movesOf, promptOf, watch } from './support.ts';

/** No wait between the computer's moves, and little time to think. */
const AT_ONCE = JSON.stringify({
  version: 1,
  prefs: { pace: 'instant', thinkMs: 200, resultPause: 'off', animationSpeed: 'none' },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript((prefs) => localStorage.setItem('fronts-prefs', prefs), AT_ONCE);
});

test('two computers play a whole game, and its review says what decided it', async ({ page }) => {
  test.setTimeout(400_000);
  const faults = watch(page);
  await page.goto('/#/new/hitlers-last-battles');
  await page.getByRole('button', { name: 'Computer against computer' }).click();
  for (const recruit of await page.getByRole('radio', { name: 'Recruit' }).all()) await recruit.check();
  await page.getByRole('button', { name: /^Start game/ }).click();
  await expect(promptOf(page)).toBeVisible();
  const review = page.getByRole('link', { name: 'Review the match' });
  await expect(review.first()).toBeVisible({ timeout: 240_000 });
  expect(await movesOf(page)).toBeGreaterThan(40);
  await review.first().click();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ moves/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const [first] = await page.getByRole('region', { name: 'Largest swings' }).getByRole('listitem').all();
  if (first) {
    await first.getByRole('button').click();
    await expect(first.getByRole('button')).toHaveAttribute('aria-current', 'step');
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(await listFaults(page, 'review')).toEqual([]);
  faults.expectClean();
});

test('a person answers a computer by keys alone, and finds the match again after a reload', async ({ page }) => {
  test.setTimeout(180_000);
  const faults = watch(page);
  await page.goto('/#/new/hitlers-last-battles');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page.getByRole('button', { name: /^Start game/ }).click();
  // The computer begins, and stops where the person is asked.
  await expect(promptOf(page)).toContainText('Allied player decides', { timeout: 120_000 });
  expect(await movesOf(page)).toBeGreaterThan(3);
  expect(await listFaults(page, 'what the computer played')).toEqual([]);
  // Keys alone: the first answer, and Enter for the move that it names.
  const turn = page.getByText(/Turn 2, German/).first();
  for (let n = 0; n < 150 && !(await turn.isVisible()); n++) {
    if (await promptOf(page).getByText('Allied player decides').isVisible()) {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(150);
  }
  expect(await movesOf(page)).toBeGreaterThan(15);
  await page.reload();
  await expect(promptOf(page)).toContainText('Allied player decides', { timeout: 60_000 });
  faults.expectClean();
});
