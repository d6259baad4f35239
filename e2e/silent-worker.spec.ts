/** A worker that ends without a word is noticed within three seconds, and what it did can be begun again. */
import { expect, test, type Page } from '@playwright/test';
import { openSave, startMatch } from './support.ts';

/** Ends every worker of the page, as a browser does that is short of memory: no event says so. */
const endWorkers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] };
    const ended = workers.splice(0);
    for (const worker of ended) worker.terminate();
    return ended.length;
  });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made);
        workers.push(this);
      }
    };
  }),
);

const SILENT = /ended without an answer/;
const WITHIN = { timeout: 3000 };

test('a review says so and goes on when asked, and so do the chances of What if', async ({ page }) => {
  await openSave(page, 'tests/recorded/hitlers-last-battles.german-win.json');
  const id = /table\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/#/table/${id}/review`);
  await expect(page.getByText(/^[1-9]\d* of \d+ moves/)).toBeVisible({ timeout: 60_000 });
  expect(await endWorkers(page)).toBeGreaterThan(0);
  await expect(page.getByText(SILENT)).toBeVisible(WITHIN);

  await page.goto(`/#/table/${id}/what-if/22`);
  await page.getByRole('button', { name: 'Roll a new die' }).first().click();
  await expect(page.getByText(/games? each between Veterans/)).toBeVisible({ timeout: 60_000 });
  expect(await endWorkers(page)).toBeGreaterThan(0);
  await expect(page.getByText(SILENT)).toBeVisible(WITHIN);
});

/** Device pixels of the board's picture to one of the screen. */
const sharpness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('.map-bitmap:not([hidden])')].at(-1);
    if (!canvas) return 0;
    const bitmap = await createImageBitmap(canvas);
    return bitmap.width / (canvas.getBoundingClientRect().width * devicePixelRatio);
  });

test('a board is painted on by the page', async ({ page }) => {
  await startMatch(page, { seed: 'painter' });
  await expect.poll(() => sharpness(page)).toBeCloseTo(1, 2);
  expect(await endWorkers(page)).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => sharpness(page)).toBeCloseTo(1, 2);
});
