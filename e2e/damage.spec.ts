/** A match on the disk that does not replay: never a blank page, and the file stays as it is. */
import { expect, test, type Page } from '@playwright/test';
import { giveMarker, movesOf, promptOf, startMatch, watch } from './support.ts';

interface Part {
  id: string;
  slot: number;
  text: string;
  sha256: string;
}

/**
 * Writes another move over the last one in both copies and their records, with checksums that fit: what a tampering hand
 * would leave.
 */
async function spoilLastMove(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ended = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const database = await ended(indexedDB.open('fronts'));
    const read = database.transaction(['copies', 'records']);
    const [copies, records] = (await Promise.all([
      ended(read.objectStore('copies').getAll()),
      ended(read.objectStore('records').getAll()),
    ])) as [Part[], Part[]];
    const sign = async (before: string, text: string) => {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(before + text));
      return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    };
    for (const copy of copies) {
      const after = records.filter(({ slot }) => slot === copy.slot);
      const last = after.at(-1) ?? copy;
      const { log, ...rest } = JSON.parse(last.text) as { log: [string, string, string][] };
      last.text = JSON.stringify({
        ...rest,
        log: [...log.slice(0, -1), ['end recovery', ...(log.at(-1)?.slice(1) ?? [])]],
      });
      let end = '';
      for (const part of [copy, ...after]) part.sha256 = end = await sign(end, part.text);
    }
    const write = database.transaction(['copies', 'records'], 'readwrite');
    const put = (store: string, parts: Part[]) => parts.map((part) => ended(write.objectStore(store).put(part)));
    await Promise.all([...put('copies', copies), ...put('records', records)]);
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
    const failure = page.getByRole('alert').filter({ hasText: 'This match cannot be opened' });
    await expect(failure).toContainText('The saved file was not changed.');
    for (const name of ['Open at the last valid move', 'Open read-only', 'Save the match as a file', 'Copy a report'])
      await expect(failure.getByRole('button', { name })).toBeVisible();
    await failure.getByRole('button', { name: 'Open read-only' }).click();
    await expect(page.getByText('Opened read-only: nothing you do here changes the match.')).toBeVisible();
    await page.reload();
    await failure.getByRole('button', { name: 'Open at the last valid move' }).click();
    await expect(promptOf(page)).toBeVisible();
    expect(await movesOf(page)).toBe(moves - 1);
    await giveMarker(page);
    watched.expectClean();
  },
);
