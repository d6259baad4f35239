/** Any moment of any match in the position editor: of a running one with hidden hands, of a finished one, of its history. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { EXAMPLE_SEED, hand, make, startBtm } from './btm-support.ts';
import { drag, lastOf, mend, playOn, stopOf } from './editor-support.ts';
import { REICH } from './reich-support.ts';
import { mapOf, movesOf, openSave, promptOf, watch } from './support.ts';

/** A finished game; its fifth move sends Army Group H from 0503 to Berlin. */
const FINISHED = 'tests/recorded/hitlers-last-battles.german-win.json';
const RUNNING = 'tests/saves/samples/hitlers-reich.turn-action-axis.json';

async function editShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Edit this position/ }).click();
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeVisible();
}

const onMap = (page: Page, name: RegExp) => mapOf(page).getByRole('button', { name });
const headOf = (page: Page) => page.locator('.rail__title');
const isTurn = (page: Page, turn: number) =>
  expect(page.getByRole('radio', { name: new RegExp(`^${turn}`) })).toBeChecked();
const isSide = (page: Page, side: string) => expect(page.getByRole('radio', { name: side, exact: true })).toBeChecked();

test('a running match with hidden hands: its position opens, its hands do not', async ({ page }) => {
  const faults = watch(page);
  await startBtm(page, { seed: EXAMPLE_SEED });
  await make(page, hand(page), ['unit:g-pz2', 'space:1401']);
  const played = await movesOf(page);
  await editShown(page);
  await expect(headOf(page)).toContainText(`move ${played}, hidden cards dealt again`);
  await expect(onMap(page, /^2nd Panzer Army.*1401/)).toHaveCount(1);
  await isTurn(page, 1);
  await isSide(page, 'German');
  await expect(page.getByRole('combobox', { name: 'Phase' })).toHaveValue('movement');

  await drag(page, stopOf(page, 'unit:g-18'), 'space:1806');
  await expect(lastOf(page)).toHaveText(/18th Army to 1806/);
  await mend(page);
  await playOn(page);
  await expect(onMap(page, /^18th Army.*1806/)).toHaveCount(1);
  await expect(onMap(page, /^2nd Panzer Army.*1401/)).toHaveCount(1);
  await expect(promptOf(page)).toContainText('German player decides');
  faults.expectClean();
});

test('a finished match: its end, and a moment of its history', async ({ page }) => {
  const faults = watch(page);
  await openSave(page, FINISHED);
  const table = page.url();
  await editShown(page);
  await expect(headOf(page)).toContainText('from german-win, move 166');
  await isTurn(page, 6);
  // The game is over in it: that is the one thing to mend.
  await expect(page.getByRole('heading', { name: '1 broken rule' })).toBeVisible();

  await page.goto(table);
  const history = page.getByRole('slider', { name: 'History' });
  await history.focus();
  await page.keyboard.press('Home');
  for (let move = 1; move <= 5; move++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => movesOf(page)).toBe(5);
  await editShown(page);
  await expect(headOf(page)).toContainText('from german-win, move 5');
  await expect(onMap(page, /^Army Group H.*0602/)).toHaveCount(1);
  await isTurn(page, 1);
  await isSide(page, 'German');
  await expect(page.getByRole('combobox', { name: 'Phase' })).toHaveValue('movement');

  await drag(page, stopOf(page, 'unit:G-H'), 'space:0503');
  await expect(lastOf(page)).toContainText('Army Group H to');
  await mend(page);
  await playOn(page);
  await expect(onMap(page, /^Army Group H.*0503/)).toHaveCount(1);
  faults.expectClean();
});

test('an earlier moment of a running match with hidden hands, taken from the library', async ({ page }, testInfo) => {
  const faults = watch(page);
  const save = JSON.parse(readFileSync(RUNNING, 'utf8')) as { about: object };
  const file = testInfo.outputPath('hidden.json');
  writeFileSync(file, JSON.stringify({ ...save, about: { ...save.about, curtain: true } }));
  await openSave(page, file);
  await page.goto(`/#/lab/${REICH}/position`);
  await page.getByRole('button', { name: /Start from/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Matches' }).selectOption({ label: 'turn-action-axis' });
  await expect(dialog).toContainText('cards an onlooker cannot see are dealt again');
  await dialog.getByRole('spinbutton', { name: /^After move/ }).fill('0');
  await dialog.getByRole('button', { name: 'Use this moment' }).click();
  await expect(headOf(page)).toContainText('from turn-action-axis, move 0, hidden cards dealt again');
  // The position from which the match was begun.
  await isSide(page, 'Axis');
  await expect(
    page.getByRole('group', { name: 'Axis year completed' }).getByRole('radio', { name: '1943' }),
  ).toBeChecked();

  await drag(page, page.getByRole('button', { name: /^Axis fleet \d$/ }).first(), 'space:adriatic-sea');
  await expect(lastOf(page)).toHaveText(/Axis fleet \d to Adriatic Sea/);
  await mend(page);
  await playOn(page);
  faults.expectClean();
});
