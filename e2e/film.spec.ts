import { expect, test } from '@playwright/test';
import { openSave, promptOf, watch } from './support.ts';

test('the last turn is watched as a film, by keys, and left again', async ({ page }) => {
  const watched = watch(page);
  await openSave(page, 'tests/saves/samples/hitlers-last-battles.replace-german.json');
  const stills = page.getByRole('list', { name: 'Moments of the turn' }).getByRole('button');
  // The moves of the match are read after its board is shown.
  await expect(async () => {
    await page.keyboard.press('Shift+W');
    await expect(stills.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Watching the Allied turn');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stills.nth(1)).toHaveAttribute('aria-current', 'step');
  await stills.last().click();
  await expect(stills.last()).toHaveAttribute('aria-current', 'step');
  await expect(promptOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(promptOf(page)).toBeVisible();
  watched.expectClean();
});
