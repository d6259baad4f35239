import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { sit } from './reich-support.ts';
import { confirmOf, openSave, watch } from './support.ts';

const SAMPLE = join(import.meta.dirname, '../tests/saves/samples/hitlers-reich.conflict-reroll-axis.json');

const SIZES = [
  { width: 1440, height: 900, textSize: 100, die: 64 },
  { width: 1024, height: 768, textSize: 100, die: 52 },
  { width: 390, height: 844, textSize: 100, die: 48 },
  { width: 1024, height: 768, textSize: 130, die: 48 },
  { width: 390, height: 844, textSize: 130, die: 48 },
] as const;

/** The box of an element; it is on the screen. */
async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('no box');
  return box;
}

/** True if a press in the middle of the part would hit it or its content. */
const isFree = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });

const boxOfSight = (page: Page) =>
  page.locator('.map-sight').evaluate((element) => {
    const { top, bottom, left, height } = element.getBoundingClientRect();
    return { top, bottom, left, height };
  });

const sides = (page: Page) => page.locator('.fight-side');

for (const { width, height, textSize, die } of SIZES) {
  test(`a conflict at ${width}x${height}, text ${textSize}%: the fight in sight above, large dice, one chance, a whole button, nothing jumps`, async ({
    page,
  }) => {
    const watched = watch(page);
    await page.setViewportSize({ width, height });
    await page.addInitScript((prefs) => localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs })), {
      animationSpeed: 'none',
      resultPause: 'press',
      language: 'en',
      textSize,
    });
    await openSave(page, SAMPLE);
    await sit(page);
    await expect(page.getByRole('region', { name: 'Your chance' })).toContainText('you win');
    await expect.poll(() => isFree(page.getByRole('region', { name: 'Your chance' }).locator('b'))).toBe(true);

    // The body of a die is three quarters of its drawing.
    const face = await boxOf(page.locator('.fight-die--open .die__face').first());
    expect(face.width * 0.75).toBeGreaterThanOrEqual(die);

    // The place of the fight is in the uncovered part of the map.
    const sight = await boxOfSight(page);
    expect(sight.height).toBeGreaterThanOrEqual(120);
    await expect
      .poll(async () => {
        const sign = await page.locator('.hr-conflict').first().boundingBox();
        return sign !== null && sign.y >= sight.top && sign.y + sign.height <= sight.bottom && sign.x >= sight.left;
      })
      .toBe(true);

    const places = [await boxOf(sides(page).first()), await boxOf(sides(page).last())];
    // All dice are kept: the conflict is decided.
    await page.keyboard.press('0');
    await expect(page.locator('[data-beat]')).toBeVisible();
    const go = confirmOf(page).getByRole('button').filter({ hasText: 'Enter' });
    const button = await boxOf(go);
    expect(button.y + button.height).toBeLessThanOrEqual(height);
    expect(await isFree(go)).toBe(true);
    // Both sides keep their places; on a phone they scroll.
    const after = [await boxOf(sides(page).first()), await boxOf(sides(page).last())];
    const columnOf = ({ x, width: wide }: { readonly x: number; readonly width: number }) => [x, wide];
    expect(after.map(columnOf)).toEqual(places.map(columnOf));
    if (width > 1024) expect(after).toEqual(places);
    watched.expectClean();
  });
}
