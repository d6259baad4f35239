/** The bitmap of a board is sharp at rest, painted again for another theme, and keeps its size under other parts. */
import { expect, test } from '@playwright/test';
import { atRest, shown } from './board-bitmap.ts';
import { openSave, startMatch, watch } from './support.ts';

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`on a screen of ${deviceScaleFactor} pixels to one`, () => {
    test.use({ deviceScaleFactor });

    test('shows pixels after a zoom, as many as the screen has', async ({ page }) => {
      const faults = watch(page);
      await startMatch(page, { seed: 'bitmap' });
      await atRest(page);
      const map = page.locator('.map-frame');
      for (const key of ['+', '+', '+', '-']) {
        await map.getByRole('button').first().focus();
        await page.keyboard.press(key);
        await atRest(page);
      }
      faults.expectClean();
    });
  });
}

test('is painted anew when a colour of the palette changes', async ({ page }) => {
  await startMatch(page, { seed: 'bitmap' });
  const before = await atRest(page);
  await page.evaluate(() => {
    for (const name of ['--sea', '--sea-lo', '--neutral-land', '--axis-land', '--west-land', '--sov-land'])
      document.documentElement.style.setProperty(name, '#102040');
  });
  await expect.poll(async () => (await shown(page))?.corner).not.toEqual(before.corner);
  await atRest(page);
});

test('takes hardly anything of the page, and leaves every place within reach of a screen reader', async ({ page }) => {
  await startMatch(page, { seed: 'bitmap' });
  await atRest(page);
  expect(await page.locator('.map-stage .sheet-coast[d], .map-stage .hlb-grid[d]').count()).toBe(0);
  await expect(
    page
      .getByRole('group', { name: /^Map of/ })
      .getByRole('button', { name: /Hanover/ })
      .first(),
  ).toBeAttached();
});

test('is printed with the page', async ({ page }) => {
  await startMatch(page, { seed: 'bitmap' });
  await atRest(page);
  await page.emulateMedia({ media: 'print' });
  await atRest(page);
});

test('without a worker is painted by the page itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await startMatch(page, { seed: 'bitmap' });
  await atRest(page);
});

test('stays as it is where the worker cannot be loaded', async ({ page }) => {
  await page.route(/paint\.worker/, (route) => route.abort());
  await startMatch(page, { seed: 'bitmap' });
  await atRest(page);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('keeps its size when a conflict is played out', async ({ page }) => {
      await openSave(page, 'tests/recorded/hitlers-reich.campaign-1941-greedy-1.json');
      const frame = page.locator('.map-frame');
      const size = async () => {
        const box = await frame.evaluate((element) => element.getBoundingClientRect());
        return `${Math.round(box.width)} x ${Math.round(box.height)}`;
      };
      const sizes = { open: new Set<string>(), shut: new Set<string>() };
      for (let step = 0; step < 60 && (sizes.open.size === 0 || sizes.shut.size === 0 || step < 24); step++) {
        await page.keyboard.press('[');
        await page.waitForTimeout(50);
        const isOpen = await page.locator('.table__field--sheet').count();
        sizes[isOpen > 0 ? 'open' : 'shut'].add(await size());
      }
      expect([...sizes.open]).toHaveLength(1);
      expect([...sizes.shut]).toEqual([...sizes.open]);
    });
  });
}
