/** No name or fact of a list is cut, at any size, in either language, with large text. */
import { expect, test, type Page } from '@playwright/test';
import { prefer } from './reich-support.ts';
import { openSave, sitDown } from './support.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
const pick = (page: Page, id: string) => page.locator(`[id="choice-button:${id}"]`).first().click();
const land = (page: Page) => pick(page, 'attack-land');
const SITUATIONS: readonly (readonly [save: string, act: (page: Page) => Promise<void>])[] = [
  ['turn-action-axis', () => Promise.resolve()],
  ['turn-action-axis', land],
  ['turn-action-axis', async (page) => (await land(page), await pick(page, 'attack-sea'))],
  ['conflict-name-axis', () => Promise.resolve()],
];

/** Texts of lists, questions and buttons that are wider than their box. */
const listCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-choices] *, .prompt *, .confirm *')].flatMap((one) => {
      const { overflowX, clipPath } = getComputedStyle(one);
      const isHidden = clipPath !== 'none' || one.offsetParent === null || one.clientWidth < 3;
      const isCut = /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
      return !isHidden && isCut && one.textContent.trim() !== '' ? [one.textContent.trim()] : [];
    }),
  );

for (const textSize of [100, 200] as const)
  for (const [width, height] of SIZES)
    test(`no name is cut at ${width} × ${height} with ${textSize}% text`, async ({ page }) => {
      await prefer(page, { textSize });
      await page.setViewportSize({ width, height });
      for (const [save, act] of SITUATIONS) {
        await openSave(page, `tests/saves/samples/hitlers-reich.${save}.json`);
        for (const language of ['en', 'ja'] as const) {
          await page.addInitScript(
            ([size, lang]) => {
              const prefs = { animationSpeed: 'none', resultPause: 'off', language: lang, textSize: size };
              localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
            },
            [textSize, language] as const,
          );
          if (language === 'ja') await page.reload();
          await page.locator('.prompt, main.curtain').first().waitFor();
          if ((await page.locator('main.curtain').count()) > 0) await sitDown(page);
          await page.locator('.prompt').waitFor();
          await act(page);
          await expect.poll(() => listCut(page), { timeout: 4000 }).toEqual([]);
        }
        await page.addInitScript((size) => {
          const prefs = { animationSpeed: 'none', resultPause: 'off', language: 'en', textSize: size };
          localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
        }, textSize);
        await page.reload();
      }
    });
