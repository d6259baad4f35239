/** The position editor in the built app, as a playtester uses it: Leningrad under siege is set up, mended, saved, shared and played. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { listFaults } from './faults.ts';
import { curtainOf, promptOf, watch } from './support.ts';

const stopOf = (page: Page, stop: string): Locator => page.locator(`.editor .board-stop[data-stop="${stop}"]`);
const brokenOf = (page: Page): Locator => page.getByRole('heading', { name: /broken rule/ });
const lastOf = (page: Page): Locator => page.locator('.editor__last');

async function open(page: Page): Promise<void> {
  await page.goto(`/#/lab/${BTM}/position`);
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeVisible();
  await expect(stopOf(page, 'space:1907')).toBeAttached();
}

async function middleOf(shape: Locator): Promise<readonly [number, number]> {
  return shape.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
}

/** A press on the map: the piece over a place belongs to it. */
async function press(page: Page, stop: string): Promise<void> {
  const [x, y] = await middleOf(stopOf(page, stop));
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: Locator, to: string): Promise<void> {
  const [x, y] = await middleOf(from);
  const [toX, toY] = await middleOf(stopOf(page, to));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up();
}

/** Germans round Leningrad in September, as far as play can have led. */
async function besiege(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^3/ }).check({ force: true });
  await page.getByLabel('Phase').selectOption('movement');
  await drag(page, stopOf(page, 'unit:g-18'), 'space:1806');
  await expect(lastOf(page)).toHaveText(/18th Army to 1806/);
  await drag(page, stopOf(page, 'unit:g-pz4'), 'space:1807');
  await expect(lastOf(page)).toHaveText(/4th Panzer Army to 1807/);
}

test('Leningrad under siege: set up by mouse, mended, saved, and played against a person', async ({ page }) => {
  const faults = watch(page);
  await open(page);
  await besiege(page);
  // Reinforcements of earlier turns still wait, and six cards are two too many.
  await expect(brokenOf(page)).not.toHaveText('No broken rule');
  await expect(page.getByRole('button', { name: /^Play from here/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Fix (?:both|all)/ }).click();
  await expect(brokenOf(page)).toHaveText('No broken rule');
  expect(await listFaults(page, 'position editor', false)).toEqual([]);

  await page.getByRole('button', { name: 'Save as scenario' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Leningrad under siege');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('your scenario Leningrad under siege').or(page.getByText('Saved scenario')).first(),
  ).toBeVisible();

  await page.goto(`/#/new/${BTM}`);
  await page.getByText('Leningrad under siege').first().click();
  await page.getByRole('radio', { name: 'Person' }).last().check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await curtainOf(page).click();
  await expect(promptOf(page)).toBeVisible();
  await expect(page.locator('.board-stop[data-stop="unit:g-pz4"]')).toBeAttached();
  faults.expectClean();
});

test('play from here asks for the seat alone', async ({ page }) => {
  const faults = watch(page);
  await open(page);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  faults.expectClean();
});

test('by keyboard: a unit from its tray, turned over, moved, taken back; undo and redo without end', async ({
  page,
}) => {
  const faults = watch(page);
  await open(page);
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
  await expect(lastOf(page)).toHaveText(/off the map/);
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('no changes')).toBeVisible();
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('4 changes')).toBeVisible();
  faults.expectClean();
});

test('the draft is there after a reload, and a link and a text carry it', async ({ page, context }) => {
  const faults = watch(page);
  await open(page);
  await press(page, 'space:1303');
  await page
    .getByRole('region', { name: 'Minsk (1303)' })
    .getByRole('radio', { name: 'German' })
    .check({ force: true });
  await expect(lastOf(page)).toHaveText(/Minsk \(1303\) to German/);
  await page.getByRole('button', { name: 'Share link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link to the position' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
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
  await open(page);
  await page.getByRole('button', { name: /Start from/ }).click();
  await page
    .getByRole('textbox', { name: 'Text, link or notation' })
    .fill('{"format":"fronts-position","formatVersion":1}');
  await page.getByRole('dialog').getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/game/).first()).toBeVisible();
  await expect(page.getByText('no changes')).toBeVisible();
  faults.expectClean();
});
