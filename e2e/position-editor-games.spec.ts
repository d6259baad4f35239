/** The position editors of Hitler's Reich and Hitler's Last Battles in the built app: set up, mended, passed on, played. */
import { expect, test, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { brokenOf, drag, lastOf, mend, openEditor, playOn, press, stopOf } from './editor-support.ts';
import { REICH } from './reich-support.ts';
import { choicesOf, GAME as LAST_BATTLES, promptOf, watch } from './support.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('Hitler’s Reich in 1943: a fortress, a changed hand, the next card, played on', async ({ page }) => {
  const faults = watch(page);
  await openEditor(page, REICH, 'space:leningrad');
  for (const side of ['Axis', 'Allied'])
    await page
      .getByRole('group', { name: `${side} year completed` })
      .getByRole('radio', { name: '1942' })
      .check({ force: true });
  await drag(page, page.getByRole('button', { name: 'Axis fortress 1', exact: true }), 'space:rome');
  await expect(lastOf(page)).toHaveText(/Axis fortress 1 to Rome/);
  await page.getByRole('button', { name: 'Italian 9', exact: true }).click();
  await page.getByRole('menuitem').first().click();
  await expect(brokenOf(page)).not.toHaveText('No broken rule');
  await page.getByText('Axis, Deck: which card comes next').click();
  const list = page.locator('details', { hasText: 'Axis, Deck' }).getByRole('listitem');
  const second = (await list.nth(1).locator('.grow').innerText()).trim();
  await page.getByRole('button', { name: `Draw ${second} next`, exact: true }).click();
  await expect(list.first()).toContainText(second);

  await mend(page);
  await playOn(page);
  await expect(choicesOf(page).getByRole('button').first()).toBeVisible();
  faults.expectClean();
});

test('Hitler’s Last Battles begins with a battle, fought from where one says', async ({ page }) => {
  const faults = watch(page);
  await openEditor(page, LAST_BATTLES, 'unit:G-B');
  await page.getByLabel('Phase').selectOption('combat');
  await expect(page.getByText('No battle to fight')).toBeVisible();
  await drag(page, stopOf(page, 'unit:G-B'), 'unit:W-12');
  await expect(brokenOf(page)).toHaveText('No broken rule');
  await expect(page.getByLabel('Where Army Group B attacked from')).toHaveValue('0403');
  await playOn(page);
  await expect(promptOf(page)).toContainText(/battle/i);
  await choicesOf(page).getByRole('button').first().click();
  faults.expectClean();
});

/** From an empty map to a custom scenario that is changed and deleted; out as text and link, and back in. */
for (const { game, stop, place, hold } of [
  { game: LAST_BATTLES, stop: 'unit:G-B', place: 'space:0403', hold: 'Western' },
  { game: REICH, stop: 'space:leningrad', place: 'space:leningrad', hold: 'Axis' },
  { game: BTM, stop: 'space:1907', place: 'space:1907', hold: 'German' },
])
  test(`${game}: empty map, own scenario, text and link`, async ({ page, browser }) => {
    const faults = watch(page);
    await openEditor(page, game, stop);
    await page.getByRole('button', { name: /Start from/ }).click();
    await dialog(page).getByRole('button', { name: 'Empty map' }).click();
    await expect(page.locator('.rail__title')).toContainText('empty map');
    await press(page, place);
    await page.locator('.place-card').getByRole('radio', { name: hold }).check({ force: true });
    await expect(lastOf(page)).toContainText(`under ${hold} control`);
    await mend(page);

    await page.getByRole('button', { name: 'Share link' }).click();
    const address = await dialog(page).getByRole('textbox', { name: 'Link to the position' }).inputValue();
    const text = await dialog(page).getByRole('textbox', { name: 'Text notation' }).inputValue();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save as scenario' }).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Mine');
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto(`/#/new/${game}`);
    await page.getByRole('link', { name: 'Edit Mine' }).click();
    await expect(page.locator('.rail__title')).toContainText('Mine');
    await page.goto(`/#/new/${game}`);
    await page.getByRole('button', { name: 'Delete Mine' }).click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Edit Mine' })).toHaveCount(0);

    const fresh = await browser.newContext();
    const guest = await fresh.newPage();
    await guest.goto(address);
    await expect(guest.getByText('from a file')).toBeVisible();
    await guest.getByRole('button', { name: /Start from/ }).click();
    await dialog(guest).getByRole('textbox', { name: 'Text, link or notation' }).fill(text);
    await dialog(guest).getByRole('button', { name: 'Use', exact: true }).click();
    await expect(brokenOf(guest)).toHaveText('No broken rule');
    await guest.getByRole('button', { name: 'Share link' }).click();
    await expect(dialog(guest).getByRole('textbox', { name: 'Text notation' })).toHaveValue(text);
    await fresh.close();
    faults.expectClean();
  });
