/** A lost battle varied with a chosen die in the built app: side by side with the match, played on, kept, made a new match. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { movesOf, openSave, promptOf, watch } from './support.ts';

/** A finished game; in the 23rd move an attack on 0304 comes to nothing: 1 against 2. */
const GAME = 'tests/recorded/hitlers-last-battles.german-win.json';
const LOST = 22;
const BTM_GAME = 'tests/recorded/blitzkrieg-to-moscow-2.open-hands-greedy-2.json';

const lineOf = (page: Page, letter: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^Variation ${letter}:`) });
const titleOf = (page: Page): Locator => page.getByRole('heading', { name: 'What if', level: 1 });

async function lookInto(page: Page, game: string, at: number): Promise<string> {
  await openSave(page, game);
  const id = /table\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/table/${id}/what-if/${at}`);
  await expect(lineOf(page, 'A')).toBeVisible();
  return id;
}

test('a lost battle is varied with a chosen die, played on, and goes on as a new match', async ({ page }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  const id = await lookInto(page, GAME, LOST);
  const [own, other] = [lineOf(page, 'A'), lineOf(page, 'B')];

  // The attacker's die is chosen; the match keeps the one that fell.
  await own.getByRole('radio', { name: 'Chosen' }).check({ force: true });
  await own.getByRole('button', { name: 'Die 1 of 2: 1' }).click();
  await own.getByRole('button', { name: 'Choose 6' }).click();
  await expect(other.getByText('chosen', { exact: true })).toBeVisible();
  await expect(own.getByText('1 · 2')).toBeVisible();
  await expect(other.getByText('6 · 2')).toBeVisible();

  // The differences, and the chances as games are played.
  await expect(page.getByText(/games? each between Veterans/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'B against A' })).toContainText(/95% interval: |No difference in /, {
    timeout: 60_000,
  });
  // The games are played out in their own time.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 150_000 });
  // All differences, A next to the variation.
  await page.getByRole('button', { name: /^Show all \d+ differences$/ }).click();
  const all = page.getByRole('dialog', { name: 'Where A and B differ' });
  await expect(all.getByRole('row', { name: /^Army Group G .*\(0304\) .*\(0404\)$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  expect(await listFaults(page, 'what if', false)).toEqual([]);

  // The match is looked at one move further, and one less.
  const moves = own.getByRole('list', { name: 'Moves of variation A' }).getByRole('listitem');
  const shown = await moves.count();
  await own.getByRole('button', { name: 'Extend by one move' }).click();
  await expect.poll(() => moves.count()).toBeGreaterThan(shown);
  await own.getByRole('button', { name: 'Shorten by one move' }).click();
  await expect(moves).toHaveCount(shown);

  // Named, and played on by hand.
  await other.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the variation' }).fill('The six that did not fall');
  await page.keyboard.press('Enter');
  await expect(lineOf(page, 'B')).toContainText('The six that did not fall');
  await other.getByRole('button', { name: /^Play on as the / }).click();
  await other.getByRole('radio', { name: 'both sides' }).check({ force: true });
  await expect(other.getByRole('region', { name: 'Prompt' })).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();

  // The differences survive a reload.
  await page.reload();
  await expect(lineOf(page, 'B')).toContainText('The six that did not fall');
  await expect(other.getByText('chosen', { exact: true })).toBeVisible();

  // A separate match, whose log always says that a die was chosen.
  await other.getByRole('button', { name: 'New match' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Person' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(promptOf(page)).toBeVisible();
  expect(page.url()).not.toContain(id);
  expect(await movesOf(page)).toBeGreaterThan(LOST);
  await page.getByRole('tab', { name: /^Log/ }).click();
  await expect(page.locator('.log').getByText('chosen', { exact: true })).toBeVisible();

  // The match that was varied is as long as it was.
  await page.goto(`/#/table/${id}`);
  await expect(promptOf(page)).toBeVisible();
  expect(await movesOf(page)).toBe(166);
  faults.expectClean();
});

test('from the menu of the table and by key; on a phone one board at a time', async ({ page }) => {
  const faults = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await lookInto(page, BTM_GAME, 37);
  const own = lineOf(page, 'A');
  await own.getByRole('button', { name: 'Roll a new die' }).click();
  await expect(lineOf(page, 'B')).toBeVisible();
  await expect(own).toBeHidden();
  await page.getByRole('radio', { name: 'A', exact: true }).check({ force: true });
  await expect(own).toBeVisible();
  // Nothing is wider than the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(promptOf(page)).toBeVisible();
  await page.keyboard.press('x');
  await expect(titleOf(page)).toBeVisible();
  faults.expectClean();
});

test('a variation, or a moment of one, is turned into an experiment', async ({ page }) => {
  const faults = watch(page);
  const id = await lookInto(page, GAME, LOST);
  await lineOf(page, 'A').getByRole('button', { name: 'Roll a new die' }).click();
  await expect(lineOf(page, 'B')).toBeVisible();
  await page.getByRole('button', { name: 'Turn into an experiment' }).click();
  await expect(page.getByText(/^The games begin from “/)).toBeVisible();
  await page.goto(`/#/table/${id}/what-if/${LOST}`);
  await lineOf(page, 'B').getByRole('listitem').first().hover();
  await lineOf(page, 'B').getByRole('button', { name: 'Experiment after move 1' }).click();
  await expect(page.getByText(/^The games begin from “/)).toBeVisible();
  faults.expectClean();
});
