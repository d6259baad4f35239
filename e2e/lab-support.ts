/** Actions of a playtester in the lab, shared by the tests of its screens. */
import { expect, type Locator, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { drag, lastOf, openEditor, press, stopOf } from './editor-support.ts';
import { REICH } from './reich-support.ts';
import { agree, mapOf, promptOf, sitDown } from './support.ts';

/** How far an experiment is. */
export const playedOf = (page: Page): Locator => page.locator('.run-progress p');
/** A line of the what-if screen. */
export const lineOf = (page: Page, letter: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^Variation ${letter}:`) });
/** The list of what was reconstructed. */
export const thingsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Reconstructed data' });
/** The line of a datum on the card that holds the owner's values. */
export const theirsOf = (page: Page, field: string): Locator =>
  page.getByRole('region', { name: 'In your printed game' }).getByRole('group', { name: field, exact: true });

/** The position editor of Blitzkrieg to Moscow 2. */
export const openMoscow = (page: Page): Promise<void> => openEditor(page, BTM, 'space:1907');

/** Germans round Leningrad in September, as far as play can have led. */
export async function besiege(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^3/ }).check({ force: true });
  await page.getByLabel('Phase').selectOption('movement');
  await drag(page, stopOf(page, 'unit:g-18'), 'space:1806');
  await expect(lastOf(page)).toHaveText(/18th Army to 1806/);
  await drag(page, stopOf(page, 'unit:g-pz4'), 'space:1807');
  await expect(lastOf(page)).toHaveText(/4th Panzer Army to 1807/);
  // Riga is taken and the road behind them held: they are in supply.
  await drag(page, stopOf(page, 'unit:s-27'), 'space:1908');
  await drag(page, stopOf(page, 'unit:g-16'), 'space:1703');
  const brush = page.locator('.editor__brush', { hasText: 'German' });
  await brush.click();
  for (const hex of ['1704', '1705', '1805']) {
    await press(page, `space:${hex}`);
    await expect(lastOf(page)).toHaveText(new RegExp(`${hex}.*under German control`));
  }
  await brush.click();
}

export async function saveScenario(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as scenario' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`your scenario ${name}`).or(page.getByText('Saved scenario')).first()).toBeVisible();
}

/** A match of two persons from a custom scenario in which the siege continues. */
export async function playSiege(page: Page, name: string): Promise<void> {
  await page.goto(`/#/new/${BTM}`);
  const own = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await own.check({ force: true });
  await agree(page, { seed: name, curtain: true });
  await page.getByRole('button', { name: 'Start game' }).click();
  await sitDown(page);
  await expect(promptOf(page)).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: /^4th Panzer Army.*1807/ })).toHaveCount(1);
}

/** The text of MASTER SPY's card, as an owner has read it. */
export const PRINTED_TEXT = 'Your opponent shows two cards before you choose yours, and plays one of them.';

/** Opens the reconstructed facts of Hitler's Reich at the card that the tests change. */
export async function openCard(page: Page): Promise<void> {
  await page.goto(`/#/lab/${REICH}/data`);
  await thingsOf(page)
    .getByRole('button', { name: /MASTER SPY/ })
    .click();
  await expect(page.getByRole('heading', { name: 'MASTER SPY' })).toBeVisible();
}

/** MASTER SPY as an owner reads it from the card: its text, and how the card that is shown is chosen. */
export async function enterCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter the printed values: MASTER SPY' }).click();
  const form = page.getByRole('form', { name: 'MASTER SPY' });
  const text = form.getByRole('group', { name: 'Text', exact: true });
  await text.getByRole('textbox', { name: 'English' }).fill(PRINTED_TEXT);
  await text.getByRole('textbox', { name: 'Japanese' }).fill('相手は2枚のカードを見せる。');
  await form.getByRole('combobox', { name: 'Which card' }).selectOption({ label: 'your opponent chooses it' });
  await form.getByRole('textbox', { name: 'Where you read it' }).fill('card front');
  await form.getByRole('textbox', { name: 'Your name' }).fill('Mika');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(theirsOf(page, 'Effect')).toContainText('your opponent chooses it');
}
