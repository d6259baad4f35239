import { expect, test, type Page } from '@playwright/test';
import { agree, curtainOf, mouseOf, movesOf, playStep, promptOf, readDisk, startMatch } from './support.ts';

/** Another page of the same site holds a transaction over the whole database, until it is told to let go. */
async function holdDisk(page: Page): Promise<() => Promise<void>> {
  const holder = await page.context().newPage();
  await holder.goto('/icon.svg');
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('fronts');
        request.onsuccess = () => {
          const tx = request.result.transaction([...request.result.objectStoreNames], 'readwrite');
          const store = tx.objectStore('entries');
          const hold = (): void => {
            if (!('letGo' in window)) store.count().onsuccess = hold;
            else request.result.close();
          };
          store.count().onsuccess = () => {
            resolve();
            hold();
          };
        };
      }),
  );
  return async () => {
    await holder.evaluate(() => void Object.assign(window, { letGo: true }));
    await holder.close();
  };
}

const waits = /storage (?:has not answered|does not answer)/;

test('a disk that is held by another page is never taken for an empty one', async ({ page }) => {
  await startMatch(page, { seed: 'held', name: 'Winter' });
  await playStep(page, mouseOf(page));
  const table = page.url();
  const moves = await movesOf(page);
  const letGo = await holdDisk(page);

  // A page that is opened while the disk is silent says so, and no number of matches.
  await page.goto('about:blank');
  await page.goto('/#/library');
  await expect(page.getByRole('alert').getByText(waits)).toBeVisible();
  await expect(page.getByText(/matches? on this device/)).toBeHidden();
  await expect(page.getByText('Nothing saved yet')).toBeHidden();
  await page.goto('/#/');
  await expect(page.getByRole('alert').getByText(waits)).toBeVisible();
  await expect(page.getByText('No saved matches yet')).toBeHidden();
  await page.goto(table);
  await expect(page.getByRole('status').getByText(waits)).toBeVisible();

  // A match can be played meanwhile; its table names the cause.
  await page.goto('/#/new/hitlers-last-battles');
  await agree(page, { seed: 'meanwhile', curtain: false, name: 'Meanwhile' });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
  await playStep(page, mouseOf(page));
  await expect(page.getByText(/Not saved yet: this device’s storage is not responding/).first()).toBeVisible();
  const played = await movesOf(page);
  const meanwhile = page.url();
  await page.goto('/#/library');
  await expect(page.getByRole('alert').getByText(waits)).toBeVisible();
  await expect(page.getByText('Meanwhile').first()).toBeVisible();
  await page.goto(meanwhile);
  await expect(promptOf(page)).toBeVisible();
  expect(await movesOf(page)).toBe(played);

  // It moves to the disk as soon as that answers.
  await letGo();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect((JSON.parse((await readDisk(page)).text) as { log: unknown[] }).log.length).toBe(played);
  await page.goto('/#/library');
  await expect(page.getByText('2 matches on this device')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(table);
  await expect(promptOf(page)).toBeVisible();
  expect(await movesOf(page)).toBe(moves);
});
