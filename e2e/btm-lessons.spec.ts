import { expect, test } from '@playwright/test';
import { showToTheEnd } from './lesson-support.ts';
import { prefer } from './reich-support.ts';
import { watch } from './support.ts';

const LESSONS = ['btm-first-move', 'btm-combats', 'btm-breakthrough', 'btm-pocket', 'btm-defence', 'btm-ground'];

for (const id of LESSONS)
  test(`the lesson ${id} runs to its end`, async ({ page }) => {
    test.setTimeout(240_000);
    await showToTheEnd(page, id);
  });

test('the first attack of the example is named by hand on the table of the lesson', async ({ page }) => {
  const watched = watch(page);
  await prefer(page);
  await page.goto('/#/lesson/btm-combats');
  const coach = page.getByRole('region', { name: 'Lesson', exact: true });
  const map = page.getByRole('group', { name: /^Map of/ });
  await expect(coach).toContainText('Attack 1502');
  // A press on a unit of the hex means the hex.
  await map.locator('[data-stop="unit:s-11"]').click();
  await coach.getByRole('button', { name: /^Attack 1502/ }).click();
  // The move is made: the lesson asks for the attackers, or shows its result first.
  await expect(
    page
      .getByText('step 2 of 22')
      .or(coach.getByRole('button', { name: /^Continue/ }))
      .first(),
  ).toBeVisible();
  await expect(page.locator('.lesson__hand')).toContainText(/air support/i);
  watched.expectClean();
});
