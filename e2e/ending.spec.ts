/** The sheet at the end of a match: read, left for the board and found again, by mouse and by keyboard. */
import { expect, test } from '@playwright/test';
import { prefer } from './reich-support.ts';
import { openSave, watch } from './support.ts';

const SAMPLE = 'tests/saves/samples/hitlers-last-battles.over.json';

test('the end is told, its positions open, and the board is one press away', async ({ page }) => {
  const watched = watch(page);
  await prefer(page);
  await openSave(page, SAMPLE);
  const sheet = page.getByRole('region', { name: 'Result' });
  const heading = sheet.getByRole('heading', { level: 1, name: 'German victory' });
  await expect(heading).toBeFocused();
  await expect(sheet).toContainText('A narrow win.');
  await expect(
    sheet.getByRole('region', { name: 'The front at the end of each turn' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expect(sheet).toContainText(/Reviewing|All rolls/);

  // A small map opens its position; the way back is through the board.
  await sheet.getByRole('button', { name: /^3\s?15 Mar 1945/ }).click();
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('Turn');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(heading).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('wins');
  await page.getByRole('button', { name: 'Back to the result' }).press('Enter');
  await expect(heading).toBeFocused();
  watched.expectClean();
});

test('Enter plays again with the sides swapped, after a pause', async ({ page }) => {
  await prefer(page);
  await openSave(page, SAMPLE);
  const again = page.getByRole('button', { name: /^Play again/ });
  await expect(again).toBeVisible();
  const address = page.url();
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(address);
  await page.waitForTimeout(1400);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toBe(address);
});

for (const game of ['blitzkrieg-to-moscow-2', 'hitlers-last-battles', 'hitlers-reich'])
  test(`what comes next is whole at 1024 × 768: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openSave(page, `tests/saves/samples/${game}.over.json`);
    const buttons = page.locator('.end-actions__row').locator('button, a');
    await expect(buttons).toHaveCount(5);
    await expect(buttons.first()).toBeInViewport({ ratio: 1 });
    await expect(buttons.last()).toBeInViewport({ ratio: 1 });
    // One line each.
    const heights = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(64);
  });

test('the places of a turn are whole at 1024 × 768', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openSave(page, SAMPLE);
  const news = page.locator('.end-map__news');
  await expect(news).toHaveCount(6);
  const cut = await news.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
});
