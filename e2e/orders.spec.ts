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

test('keep their chip in sight next to a drawer at 1024', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openSave(page, SAVE);
  if (await curtainOf(page).isVisible()) await sitDown(page);
  await page.locator('[role="tab"][id$="-trigger-log"]').first().click();
  const drawer = page.locator('.table__side');
  await expect(drawer).toBeVisible();
  const chip = page.locator('.orders-chip');
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(chip);
      return x + width < (await boxOf(drawer)).x;
    })
    .toBe(true);
});

test('fill a phone, from a chip that a thumb can press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSave(page, SAVE);
  if (await curtainOf(page).isVisible()) await sitDown(page);
  const chip = page.locator('.orders-chip');
  const { x, width, height } = await boxOf(chip);
  const overlays = await boxOf(page.locator('.overlay-menu'));
  expect(x).toBeGreaterThanOrEqual(overlays.x + overlays.width);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await chip.click();
  const dialog = page.getByRole('dialog', { name: /standing orders/ });
  await expect.poll(async () => boxOf(dialog)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});
