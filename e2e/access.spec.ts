import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { GAME, mapOf, mouseOf, playStep, promptOf, startMatch, watch } from './support.ts';

async function expectAccessible(page: Page, what: string): Promise<void> {
  // Fades are over before contrast is judged.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${what}: ${id} at ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
  expect(found).toEqual([]);
}

const SCREENS = [
  '/',
  `/new/${GAME}`,
  '/library',
  '/lessons',
  '/lesson/first-turn',
  `/rules/${GAME}`,
  `/rules/${GAME}/8.4`,
  '/settings',
  '/about',
  '/nowhere',
];

test('axe finds nothing on any screen', async ({ page }) => {
  const watched = watch(page);
  for (const screen of SCREENS) {
    await page.goto(`/#${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page, screen);
  }
  watched.expectClean();
});

test('axe finds nothing on the table in its states', async ({ page }) => {
  test.setTimeout(300_000);
  await startMatch(page, { seed: 'axe', curtain: true });
  await expectAccessible(page, 'markers');
  await mapOf(page)
    .getByRole('button', { name: /^Switzerland/ })
    .focus();
  await page.keyboard.press('?');
  await expectAccessible(page, 'why not');
  await page.keyboard.press('Escape');
  for (let n = 0; n < 6; n++) {
    await playStep(page, mouseOf(page));
    await expectAccessible(page, `question ${n + 2}`);
  }
  await page.goto(`${page.url()}/dice`);
  await expectAccessible(page, 'dice');
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test(`axe finds nothing at ${width} × ${height}, and a turn can be played`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const screen of SCREENS) {
      await page.goto(`/#${screen}`);
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessible(page, screen);
    }
    await startMatch(page, { seed: 'small' });
    await expectAccessible(page, 'table');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

test('Japanese is complete and can be switched at any moment', async ({ page }) => {
  const watched = watch(page);
  await startMatch(page, { seed: 'ja' });
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  for (const screen of SCREENS) {
    await page.goto(`/#${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page, `ja ${screen}`);
  }
  await page.goBack();
  watched.expectClean();
});

test('200 % text keeps the page usable without sideways scrolling', async ({ page }) => {
  await startMatch(page, { seed: 'large' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(promptOf(page)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
