/** The page before its script has loaded. */
import { expect, test, type Page } from '@playwright/test';

const COVERS = '.first-paint .game-card__cover';

/** The small script that looks at the address comes; the app itself does not. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const app = /assets\/(?:index|first)-[^/]*\.js$/;
  await page.route(app, () => undefined);
  return () => page.unroute(app);
}

test('the start screen shows the pictures of the games before the app has come, and the app puts them in the same place', async ({
  page,
}) => {
  const places = () =>
    page
      .locator('.game-card__cover')
      .evaluateAll((pictures) => pictures.map((one) => one.getBoundingClientRect().toJSON() as unknown));
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(COVERS)).toHaveCount(3);
  await expect(page.locator(COVERS).first()).toBeVisible();
  const first = await places();
  await release();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator(COVERS)).toHaveCount(0);
  expect(await places()).toEqual(first);
});

test('another screen begins with an empty page, whose pictures are not asked for', async ({ page }) => {
  await holdApp(page);
  await page.goto('/#/settings', { waitUntil: 'commit' });
  await expect(page.locator(COVERS)).toHaveCount(3);
  await expect(page.locator(COVERS).first()).toBeHidden();
  await expect(page.locator(`${COVERS}[src]`)).toHaveCount(0);
});
