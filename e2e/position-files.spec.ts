/** Several drafts, and position files from outside. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { brokenOf, openEditor } from './editor-support.ts';
import { watch } from './support.ts';

const open = (page: Page): Promise<void> => openEditor(page, BTM, 'space:1907');
const setTurn = (page: Page, turn: number) =>
  page.getByRole('radio', { name: new RegExp(`^${turn}`) }).check({ force: true });
const turnIs = (page: Page, turn: number) =>
  expect(page.getByRole('radio', { name: new RegExp(`^${turn}`) })).toBeChecked();
const headOf = (page: Page) => page.locator('.rail__title');
const drafts = (page: Page) => page.getByRole('button', { name: 'Drafts' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('two drafts of a game beside each other: named, opened, deleted', async ({ page }) => {
  const faults = watch(page);
  await open(page);
  await setTurn(page, 3);
  await drafts(page);
  await dialog(page).getByRole('textbox', { name: 'Name of the draft' }).fill('Autumn');
  await dialog(page).getByRole('button', { name: 'Continue in a copy' }).click();
  await expect(headOf(page)).toContainText('Autumn, copy');
  await setTurn(page, 5);
  await drafts(page);
  await dialog(page).getByRole('link', { name: 'Open' }).click();
  await expect(headOf(page)).not.toContainText('copy');
  await expect(headOf(page)).toContainText('Autumn');
  await turnIs(page, 3);

  await drafts(page);
  await dialog(page).getByRole('button', { name: 'Delete Autumn, copy' }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page).getByText('None yet.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete this draft' }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await turnIs(page, 1);
  await page.reload();
  await turnIs(page, 1);
  await drafts(page);
  await expect(dialog(page).getByText('None yet.')).toBeVisible();
  faults.expectClean();
});

test('another position begins a draft of its own', async ({ page }) => {
  const faults = watch(page);
  await open(page);
  await setTurn(page, 2);
  await page.getByRole('button', { name: /Start from/ }).click();
  await dialog(page).getByRole('radio', { name: 'Another draft' }).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Empty map' }).click();
  await expect(headOf(page)).toContainText('empty map');
  await drafts(page);
  await expect(dialog(page).getByText('1 change,')).toBeVisible();
  faults.expectClean();
});

test('a position file is saved, dropped in a fresh profile, and edited there; a broken one is refused', async ({
  page,
  browser,
}) => {
  const faults = watch(page);
  await open(page);
  await setTurn(page, 3);
  await drafts(page);
  await dialog(page).getByRole('textbox', { name: 'Name of the draft' }).fill('Autumn');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Fix/ }).first().click();
  await expect(brokenOf(page)).toHaveText('No broken rule');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');

  const fresh = await browser.newContext();
  const guest = await fresh.newPage();
  await guest.goto('/#/library');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  const dropped = await guest.evaluateHandle((body) => {
    const data = new DataTransfer();
    data.items.add(new File([body], 'Autumn.position.json', { type: 'application/json' }));
    return data;
  }, text);
  await guest.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(dialog(guest).getByText('it becomes one of your scenarios')).toBeVisible();
  await dialog(guest).getByRole('button', { name: 'Save on this device' }).click();
  await dialog(guest).getByRole('link', { name: 'Open' }).click();
  await turnIs(guest, 3);
  await expect(brokenOf(guest)).toHaveText('No broken rule');

  await guest.goto(`/#/new/${BTM}`);
  await expect(guest.getByText('Autumn', { exact: true })).toBeVisible();

  await guest.goto('/#/library');
  const spoiled = await guest.evaluateHandle(
    (body) => {
      const data = new DataTransfer();
      data.items.add(new File([body], 'Spoiled.position.json', { type: 'application/json' }));
      return data;
    },
    text.replace('"turn":3', '"turn":33'),
  );
  await guest.dispatchEvent('body', 'drop', { dataTransfer: spoiled });
  await expect(dialog(guest).getByText('state.turn')).toBeVisible();
  await fresh.close();
  faults.expectClean();
});
