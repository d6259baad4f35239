import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { prefer } from './reich-support.ts';
import {
  curtainOf,
  fingerOf,
  GAME,
  mapOf,
  mouseOf,
  playStep,
  promptOf,
  seatTwoPersons,
  startMatch,
  watch,
  sitDown,
} from './support.ts';

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await listFaults(page, what)).toEqual([]);
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

/** Those of one kind each: a list, a form, a lesson's table, a page of rules. */
const SOME = ['/library', `/new/${GAME}`, '/lesson/first-turn', `/rules/${GAME}/8.4`];

for (const [which, screens, tag] of [
  ['a screen of each kind', SOME, '@smoke'],
  ['any other screen', SCREENS.filter((screen) => !SOME.includes(screen)), []],
] as const)
  test(`axe finds nothing on ${which}`, { tag: [tag].flat() }, async ({ page }) => {
    const watched = watch(page);
    for (const screen of screens) {
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

/** A page may scroll vertically only. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${what} is wider than the window`).toBeLessThanOrEqual(0);
}

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test.describe(`${width} × ${height}, by finger`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('axe finds nothing, nothing is cut off, and a turn can be played', async ({ page }) => {
      test.setTimeout(300_000);
      for (const screen of SCREENS) {
        await page.goto(`/#${screen}`);
        await expect(page.getByRole('main')).toBeVisible();
        await expectAccessible(page, screen);
        await expectNoSidewaysScroll(page, screen);
      }
      await startMatch(page, { seed: 'small' });
      for (let n = 0; n < 4; n++) await playStep(page, fingerOf(page));
      await expectAccessible(page, 'table');
      await expectNoSidewaysScroll(page, 'table');
      await page.goto(`${page.url()}/dice`);
      await expect(page.getByRole('heading', { name: 'Dice audit' })).toBeVisible();
      await expectNoSidewaysScroll(page, 'dice');
    });
  });

test('Japanese is complete and can be switched at any moment', async ({ page }) => {
  test.setTimeout(300_000);
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

for (const game of ['hitlers-last-battles', 'blitzkrieg-to-moscow-2', 'hitlers-reich'])
  test(`200% text makes the column the page, with nothing cut off at the side: ${game}`, async ({ page }) => {
    await prefer(page, { textSize: 200 });
    await page.goto(`/#/new/${game}`);
    await expectNoSidewaysScroll(page, 'set-up');
    await seatTwoPersons(page);
    await expectNoSidewaysScroll(page, 'set-up for two');
    await page.getByRole('button', { name: 'Start game' }).click();
    await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
    if (await curtainOf(page).isVisible()) await sitDown(page);
    await expect(promptOf(page)).toBeVisible();
    const size = await page.locator('.prompt').evaluate((prompt) => getComputedStyle(prompt).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(26);
    await expect(page.locator('.table--flow')).toBeVisible();
    await expectNoSidewaysScroll(page, 'table');
    await page.locator('[data-choices] button').first().scrollIntoViewIfNeeded();
    await expectAccessible(page, `${game} at 200%`);
  });
