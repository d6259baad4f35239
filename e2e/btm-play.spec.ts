import { expect, test, type Page } from '@playwright/test';
import { ALL_ACTIVE, EXAMPLE, EXAMPLE_SEED, hand, keys, make, startBtm, type Player } from './btm-support.ts';
import { clickOn, clickUntil, dealer, lookReady, mouse, prefer } from './reich-support.ts';
import { curtainOf, mapOf, movesOf, openSave, promptOf, watch, sitDown } from './support.ts';

/** The save of a question that random play seldom comes to (§12.3). */
const PARTNER = 'tests/saves/samples/blitzkrieg-to-moscow-2.breakthrough-second-soviet.json';

/** The end of the rulebook's example. */
async function expectExampleOver(page: Page): Promise<void> {
  const map = mapOf(page);
  await expect(map.getByRole('button', { name: /^2nd Panzer Army.*1704/ })).toHaveCount(1);
  await expect(map.getByRole('button', { name: /^4th Panzer Army.*1303/ })).toHaveCount(1);
  await expect(map.getByRole('button', { name: /^3rd Panzer Army.*1202/ })).toHaveCount(1);
  // All but the 2nd Panzer Army have recovered, and the Soviet player is asked.
  await expect(promptOf(page)).toContainText('Soviet player decides');
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.locator('.log');
  await expect(log).toContainText('4th Panzer Army advances');
  await expect(log).toContainText('Recovered:');
  await expect(log).not.toContainText('surrenders');
}

async function playExample(page: Page, presser: Player): Promise<void> {
  for (const picks of EXAMPLE) await make(page, presser, picks);
  if ((await lookReady(page)).what === 'curtain') await presser.lift();
}

test('the worked example by mouse, hands hidden', async ({ page }) => {
  test.setTimeout(300_000);
  const watched = watch(page);
  await prefer(page);
  await startBtm(page, { seed: EXAMPLE_SEED });
  await playExample(page, hand(page));
  await expectExampleOver(page);
  watched.expectClean();
});

test('the worked example by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  const watched = watch(page);
  await prefer(page);
  await startBtm(page, { seed: EXAMPLE_SEED });
  await playExample(page, keys(page));
  await expectExampleOver(page);
  watched.expectClean();
});

test('a unit is sent over the map with the mouse', async ({ page }) => {
  const watched = watch(page);
  await prefer(page);
  await startBtm(page, { seed: EXAMPLE_SEED, hands: 'open' });
  const map = mapOf(page);
  await map.locator('[data-stop="unit:g-pz4"]').click();
  // Two hexes on: the way is made as one, and undone as one.
  await map.locator('[data-stop="space:1702"]').click();
  await expect(map.getByRole('button', { name: /^4th Panzer Army.*1702/ })).toHaveCount(1);
  await expect.poll(() => movesOf(page)).toBe(2);
  await page.keyboard.press('u');
  await expect(map.getByRole('button', { name: /^4th Panzer Army.*Army Group North/ })).toHaveCount(1);
  expect(await movesOf(page)).toBe(0);
  watched.expectClean();
});

test('a corps takes another one of its stack along, by keyboard', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await prefer(page);
  await openSave(page, PARTNER);
  await expect(promptOf(page)).toContainText('add another corps of the stack, or continue');
  await page.keyboard.press('1');
  await expect(page.locator('.confirm__go')).toContainText('2nd Mechanised Corps acts too');
  await page.keyboard.press('Enter');
  for (const name of [/^2nd Mechanised Corps.* in 0404/, /^7th Mechanised Corps.* in 0404/])
    await expect(mapOf(page).getByRole('button', { name })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log')).toContainText('Soviet card: T-34 Shock');
  watched.expectClean();
});

test('the words of an overlay have room beside a long list, and give it back', async ({ page }) => {
  await prefer(page);
  await startBtm(page, { seed: EXAMPLE_SEED, hands: 'open' });
  const words = page.locator('.table__side .tabs__content[data-state="active"]');
  const heightOf = async () => (await words.boundingBox())?.height ?? 0;
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('tab', { name: 'On the map' }).click();
    await page.keyboard.press('a');
    await expect(words).toContainText('zones');
    expect(await heightOf()).toBeGreaterThan(180);
    // The question is above it, the gold button below it.
    await expect(promptOf(page)).toBeInViewport();
    await page.keyboard.press('a');
    await page.locator('.table__side').getByRole('button', { name: 'Close the panel' }).click();
    await expect(words).toBeHidden();
  }
});

