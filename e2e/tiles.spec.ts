/**
 * The picked answer, its chance and the buttons are never cut off, at the sizes and text scales with the least room.
 */
import { expect, test, type Page } from '@playwright/test';
import { look, prefer } from './reich-support.ts';
import { letCurtainFall, openSave, sitDown } from './support.ts';

/** The questions of Hitler's Reich through a turn and its conflict, and a fight of both hex games. */
const QUESTIONS = [
  'hitlers-reich.turn-action-axis',
  'hitlers-reich.conflict-name-axis',
  'hitlers-reich.conflict-card-allies',
  'hitlers-reich.conflict-effect-axis',
  'hitlers-reich.conflict-reroll-axis',
  'hitlers-reich.conflict-pick-allies',
  'blitzkrieg-to-moscow-2.combat-attack-german',
  'hitlers-last-battles.support-german',
];

const SIZES = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Shows the hand that is face down while both players watch. */
const TURN_UP = '.prompt__turn-up';

/** Answers looked at in each question. */
const MOST = 3;

/** Parts out of sight: outside the window, cut off by a scrolling pane, or under the buttons at its foot. */
const listCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    /** Less than a border. */
    const CLOSE = 1.5;
    const within = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const seenOf = (element: Element): Box => {
      let seen: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
      for (let pane = element.parentElement; pane; pane = pane.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(pane);
        if (overflowX !== 'visible' || overflowY !== 'visible') seen = within(seen, pane.getBoundingClientRect());
      }
      return seen;
    };
    const confirm = document.querySelector('.confirm');
    return [
      ...document.querySelectorAll(
        '.confirm, .confirm .button, .fight-chances__figure, [data-choices] .action-tile[aria-pressed="true"]',
      ),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      let seen = seenOf(element);
      if (confirm && !confirm.contains(element)) {
        const foot = confirm.getBoundingClientRect();
        if (foot.left < box.right && foot.right > box.left) seen = within(seen, { ...seen, bottom: foot.top });
      }
      const isCut =
        box.left < seen.left - CLOSE ||
        box.top < seen.top - CLOSE ||
        box.right > seen.right + CLOSE ||
        box.bottom > seen.bottom + CLOSE ||
        // Figures are set closer than their own lines.
        (element.matches('button') &&
          (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2));
      return isCut ? [`${element.className}: ${element.textContent}`] : [];
    });
  });

for (const { width, height } of SIZES)
  for (const language of ['en', 'ja'] as const)
    for (const textSize of [100, 130] as const)
      test.describe(`${width} × ${height}, ${language}, ${textSize}%`, () => {
        test.use({ viewport: { width, height } });

        for (const question of QUESTIONS)
          test(`nothing is cut of ${question}`, async ({ page }) => {
            await prefer(page);
            await openSave(page, `tests/saves/samples/${question}.json`);
            await prefer(page, { language, textSize });
            await page.reload();
            await expect(page.getByRole('main')).toBeVisible();
            await letCurtainFall(page);
            if (await page.locator('.curtain').isVisible()) await sitDown(page);
            await expect(page.locator('#prompt')).toBeVisible();
            const turnUp = page.locator(TURN_UP).filter({ visible: true });
            await expect(async () => {
              if ((await turnUp.count()) > 0) await turnUp.first().click();
              const { entries, canCommit } = await look(page);
              expect(entries.length > 0 || canCommit).toBe(true);
            }).toPass();
            // An only answer is picked by itself.
            await expect.poll(() => listCut(page), { message: question }).toEqual([]);
            const ids = (await look(page)).entries.slice(0, MOST);
            for (const id of ids) {
              const tile = page.locator(`[id="${id}"]`);
              if ((await tile.count()) === 0) continue;
              await tile.click();
              await expect.poll(() => listCut(page), { message: `${question}, ${id}` }).toEqual([]);
            }
          });
      });
