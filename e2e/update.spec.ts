/** A newer build while players are at the table: two builds on one server, and a real service worker. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { giveMarker, mouseOf, movesOf, playStep, promptOf, startMatch } from './support.ts';

test.setTimeout(180_000);

let folder: string;
let server: Server;
let context: BrowserContext;

test.beforeEach(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'fronts-update-'));
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
  server = await serve(folder, { port: 0 });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  context = await browser.newContext({ baseURL: `http://127.0.0.1:${address.port}` });
});
test.afterEach(async () => {
  await context.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
/** Puts another build on the server: another page, and a worker with another fingerprint for it. */
function publish(build: string): void {
  const change = (file: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${file} is of another build`).not.toBe(text);
    writeFileSync(join(folder, file), changed);
    // A build rewrites its compressed copies.
    for (const ending of ['.br', '.gz']) rmSync(join(folder, file + ending), { force: true });
  };
  change('index.html', /<title>/, `<meta name="build" content="${build}"><title>`);
  change('sw.js', /(url:"index\.html",revision:")[^"]+/, `$1${build}`);
}

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content'));
const offer = (page: Page) => page.getByRole('button', { name: 'Update now' });

/** A match on a page that the worker controls. */
async function play(page: Page, seed: string): Promise<void> {
  await startMatch(page, { seed });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.reload();
  await expect(promptOf(page)).toBeVisible();
  await giveMarker(page);
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => null));

test(
  'a newer build is offered at the table, waits, and is changed to between two moves',
  { tag: '@smoke' },
  async () => {
    const page = await context.newPage();
    await play(page, 'update');
    const address = page.url();
    expect(await buildOf(page)).toBeUndefined();
    publish('2');
    await lookForUpdate(page);
    await expect(offer(page)).toBeVisible();
    await giveMarker(page);
    const moves = await movesOf(page);
    expect(await buildOf(page), 'nothing is loaded anew by itself').toBeUndefined();
    await offer(page).click();
    await expect.poll(() => buildOf(page).catch(() => null)).toBe('2');
    await expect(page).toHaveURL(address);
    await expect(promptOf(page)).toBeVisible();
    expect(await movesOf(page)).toBe(moves);
    await expect(offer(page)).toBeHidden();
    await playStep(page, mouseOf(page));
    expect(await movesOf(page)).toBeGreaterThan(moves);
  },
);

test('a newer build waits for a match in another tab', async () => {
  const page = await context.newPage();
  await play(page, 'update here');
  const other = await context.newPage();
  await startMatch(other, { seed: 'update there' });
  publish('2');
  await lookForUpdate(page);
  await offer(page).click();
  await expect(page.getByText('A match is open in another tab.')).toBeVisible();
  expect(await buildOf(page)).toBeUndefined();
  await other.close();
  // The lock of a closed tab is free a moment later.
  await expect(async () => {
    if ((await buildOf(page)) !== '2') await offer(page).click({ timeout: 2000 });
    await expect.poll(() => buildOf(page).catch(() => null), { timeout: 10_000 }).toBe('2');
  }).toPass({ timeout: 60_000 });
});
