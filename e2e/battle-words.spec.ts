/** The dice of a battle under a narrow map: no word of what came of it breaks, and nothing of it is cut off. */
import { expect, test } from '@playwright/test';
import { commitOf, openSave } from './support.ts';

/** Army Groups South and F against the 1st Ukrainian Front: long names on both sides. */
const BEFORE_BATTLE = 'tests/saves/samples/hitlers-last-battles.battle-german.json';

for (const textSize of [100, 115, 150]) {
  test(`a battle at 1024 × 768, text ${textSize}%`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.addInitScript((size) => {
      const prefs = { textSize: size, resultPause: 'press', motion: 'reduced' };
      localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
    }, textSize);
    await openSave(page, BEFORE_BATTLE);
    // The only battle left is picked by itself.
    await commitOf(page).click();
    const words = page.locator('.battle__words');
    await expect(words).toBeVisible({ timeout: 20_000 });
    const faults = await page.locator('.battle').evaluate((battle) => {
      const found: string[] = [];
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = battle;
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push('cut off');
      const texts = document.createTreeWalker(battle, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w’-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
}
