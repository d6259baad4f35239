/** Pictures of Hitler's Last Battles. */
import type { Page } from '@playwright/test';
import type { GameScreens, Screenshot } from '../../screens/screenshot.ts';

const GAME = 'hitlers-last-battles';

async function showStart(page: Page): Promise<void> {
  await page.goto(`/#/new/${GAME}`);
  await page.getByRole('textbox', { name: 'Dice seed' }).fill('screens');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('region', { name: 'Prompt' }).waitFor();
}

/** A table in the middle of its first movement, an attack looked at but not made. */
async function showAttack(page: Page): Promise<void> {
  await showStart(page);
  const choices = page.getByRole('region', { name: 'Your options' });
  await choices.getByRole('button', { name: /Grossdeutschland/ }).click();
  await choices.getByRole('button', { name: /Army Group B/ }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /1 of 2 left/ }).waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Move units/ }).waitFor();
  await choices.getByRole('button', { name: /Army Group B/ }).click();
  await choices.getByRole('button', { name: /Ardennes/ }).click();
  await page
    .getByRole('region', { name: 'Confirm' })
    .getByRole('button', { name: /^Attack/ })
    .waitFor();
}

export const screens: readonly Screenshot[] = [
  { name: 'table', show: showAttack },
  { name: 'lesson', show: (page) => page.goto('/#/lesson/first-turn') },
  { name: 'rules', show: (page) => page.goto(`/#/rules/${GAME}/8.4`) },
];

export const cover: GameScreens['cover'] = { show: showStart, middle: 'space:0403', nearer: 0 };

export const kept: GameScreens['kept'] = ['hitlers-last-battles.german-win'];

export const installed: GameScreens['installed'] = 'table';
