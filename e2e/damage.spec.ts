/** A match on the disk that does not replay: never a blank page, and the file stays as it is. */
import { expect, test, type Page } from '@playwright/test';
import { giveMarker, movesOf, promptOf, startMatch, watch } from './support.ts';

interface Copy {
  id: string;
  slot: number;
  text: string;
  sha256: string;
}

/** Writes another move over the last one in both copies, with a checksum that fits: what a tampering hand would leave. */
async function spoilLastMove(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ended = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const database = await ended(indexedDB.open('fronts'));
    const copies = (await ended(database.transaction('copies').objectStore('copies').getAll())) as Copy[];
    for (const copy of copies) {
      const save = JSON.parse(copy.text) as { log: [string, string, string][] };
      const last = save.log.at(-1);
      if (last) last[0] = 'end recovery';
      copy.text = JSON.stringify(save);
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(copy.text));
      copy.sha256 = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    const write = database.transaction('copies', 'readwrite').objectStore('copies');
    await Promise.all(copies.map((copy) => ended(write.put(copy))));
    database.close();
  });
}

test(
  'a match that does not replay says so, offers every way on, and goes on one move earlier',
  { tag: '@smoke' },
  async ({ page }) => {
    const watched = watch(page);
    await startMatch(page, { seed: 'damage', name: 'Spoilt' });
    for (let n = 0; n < 2; n++) await giveMarker(page);
    const moves = await movesOf(page);
    const address = page.url();
    await page.goto('/#/library');
    await expect(page.getByText('Spoilt').first()).toBeVisible();
    await spoilLastMove(page);
    await page.goto(address);
    await page.reload();
    const failure = page.getByRole('alert').filter({ hasText: 'This match does not open' });
    await expect(failure).toContainText('The saved file was not touched.');
    for (const name of [
      'Open at the last move that replays',
      'Open read-only',
      'Save the match as a file',
      'Copy a report',
    ])
      await expect(failure.getByRole('button', { name })).toBeVisible();
    await failure.getByRole('button', { name: 'Open read-only' }).click();
    await expect(page.getByText('Opened read-only: nothing you do here changes the match.')).toBeVisible();
    await page.reload();
    await failure.getByRole('button', { name: 'Open at the last move that replays' }).click();
    await expect(promptOf(page)).toBeVisible();
    expect(await movesOf(page)).toBe(moves - 1);
    await giveMarker(page);
    watched.expectClean();
  },
);
