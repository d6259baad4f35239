import { expect, test } from '@playwright/test';
import { prefer } from './reich-support.ts';
import { watch } from './support.ts';

test.use({ trace: 'off' });

const LESSONS = [
  'hr-first-turn',
  'hr-map',
  'leningrad',
  'gamble',
  'vologda',
  'moscow',
  'counterattack',
  'north-sea',
  'paris',
  'reorganise',
  'barbarossa',
];

/** More presses than any lesson takes. */
const MOST = 120;

for (const id of LESSONS)
  test(`the lesson ${id} comes to its end`, async ({ page }) => {
    const watched = watch(page);
    await prefer(page);
    await page.goto(`/#/lesson/${id}`);
    const coach = page.getByRole('region', { name: 'Lesson', exact: true });
    await expect(coach).toBeVisible();
    const over = page.getByRole('heading', { name: 'Lesson finished' }).or(page.getByText('Lesson finished')).first();
    const on = coach.getByRole('button', { name: /^Continue/ });
    const show = coach.getByRole('button', { name: /^Show me/ });
    for (let n = 0; n < MOST && !(await over.isVisible()); n++) {
      await expect(on.or(show).or(over).first()).toBeVisible();
      if (await over.isVisible()) break;
      await ((await on.isVisible()) ? on : show).click();
    }
    await expect(over).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/[⟦⟧]/);
    watched.expectClean();
  });

test('Leningrad is taken by hand: target, card and dice on the real table of the lesson', async ({ page }) => {
  const watched = watch(page);
  await prefer(page);
  await page.goto('/#/lesson/leningrad');
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Map of/ })).toBeVisible();
  await expect(page.locator('.lesson__hand')).toBeVisible();
  watched.expectClean();
});
