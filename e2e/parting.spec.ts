/** Ending movement with units cut off: the table asks once, names who is lost, and proposes to go back. */
import { expect, test, type Page } from '@playwright/test';
import { curtainOf, movesOf, openSave, promptOf, sitDown, watch } from './support.ts';

const asked = (page: Page) => page.locator('[data-parting]');
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function inMovement(page: Page): Promise<void> {
  await openSave(page, 'tests/saves/pockets/cut-off.json');
  if (await curtainOf(page).isVisible()) await sitDown(page);
  await expect(promptOf(page)).toContainText('Move a unit');
}

test('by mouse: shown on the map, gone back from, then ended without a second question', async ({ page }) => {
  const watched = watch(page);
  await inMovement(page);
  await button(page, /^End movement/).click();
  await expect(asked(page)).toContainText('4 units will surrender this turn');
  await expect(button(page, /^Go back to moving/)).toBeFocused();
  await expect(asked(page).locator('.button--go')).toHaveCount(0);
  await button(page, /^Show 3rd Army/).click();
  await expect(page.locator('[data-stop="space:1301"]')).toBeInViewport();
  await button(page, /^Go back to moving/).click();
  await expect(asked(page)).toHaveCount(0);
  expect(await movesOf(page)).toBe(0);
  await page.waitForTimeout(400);
  await button(page, /^End movement/).click();
  await expect.poll(() => movesOf(page)).toBeGreaterThan(0);
  await expect(asked(page)).toHaveCount(0);
  watched.expectClean();
});

test('by keyboard: Enter goes back, Escape too, and only the quiet button ends', async ({ page }) => {
  const watched = watch(page);
  await inMovement(page);
  await page.keyboard.press('0');
  await expect(button(page, /^Go back to moving/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveCount(0);
  expect(await movesOf(page)).toBe(0);
  await page.reload();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  if (await curtainOf(page).isVisible()) await sitDown(page, 'key');
  await page.keyboard.press('0');
  await expect(button(page, /^Go back to moving/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, /^End anyway/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => movesOf(page)).toBeGreaterThan(0);
  watched.expectClean();
});
