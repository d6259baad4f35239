/** The supply phase of Blitzkrieg to Moscow 2: both players are shown who surrenders, and why, before the hand-over. */
import { expect, test, type Page } from '@playwright/test';
import { curtainOf, openSave, promptOf, sitDown, watch } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('list', { name: 'Units that surrender' }).getByRole('listitem');

async function atEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prefs = { animationSpeed: 'normal', resultPause: 'press' };
    localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
  });
  await openSave(page, 'tests/saves/pockets/surrender.json');
  if (await curtainOf(page).isVisible()) await sitDown(page);
}

test('by mouse: one hex after another, again, then the cover', async ({ page }) => {
  const watched = watch(page);
  await atEnd(page);
  await button(page, /^End breakthrough/)
    .last()
    .click();
  await page.locator('.confirm__anyway').click();
  await expect(promptOf(page)).toContainText('units surrender');
  // The hand is gone, and the units that are still to be told keep their places.
  await expect(page.locator('.btm-hand, .hand')).toHaveCount(0);
  const now = rows(page).and(page.locator('[aria-current]'));
  await expect(now).toContainText('1301');
  await expect(page.locator('.surrender-map__bar').first()).toBeVisible();
  await expect(now).toContainText('1601');
  await expect(button(page, /^Continue/)).toHaveCount(0);
  await button(page, /^Show all at once/).click();
  await expect(page.locator('.surrender-map__gone')).toHaveCount(await rows(page).count());
  await button(page, /^Again/).click();
  await expect(now).toContainText('1301');
  await button(page, /^Show all at once/).click();
  // A second press of the same click would be too early.
  await page.waitForTimeout(400);
  await button(page, /^Continue/).click();
  await expect(curtainOf(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  watched.expectClean();
});

test('by keyboard: Space shows all, Enter continues', async ({ page }) => {
  const watched = watch(page);
  await atEnd(page);
  await page.keyboard.press('0');
  // The same units were about to be lost: the table has asked.
  await expect(button(page, /^Go back/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, /^Show all at once/)).toBeFocused();
  await page.waitForTimeout(700);
  await page.keyboard.press('Space');
  await expect(button(page, /^Continue/)).toBeFocused();
  await expect(page.locator('.surrender__group[data-told]')).toHaveCount(await rows(page).count());
  await page.waitForTimeout(300);
  await page.keyboard.press('Enter');
  await expect(curtainOf(page)).toBeVisible();
  watched.expectClean();
});
