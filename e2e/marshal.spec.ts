import { expect, test, type Page } from '@playwright/test';
import { expectHidden } from './reich-hidden.ts';
import { clickOn, dealer, keyboard, look, mouse, type Presser } from './reich-support.ts';
import { movesOf, promptOf, watch } from './support.ts';

/** Whole games of one person against the strongest program, which thinks a fifth of a second for each move. */
const QUICK = JSON.stringify({
  version: 1,
  prefs: { pace: 'instant', thinkMs: 200, resultPause: 'off', animationSpeed: 'none' },
});

test.use({ trace: 'off', permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(async ({ page }) => {
  await page.addInitScript((prefs) => localStorage.setItem('fronts-prefs', prefs), QUICK);
});

/** The person has the seat that is offered, the Marshal the other one. */
async function begin(page: Page, game: string, seed: string, scenario?: RegExp): Promise<void> {
  await page.goto(`/#/new/${game}`);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('radio', { name: 'Marshal' }).last().check();
  const more = page.getByText('More settings');
  if (await more.isVisible()) await more.click();
  await page.getByRole('textbox', { name: 'Dice seed' }).fill(seed);
  await page.getByRole('button', { name: /^Start game/ }).click();
  await expect(promptOf(page)).toBeVisible();
}

/** Answers every question of the person until the game is over, and calls `see` before each answer. */
async function playToEnd(
  page: Page,
  presser: Presser,
  choose: (n: number) => number,
  see: (presses: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  for (let presses = 0; presses < 2500; presses++) {
    let what = '';
    // The Marshal may have a whole turn to play first.
    await expect.poll(async () => (what = (await look(page)).what), { timeout: 240_000 }).toMatch(/question|over/);
    if (what === 'over') return presses;
    await see(presses);
    await clickOn(page, presser, choose);
  }
  throw new Error('no end after 2500 presses');
}

const expectResult = (page: Page): Promise<void> =>
  expect(
    page.getByRole('heading', { name: /victory|wins|draw|holds|takes|breaks|concedes|gives in/i }).first(),
  ).toBeVisible();

test("a whole game of Hitler's Last Battles against the Marshal by keyboard alone", async ({ page }) => {
  test.setTimeout(900_000);
  const watched = watch(page);
  await begin(page, 'hitlers-last-battles', 'keys against the Marshal');
  await playToEnd(page, keyboard(page), dealer(7));
  await expectResult(page);
  expect(await movesOf(page)).toBeGreaterThan(60);
  watched.expectClean();
});

test('a whole game of Blitzkrieg to Moscow 2 against the Marshal by mouse', async ({ page }) => {
  test.setTimeout(1_500_000);
  const watched = watch(page);
  await begin(page, 'blitzkrieg-to-moscow-2', 'the Marshal defends');
  await playToEnd(page, mouse(page), dealer(11));
  await expectResult(page);
  expect(await movesOf(page)).toBeGreaterThan(100);
  watched.expectClean();
});

test("a whole game of Hitler's Reich against the Marshal by mouse, whose hand is nowhere in the page", async ({
  page,
}) => {
  test.setTimeout(1_500_000);
  const watched = watch(page);
  await begin(page, 'hitlers-reich', 'the Marshal leads the Allies', /1941–42/);
  let hands = 0;
  const see = async (presses: number): Promise<void> => {
    if (presses % 5 === 0) hands += await expectHidden(page, 'axis', presses % 40 === 0);
  };
  await playToEnd(page, mouse(page), dealer(3), see);
  await expectResult(page);
  // It would prove nothing if the person's own hand had been empty, or never read.
  expect(hands).toBeGreaterThan(20);
  watched.expectClean();
});