test('the column of a move needs no scroll bar at 1440 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prefer(page);
  await openSave(page, 'tests/saves/pockets/closing.json');
  if ((await curtainOf(page).count()) > 0) await sitDown(page);
  const column = page.locator('.table__act');
  const hidden = () => column.evaluate((pane) => pane.scrollHeight - pane.clientHeight);
  const scrollers = () =>
    column.evaluate(
      (pane) =>
        [...pane.querySelectorAll('*')].filter(
          (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
        ).length,
    );
  await page.locator('[id="choice-unit:g-pz2"]').click();
  await expect(page.locator('.ahead-column')).toBeVisible();
  const goal = mapOf(page).locator('[data-stop="space:1704"]');
  await goal.hover();
  await expect(page.locator('.ahead-column')).toContainText('Cuts off 3 units');
  expect([await hidden(), await scrollers()]).toEqual([0, 0]);
  await goal.click();
  await expect(page.locator('.pocket-news[data-new]')).toBeVisible();
  expect([await hidden(), await scrollers()]).toEqual([0, 0]);
});

test('a full game by script, hands hidden, every option on', async ({ page }) => {
  test.setTimeout(1_200_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  await startBtm(page, { seed: 'whole game', options: [/^Free Soviet set-up/, /^Odessa/, /^Effect of taking Moscow/] });
  // Ends its steps more often than not, or a game of random steps would take an hour.
  const deal = dealer(5);
  const presses = await clickUntil(
    page,
    mouse(page),
    (n) => (deal(3) > 0 ? n - 1 : deal(n)),
    ({ what }) => what === 'over',
    4000,
  );
  expect(presses).toBeGreaterThan(60);
  await expect(page.getByRole('heading', { name: /victory/i }).first()).toBeVisible();
  // The score decides, and is shown once.
  await expect(page.locator('.result').getByText(/^Active panzer armies/)).toHaveCount(1);
  watched.expectClean();
});

test('the table speaks Japanese through a turn', async ({ page }) => {
  test.setTimeout(200_000);
  const watched = watch(page);
  await prefer(page, { quick: true, language: 'ja' });
  await page.goto('/#/new/blitzkrieg-to-moscow-2');
  await page.getByRole('button', { name: '2人で対局' }).click();
  await page.getByRole('button', { name: '対局を始める' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const choose = dealer(11);
  for (let n = 0; n < 60; n++) {
    const sight = await lookReady(page);
    if (sight.what === 'curtain') await sitDown(page);
    else await clickOn(page, mouse(page), choose);
    // A key without a sentence shows itself between brackets.
    expect(await page.locator('body').innerText()).not.toMatch(/[⟦⟧]/);
  }
  watched.expectClean();
});

test('the other hand is nowhere in the page until its player sits', { tag: '@smoke' }, async ({ page }) => {
  test.setTimeout(200_000);
  await prefer(page);
  // In turn 1 both know the six cards of the German player, so no cover comes before them.
  await startBtm(page, { seed: EXAMPLE_SEED });
  await expect(page.locator('.curtain')).toHaveCount(0);
  const cards = /Air Support|Blitzkrieg(?! to Moscow)|Tactical Superiority|Replacements/;
  // The German player sees the German hand. The defender holds no card, so no seat changes and all hands are face down.
  await expect(page.locator('body')).toContainText(cards);
  for (const picks of [['button:end-move'], ['space:1502'], ['button:assault']]) await make(page, hand(page), picks);
  await expect(promptOf(page)).toContainText('Soviet player decides');
  await expect(page.locator('.curtain')).toHaveCount(0);
  // The effect of the hidden hand is guessed from the open discards, and marked as a guess.
  const told = (await page.content()).replaceAll(/If the German player holds [^<]*/g, '');
  expect(told).not.toMatch(cards);
  // Two units defend; then the German player is called, who alone sees the hand again.
  await make(page, hand(page), [ALL_ACTIVE]);
  if ((await lookReady(page)).what === 'curtain') {
    expect(await page.content()).not.toMatch(cards);
    await sitDown(page);
  }
  await expect(promptOf(page)).toContainText('German player decides');
  await expect(page.locator('body')).toContainText(cards);
});
