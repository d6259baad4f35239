/** Working screens fit the window: the page itself does not scroll, and no panel has more than one column that does. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { REICH } from './reich-support.ts';
import { GAME, openSave } from './support.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;
/** A column that scrolls may be so many windows long. */
const LONGEST = 3;

interface Measured {
  readonly page: readonly [wide: number, high: number];
  readonly scrollers: readonly { readonly of: string; readonly windows: number; readonly isSideways: boolean }[];
  /** Scrollers in scrollers. */
  readonly nested: readonly string[];
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const isLong = (one: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
    const isWide = (one: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    const found = [...document.querySelectorAll('main *')].filter(
      (one) => one.clientHeight > 0 && !one.closest('dialog') && (isLong(one) || isWide(one)),
    );
    return {
      page: [root.scrollWidth, root.scrollHeight] as const,
      scrollers: found.map((one) => ({
        of: one.className,
        windows: one.scrollHeight / window.innerHeight,
        isSideways: isWide(one),
      })),
      nested: found
        .filter((one) => found.some((other) => other !== one && other.contains(one)))
        .map((one) => one.className),
    };
  });

async function expectFits(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => (await measure(page)).page, { message: `${where} at ${size.width}` })
      .toEqual([size.width, size.height]);
    const { scrollers, nested } = await measure(page);
    expect({ where, size, sideways: scrollers.filter(({ isSideways }) => isSideways) }).toEqual({
      ...{ where, size, sideways: [] },
    });
    expect({ where, size, nested }).toEqual({ where, size, nested: [] });
    for (const { of, windows } of scrollers) expect({ of, isLong: windows > LONGEST }).toEqual({ of, isLong: false });
  }
}

test('data packs: kinds fold under their headings, and a search opens what it finds', async ({ page }) => {
  for (const game of [REICH, BTM, GAME]) {
    await page.goto(`/#/lab/${game}/data`);
    const list = page.getByRole('navigation', { name: 'Reconstructed data' });
    await expect(list.getByRole('button', { expanded: true })).toHaveCount(1);
    await expectFits(page, `data of ${game}`);
    // Attested facts make the list longer than ever.
    await list.getByRole('button', { name: /^Attested too/ }).click();
    await expectFits(page, `all data of ${game}`);
  }
  await page.goto(`/#/lab/${BTM}/data`);
  const list = page.getByRole('navigation', { name: 'Reconstructed data' });
  await expect(list.getByRole('button', { name: /^Moscow/ })).toHaveCount(0);
  await list.getByRole('searchbox').fill('Moscow');
  await expect(list.getByRole('button', { name: /^.*Moscow/ }).first()).toBeVisible();
});

test('an experiment: its results are tabs, and its set-up shows where the games begin', async ({ page }) => {
  test.slow();
  await page.goto(`/#/lab/${GAME}/experiment`);
  await expect(page.getByRole('heading', { name: 'Opening position' })).toBeVisible();
  await expectFits(page, 'set-up of an experiment');
  await page.setViewportSize(SIZES[0]);
  const plan = JSON.parse(readFileSync('docs/examples/experiment.json', 'utf8')) as Record<string, unknown>;
  const variants = [
    { players: ['greedy', 'greedy'] },
    { players: ['greedy', 'greedy'], options: { 'beaten-attacker': 'retreats' } },
  ];
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'x.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ ...plan, games: 20, variants })),
  });
  await expect(page.locator('.run-progress p')).toContainText('Finished', { timeout: 120_000 });
  for (const tab of ['Deciding factors', 'Points', 'Uses', 'Length']) {
    await page.setViewportSize(SIZES[0]);
    const found = page.getByRole('tab', { name: tab });
    if ((await found.count()) === 0) continue;
    await found.click();
    await expectFits(page, `results of an experiment, ${tab}`);
  }
});

test('What if: four lines need no more than the window, and the map keeps its height', async ({ page }) => {
  test.slow();
  await openSave(page, 'tests/recorded/hitlers-last-battles.german-win.json');
  const id = /table\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/table/${id}/what-if/22`);
  const line = (letter: string) => page.getByRole('region', { name: new RegExp(`^Variation ${letter}:`) });
  for (const letter of ['B', 'C', 'D']) {
    await page.getByRole('button', { name: 'Add a variation' }).first().click();
    await expect(line(letter)).toBeVisible();
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await measure(page)).page).toEqual([size.width, size.height]);
    expect((await measure(page)).scrollers.filter(({ isSideways }) => isSideways)).toEqual([]);
    await expect
      .poll(async () => (await line('A').locator('.what-line__map').boundingBox())?.height ?? 0)
      .toBeGreaterThan(200);
    // Both boards, and all buttons below them, are in sight.
    for (const letter of ['A', 'D'])
      await expect(line(letter).getByRole('button', { name: 'New match' })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('radio', { name: 'C', exact: true }).check({ force: true });
  await expect(line('C')).toBeVisible();
  await expect(line('D')).toHaveCount(0);

  // The form of a note is in sight, text and tools.
  await line('A')
    .getByRole('button', { name: /^Note on move/ })
    .first()
    .click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole('textbox', { name: 'Text of the note' })).toBeInViewport();
    await expect(line('A').locator('.what-line__map')).toBeInViewport();
  }
});

test('lessons are no wider than the page, and their words have room', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await page.goto('/#/lesson/hr-first-turn');
  const coach = page.getByRole('region', { name: 'Lesson', exact: true });
  for (let n = 0; n < 14; n++) {
    const next = coach.getByRole('button', { name: /^(?:Continue|Show me)/ }).first();
    await expect(next).toBeVisible();
    // Parts that overflow without a scroll bar are cut off at the edge.
    const cut = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.lesson-rail *, .coach *')].map((one) => one.getBoundingClientRect().right),
      ),
    );
    expect(cut).toBeLessThanOrEqual(SIZES[1].width);
    const narrow = await coach
      .locator('.action-tile__text, .coach__option > span:first-child')
      .evaluateAll((all) =>
        all.filter((one) => (one.textContent ?? '').length > 25 && one.clientWidth < 110).map((one) => one.textContent),
      );
    expect(narrow).toEqual([]);
    await next.click();
  }
});
