/** Closed panels, trays and boxes of a table have no elements in its page. */
import { expect, test, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { REICH } from './reich-support.ts';
import { GAME as HLB, openSave } from './support.ts';

/** Elements in all closed parts together. Their own empty boxes do not count: buttons name them as what they control. */
const MOST = 10;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const SAVES = [
  [REICH, 'turn-action-allies'],
  [BTM, 'combat-attack-german'],
  [HLB, 'move-german'],
] as const;

/** The topmost elements that are not displayed, each with what it holds. Swatches of the print have to be in the page. */
const listHidden = (page: Page): Promise<readonly { readonly part: string; readonly elements: number }[]> =>
  page.evaluate(() => {
    const isDisplayed = (element: Element) => getComputedStyle(element).display !== 'none';
    const hidden: { part: string; elements: number }[] = [];
    const walk = (element: Element) => {
      if (element.matches('.map-stage > div, .map-bitmap')) return;
      if (isDisplayed(element)) for (const child of element.children) walk(child);
      else
        hidden.push({
          part: element.getAttribute('class') || element.tagName,
          elements: element.querySelectorAll('*').length,
        });
    };
    for (const table of document.querySelectorAll('.table')) walk(table);
    return hidden;
  });

for (const [game, name] of SAVES)
  test(`no closed part is in the page: ${game} @smoke`, async ({ page }) => {
    await openSave(page, `tests/saves/samples/${game}.${name}.json`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator('.map-frame')).toBeVisible();
      // Parts that depend on a measured box follow in the frame after it.
      await page.waitForTimeout(300);
      const hidden = (await listHidden(page)).filter(({ elements }) => elements > 0);
      const sum = hidden.reduce((all, { elements }) => all + elements, 0);
      expect(sum, `${size.width}: ${JSON.stringify(hidden)}`).toBeLessThanOrEqual(MOST);
    }
  });
