/** Data packs in the built app: a printed text entered by form, played with, and brought to another device. */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { enterCard, openCard, theirsOf, thingsOf } from './lab-support.ts';
import { prefer, REICH } from './reich-support.ts';
import { agree, curtainOf, promptOf, watch } from './support.ts';

const columnOf = (page: Page): Locator => page.getByRole('complementary', { name: 'This pack' });

async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** The text of what a button lets the browser save. */
async function save(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync((await download.path()) ?? '', 'utf8');
}

test('an event is changed to its printed text, checked, played with, and taken to another device', async ({
  page,
  browser,
}) => {
  test.slow();
  const faults = watch(page);
  await openCard(page);
  await enterCard(page);
  await expect(page.getByRole('definition').filter({ hasText: 'Mika' })).toBeVisible();
  // Differences are underlined.
  await expect(theirsOf(page, 'Text').locator('ins').first()).toBeVisible();
  await expect(page.getByText('1 difference in new matches.')).toBeVisible();
  await columnOf(page).getByRole('button', { name: 'Play test games' }).click();
  await expect(columnOf(page).getByText('not played yet')).toBeHidden({ timeout: 60_000 });
  expect(await listFaults(page, 'data pack', false)).toEqual([]);
  const file = await save(page, columnOf(page).getByRole('button', { name: 'Export the pack' }));
  expect(JSON.parse(file)).toMatchObject({ format: 'fronts-pack', game: REICH, version: 1 });

  await columnOf(page).getByRole('button', { name: 'New game with this pack' }).click();
  await expect(page.getByText('You play with the data pack “My printed game”').first()).toBeVisible();
  await agree(page, { seed: 'printed', curtain: false });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: /^Data pack: My printed game, version 1/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // The match is kept with its pack.
  await page.reload();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  faults.expectClean();

  const other = await freshPage(browser);
  const otherFaults = watch(other);
  await openCard(other);
  await expect(theirsOf(other, 'Text')).toContainText('as in Fronts');
  await other
    .locator('input[type="file"]')
    .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(theirsOf(other, 'Text')).toContainText('Your opponent shows two cards');
  await columnOf(other).getByRole('button', { name: 'Undo' }).isVisible();
  await other.reload();
  await thingsOf(other)
    .getByRole('button', { name: /MASTER SPY/ })
    .click();
  await expect(theirsOf(other, 'Effect')).toContainText('your opponent chooses it');
  otherFaults.expectClean();
  await other.context().close();
});

/** Galicia between Poland and the Soviet border, as a printed map might have it. */
async function addGalicia(page: Page): Promise<void> {
  await page.getByText('Add an area or sea zone', { exact: true }).click();
  await page.getByRole('textbox', { name: 'English name' }).fill('Galicia');
  await page.getByRole('button', { name: 'Enter its data' }).click();
  const form = page.getByRole('form', { name: 'Galicia' });
  await expect(form.getByRole('textbox', { name: 'English' })).toHaveValue('Galicia');
  await form.getByRole('textbox', { name: 'Japanese' }).fill('ガリツィア');
  await form.getByRole('combobox', { name: 'Control at the start' }).selectOption({ label: 'Western' });
  await form.getByRole('spinbutton', { name: /^Distance from the left edge/ }).fill('56');
  await form.getByRole('spinbutton', { name: /^Distance from the top edge/ }).fill('49');
  for (const [at, place] of ['Poland', 'Kharkov'].entries()) {
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const to = form.getByRole('combobox', { name: `To ${at + 1}` });
    await to.fill(place);
    await to.press('Enter');
    await expect(to).toHaveValue(place);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(theirsOf(page, 'In the game')).toContainText('Links: Poland; Kharkov');
}

test('an area that the printed map has is added by form, stands on the board and is attacked', async ({ page }) => {
  test.slow();
  await prefer(page);
  const faults = watch(page);
  await openCard(page);
  await addGalicia(page);
  expect(await listFaults(page, 'data pack with an own area', false)).toEqual([]);
  await columnOf(page).getByRole('button', { name: 'New game with this pack' }).click();
  await agree(page, { seed: 'galicia', curtain: false });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page)).toBeVisible();
  await expect(page.locator('.board-stop[data-stop="space:own-galicia"]')).toHaveAttribute(
    'aria-label',
    /^Galicia, Western control.*next to Poland and Kharkov/,
  );
  const tile = (name: string) => page.locator('[data-choices] button.action-tile', { hasText: name });
  await tile('Attack').first().click();
  await tile('Galicia').first().click();
  await page.locator('.confirm__go').click();
  await expect(page.locator('#fight-title')).toContainText('Galicia');
  await page.reload();
  await expect(page.locator('#fight-title')).toContainText('Galicia');
  faults.expectClean();
});

