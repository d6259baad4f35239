import { expect, test } from '@playwright/test';
import { clickUntil, dealer, mouse, prefer, startReich } from './reich-support.ts';
import { watch } from './support.ts';

test.use({ trace: 'off' });

test('a full introductory game by mouse, hands hidden', async ({ page }) => {
  test.setTimeout(600_000);
  const watched = watch(page);
  await prefer(page);
  await startReich(page, { scenario: /1941–42/, seed: 'by mouse' });
  const presses = await clickUntil(page, mouse(page), dealer(3), ({ what }) => what === 'over');
  expect(presses).toBeGreaterThan(100);
  await expect(page.getByRole('heading', { name: /wins|draw/i }).first()).toBeVisible();
  watched.expectClean();
});
