/** A position as text: copied at the table, pasted, refused with its place, and played from; hidden cards stay hidden. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { curtainOf, openSave, promptOf, startMatch, watch, sitDown } from './support.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function copyPosition(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Copy position/ }).click();
  await expect(page.getByText(/^Position copied as text/).first()).toBeVisible();
  return readClipboard(page);
}

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Text of a position' });

test('a position is copied, corrected and played from', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await startMatch(page, { seed: 'position', name: 'The first one' });
  const text = await copyPosition(page);
  expect(text).toMatch(/^hitlers-last-battles\/1\nturn: 1\n/);

  await page.goto('/#/library');
  await page.getByRole('button', { name: 'Paste position…' }).click();
  await boxOf(page).fill(text.replace('G-B', 'G-BB'));
  await page.getByRole('button', { name: 'Open this position' }).click();
  await expect(page.getByRole('alert').getByText('at word 5: “G-BB”')).toBeVisible();
  // The pasted text is still there to be corrected.
  await expect(boxOf(page)).toHaveValue(/G-BB/);

  await boxOf(page).fill(text.replace('turn: 1', 'turn: 3'));
  await page.getByRole('button', { name: 'Open this position' }).click();
  await expect(page.getByRole('dialog', { name: 'Play on from here' })).toBeVisible();
  await page.getByRole('radio', { name: 'Person' }).check();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(promptOf(page)).toBeVisible();
  expect(await copyPosition(page)).toBe(text.replace('turn: 1', 'turn: 3'));
  watched.expectClean();
});

test('a running match with hidden hands gives no card away', async ({ page }, testInfo) => {
  const sample = 'tests/saves/samples/hitlers-reich.turn-action-axis.json';
  const save = JSON.parse(readFileSync(sample, 'utf8')) as {
    about: object;
    snapshot: { hands: Record<string, string[]> };
  };
  const file = testInfo.outputPath('hidden.json');
  writeFileSync(file, JSON.stringify({ ...save, about: { ...save.about, curtain: true } }));
  await openSave(page, file);
  if (await curtainOf(page).isVisible()) await sitDown(page);
  const text = await copyPosition(page);
  expect(text).toMatch(new RegExp(`^hands: axis=\\[\\?${save.snapshot.hands['axis']?.length ?? 0}\\]`, 'm'));
  expect(text).toMatch(/^decks: axis=\[\?\d+\]$/m);
});
