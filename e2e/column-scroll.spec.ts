/** The column of a picked attack scrolls its list of targets alone: chance, stakes and dice are in sight (picture 3-01). */
import { expect, test, type Page } from '@playwright/test';
import { openSave, sitDown } from './support.ts';

const prefer = (page: Page, language: string) =>
  page.addInitScript((lang) => {
    const prefs = { animationSpeed: 'none', resultPause: 'off', language: lang };
    localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
  }, language);

/** Lists the panes of the column that scroll, and the parts of the preview that its foot cuts. */
const read = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.table__confirm')?.getBoundingClientRect().top ?? 0;
    const scrolls = [...document.querySelectorAll('.table__act, .table__act *')].filter((one) => {
      const isPane = /auto|scroll/.test(getComputedStyle(one).overflowY);
      return isPane && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1;
    });
    const cut = [...document.querySelectorAll('.table__act .preview > *')].filter(
      (one) => one.getBoundingClientRect().bottom > foot + 1,
    );
    return {
      scrolls: scrolls.map((one) => one.className).filter((name) => !name.includes('legal-section')),
      cut: cut.map((one) => one.textContent?.slice(0, 40)),
    };
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  for (const language of ['en', 'ja'] as const)
    test(`only the list scrolls at ${width} in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await prefer(page, 'en');
      await openSave(page, 'tests/saves/samples/hitlers-reich.turn-action-axis.json');
      if (language === 'ja') {
        await prefer(page, 'ja');
        await page.reload();
      }
      await page.locator('.prompt, main.curtain').first().waitFor();
      if ((await page.locator('main.curtain').count()) > 0) await sitDown(page);
      await page.locator('[id="choice-button:attack-land"]').first().click();
      await page.locator('[id="choice-space:leningrad"]').first().click();
      await expect(page.locator('.table__act .preview')).toBeVisible();
      await expect.poll(() => read(page), { timeout: 6000 }).toEqual({ scrolls: [], cut: [] });
      await expect(page.locator('[id="choice-space:leningrad"]').first()).toBeInViewport({ ratio: 0.95 });
    });
