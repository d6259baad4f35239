/** A position with a data pack: brought in as a file, edited with it, shared and played with it. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openEditor, playOn } from './editor-support.ts';
import { GAME, promptOf, readDisk, watch } from './support.ts';

const PACK = {
  ...{
    format: 'fronts-pack',
    formatVersion: 1,
    game: GAME,
    id: 'printed',
    name: 'Printed data',
    version: 3,
    by: 'Mika',
  },
  entries: [{ datum: 'constant:rules/hitOn', value: 4, readFrom: 'rulebook', by: 'Mika', on: '2026-11-22', note: '' }],
};
const headOf = (page: Page) => page.locator('.rail__title');
const dialog = (page: Page) => page.getByRole('dialog');

async function pasteIn(page: Page, text: string): Promise<void> {
  await page.goto('/#/library');
  await page.getByRole('button', { name: 'Paste position…' }).click();
  await dialog(page).getByRole('textbox').fill(text);
  await dialog(page).getByRole('button', { name: 'Open this position' }).click();
}

test('a position brings its data pack along, to the editor, the table and back', async ({ page, browser }) => {
  const faults = watch(page);
  await openEditor(page, GAME, 'unit:G-B');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const { pack: _shipped, ...file } = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<
    string,
    unknown
  >;
  const bring = async (packFile: object) => {
    await page.goto('/#/library');
    const buffer = Buffer.from(JSON.stringify({ ...file, packFile }));
    const given = { name: 'Printed.position.json', mimeType: 'application/json', buffer };
    await page.locator('input[type="file"]').first().setInputFiles(given);
  };
  // A pack that does not fit is refused with its place.
  await bring({ ...PACK, entries: [{ ...PACK.entries[0], value: 99 }] });
  await expect(dialog(page)).toContainText('entries.0');
  await page.keyboard.press('Escape');

  await bring(PACK);
  await dialog(page).getByRole('button', { name: 'Save on this device' }).click();
  await dialog(page).getByRole('link', { name: 'Open' }).click();
  await expect(headOf(page)).toContainText('Data pack: Printed data, version 3');

  await page.getByRole('button', { name: 'Share link' }).click();
  await expect(dialog(page)).toContainText('The link and the file contain the pack');
  const notation = await dialog(page).getByRole('textbox', { name: 'Text notation' }).inputValue();
  const address = await dialog(page).getByRole('textbox', { name: 'Link to the position' }).inputValue();
  await page.keyboard.press('Escape');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(headOf(guest)).toContainText('Data pack: Printed data, version 3');
  // The text only names the pack: a device without it says which one is missing, and keeps the text.
  await pasteIn(guest, notation);
  await expect(dialog(guest).getByRole('alert')).toContainText('the data pack “printed”, version 3');
  await expect(dialog(guest).getByRole('textbox')).toHaveValue(notation);
  await guest.context().close();

  await page.keyboard.press('Escape');
  await pasteIn(page, notation);
  await dialog(page).getByRole('radio', { name: 'Person' }).check();
  await dialog(page).getByRole('button', { name: 'Play on' }).click();
  await expect(promptOf(page)).toBeVisible();
  expect((JSON.parse((await readDisk(page)).text) as { packFile: unknown }).packFile).toEqual(PACK);
  await page.goto(address);
  await expect(headOf(page)).toContainText('Data pack: Printed data, version 3');
  await playOn(page);
  const { text } = await readDisk(page);
  expect((JSON.parse(text) as { packFile: unknown }).packFile).toEqual(PACK);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Edit this position/ }).click();
  await expect(headOf(page)).toContainText('Data pack: Printed data, version 3');
  faults.expectClean();
});

test('a draft begins from a scenario with the data of a pack', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/#/library');
  const buffer = Buffer.from(JSON.stringify(PACK));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Printed.pack.json', mimeType: 'application/json', buffer });
  await dialog(page).getByRole('button', { name: 'Save on this device' }).click();
  await openEditor(page, GAME, 'unit:G-B');
  await page.getByRole('button', { name: 'Start from' }).click();
  await dialog(page).getByRole('combobox', { name: 'Data of the scenario' }).selectOption('Printed data');
  await dialog(page).getByRole('button', { name: 'December 1944 to May 1945, six turns' }).click();
  await expect(headOf(page)).toContainText('Data pack: Printed data, version 3');
  await playOn(page);
  expect((JSON.parse((await readDisk(page)).text) as { packFile: unknown }).packFile).toEqual(PACK);
  faults.expectClean();
});
