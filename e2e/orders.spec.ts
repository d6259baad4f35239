/** The standing orders rise from their chip at the foot of the map (picture 3-14), and fill a phone. */
import { expect, test, type Locator } from '@playwright/test';
import { openSave, sitDown, curtainOf } from './support.ts';

const SAVE = 'tests/saves/pockets/sure.json';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
};

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`rise from the chip at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSave(page, SAVE);
    if (await curtainOf(page).isVisible()) await sitDown(page);
    const chip = page.locator('.orders-chip');
    await chip.click();
    const dialog = page.getByRole('dialog', { name: /standing orders/ });
    await expect(dialog).toBeVisible();
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(async () => {
        const [below, above] = [await boxOf(chip), await boxOf(dialog)];
        return { x: Math.round(above.x - below.x), gap: Math.round(below.y - above.y - above.height), w: above.width };
      })
      .toEqual({ x: 0, gap: 8, w: 360 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(chip).toBeFocused();
  });

test('fill a phone, from a chip that a thumb can press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSave(page, SAVE);
  if (await curtainOf(page).isVisible()) await sitDown(page);
  const chip = page.locator('.orders-chip');
  const { width, height } = await boxOf(chip);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await chip.click();
  const dialog = page.getByRole('dialog', { name: /standing orders/ });
  await expect.poll(async () => boxOf(dialog)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});
