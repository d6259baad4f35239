import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { clickOn, dealer, lookReady, mouse, prefer, startReich } from './reich-support.ts';
import { watch } from './support.ts';

test.use({ trace: 'off' });

async function listFaults(page: Page, what: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${what}: ${id} at ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}

/** What makes two states the same to a reader: the question, what it offers, and what is open beside it. */
const kindOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const has = (selector: string) => String(document.querySelector(selector) !== null);
    const question = text('#prompt').replace(/\d+|[A-Z][A-Z ’-]{3,}/g, '#');
    const headings = [...document.querySelectorAll('.legal__heading')].map(({ textContent }) => textContent).join();
    return [question, headings, has('.fight'), has('.curtain'), has('.result'), has('.confirm__go')].join(' | ');
  });

test('axe finds nothing in any state that a random clicker reaches in 2,000 steps', async ({ page }) => {
  test.setTimeout(1_500_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  const seen = new Set<string>();
  const scenarios = [/^Campaign/, /^Short/, /1941–42/];
  const choose = dealer(8);
  let steps = 0;
  for (let game = 0; steps < 2000; game++) {
    await startReich(page, { scenario: scenarios[game % scenarios.length] ?? /^Campaign/, seed: `axe ${game}` });
    for (; steps < 2000; steps++) {
      const { what } = await lookReady(page);
      const kind = await kindOf(page);
      if (!seen.has(kind)) {
        seen.add(kind);
        expect(await listFaults(page, `step ${steps}, ${kind}`)).toEqual([]);
      }
      if (what === 'over') break;
      await clickOn(page, mouse(page), choose);
    }
  }
  // Questions, crumbs, conflicts, curtains, a result: not the same page two thousand times.
  expect(seen.size).toBeGreaterThan(60);
  watched.expectClean();
});

test('axe finds nothing on set-up, malls, rulings, lessons and rules of the game', async ({ page }) => {
  await prefer(page);
  for (const screen of [
    '/new/hitlers-reich',
    '/lesson/hr-first-turn',
    '/rules/hitlers-reich',
    '/rules/hitlers-reich/R-18',
  ]) {
    await page.goto(`/#${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForTimeout(400);
    expect(await listFaults(page, screen)).toEqual([]);
  }
  await startReich(page, { seed: 'malls', hands: 'open' });
  await page.getByRole('button', { name: /^Event malls/ }).click();
  await page.waitForTimeout(400);
  expect(await listFaults(page, 'malls')).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test.describe(`${width} × ${height}, by finger`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('a turn can be played, axe finds nothing and nothing is cut off', async ({ page }) => {
      test.setTimeout(200_000);
      await prefer(page);
      await startReich(page, { scenario: /1941–42/, seed: 'small' });
      const finger = {
        press: (id: string) =>
          page
            .locator(`[id="${id}"]`)
            .tap({ timeout: 3000 })
            .catch(() => undefined),
        commit: () =>
          page
            .locator('.confirm__go')
            .tap({ timeout: 3000 })
            .catch(() => undefined),
        lift: () => page.locator('.curtain .button--go').tap(),
      };
      const choose = dealer(4);
      for (let n = 0; n < 30; n++) {
        await clickOn(page, finger, choose);
        if (n % 6 !== 0) continue;
        await page.waitForTimeout(300);
        expect(await listFaults(page, `press ${n}`)).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
      }
    });
  });
