/** A library of hundreds of matches: reached by wheel and by key, on any width, by screen reader as a list of all. */
import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { startMatch, watch } from './support.ts';

const MANY = 600;

/** Copies the only match of the library in the database, each copy a minute older than the one before. */
async function multiply(page: Page): Promise<void> {
  await page.evaluate(async (many) => {
    const ended = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    interface Stored {
      id: string;
      updated: number;
      shelfAt: number;
      about: { name: string };
    }
    const database = await ended(indexedDB.open('fronts'));
    const stores = ['entries', 'positions', 'copies'];
    const tx = database.transaction(stores, 'readwrite');
    for (const name of stores) {
      const store = tx.objectStore(name);
      const all = (await ended(store.getAll())) as Stored[];
      for (const one of all)
        for (let n = 1; n < many; n++) {
          const updated = one.updated - n * 60_000;
          const entry =
            name === 'entries' ? { updated, shelfAt: updated, about: { ...one.about, name: `Match ${n}` } } : {};
          store.put({ ...one, id: `copy-${n}`, ...entry });
        }
    }
    await new Promise((resolve) => (tx.oncomplete = resolve));
    database.close();
  }, MANY);
}

const items = (page: Page) => page.locator('.library__grid > li');
/** Distance of a match from the top of the page, in pixels and parts of them. */
const topOf = (page: Page, place: number): Promise<number> =>
  page.locator(`.library__grid > li[aria-posinset="${place}"]`).evaluate((item) => {
    return item.getBoundingClientRect().top + window.scrollY;
  });
const nameOf = (page: Page, n: number) => page.getByRole('link', { name: `Match ${n}`, exact: true });

test('hundreds of matches are one list, whatever is on the page', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await startMatch(page, { seed: 'many', name: 'Match 0' });
  await page.goto('/#/library');
  await expect(nameOf(page, 0)).toBeVisible();
  await multiply(page);
  await page.reload();
  await expect(page.getByText(`${MANY} matches on this device`)).toBeVisible();
  await expect(nameOf(page, 0)).toBeVisible();
  await expect(items(page).first()).toHaveAttribute('aria-setsize', String(MANY));
  expect(await items(page).count()).toBeLessThan(60);
  expect(await listFaults(page, 'library')).toEqual([]);

  // A row that leaves moves no other by a part of a pixel, or all would be painted again.
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 700);
  await expect(items(page).nth(17)).toBeAttached();
  const top = await topOf(page, 18);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('.library__grid > li[aria-posinset="1"]')).toHaveCount(0);
  expect(await topOf(page, 18)).toBe(top);
  await page.evaluate(() => window.scrollTo(0, 0));

  // The wheel brings other matches and does not move the focus.
  await nameOf(page, 1).focus();
  for (let n = 0; n < 20; n++) await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(8000);
  await expect(nameOf(page, 0)).toHaveCount(0);
  await expect(nameOf(page, 1)).toBeFocused();
  expect(await items(page).count()).toBeLessThan(60);
  await expect.poll(async () => (await items(page).nth(9).boundingBox())?.y).toBeLessThan(1200);

  // Keys: to the end, and back to where the wheel began.
  await page.keyboard.press('End');
  await expect(nameOf(page, MANY - 1)).toBeFocused();
  await expect(nameOf(page, MANY - 1)).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(nameOf(page, 1)).toBeFocused();
  await expect(nameOf(page, 1)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  for (let n = 0; n < 30; n++) await page.keyboard.press('Tab');
  const place = Number(await page.locator('.library__grid li:focus-within').getAttribute('aria-posinset'));
  expect(place).toBeGreaterThan(8);

  // On a phone with large letters: one column, nothing beyond its width, the end still within reach.
  await page.setViewportSize({ width: 390, height: 780 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await nameOf(page, 0).or(items(page).locator('a').first()).first().focus();
  await page.keyboard.press('End');
  await expect(nameOf(page, MANY - 1)).toBeFocused();
  await expect(nameOf(page, MANY - 1)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const boxes = await Promise.all((await items(page).all()).slice(-3).map((item) => item.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? NaN));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));

  // Found by key, and deleted all at once.
  await page.keyboard.press('/');
  await page.keyboard.type('match 599');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('match');
  await page
    .getByRole('checkbox', { name: /^Select Match/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: `Delete ${MANY} matches` }).click();
  await expect(page.getByText(`${MANY} matches in the bin`)).toBeVisible();
  await page.getByText(`${MANY} matches in the bin`).click();
  expect(await page.locator('.bin__row').count()).toBeLessThan(80);
  watched.expectClean();
});
