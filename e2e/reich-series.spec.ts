import { expect, test, type Page } from '@playwright/test';
import { prefer, REICH, sit } from './reich-support.ts';
import { curtainOf, watch } from './support.ts';

const resultOf = (page: Page) => page.getByRole('region', { name: 'Result' });
const tableOf = (page: Page) => resultOf(page).getByRole('table', { name: 'Table of the series' });

/** The player at the table gives the game up: this test is about the series. */
async function giveUp(page: Page): Promise<void> {
  if (await curtainOf(page).isVisible()) await sit(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await expect(resultOf(page)).toBeVisible();
}

test('a tournament keeps its series and the table, also after a reload', async ({ page }) => {
  const watched = watch(page);
  await prefer(page);
  await page.goto(`/#/new/${REICH}`);
  await page.getByRole('radio', { name: /^Tournament/ }).check();
  await page.getByRole('button', { name: 'Two people' }).click();
  await page.getByRole('textbox', { name: /^Axis player/ }).fill('Mika');
  await page.getByRole('textbox', { name: /^Allied player/ }).fill('Ken');
  await page.getByRole('textbox', { name: 'Dice seed' }).fill('series');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(curtainOf(page)).toBeVisible();
  await giveUp(page);
  await expect(tableOf(page).getByRole('row').nth(1)).toContainText('Mika');
  await expect(resultOf(page)).toContainText('Ken still has to play the Axis side.');

  await page.getByRole('button', { name: 'Next game of the series: Ken takes the Axis side' }).click();
  await expect(curtainOf(page)).toBeVisible();
  await giveUp(page);
  await expect(tableOf(page).getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(tableOf(page)).toContainText('Mika');
  await expect(tableOf(page)).toContainText('Ken');
  watched.expectClean();
});
