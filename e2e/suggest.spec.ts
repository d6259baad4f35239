/** Suggested moves in the built app: asked for in each game, picked and played by the person, marked in the log for good. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { listFaults } from './faults.ts';
import { REICH } from './reich-support.ts';
import { agree, commitOf, confirmOf, GAME, movesOf, promptOf, watch } from './support.ts';

const offerOf = (page: Page): Locator => page.getByRole('button', { name: 'Suggest a move' });
const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Suggested moves' });
const markOf = (page: Page): Locator => page.getByText(/^.+ asked for a suggestion/).first();
/** It looks for five seconds; a busy machine takes longer. */
const FOUND = { timeout: 60_000 };

/** Two persons, hands open. */
async function start(page: Page, game: string, hints: 'Off' | 'Public'): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await agree(page, { seed: 'suggested', curtain: false });
  await page.getByRole('radio', { name: hints }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page)).toBeVisible();
}

/** Until it has looked as long as it may, and shows what it found. */
async function find(page: Page): Promise<void> {
  await expect(panelOf(page).getByRole('button', { pressed: true })).toBeVisible(FOUND);
  await expect(panelOf(page).getByText('Playing ahead from here')).toBeHidden(FOUND);
}

for (const game of [GAME, BTM, REICH])
  test(`the first suggested move is picked, played and marked for good: ${game}`, async ({ page }) => {
    const faults = watch(page);
    await start(page, game, 'Public');
    const before = await movesOf(page);
    await offerOf(page).click();
    await find(page);
    expect(await listFaults(page, 'suggestions', false)).toEqual([]);
    // Asked and looked at: nothing is played.
    expect(await movesOf(page)).toBe(before);
    await confirmOf(page)
      .getByRole('button', { name: /^Select: / })
      .click();
    await expect(panelOf(page)).toBeHidden();
    // A move that can be undone freely is played by its last pick, as by hand.
    await expect.poll(async () => (await movesOf(page)) > before || (await commitOf(page).isVisible())).toBe(true);
    if ((await movesOf(page)) === before) await commitOf(page).click();
    await expect.poll(() => movesOf(page)).toBeGreaterThan(before);
    await page.getByRole('tab', { name: /^Log/ }).click();
    await expect(markOf(page)).toBeVisible();
    await page.reload();
    await expect(promptOf(page)).toBeVisible();
    await page.getByRole('tab', { name: /^Log/ }).click();
    await expect(markOf(page)).toBeVisible();
    faults.expectClean();
  });

test('nobody can ask where the players have agreed on no suggestions', async ({ page }) => {
  await start(page, GAME, 'Off');
  await expect(offerOf(page)).toHaveCount(0);
  await page.keyboard.press('g');
  await expect(panelOf(page)).toHaveCount(0);
});

for (const id of ['hlb-practice', 'btm-practice', 'hr-practice'])
  test(`a learner may ask in the first game: ${id}`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(`/#/lesson/${id}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    // Uses its key, once the learner is asked.
    await expect(offerOf(page)).toBeVisible(FOUND);
    await page.keyboard.press('g');
    await find(page);
    await expect(confirmOf(page).getByRole('button', { name: /^Select: / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    faults.expectClean();
  });
