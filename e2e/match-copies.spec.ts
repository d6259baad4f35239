/** Copies of a match: its log as text, its board as a picture. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { openSave, startMatch, watch } from './support.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function pick(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('the log is copied as text', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await startMatch(page, { seed: 'copies', name: 'The first one' });
  await pick(page, /^Copy log/);
  await expect(page.getByText('Log copied as text').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^The first one\nHitler’s Last Battles\n[^]*\n\nTurn 1: /);
  watched.expectClean();
});

for (const sample of [
  'hitlers-last-battles.retreat-german',
  'blitzkrieg-to-moscow-2.combat-attack-german',
  'hitlers-reich.conflict-card-allies',
]) {
  test(`the board of ${sample} is saved as a picture`, async ({ page }) => {
    const watched = watch(page);
    await openSave(page, `tests/saves/samples/${sample}.json`);
    const coming = page.waitForEvent('download');
    await pick(page, /^Save a picture of the map/);
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^fronts-${sample.split('.')[1] ?? ''}-\\d+\\.png$`));
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // Width and height, in the first block.
    expect(Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20))).toBe(2400);
    expect(bytes.length).toBeGreaterThan(500_000);
    watched.expectClean();
  });
}

test('a stretch of a match is saved as a moving picture', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await openSave(page, 'tests/saves/samples/hitlers-last-battles.retreat-german.json');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await pick(page, /^Save a replay/);
  const dialog = page.getByRole('dialog', { name: 'Save a replay' });
  const [first, last] = [dialog.getByLabel(/^First/), dialog.getByLabel(/^Last/)];
  const end = Number(await last.inputValue());
  await first.fill(String(end - 3));
  await dialog.getByRole('radio', { name: '480 px' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Fast' }).check({ force: true });
  await expect(dialog.getByText('4 frames, 2 s')).toBeVisible();
  expect(await listFaults(page, 'replay', false)).toEqual([]);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the GIF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`fronts-retreat-german-${end - 3}-${end}.gif`);
  await expect(dialog.getByText(/^Saved as fronts-retreat-german-.*, \d+\sKB$/)).toBeVisible();
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect(bytes.readUInt16LE(6)).toBe(480);
  // The code for it came with the wish.
  expect(fetched.some((url) => url.includes('gif'))).toBe(true);

  // A longer one is stopped, and the page has answered all the while.
  await first.fill('0');
  await dialog.getByRole('button', { name: 'Make the GIF' }).click();
  await expect(dialog.getByText(/^Frame \d+ of \d+/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByText('Stopped. Nothing was saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  watched.expectClean();
});
