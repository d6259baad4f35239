import { expect, test, type Page } from '@playwright/test';
import { clickOn, clickUntil, dealer, keyboard, lookReady, mouse, prefer, sit, startReich } from './reich-support.ts';
import { choicesOf, confirmOf, commitOf, curtainOf, promptOf, watch } from './support.ts';

test('a full introductory game by mouse, hands hidden', async ({ page }) => {
  test.setTimeout(600_000);
  const watched = watch(page);
  await prefer(page);
  await startReich(page, { scenario: /1941–42/, seed: 'by mouse' });
  const presses = await clickUntil(page, mouse(page), dealer(3), ({ what }) => what === 'over');
  expect(presses).toBeGreaterThan(100);
  await expect(
    page.getByRole('heading', { name: /victory|wins|draw|holds|takes|breaks|concedes|gives in/i }).first(),
  ).toBeVisible();
  watched.expectClean();
});

const FIRST_ACTION = 'Choose an action for this turn';

test('an Axis turn with Barbarossa by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  const watched = watch(page);
  await prefer(page);
  await startReich(page, { scenario: /^Campaign/, seed: 'keys' });
  const keys = keyboard(page);
  // Every question before the war is answered by the first choice.
  await clickUntil(
    page,
    keys,
    () => 0,
    ({ step }) => step === FIRST_ACTION,
  );
  const tile = choicesOf(page).getByRole('button', { name: /^Barbarossa/ });
  await keys.press((await tile.getAttribute('id')) ?? '');
  await expect(commitOf(page)).toContainText('Barbarossa');
  await keys.commit();
  await expect(promptOf(page)).toContainText('Barbarossa: attack 1');
  // The first possible attack, no events, the first card; then the next, until the other side's turn.
  const isAllied = async () => (await lookReady(page)).step === FIRST_ACTION && (await isTurnOf(page, 'Allied'));
  for (let n = 0; n < 400 && !(await isAllied()); n++) await clickOn(page, keys, () => 0);
  expect(await isAllied()).toBe(true);
  await page.getByRole('tab', { name: 'Log' }).click();
  // A long turn has several folds.
  const earlier = page.getByRole('button', { name: /earlier moves/ });
  for (let folds = 0; folds < 20 && (await earlier.count()) > 0; folds++) await earlier.first().click();
  await expect(page.locator('.log')).toContainText('Barbarossa');
  watched.expectClean();
});

const isTurnOf = async (page: Page, side: string): Promise<boolean> =>
  (await promptOf(page).count()) > 0 && (await promptOf(page).innerText()).includes(`${side} player decides`);

test('1944 opens with Overlord, and Bagration follows', async ({ page }) => {
  test.setTimeout(300_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  await startReich(page, { scenario: /^Short/, seed: 'overlord', hands: 'open' });
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await clickUntil(
    page,
    mouse(page),
    () => 0,
    ({ step }) => /^Overlord|landing/i.test(step),
  );
  await clickUntil(
    page,
    mouse(page),
    () => 0,
    ({ step }) => /Bagration/.test(step),
  );
  await expect(promptOf(page)).toContainText('Bagration');
  await clickUntil(
    page,
    mouse(page),
    () => 0,
    ({ step }) => !/Bagration/.test(step),
  );
  watched.expectClean();
});

test('a conflict survives a reload, before and after the cards are revealed', { tag: '@smoke' }, async ({ page }) => {
  test.setTimeout(200_000);
  const watched = watch(page);
  await prefer(page);
  await startReich(page, { scenario: /1941–42/, seed: 'reload' });
  const press = mouse(page);
  await clickUntil(
    page,
    press,
    () => 0,
    ({ step }) => step === FIRST_ACTION,
  );
  await choicesOf(page)
    .getByRole('button', { name: /^Attack/ })
    .click();
  await confirmOf(page)
    .getByRole('button', { name: /^Sea attack/ })
    .click();
  await choicesOf(page)
    .getByRole('button', { name: /^Mid-Atlantic/ })
    .click();
  await press.commit();
  // Names no event; then the active side has chosen its card and the other is called.
  const isCard = ({ step }: { readonly step: string }) => /conflict card/i.test(step);
  await clickUntil(page, press, (n) => n - 1, isCard);
  await clickOn(page, press, () => 0);
  await clickOn(page, press, () => 0);
  await expect(curtainOf(page)).toBeVisible();

  await page.reload();
  await expect(curtainOf(page)).toBeVisible();
  await sit(page);
  expect(isCard(await lookReady(page))).toBe(true);
  await expect(page.locator('.fight')).toContainText('Mid-Atlantic');
  await clickOn(page, press, () => 0);
  await clickOn(page, press, () => 0);
  const before = await lookReady(page);
  if (before.what === 'curtain') await sit(page);
  // Not `innerText`: it leaves out what is scrolled away.
  await page.getByRole('tab', { name: 'Log' }).click();
  const told = await page.locator('.log-line, .report').allTextContents();
  const { at } = await lookReady(page);

  await page.reload();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  await sit(page);
  expect((await lookReady(page)).at).toBe(at);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log-line, .report').allTextContents()).toEqual(told);
  watched.expectClean();
});

test('the table speaks Japanese through a turn', async ({ page }) => {
  test.setTimeout(200_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  await startReich(page, { scenario: /1941–42/, seed: 'ja', hands: 'open' });
  await page.goto(`${page.url().split('#')[0] ?? ''}#/settings`);
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const choose = dealer(11);
  for (let n = 0; n < 60; n++) {
    await clickOn(page, mouse(page), choose);
    // A key without a sentence shows itself between brackets.
    expect(await page.locator('body').innerText()).not.toMatch(/[⟦⟧]/);
  }
  watched.expectClean();
});
