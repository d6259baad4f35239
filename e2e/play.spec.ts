import { expect, test } from '@playwright/test';
import {
  choicesOf,
  commitOf,
  confirmOf,
  keyboardOf,
  mapOf,
  mouseOf,
  movesOf,
  playToEnd,
  promptOf,
  startMatch,
  watch,
  pressUntilHeard,
} from './support.ts';

test('a full game by mouse', async ({ page }) => {
  test.setTimeout(300_000);
  const watched = watch(page);
  await startMatch(page, { seed: 'mouse' });
  expect(await playToEnd(page, mouseOf(page))).toBeGreaterThan(30);
  await expect(page.getByText(/German/).first()).toBeVisible();
  watched.expectClean();
});

test('a full game by keyboard alone, with the hand-over', async ({ page }) => {
  test.setTimeout(300_000);
  const watched = watch(page);
  await startMatch(page, { seed: 'keys', curtain: true });
  expect(await playToEnd(page, keyboardOf(page))).toBeGreaterThan(35);
  watched.expectClean();
});

test('a unit moves by arrows on the map', { tag: '@smoke' }, async ({ page }) => {
  await startMatch(page, { seed: 'arrows' });
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(promptOf(page)).toContainText('Move or attack');
  const unit = mapOf(page).getByRole('button', { name: /^Army Group B, German unit/ });
  await unit.focus();
  await pressUntilHeard(page, () => page.keyboard.press('Enter'));
  await expect(choicesOf(page).getByRole('button', { name: /Hanover/ })).toBeVisible();
  const target = mapOf(page).getByRole('button', { name: /^Hanover \(0503\)/ });
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(commitOf(page)).toContainText('Hanover');
  await target.press('ArrowUp');
  await expect(mapOf(page).getByRole('button', { name: /^Hamburg \(0502\)/ })).toBeFocused();
  await commitOf(page).press('Enter');
  await expect.poll(() => movesOf(page)).toBe(2);
  await expect(unit).toHaveAccessibleName(/Hanover/);
});

test(
  'a click selects, shows exact odds, and commits only when confirmed; Escape backs out',
  { tag: ['@smoke', '@quick'] },
  async ({ page }) => {
    await startMatch(page, { seed: 'odds' });
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
    await mapOf(page)
      .getByRole('button', { name: /^Army Group B, German unit/ })
      .click();
    await mapOf(page)
      .getByRole('button', { name: /^12th Army Group, Western unit/ })
      .click();
    await expect(page.getByText(/25\.0\s?%/).first()).toBeVisible();
    expect(await movesOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(commitOf(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(confirmOf(page).getByRole('button', { name: 'Back' })).toBeHidden();
  },
);

test('asks why a hex is closed and gets the rule', { tag: '@smoke' }, async ({ page }) => {
  await startMatch(page, { seed: 'why' });
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await mapOf(page)
    .getByRole('button', { name: /^Army Group B, German unit/ })
    .click();
  const sea = mapOf(page).getByRole('button', { name: /^Switzerland/ });
  await sea.focus();
  await page.keyboard.press('?');
  const answer = page.getByRole('dialog', { name: /Switzerland/ });
  await expect(answer).toBeVisible();
  await expect(answer.getByRole('link', { name: /§7\.2/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
});

test('undo is free up to the dice; a take-back goes further and is marked', { tag: '@smoke' }, async ({ page }) => {
  await startMatch(page, { seed: 'undo' });
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => movesOf(page)).toBe(1);
  await page.keyboard.press('u');
  await expect.poll(() => movesOf(page)).toBe(0);
  await page.keyboard.press('y');
  await expect.poll(() => movesOf(page)).toBe(1);
});
