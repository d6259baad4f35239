import { expect, test, type Locator, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { watch } from './support.ts';

const coachOf = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const titleOf = (page: Page): Locator => coachOf(page).getByRole('heading', { level: 2 });
const stop = (page: Page, target: string): Locator => page.locator(`[data-stop="${target}"]`);
const press = (page: Page, name: string | RegExp): Promise<void> =>
  coachOf(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/#/lesson/${id}`);
  await expect(coachOf(page)).toBeVisible();
}

async function expectStep(page: Page, title: string): Promise<void> {
  await expect(titleOf(page)).toHaveText(title);
}

/** Points at things on the board in order, as a mouse would, then commits the move they name. */
async function play(page: Page, targets: readonly string[], commit: RegExp): Promise<void> {
  // A piece covers its hex: the press hits the piece, and the lesson knows which of the two was meant.
  for (const target of targets) await stop(page, target).click({ force: true });
  await press(page, commit);
}

test('the list of lessons leads to the first one', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/#/lessons');
  await page.getByRole('link', { name: 'Begin: The first turn' }).click();
  await expectStep(page, 'The map');
  await expect(page.getByRole('heading', { level: 1, name: 'The first turn' })).toBeVisible();
});

test('the first turn, by mouse, on the real rules', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await openLesson(page, 'first-turn');
  await expectStep(page, 'The map');
  await press(page, 'Continue');

  await expectStep(page, 'Hex numbers');
  await stop(page, 'space:0603').click();
  await expect(coachOf(page)).toContainText('That is another hex.');
  await stop(page, 'space:0602').click();
  await press(page, 'Continue');

  await expectStep(page, 'Reading the pieces');
  await stop(page, 'unit:G-B').click();
  await press(page, 'Continue');

  await expectStep(page, 'Cities');
  await press(page, '3 points');
  await expect(coachOf(page)).toContainText('No city is worth more than two points.');
  await press(page, '2 points');
  await press(page, 'Continue');
  await press(page, '11');
  await press(page, 'Continue');
  await expectStep(page, 'A turn');
  await press(page, 'Continue');

  await expectStep(page, 'An attack marker');
  await press(page, /^Grossdeutschland/);
  await play(page, ['unit:G-B'], /^Assign Grossdeutschland to Army Group B/);
  await expectStep(page, 'The second marker');
  await press(page, /^SS Panzer/);
  await play(page, ['unit:G-G'], /to Army Group G$/);
  await expectStep(page, 'End of the step');
  await press(page, /^Finish assigning markers/);
  await press(page, /^Finish assigning markers/);

  await expectStep(page, 'A move that is not allowed');
  await stop(page, 'unit:G-H').click();
  await stop(page, 'space:0302').click();
  await expect(coachOf(page)).toContainText('Why not Friesland (0302)?');
  await press(page, 'Continue');

  await expectStep(page, 'The way round');
  await play(page, ['unit:G-VIST', 'space:0903'], /^Move Army Group Vistula/);
  await press(page, 'Continue');
  await expectStep(page, 'An attack');
  await play(page, ['unit:G-B', 'space:0303'], /^Attack 21st Army Group/);
  await expectStep(page, 'A second attack');
  await play(page, ['unit:G-G', 'space:0305'], /^Attack 6th Army Group/);
  await expectStep(page, 'End of movement');
  await press(page, /^End movement/);
  await press(page, /^End movement/);

  await expectStep(page, 'The order of battles');
  await play(page, ['space:0303'], /^Fight in Lower Rhine/);
  await expectStep(page, 'Support and dice');
  await play(page, ['unit:G-H'], /^Support with Army Group H/);
  await expect(coachOf(page)).toContainText('21st Army Group is beaten by 1 and must retreat.');
  await expect(coachOf(page)).toContainText('3 → 4');
  await press(page, 'Continue');

  await expectStep(page, 'Your opponent decides');
  await expect(coachOf(page)).toContainText('Allied player decides');
  await play(page, ['space:0203'], /^Retreat/);
  await press(page, 'Continue');
  await expectStep(page, 'An attack that fails');
  await press(page, /^Fight in Lorraine/);
  await expect(coachOf(page)).toContainText('one hit each, so the difference is 0');
  await press(page, 'Continue');

  await expectStep(page, 'The Allied turn');
  await press(page, /^Patton/);
  await play(page, ['unit:W-12'], /^Assign Patton/);
  await expectStep(page, 'One marker each for east and west');
  await press(page, /^Zhukov/);
  await play(page, ['unit:S-1B'], /^Assign Zhukov/);
  await expectStep(page, 'Over to the Allies');
  await press(page, /^Finish assigning markers/);
  await press(page, /^Finish assigning markers/);
  await press(page, 'Continue');
  await expectStep(page, 'Lesson finished');
  await expect(coachOf(page).getByRole('link', { name: 'Next lesson: Zones, and the way round them' })).toBeVisible();

  await page.goto('/#/lessons');
  await expect(page.getByRole('link', { name: 'Play again: The first turn' })).toBeVisible();
  watched.expectClean();
});

test('battle A, by keyboard alone, left in the middle and taken up again', async ({ page }) => {
  const watched = watch(page);
  await openLesson(page, 'combat-a');
  await coachOf(page).getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 'Count the dice');
  await page.keyboard.press('3');
  await expect(coachOf(page)).toContainText('The defender always rolls one die.');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');

  await expectStep(page, 'Declare the attack');
  await page.reload();
  await expectStep(page, 'Declare the attack');
  await page.keyboard.press('2');
  await coachOf(page)
    .getByRole('button', { name: /Ardennes/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(coachOf(page).getByRole('button', { name: /^Attack 12th Army Group/ })).toBeFocused();
  await page.keyboard.press('Enter');

  await expectStep(page, 'End of movement');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expectStep(page, 'Find the odds');
  await page.keyboard.press('4');
  await page.keyboard.press('n');
  await expectStep(page, 'Find the difference');
  await page.keyboard.press('4');
  await page.keyboard.press('n');
  await expectStep(page, 'Read the result');
  await page.keyboard.press('1');
  await page.keyboard.press('n');
  await expectStep(page, 'Fight the battle');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(coachOf(page)).toContainText('12th Army Group is eliminated.');
  await page.keyboard.press('n');
  await expectStep(page, 'Lesson finished');
  watched.expectClean();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} × ${height} nothing lies over the board, nothing is cut off, axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, 'combat-a');
    const board = await page.getByRole('region', { name: 'Map' }).boundingBox();
    const coach = await coachOf(page).boundingBox();
    if (!board || !coach) throw new Error('board and coach are both in the page');
    expect(coach.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
    expect(coach.y + coach.height).toBeLessThanOrEqual(height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const title of ['The position', 'Count the dice', 'Declare the attack']) {
      await expectStep(page, title);
      const found = await new AxeBuilder({ page }).analyze();
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      if (title === 'Count the dice') await press(page, 'Show me');
      await press(page, /^(Continue|Show me)$/);
    }
  });
