import { expect, type Page } from '@playwright/test';
import { prefer } from './reich-support.ts';
import { sitDown, watch } from './support.ts';

/** More presses than any lesson takes. */
const MOST = 120;

/** Plays a lesson through and checks that it ends, lacks no sentence, and breaks nothing. */
export async function showToTheEnd(page: Page, id: string): Promise<void> {
  const watched = watch(page);
  await prefer(page);
  await page.goto(`/#/lesson/${id}`);
  const coach = page.getByRole('region', { name: 'Lesson', exact: true });
  await expect(coach).toBeVisible();
  const over = page.getByRole('heading', { name: 'Lesson finished' }).or(page.getByText('Lesson finished')).first();
  const on = coach.getByRole('button', { name: /^Continue/ });
  const show = coach.getByRole('button', { name: /^Show me/ });
  const cover = page.locator('[data-cover]').first();
  for (let n = 0; n < MOST && !(await over.isVisible()); n++) {
    await expect(on.or(show).or(over).or(cover).first()).toBeVisible();
    if (await over.isVisible()) break;
    if (await cover.isVisible()) await sitDown(page);
    else await ((await on.isVisible()) ? on : show).click();
  }
  await expect(over).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/[⟦⟧]/);
  watched.expectClean();
}
