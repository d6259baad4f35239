/** The lab's experiments in the built app, as a playtester uses them: compared, paused, reloaded, exported, opened, taken elsewhere. */
import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { REICH } from './reich-support.ts';
import { GAME, watch } from './support.ts';

const progressOf = (page: Page): Locator => page.locator('.run-progress p');
const toldOf = (page: Page): Locator =>
  page.getByRole('region', { name: /settled|difference|Measured|games/i }).first();
/** Hundreds of games on a busy machine. */
const PLAYED = { timeout: 240_000 };

async function choosePlayers(page: Page, player: string): Promise<void> {
  for (const seat of await page.getByRole('combobox', { name: /, A, B$/ }).all()) await seat.selectOption(player);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(progressOf(page)).toBeVisible();
}

async function save(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('two rules on hand size are compared over 200 games, and one of them is opened', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  await page.goto('/');
  await page.getByRole('link', { name: /^Experiment/ }).click();
  await page.getByRole('radio', { name: 'Hitler’s Reich' }).check();
  // Two variants that are the same are no comparison.
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByRole('group', { name: 'Enemy events that lower hand size, in B' })
    .getByRole('button', { name: 'Discard only cards above the new size' })
    .click();
  await choosePlayers(page, 'greedy');
  await page.getByRole('textbox', { name: 'Seed' }).fill('hand size');
  expect(await listFaults(page, 'set-up')).toEqual([]);
  await begin(page);
  await expect(progressOf(page)).toContainText(/[1-9]\d* of 200 games/, PLAYED);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(progressOf(page)).toContainText('Paused');
  // Also where the page goes at once; games that were not written yet are played again.
  await page.reload();
  await expect(progressOf(page)).toContainText('Paused');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(progressOf(page)).toContainText(/[1-9]\d* of 200 games/, PLAYED);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(progressOf(page)).toContainText('Paused');
  // Games are written within a second.
  await page.waitForTimeout(2000);
  await page.reload();
  await expect(progressOf(page)).toContainText('Paused');
  await expect(progressOf(page)).not.toContainText(/^0 of/);
  await page.getByRole('button', { name: 'Resume' }).click();
  // An experiment that was left continues when it is opened again.
  await expect(progressOf(page)).toContainText('left');
  await page.goto('/#/library');
  await page.getByRole('button', { name: 'Lab 1' }).click();
  await page.getByRole('link', { name: /^Enemy events that lower hand size/ }).click();
  await expect(progressOf(page)).toContainText('Finished', PLAYED);
  await expect(progressOf(page)).toContainText('200 of 200 games');
  await expect(toldOf(page)).toContainText(/200 games of each variant|more than chance/);
  expect(await listFaults(page, 'results')).toEqual([]);

  const csv = await save(page, 'Games as a table (CSV)');
  expect(csv.trim().split('\r\n')).toHaveLength(401);
  expect(csv).toContain('hand size/199');
  const games = await save(page, 'Experiment with its games');
  const told = await toldOf(page).innerText();

  await page.getByRole('button', { name: 'View game 200 of A' }).click();
  await expect(page).toHaveURL(/#\/table\//, PLAYED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  faults.expectClean();

  // Another person gets the same figures without playing a game again.
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/#/lab/${REICH}/experiment`);
  const file = { name: 'hand-size.jsonl', mimeType: 'text/plain', buffer: Buffer.from(games) };
  await other.locator('input[type="file"]').setInputFiles(file);
  await expect(progressOf(other)).toContainText('Finished');
  await expect(toldOf(other)).toContainText(told.split('\n').at(-1) ?? '?');
  await other.context().close();
});

test('a file that is no experiment is refused with its reason, and one that is plays', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`/#/lab/${GAME}/experiment`);
  const input = page.locator('input[type="file"]');
  const give = (text: string) =>
    input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{"format":"fronts"}');
  await expect(page.getByText(/^The file has an error at/)).toBeVisible();
  const plan = JSON.parse(readFileSync('docs/examples/experiment.json', 'utf8')) as Record<string, unknown>;
  await give(JSON.stringify({ ...plan, variants: [{ players: ['greedy', 'nobody'] }] }));
  await expect(page.getByText('variants.0.players.1 refers to “nobody”, which does not exist.')).toBeVisible();
  await give(JSON.stringify({ ...plan, games: 6, variants: [{ players: ['greedy', 'greedy'] }] }));
  await expect(progressOf(page)).toContainText('Finished', PLAYED);
  await expect(page.getByRole('heading', { name: 'Measured', exact: true })).toBeVisible();
  // The cross leads away and keeps it; deleting is another button, and asks.
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: /6 of 6 games/ }).click();
  await page.getByRole('button', { name: 'Delete the experiment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible();
  await expect(page.getByText('Your experiments')).toHaveCount(0);
  faults.expectClean();
});

for (const [language, title] of [
  ['en', 'Experiment'],
  ['ja', '実験'],
] as const)
  test(`at every size nothing is cut off and axe finds nothing: ${language}`, async ({ page }) => {
    const plan = JSON.parse(readFileSync('docs/examples/experiment.json', 'utf8')) as Record<string, unknown>;
    await page.addInitScript((lang) => {
      localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs: { language: lang } }));
    }, language);
    await page.goto(`/#/lab/${GAME}/experiment`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          ...{ ...plan, games: 8 },
          variants: [
            { players: ['greedy', 'greedy'] },
            { players: ['greedy', 'greedy'], options: { 'beaten-attacker': 'retreats' } },
          ],
        }),
      ),
    });
    await expect(progressOf(page)).toContainText(language === 'en' ? 'Finished' : '完了', PLAYED);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.wins')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await listFaults(page, `${width} wide`)).toEqual([]);
    }
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('.heat__label').first()).toBeVisible();
    expect(await listFaults(page, 'the map on a phone')).toEqual([]);
  });
