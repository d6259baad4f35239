/** The pack that comes with the app: chosen for a match, shown as reconstructed, drawn on the board, kept over a reload. */
import { expect, test } from '@playwright/test';
import { REICH } from './reich-support.ts';
import { agree, curtainOf, promptOf, watch } from './support.ts';

test('a match with the Steppe: chosen, begun, drawn, reloaded', async ({ page }) => {
  test.slow();
  const faults = watch(page);
  await page.goto(`/#/new/${REICH}`);
  await page.getByRole('button', { name: 'Reconstructed' }).click();
  const choice = page.getByLabel('Match data');
  const option = choice.locator('option', { hasText: 'Steppe' });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await expect(page.getByText(/You play with the data pack “.*Steppe/)).toBeVisible();
  await agree(page, { seed: 'steppe', curtain: false });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  // Its neighbours, and its name on the map.
  const steppe = page.getByRole('button', { name: /^Steppe, .*next to Moscow, Stalingrad, Caucasus and Kharkov/ });
  const name = page.locator('[data-space="own-steppe"]');
  await expect(steppe).toHaveCount(1);
  await expect(name).toHaveCount(1);
  await page.reload();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  await expect(steppe).toHaveCount(1);
  await expect(name).toHaveCount(1);
  faults.expectClean();
});
