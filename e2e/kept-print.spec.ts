/** The print of the map is on the screen with the first frame of a table that comes back, and stays there. */
import { expect, test, type Page } from '@playwright/test';
import { atRest } from './board-bitmap.ts';
import { clickAround, prefer, startReich } from './reich-support.ts';
import { curtainOf, sitDown, watch } from './support.ts';

/** The first frame of the map and those after it. */
interface Frames {
  /** Colours in the bitmap of the first frame. */
  first: Promise<number> | null;
  count: number;
  blank: number;
}

type Watching = typeof globalThis & { mapFrames: Frames };

/** Looks at every frame from now on. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frames = { first: null, count: 0, blank: 0 };
    (globalThis as Watching).mapFrames = frames;
    const coloursOf = async (canvas: HTMLCanvasElement | undefined): Promise<number> => {
      if (!canvas) return 0;
      const bitmap = await createImageBitmap(canvas);
      const copy = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = copy.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, copy.width, copy.height).data.buffer ?? []);
      return new Set(pixels.filter((_, at) => at % 97 === 0)).size;
    };
    const look = () => {
      if (document.querySelector('.map-frame')) {
        const canvas = document.querySelector<HTMLCanvasElement>('.map-bitmap:not([hidden])');
        frames.first ??= coloursOf(canvas ?? undefined);
        frames.count += 1;
        if (!canvas) frames.blank += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });

const seenFrames = (page: Page) =>
  page.evaluate(async () => {
    const { first, count, blank } = (globalThis as Watching).mapFrames;
    return { colours: await first, count, blank };
  });

async function expectNeverBlank(page: Page): Promise<void> {
  await atRest(page);
  // It is repainted meanwhile.
  await page.waitForTimeout(1500);
  const { colours, count, blank } = await seenFrames(page);
  expect(colours).toBeGreaterThan(100);
  expect(count).toBeGreaterThan(5);
  expect(blank).toBe(0);
}

test('after a cover, which has nothing of it in the page', async ({ page }) => {
  const watched = watch(page);
  await prefer(page, { quick: true });
  await startReich(page, { scenario: /^Campaign/, seed: 'kept print' });
  if (await curtainOf(page).isVisible()) await sitDown(page);
  await atRest(page);
  const { why } = await clickAround(page, { seed: 5, most: 500 });
  expect(why).toBe('curtain');
  await expect(page.locator('canvas.map-bitmap')).toHaveCount(0);
  await watchFrames(page);
  await sitDown(page);
  await expectNeverBlank(page);
  watched.expectClean();
});

test('after a page next to the table, but not in another match', async ({ page }) => {
  await startReich(page, { scenario: /^Campaign/, seed: 'kept print', hands: 'open' });
  await atRest(page);
  const table = page.url();
  await page.goto(`${table}/dice`);
  await expect(page.locator('.map-frame')).toHaveCount(0);
  await watchFrames(page);
  await page.goBack();
  await expectNeverBlank(page);

  await page.goto('/#/');
  await expect(page.locator('.map-frame')).toHaveCount(0);
  await watchFrames(page);
  await page.goto(table);
  await atRest(page);
  expect((await seenFrames(page)).blank).toBeGreaterThan(0);
});

test('after a table that was left before its first picture was painted', async ({ page }) => {
  await startReich(page, { scenario: /^Campaign/, seed: 'kept print', hands: 'open' });
  await atRest(page);
  const table = page.url();
  await page.goto('/#/');
  await expect(page.locator('.map-frame')).toHaveCount(0);
  await page.evaluate((dice) => {
    const leaving = new MutationObserver(() => {
      if (!document.querySelector('.map-frame .map-layer')) return;
      leaving.disconnect();
      window.location.replace(dice);
    });
    leaving.observe(document.body, { subtree: true, childList: true });
  }, `${table}/dice`);
  await page.goto(table);
  await expect(page).toHaveURL(/\/dice$/);
  await expect(page.locator('.map-frame')).toHaveCount(0);
  // The picture is painted meanwhile.
  await page.waitForTimeout(1500);
  await watchFrames(page);
  await page.goto(table);
  await expectNeverBlank(page);
});
