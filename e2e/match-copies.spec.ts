/** What a match gives away as a copy: its log as text, its board as a picture. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
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
    await pick(page, /^Save picture of the board/);
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
