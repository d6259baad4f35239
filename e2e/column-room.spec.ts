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
