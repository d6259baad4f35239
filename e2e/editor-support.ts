/** Shared by the browser tests of the position editor: the map, the last step, presses and drags. */
import { expect, type Locator, type Page } from '@playwright/test';
import { curtainOf, promptOf, sitDown } from './support.ts';

export const stopOf = (page: Page, stop: string): Locator => page.locator(`.editor .board-stop[data-stop="${stop}"]`);
export const brokenOf = (page: Page): Locator => page.getByRole('heading', { name: /broken rule/ });
export const lastOf = (page: Page): Locator => page.locator('.editor__last');

/** Opens the editor of a game; `stop` is anything on its map. */
export async function openEditor(page: Page, game: string, stop: string): Promise<void> {
  await page.goto(`/#/lab/${game}/position`);
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeVisible();
  await expect(stopOf(page, stop)).toBeAttached();
}

async function middleOf(shape: Locator): Promise<readonly [number, number]> {
  return shape.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
}

/** A press on the map: the piece over a place belongs to it. */
export async function press(page: Page, stop: string): Promise<void> {
  const [x, y] = await middleOf(stopOf(page, stop));
  await page.mouse.click(x, y);
}

export async function drag(page: Page, from: Locator, to: string): Promise<void> {
  const [x, y] = await middleOf(from);
  const [toX, toY] = await middleOf(stopOf(page, to));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up();
}

/** Presses what mends the position until no rule is broken. */
export async function mend(page: Page): Promise<void> {
  for (let round = 0; round < 4 && (await page.locator('.fault__no').count()) > 0; round++) {
    const all = page.getByRole('button', { name: /^Fix (?:both|all)/ });
    if (await all.isVisible()) await all.click();
    else await page.locator('.fault__fix').first().click();
  }
  await expect(brokenOf(page)).toHaveText('No broken rule');
}

/** With two persons, and past the curtain where hands are hidden. */
export async function playOn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await dialog.getByRole('radio', { name: 'Person' }).check();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  if (await curtainOf(page).isVisible()) await sitDown(page);
  await expect(promptOf(page)).toBeVisible();
}
