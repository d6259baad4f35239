import { expect, test } from '@playwright/test';
import { showToTheEnd } from './lesson-support.ts';
import { prefer } from './reich-support.ts';
import { watch } from './support.ts';

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

for (const id of LESSONS)
  test(`the lesson ${id} runs to its end`, async ({ page }) => {
    test.setTimeout(240_000);
    await showToTheEnd(page, id);
  });

test(
  'the lesson of Leningrad opens on the table of a match, with the hand beside it',
  { tag: '@smoke' },
  async ({ page }) => {
    const watched = watch(page);
    await prefer(page);
    await page.goto('/#/lesson/leningrad');
    await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Map of/ })).toBeVisible();
    await expect(page.locator('.lesson__hand')).toBeVisible();
    watched.expectClean();
  },
);