/** How often a conflict card is in its deck, entered by form; the list shows attested data too. */
async function enterCopies(page: Page, card: string, copies: number): Promise<void> {
  await thingsOf(page).getByRole('searchbox').fill(card);
  await thingsOf(page).getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Enter the printed value/ }).click();
  const form = page.getByRole('form', { name: card });
  await form.getByRole('spinbutton').fill(String(copies));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(theirsOf(page, 'Copies')).toContainText(String(copies));
}

test('a conflict deck with two more German sevens is entered by form and dealt; one too weak is said', async ({
  page,
}) => {
  test.slow();
  await prefer(page);
  const faults = watch(page);
  await openCard(page);
  await thingsOf(page)
    .getByRole('button', { name: /^Attested too/ })
    .click();
  for (const card of ['German Lieutenant General (11)', 'German Field Marshal (12)', 'Italian Supreme Commander (13)'])
    await enterCopies(page, card, 0);
  await expect(columnOf(page).getByText(/^The Axis conflict deck has 3 bonus cards/)).toBeVisible();
  for (let n = 0; n < 3; n++) await columnOf(page).getByRole('button', { name: 'Undo' }).click();
  await enterCopies(page, 'German 7', 3);
  await expect(columnOf(page).getByText('The Axis conflict deck has 29 cards; the box has 27.')).toBeVisible();
  expect(await listFaults(page, 'data pack with conflict cards', false)).toEqual([]);
  await columnOf(page).getByRole('button', { name: 'New game with this pack' }).click();
  await agree(page, { seed: 'sevens 97', curtain: false });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page)).toBeVisible();
  const sevens = page.getByRole('button', { name: /^German 7: value 7/ });
  await expect(sevens).toHaveCount(2);
  await page.reload();
  await expect(sevens).toHaveCount(2);
  // Both are pressed in the hand; the list offers one, with how many there are.
  const tile = (name: string) => page.locator('[data-choices] button.action-tile', { hasText: name });
  await tile('Attack').first().click();
  await tile('Yugoslavia').first().click();
  await page.locator('.confirm__go').click();
  for (const asked of ['Axis', 'Allied']) {
    await expect(promptOf(page)).toContainText(`${asked} player decides`);
    await expect(promptOf(page)).toContainText('Play events one at a time');
    await page.locator('.confirm__go').click();
  }
  await expect(promptOf(page)).toContainText('Choose your conflict card');
  await expect(tile('German 7')).toHaveCount(1);
  await expect(tile('German 7')).toContainText('×2');
  await expect(sevens).toHaveCount(2);
  faults.expectClean();
});

test('a file that is no pack is refused with its place, and nothing is lost', async ({ page }) => {
  await openCard(page);
  await enterCard(page);
  const bring = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('{"format":"fronts"}');
  await expect(page.getByRole('alert').getByText('This is not a data pack of Fronts.')).toBeVisible();
  const entry = { datum: 'event:nobody/text', value: 1, readFrom: '', by: '', on: '', note: '' };
  const head = { format: 'fronts-pack', formatVersion: 1, game: REICH, id: 'x', name: 'X', version: 1, by: '' };
  await bring(JSON.stringify({ ...head, entries: [entry] }));
  await expect(
    page.getByRole('alert').getByText('entries.0.datum: “event:nobody/text” is not a value of this game.'),
  ).toBeVisible();
  await expect(theirsOf(page, 'Text')).toContainText('Your opponent shows two cards');
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test(`the data can be read and entered at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCard(page);
    await enterCard(page);
    await page.getByRole('button', { name: 'This pack' }).click();
    await expect(columnOf(page).getByRole('button', { name: 'Export the pack' })).toBeVisible();
    expect(await page.getByRole('dialog').count()).toBe(width < 700 ? 1 : 0);
    expect(await listFaults(page, `data pack at ${width}`, false)).toEqual([]);
    // The drawer, or the dialog, closes by Escape, and the focus is where it was.
    await page.keyboard.press('Escape');
    await expect(columnOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'This pack' })).toBeFocused();
  });
