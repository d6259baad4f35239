/** Pictures of the third edition: each opens a saved match at its situation and has the number of its design. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Story } from './screenshot.ts';
import { sit } from './seat.ts';

const SAVES = join(import.meta.dirname, '../../tests/saves');

/** Opens a save through the door of every import, and takes the seat where a cover is down. */
async function openSave(page: Page, save: string): Promise<void> {
  await page.goto('/#/library');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(join(SAVES, `${save}.json`));
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
  await page.locator('.prompt, main.curtain, .result').first().waitFor();
  if ((await page.locator('main.curtain').count()) > 0) await sit(page);
  // The moves of the match are read after its board is shown.
  await page.waitForTimeout(READ_MS);
}
const READ_MS = 1500;

/** `save` is named within `tests/saves`; `act` leads from it to the situation. */
export const situation = (
  name: string,
  save: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  width?: number,
): Story => ({
  names: [name],
  isKept: true,
  ...(width === undefined ? {} : { width }),
  play: async (page, shoot) => {
    await openSave(page, save);
    await act(page);
    await shoot(name);
  },
});

/** The log as a drawer; on a phone a tab. */
export async function openLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Log/ }).click();
}

/** The film of the last turn, at its second moment. */
export async function watchTurn(page: Page): Promise<void> {
  await page.keyboard.press('Shift+W');
  await page.locator('.film').waitFor();
  await page.keyboard.press('ArrowRight');
}

export const PHONE_WIDTH = 390;
