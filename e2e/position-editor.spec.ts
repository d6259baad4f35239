/** The position editor in the built app, as a playtester uses it: Leningrad under siege is set up, mended, saved, shared and played. */
import { expect, test, type Page } from '@playwright/test';
import { ALL_ACTIVE, hand, make, sit } from './btm-support.ts';
import { clickUntil } from './reich-support.ts';
import { brokenOf, lastOf, press, stopOf } from './editor-support.ts';
import { listFaults } from './faults.ts';
import { besiege, openMoscow, playSiege, saveScenario } from './lab-support.ts';
import { curtainOf, mapOf, promptOf, watch } from './support.ts';

/** A German activation from movement to supply: a move, the attack on Leningrad, and all questions after the dice. */
async function playActivation(page: Page): Promise<void> {
  const map = mapOf(page);
  const player = hand(page);
  for (const picks of [
    ['unit:g-9', 'space:1401'],
    ['button:end-move'],
    ['space:1907'],
    ['button:assault'],
    // The Soviet player answers.
    [ALL_ACTIVE],
    ['card:g-air-1'],
  ])
    await make(page, player, picks);
  await clickUntil(
    page,
    player,
    () => 0,
    ({ endings }) => endings.some((id) => id.endsWith('end-combat')),
  );
  for (const picks of [['button:end-combat'], ['button:end-break']]) await make(page, player, picks);
  await sit(page);
  await expect(promptOf(page)).toContainText('Soviet player decides');
  await expect(map.getByRole('button', { name: /^German 9th Army.*1401/ })).toHaveCount(1);
  // It fell to those who besieged it, or its garrison holds out.
  await expect(map.getByRole('button', { name: /^(?:18th|4th Panzer|23rd) Army.*Leningrad/ })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  await expect(log).toContainText(/(?:Defenders of|Attack on) Leningrad/);
  await expect(log).toContainText('Air Support');
  // Along the road that was set up they are in supply: the German turn is over, and nobody surrenders.
  await expect(log).toContainText('Turn 3 Soviet logistics phase');
  await expect(log).not.toContainText('surrenders');
}

test('Leningrad under siege: set up by mouse, mended, saved, and played against a person', async ({ page }) => {
  const faults = watch(page);
  await openMoscow(page);
  await besiege(page);
  // Reinforcements of earlier turns still wait, and six cards are two too many.
  await expect(brokenOf(page)).not.toHaveText('No broken rule');
  await expect(page.getByRole('button', { name: /^Play from here/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Fix (?:both|all)/ }).click();
  await expect(brokenOf(page)).toHaveText('No broken rule');
  expect(await listFaults(page, 'position editor', false)).toEqual([]);

  await saveScenario(page, 'Leningrad under siege');
  await playSiege(page, 'Leningrad under siege');
  await playActivation(page);
  faults.expectClean();
});

test('play from here asks for the seat alone', async ({ page }) => {
  const faults = watch(page);
  await openMoscow(page);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  faults.expectClean();
});

test('by keyboard: a unit from its tray, turned over, moved, taken back; undo and redo without end', async ({
  page,
}) => {
  const faults = watch(page);
  await openMoscow(page);
  await page.getByRole('button', { name: '2nd Army', exact: true }).focus();
  await page.keyboard.press('Enter');
  await stopOf(page, 'space:1402').focus();
  await page.keyboard.press('Enter');
  await expect(lastOf(page)).toHaveText(/2nd Army to 1402/);
  await stopOf(page, 'unit:g-2').focus();
  await page.keyboard.press('f');
  await expect(lastOf(page)).toHaveText(/2nd Army flipped/);
  await page.keyboard.press('m');
  await stopOf(page, 'space:1403').focus();
  await page.keyboard.press('Enter');
  await expect(lastOf(page)).toHaveText(/2nd Army to 1403/);
  await stopOf(page, 'unit:g-2').focus();
  await page.keyboard.press('Delete');
  await expect(lastOf(page)).toHaveText(/2nd Army to the turn 2 box/);
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('no changes')).toBeVisible();
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('4 changes')).toBeVisible();
  faults.expectClean();
});

test('the draft is there after a reload, and a link and a text carry it', async ({ page, context }) => {
  const faults = watch(page);
  await openMoscow(page);
  await press(page, 'space:1303');
  await page
    .getByRole('region', { name: 'Minsk (1303)' })
    .getByRole('radio', { name: 'German' })
    .check({ force: true });
  await expect(lastOf(page)).toHaveText(/Minsk \(1303\) under German control/);
  await page.getByRole('button', { name: 'Share link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link to the position' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  // Its steps as well.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('no changes')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  const other = await context.browser()?.newContext();
  const guest = await other?.newPage();
  await guest?.goto(address);
  if (guest) await expect(guest.getByText(/from a file/)).toBeVisible();
  await other?.close();
  faults.expectClean();
});

test('a text that is no position is refused with its reason, and nothing is lost', async ({ page }) => {
  const faults = watch(page);
  await openMoscow(page);
  await page.getByRole('button', { name: /Start from/ }).click();
  await page
    .getByRole('textbox', { name: 'Text, link or notation' })
    .fill('{"format":"fronts-position","formatVersion":1}');
  await page.getByRole('dialog').getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/game/).first()).toBeVisible();
  await expect(page.getByText('no changes')).toBeVisible();
  faults.expectClean();
});
