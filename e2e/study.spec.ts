/** A note with an arrow is written, found, exported, imported in a fresh profile and stepped through, with a variation, in the built app. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { openSave, promptOf, watch } from './support.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A finished game; after the 22nd move an attack came to nothing. */
const GAME = 'tests/recorded/hitlers-last-battles.german-win.json';
const AT = 22;
const WORDS = 'The bridgehead was too thin';

const toldOf = (page: Page) => page.locator('.study__told');

test('a note with an arrow is written, found, exported, and stepped through by another person', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const faults = watch(page);
  await openSave(page, GAME);
  const id = /table\/([^/]+)/.exec(page.url())?.[1] ?? '';

  // A variation of the match.
  await page.goto(`/#/table/${id}/what-if/${AT}`);
  await page.getByRole('button', { name: 'Roll a new die' }).first().click();
  await expect(page.getByRole('region', { name: /^Variation B:/ })).toBeVisible();

  // The note: text, and an arrow by the keys alone.
  await page.goto(`/#/table/${id}`);
  await expect(promptOf(page)).toBeVisible();
  await page.keyboard.press('k');
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(WORDS);
  await page.getByRole('button', { name: 'Arrow', exact: true }).click();
  await page.locator('.board-stop[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.note-tools').getByText(/^Arrow from .* choose where it ends\.$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Drawn on the map' }).getByRole('listitem')).toHaveText([/^Arrow from /]);
  await expect(page.locator('.note-layer__arrow')).toHaveCount(1);
  expect(await listFaults(page, 'writing a note', false)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.note-card')).toContainText(WORDS);

  // The library finds the match by the words of its study, and lists the study.
  await page.goto('/#/library');
  await page.getByRole('searchbox').first().fill('bridgehead thin');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText('1 note · 1 variation')).toBeVisible();
  await page.getByRole('article').click();
  await page.getByRole('link', { name: 'Step through' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save study' }).click(),
  ]);
  const file = test.info().outputPath('study.json');
  await download.saveAs(file);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  faults.expectClean();

  // Uses the link alone, in a browser that has seen neither.
  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await third.getByRole('button', { name: 'Open the shared match' }).click();
  await expect(third.getByRole('heading', { name: 'Study', level: 1 })).toBeVisible();
  await third.getByRole('navigation', { name: 'Contents' }).getByText(WORDS).click();
  await expect(toldOf(third)).toContainText(WORDS);
  await expect(third.locator('.note-layer__arrow')).toHaveCount(1);
  await third.context().close();

  // Another person, another browser.
  const context = await browser.newContext();
  const other = await context.newPage();
  const otherFaults = watch(other);
  await other.goto('/#/library');
  await other.locator('input[type="file"]').first().setInputFiles(file);
  await other.getByRole('button', { name: 'Add to the library' }).click();
  await other.getByRole('dialog').getByRole('link', { name: 'Step through' }).click();
  await expect(other.getByRole('heading', { name: 'Study', level: 1 })).toBeVisible();
  expect(other.url()).not.toContain(id);
  await other.getByRole('navigation', { name: 'Contents' }).getByText(WORDS).click();
  await expect(toldOf(other)).toContainText(WORDS);
  await expect(other.locator('.note-layer__arrow')).toHaveCount(1);
  await other.keyboard.press('ArrowLeft');
  await expect(toldOf(other)).not.toContainText(WORDS);

  // Into the variation and back.
  await other.goto(`${other.url().replace(/\/study.*$/, '')}/study/${AT}`);
  await expect(other.getByRole('region', { name: 'Variations from here' })).toBeVisible();
  await other.getByRole('heading', { name: 'Study', level: 1 }).focus();
  await other.keyboard.press('ArrowDown');
  await expect(toldOf(other)).toContainText('Start of the variation');
  await other.keyboard.press('ArrowRight');
  await expect(other.getByText(/^Move 1 of /)).toBeVisible();
  await other.keyboard.press('ArrowUp');
  await expect(other.getByText(`Move ${AT} of 166`)).toBeVisible();
  expect(await listFaults(other, 'study', false)).toEqual([]);
  for (const width of [1024, 390]) {
    await other.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await expect.poll(() => other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  otherFaults.expectClean();
  await context.close();
});

test('a note is written from the review by the mouse and by the keys, and goes with the match', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = watch(page);
  await openSave(page, GAME);
  const id = /table\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/table/${id}/review`);
  const bar = page.getByRole('slider', { name: 'History' });
  await bar.focus();
  await page.keyboard.press('Home');
  for (const press of Array.from({ length: 3 }, () => 'ArrowRight')) await page.keyboard.press(press);
  await expect(page.getByText('Move 3 of 166').first()).toBeVisible();

  // Mouse: the button, a tool, a place.
  await page.getByRole('button', { name: /^Write a note/ }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(WORDS);
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await page.locator('[data-stop="space:0504"]').click();
  await expect(page.locator('.note-layer__mark')).toHaveCount(1);
  expect(await listFaults(page, 'a note in the review', false)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.review-caption')).toContainText(WORDS);
  await expect(page.locator('.scrubber__note')).toHaveCount(1);

  // Keys, on another move.
  await bar.focus();
  for (const press of Array.from({ length: 5 }, () => 'ArrowRight')) await page.keyboard.press(press);
  await expect(page.locator('.review-caption')).not.toContainText(WORDS);
  await page.keyboard.press('k');
  await expect(page.getByRole('textbox', { name: 'Text of the note' })).toBeFocused();
  await page.keyboard.type('Held too long');
  await page.getByRole('button', { name: 'Arrow', exact: true }).press('Enter');
  await page.locator('.board-stop[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.note-layer__arrow')).toHaveCount(1);
  // Out of the drawing, then out of the note.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const list = page.getByRole('region', { name: 'Notes', exact: true });
  await expect(list.getByRole('listitem')).toHaveText([/^Move 3.*bridgehead/, /^Move 8.*Held too long/]);
  await expect(page.locator('.scrubber__note')).toHaveCount(2);
  await list.getByRole('button').first().press('Enter');
  await expect(page.locator('.review-caption')).toContainText(WORDS);
  expect(await listFaults(page, 'the review with notes', false)).toEqual([]);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  // Notes are in the file, at the table and in the library's search.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const file = test.info().outputPath('reviewed.json');
  await download.saveAs(file);
  expect(await readFile(file, 'utf8')).toContain('Held too long');
  await page.goto(`/#/table/${id}`);
  await expect(promptOf(page)).toBeVisible();
  await expect(page.locator('.scrubber__note')).toHaveCount(2);
  await page.goto('/#/library');
  await page.getByRole('searchbox').first().fill('held too long');
  await expect(page.getByRole('article').getByText('2 notes')).toBeVisible();
  faults.expectClean();
});
