/** Data packs of the two games on hexes, as an owner enters them: a unit that is placed on the map, and a hex of another ground. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { listFaults } from './faults.ts';
import { theirsOf, thingsOf } from './lab-support.ts';
import { prefer } from './reich-support.ts';
import { agree, GAME, mapOf, promptOf, watch } from './support.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const stopOf = (within: Locator, hex: string): Locator => within.locator(`.board-stop[data-stop="space:${hex}"]`);

async function openData(page: Page, game: string): Promise<void> {
  await page.goto(`/#/lab/${game}/data`);
  await expect(thingsOf(page)).toBeVisible();
}

/** A match of two people with the pack that is shown; nothing is hidden. */
async function beginWith(page: Page, seed: string): Promise<void> {
  await page.getByRole('button', { name: 'New game with this pack' }).click();
  await expect(page.getByText('You play with the data pack “My printed game”').first()).toBeVisible();
  await agree(page, { seed, curtain: false });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page)).toBeVisible();
}

test('a unit that the printed game has is added by form, placed on the map, and stands there in a match', async ({
  page,
}) => {
  test.slow();
  const faults = watch(page);
  await openData(page, GAME);
  await page.getByText('Add to the game', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'German unit' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'German unit 1' })).toBeVisible();
  await page.getByRole('button', { name: /^(?:Change|Enter the printed values): German unit 1/ }).click();
  const form = page.getByRole('form', { name: 'German unit 1' });
  const name = form.getByRole('group', { name: 'Name', exact: true });
  await name.getByRole('textbox', { name: 'English' }).fill('Norway Command');
  await name.getByRole('textbox', { name: 'Japanese' }).fill('ノルウェー軍');
  await form.getByRole('textbox', { name: 'On the counter' }).fill('Nor');

  // Picks the hex by name first, then on the map.
  const hex = form.getByRole('combobox', { name: 'Set-up hex' });
  await hex.fill('0504');
  await page.keyboard.press('Enter');
  await expect(hex).toHaveValue(/Nuremberg/);
  await form.getByRole('button', { name: 'Set-up hex: pick on the map' }).click();
  await expect(stopOf(dialogOf(page), '0602')).toBeVisible();
  expect(await listFaults(page, 'map of a data pack', false)).toEqual([]);
  await stopOf(dialogOf(page), '0703').click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(hex).toHaveValue(/\(0703\)$/);
  // And by keyboard.
  const toMap = form.getByRole('button', { name: 'Set-up hex: pick on the map' });
  await expect(toMap).toBeFocused();
  await toMap.press('Enter');
  await stopOf(dialogOf(page), '0602').focus();
  await page.keyboard.press('Enter');
  await expect(hex).toHaveValue('Berlin (0602)');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(theirsOf(page, 'Set-up hex')).toContainText('Berlin');

  await beginWith(page, 'added');
  const unit = mapOf(page).locator('.board-stop[data-stop="unit:G-X1"]');
  await expect(unit).toHaveAttribute('aria-label', /^Norway Command.*Berlin/);
  await page.reload();
  await expect(unit).toHaveAttribute('aria-label', /^Norway Command.*Berlin/);
  faults.expectClean();
});

test('a hex of another ground is entered by form, and the map of a match says what it does to a move', async ({
  page,
}) => {
  test.slow();
  await prefer(page);
  const faults = watch(page);
  await openData(page, BTM);
  await thingsOf(page).getByRole('searchbox').fill('1204');
  await thingsOf(page).getByRole('button', { name: /1204/ }).first().click();
  await page.getByRole('button', { name: /^Enter the printed values/ }).click();
  await page.getByRole('form').getByRole('combobox', { name: 'Terrain' }).selectOption({ label: 'marsh' });
  await page.getByRole('form').getByRole('button', { name: 'Save' }).click();
  await expect(theirsOf(page, 'Terrain')).toContainText('marsh');

  await beginWith(page, 'marsh');
  await stopOf(mapOf(page), '1204').click({ button: 'right' });
  await expect(page.getByText('Marsh: every unit stops on entering it; no shift', { exact: true })).toBeVisible();
  faults.expectClean();
});
