/** All that a playtester made, in one file: a position, a pack, an experiment, a variation; taken to a fresh device and used there. */
import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { besiege, enterCard, lineOf, openCard, openMoscow, playedOf, playSiege, saveScenario } from './lab-support.ts';
import { GAME, openSave, promptOf, watch } from './support.ts';

/** A finished game; in the 23rd move an attack on 0304 comes to nothing: 1 against 2. */
const BATTLE = 'tests/recorded/hitlers-last-battles.german-win.json';
const LOST = 22;
const SIEGE = 'Leningrad under siege';
const VARIATION = 'The six that did not fall';

async function setUpPosition(page: Page): Promise<void> {
  await openMoscow(page);
  await besiege(page);
  await page.getByRole('button', { name: /^Fix (?:both|all)/ }).click();
  await saveScenario(page, SIEGE);
}

async function enterPack(page: Page): Promise<void> {
  await openCard(page);
  await enterCard(page);
}

async function measure(page: Page): Promise<string> {
  await page.goto(`/#/lab/${GAME}/experiment`);
  const plan = {
    ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Two programs', game: GAME, seed: 'everything' },
    ...{ start: { scenario: 'campaign' }, games: 4, variants: [{ players: ['greedy', 'random'] }] },
  };
  const buffer = Buffer.from(JSON.stringify(plan));
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect(playedOf(page)).toContainText('Finished', { timeout: 120_000 });
  return page.locator('.wins').innerText();
}

/** The lost battle with a six; returns the address of the match. */
async function vary(page: Page): Promise<void> {
  await openSave(page, BATTLE);
  const id = /table\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/table/${id}/what-if/${LOST}`);
  const [own, other] = [lineOf(page, 'A'), lineOf(page, 'B')];
  await own.getByRole('radio', { name: 'Chosen' }).check({ force: true });
  await own.getByRole('button', { name: 'Die 1 of 2: 1' }).click();
  await own.getByRole('button', { name: 'Choose 6' }).click();
  await other.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the variation' }).fill(VARIATION);
  await page.keyboard.press('Enter');
  await expect(other).toContainText(VARIATION);
}

/** One file from the settings. */
async function saveEverything(page: Page): Promise<string> {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Save everything to one file' }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  await expect(dialog).toContainText(/1 match, 1 scenario, \d drafts?, 1 data pack and 1 experiment are in fronts-/);
  expect(await listFaults(page, 'save everything')).toEqual([]);
  expect(download.suggestedFilename()).toMatch(/^fronts-\d{4}-\d{2}-\d{2}\.fronts-backup\.gz$/);
  return download.path();
}

async function bringIn(page: Page, file: string): Promise<void> {
  await page.goto('/#/library');
  await page.locator('input[type="file"]').first().setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Everything saved on a device: 1 match, 1 scenario');
  expect(await listFaults(page, 'everything found')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save on this device' }).click();
  await expect(dialog).toContainText('Saved on this device: 1 match, 1 scenario', { timeout: 60_000 });
  await expect(dialog.getByText('not saved')).toHaveCount(0);
  expect(await listFaults(page, 'everything kept')).toEqual([]);
  await dialog.getByRole('link', { name: 'Open' }).click();
}

test('a position, a pack, an experiment and a variation go to a fresh device in one file', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  await setUpPosition(page);
  await enterPack(page);
  const won = await measure(page);
  await vary(page);
  const file = await saveEverything(page);
  faults.expectClean();

  const other = await (await browser.newContext()).newPage();
  const others = watch(other);
  await bringIn(other, file);

  // The variation is with its match.
  await other.getByRole('link', { name: 'Open' }).first().click();
  await expect(promptOf(other)).toBeVisible();
  const id = /table\/([^/]+)/.exec(other.url())?.[1] ?? '';
  await other.goto(`/#/table/${id}/what-if/${LOST}`);
  await expect(other.getByText(VARIATION).first()).toBeVisible();

  // The experiment has its figures, and no game is played again.
  await other.goto('/#/library');
  await other.getByRole('button', { name: 'Lab 1' }).click();
  await other.getByRole('link', { name: /^Two programs/ }).click();
  await expect(playedOf(other)).toContainText('4 of 4 games');
  expect(await other.locator('.wins').innerText()).toBe(won);

  // The pack holds what was read from the card.
  await openCard(other);
  await expect(other.getByRole('definition').filter({ hasText: 'Mika' })).toBeVisible();

  // The scenario is played.
  await playSiege(other, SIEGE);
  others.expectClean();
  await other.context().close();
});
