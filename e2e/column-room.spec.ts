/** A column shows all of its choices and consequences without scrolling, at the sizes and in the languages where it is tightest. */
import { expect, test, type Page } from '@playwright/test';
import { curtainOf, openSave, sitDown } from './support.ts';

async function open(page: Page, save: string, language: 'en' | 'ja'): Promise<void> {
  await openSave(page, `tests/saves/pockets/${save}.json`);
  if (language === 'ja') {
    const prefs = { version: 1, prefs: { resultPause: 'off', language } };
    await page.evaluate((text) => localStorage.setItem('fronts-prefs', text), JSON.stringify(prefs));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.locator('.prompt').or(curtainOf(page)).first()).toBeVisible();
  }
  if (await curtainOf(page).isVisible()) await sitDown(page);
}

/** The lower edge of the last part, and the upper edge of what covers the foot. */
async function edges(page: Page, part: string, foot: string): Promise<readonly [number, number]> {
  const [box, cover] = [await page.locator(part).last().boundingBox(), await page.locator(foot).last().boundingBox()];
  return [(box?.y ?? Infinity) + (box?.height ?? 0), cover?.y ?? 0];
}

/** A part of the page is whole above the foot. */
const expectWhole = (page: Page, part: string, foot: string) =>
  expect
    .poll(async () => {
      const [end, cover] = await edges(page, part, foot);
      return end - cover;
    })
    .toBeLessThanOrEqual(0);

test('3-18: the score sheet is whole above the buttons of the end at 1024', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openSave(page, 'tests/saves/samples/blitzkrieg-to-moscow-2.over.json');
  await expect(page.locator('.end-sheets .reasons__row--total')).toBeVisible();
  await expectWhole(page, '.end-sheets', '.end-actions');
});

test('3-13: the narrow column tells what follows, and the question before it has one line for each answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, 'surrender', 'en');
  await page.locator('.confirm__end, .confirm__go').first().click();
  const heights = await page
    .locator('.confirm--asks .confirm__row .button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(50);
  await page.locator('.confirm__anyway').click();
  await expect(page.locator('.surrender__follows li').last()).toBeVisible();
  await expectWhole(page, '.surrender__follows', '.table__confirm');
});

test('3-12: the hand is whole below the news of a pocket', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, 'closing', 'en');
  await page.locator('[id="choice-unit:g-pz2"]').click();
  await page.locator('.board-stop[data-stop="space:1704"]').click();
  await expect(page.locator('.pocket-news[data-new]')).toBeVisible();
  await expectWhole(page, '.btm-hand__cards', '.table__confirm');
});

for (const language of ['en', 'ja'] as const) {
  test(`3-15: a phone shows all four tanks and a map of 236 pixels (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'breakthrough', language);
    const rows = page.locator('.entry-paid');
    await expect(rows).toHaveCount(4);
    const foot = (await page.locator('.confirm').last().boundingBox())?.y ?? 0;
    for (const row of await rows.all()) {
      const box = await row.boundingBox();
      expect(box?.height).toBeLessThan(56);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
    }
    // The counters that are not yet spent are below the rows.
    for (const one of await page.locator('.table__sheet .legal__tray, .table__sheet .legal__tray .action-tile').all()) {
      const box = await one.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
    }
    const text = await rows.locator('.entry-line__brief').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    expect(text.every((one) => one !== '')).toBe(true);
    await expect(rows.first().locator('.entry-line__brief')).toBeVisible();
    expect((await page.locator('.map-frame').boundingBox())?.height).toBeGreaterThanOrEqual(236);
  });

  test(`3-11: the narrow column shows all consequences of a move (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, 'closing', language);
    await page.locator('[id="choice-unit:g-pz2"]').click();
    await page.locator('.board-stop[data-stop="space:1704"]').hover();
    const told = page.locator('.ahead-column > div').first();
    await expect(told.locator('[data-sign="cut"]')).toBeVisible();
    expect(await told.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  });
}
