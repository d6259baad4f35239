/** An operation owns the stage: its poster, its stages, its targets (§6.7.2). */
import { expect, test } from '@playwright/test';
import { prefer } from './reich-support.ts';
import { choicesOf, openSave, promptOf } from './support.ts';

const SAVE = 'tests/saves/samples/hitlers-reich.barbarossa-ask-axis.json';

test('Barbarossa shows its stages over the map, and stops only when it is asked twice', async ({ page }) => {
  await prefer(page);
  await openSave(page, SAVE);
  await expect(promptOf(page)).toContainText('Barbarossa: attack 3 of 4');
  const board = page.getByRole('region', { name: 'Operation: Barbarossa' });
  await expect(board.getByRole('heading', { name: 'Barbarossa' })).toBeVisible();
  const stages = board.getByRole('listitem');
  await expect(stages).toHaveCount(4);
  // Minsk was taken by a blitz, so Crimea is the only target and is picked.
  await expect(stages.nth(0)).toContainText(/Bessarabia.*repelled, 16 : 18/);
  await expect(stages.nth(1)).toContainText(/Baltic States.*taken.*Blitz: Minsk taken/);
  await expect(stages.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(stages.nth(2)).toContainText(/Crimea.*choosing, dice 3 : 3/);
  await expect(stages.nth(3)).toContainText(/Minsk.*already taken/);
  await expect(page.locator('[data-plan="fought"]')).toHaveCount(2);
  await expect(page.locator('[data-plan="chosen"]')).toHaveCount(1);
  await expect(choicesOf(page)).toContainText('Crimea');

  const follows = page.getByRole('region', { name: 'What follows' });
  await expect(follows.getByRole('listitem')).toHaveCount(4);
  await expect(follows).toContainText('earned with Baltic States');
  await expect(follows.getByRole('listitem').last()).toContainText('Ends when');

  await page.getByRole('button', { name: /^Stop Barbarossa, give up 1 attack/ }).click();
  await expect(board).toBeVisible();
  await expect(page.locator('.confirm__go')).toContainText('Stop Barbarossa, give up 1 attack');
  await page.keyboard.press('Enter');
  await expect(board).toBeHidden();
});

test('an operation is played by keyboard, and a fight takes the map from it', async ({ page }) => {
  await prefer(page);
  await openSave(page, SAVE);
  const board = page.getByRole('region', { name: 'Operation: Barbarossa' });
  await expect(board).toBeVisible();
  await expect(page.locator('.confirm__go')).toContainText('Attack Crimea from Romania');
  await page.keyboard.press('Enter');
  await expect(board).toBeHidden();
  await expect(page.locator('.fight')).toContainText('Crimea');
});

test('on a phone the stages are dots, and the current one is named', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSave(page, SAVE);
  const board = page.getByRole('region', { name: 'Operation: Barbarossa' });
  await expect(board).toBeVisible();
  expect((await board.boundingBox())?.height).toBeLessThanOrEqual(74);
  await expect(board.locator('[aria-current] b')).toBeInViewport();
});
