/** Issue 38, item 32: what only a browser can show. */
import { expect, test } from '@playwright/test';
import { REICH, startReich } from './reich-support.ts';
import { EXAMPLE, EXAMPLE_SEED, hand, make, startBtm } from './btm-support.ts';
import { coverListens, promptOf, startMatch, watch } from './support.ts';

test('a press on the lower edge of a card is on the card, not on the past', async ({ page }) => {
  const faults = watch(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await startReich(page, { scenario: /^Campaign/, seed: 'edge', hands: 'open' });
    await expect(page.locator('.hr-fan__card').first()).toBeVisible();
    const under = await page.evaluate(() => {
      const tray = document.querySelector('.table__tray')?.getBoundingClientRect();
      return [...document.querySelectorAll('.hr-fan__card')].map((card) => {
        const { left } = card.getBoundingClientRect();
        const met = document.elementFromPoint(left + 12, (tray?.bottom ?? 0) - 3);
        return met?.closest('.scrubber')
          ? 'the past'
          : met?.closest('.hr-fan__card')
            ? 'a card'
            : (met?.className ?? '');
      });
    });
    expect(under.length).toBeGreaterThan(5);
    expect(under).not.toContain('the past');
    expect(under).toContain('a card');
  }
  faults.expectClean();
});

test('the cover before What if lets the map be looked at, and Escape leaves What if', async ({ page }) => {
  await startReich(page, { scenario: /^Campaign/, seed: 'cover' });
  const table = new URL(page.url()).hash;
  await page.evaluate((at) => (window.location.hash = `${at}/what-if`), table);
  // At first a cover takes no press.
  await coverListens(page);
  await page.getByRole('button', { name: 'Look at the map' }).click();
  await expect(page.locator('.stage')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(table);

  await startMatch(page, { seed: 'what if' });
  const match = new URL(page.url()).hash;
  for (const beside of ['what-if', 'study']) {
    await page.evaluate((at) => (window.location.hash = at), `${match}/${beside}`);
    await expect(promptOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(promptOf(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(match);
  }
});

test('a line of the log opens its buttons in sight', async ({ page }) => {
  await startReich(page, { scenario: /^Campaign/, seed: 'log', hands: 'open' });
  for (let n = 0; n < 4; n++) {
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
  await page.getByRole('button', { name: /LOG$/i }).first().click();
  const lines = page.locator('.log__line');
  await expect(lines.first()).toBeVisible();
  await lines.last().click();
  await expect(page.locator('.log__actions')).toBeInViewport({ ratio: 0.9 });
});

test('Set up begins with whom the start screen was set to play against', async ({ page }) => {
  await page.goto('/#/');
  const card = page.locator('.play-now').first();
  await card.getByRole('radio', { name: 'Two players' }).check({ force: true });
  await card.getByRole('link', { name: 'Set up' }).click();
  await expect(page.getByRole('region', { name: 'The two players' })).toBeVisible();
  // Opened otherwise, it is as the last game was played.
  await page.evaluate(() => (window.location.hash = '#/'));
  await page.evaluate((game) => (window.location.hash = `#/new/${game}`), REICH);
  await expect(page.getByRole('radio', { name: 'Veteran' }).last()).toBeChecked();
});

test(
  'no line of a long list is drawn over the button that ends the phase, on a phone',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startBtm(page, { seed: EXAMPLE_SEED });
    const toCombat = EXAMPLE.findIndex((picks) => picks.includes('button:end-move'));
    for (const picks of EXAMPLE.slice(0, toCombat + 1)) await make(page, hand(page), picks);
    await expect(page.locator('.entry-line')).toHaveCount(8);
    const button = page.getByRole('button', { name: /^End combat/ });
    await expect(button).toBeVisible();
    const covered = () =>
      button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(met) ? null : (met?.className ?? 'nothing');
      });
    await expect.poll(covered).toBeNull();
  },
);

test('the log opens beside the decision, and the map keeps its scale', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startBtm(page, { seed: EXAMPLE_SEED });
  const toCombat = EXAMPLE.findIndex((picks) => picks.includes('button:end-move'));
  for (const picks of EXAMPLE.slice(0, toCombat + 1)) await make(page, hand(page), picks);
  const scaleOf = () =>
    page.locator('.map-stage').evaluate((stage) => new DOMMatrix(getComputedStyle(stage).transform).a.toFixed(3));
  const before = await scaleOf();
  await page.getByRole('tab', { name: 'Log' }).click();
  const drawer = page.locator('.table__side');
  await expect(drawer).toBeVisible();
  const column = await page.locator('.table__act').boundingBox();
  const box = await drawer.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + 1);
  await page.waitForTimeout(400);
  expect(await scaleOf()).toBe(before);
  // A press on the decision leaves it open; Escape takes back the picks first.
  await page.locator('.entry-line').first().click();
  await expect(page.getByRole('heading', { name: /^Choose units/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await drawer.isVisible()).toBe(false);
  }).toPass();
});
