/** Files of the app that are gone since the page was loaded, without a service worker that kept them. */
import { expect, test, type Page } from '@playwright/test';
import { giveMarker, movesOf, promptOf, startMatch } from './support.ts';

test.use({ serviceWorkers: 'block' });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of Fronts could not be loaded' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

/** Takes files away, as a new build on the server does; gives the function that brings them back. */
async function takeAway(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  return () => page.unroute(files);
}

test(
  'the table that is gone says so and offers the page again, which goes on with the match',
  { tag: '@smoke' },
  async ({ page }) => {
    await startMatch(page, { seed: 'missing', name: 'Kept' });
    await giveMarker(page);
    const moves = await movesOf(page);
    const address = page.url();
    const bringBack = await takeAway(page, /\/assets\/table-screen-[^/]*\.js$/);
    await page.goto('about:blank');
    await page.goto('/#/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(failure(page)).toContainText('your match is saved up to the last accepted move');
    await expect(page).toHaveURL(address);
    await bringBack();
    await reload(page).click();
    await expect(promptOf(page)).toBeVisible();
    expect(await movesOf(page)).toBe(moves);
  },
);

test('the drawings of a game that are gone do not leave the table opening for ever', async ({ page }) => {
  await startMatch(page, { seed: 'missing', name: 'Kept' });
  await giveMarker(page);
  const moves = await movesOf(page);
  const bringBack = await takeAway(page, /\/assets\/hitlers-last-battles-[^/]*\.js$/);
  await page.reload();
  await expect(failure(page)).toBeVisible();
  for (const region of await page.locator('[data-live]').all()) await expect(region).toHaveText('');
  await bringBack();
  await reload(page).click();
  await expect(promptOf(page)).toBeVisible();
  expect(await movesOf(page)).toBe(moves);
});

test('rules that are gone offer the page again', { tag: '@smoke' }, async ({ page }) => {
  const bringBack = await takeAway(page, /\/assets\/hitlers-reich\.en-[^/]*\.js$/);
  await page.goto('/#/rules/hitlers-reich');
  await expect(page.getByRole('alert')).toContainText('The rules could not be loaded');
  await bringBack();
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
