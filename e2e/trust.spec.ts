import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  curtainOf,
  GAME,
  giveMarker,
  keyboardOf,
  letCurtainFall,
  mapOf,
  movesOf,
  openSave,
  promptOf,
  sitDown,
  startMatch,
  watch,
} from './support.ts';

/** A match with a dozen rolls. */
const ROLLED = 'tests/saves/samples/hitlers-last-battles.support-german.json';

test('hand-over hides the board until the named player has taken the seat', { tag: '@smoke' }, async ({ page }) => {
  await startMatch(page, { seed: 'curtain', curtain: true });
  // The markers stay where they are, and no unit moves: the other player's turn begins.
  for (const step of ['markers', 'Move or attack']) {
    await expect(promptOf(page)).toContainText(step);
    // A press that comes before the question is painted is told, and made again.
    await keyboardOf(page).prepareEnd();
    await keyboardOf(page).commit();
  }
  await letCurtainFall(page);
  await expect(curtainOf(page)).toBeVisible();
  await expect(mapOf(page)).toHaveCount(0);
  await expect(page.getByText('Army Group B')).toHaveCount(0);
  await expect(page.getByText(/Allied/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(curtainOf(page)).toBeVisible();
  await sitDown(page, 'key');
  await expect(mapOf(page)).toBeVisible();
  await expect(promptOf(page)).toBeVisible();
});

test('a tab killed at any moment loses no accepted move', { tag: '@smoke' }, async ({ context }) => {
  let page = await context.newPage();
  await startMatch(page, { seed: 'kill' });
  const address = page.url();
  for (let round = 0; round < 2; round++) {
    const before = await movesOf(page);
    await giveMarker(page);
    const after = await movesOf(page);
    expect(after).toBeGreaterThan(before);
    // No chance to say goodbye: the page is gone without unload handlers.
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(address);
    await expect(promptOf(page)).toBeVisible();
    expect(await movesOf(page)).toBe(after);
  }
});

test('home offers to go on with the match', { tag: '@smoke' }, async ({ page }) => {
  await startMatch(page, { seed: 'home', name: 'The long winter' });
  await giveMarker(page);
  await page.goto('/#/');
  await expect(page.getByText('The long winter').first()).toBeVisible();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(promptOf(page)).toBeVisible();
});

test('hostile files are refused with a reason and change nothing', { tag: '@smoke' }, async ({ page }) => {
  const watched = watch(page);
  await startMatch(page, { seed: 'import', name: 'Kept' });
  await page.goto('/#/library');
  await expect(page.getByText('Kept').first()).toBeVisible();
  const input = page.locator('input[type="file"]').first();
  const hostile: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['cut.json', '{"format":"fronts","formatVersion":1,"game":', /./],
    ['newer.json', '{"format":"fronts","formatVersion":99}', /newer|99/i],
    ['other.json', '{"hello":"<img src=x onerror=alert(1)>"}', /./],
    ['proto.json', '{"format":"fronts","formatVersion":1,"__proto__":{"polluted":true}}', /__proto__/],
    ['deep.json', `${'['.repeat(5000)}${']'.repeat(5000)}`, /64|deep/i],
    ['large.json', Buffer.alloc(3_000_000, 32), /larger than/],
  ];
  for (const [name, content, reason] of hostile) {
    await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    const alert = page.getByRole('alert').or(page.getByRole('dialog')).filter({ hasText: reason }).first();
    await expect(alert, name).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await expect(page.getByText('Kept').first()).toBeVisible();
  watched.expectClean();
});

test(
  'a match travels by file, and by link, which no server sees',
  { tag: '@smoke' },
  async ({ page, browser, baseURL }) => {
    await startMatch(page, { seed: 'travel', name: 'Travelling' });
    await giveMarker(page);
    const moves = await movesOf(page);
    await page.goto('/#/library');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).first().click();
    const buffer = readFileSync(await (await download).path());
    await page.getByRole('button', { name: 'Share by link' }).first().click();
    const address = await page.getByRole('textbox', { name: 'Link to the match' }).inputValue();
    const data = new URL(address).hash.slice('#/share/'.length);
    expect(data.length).toBeGreaterThan(200);

    const other = await (await browser.newContext()).newPage();
    const watched = watch(other);
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(address);
    await other.getByRole('button', { name: 'Open the shared match' }).click();
    await expect(promptOf(other)).toBeVisible();
    expect(await movesOf(other)).toBe(moves);
    expect(asked.filter((url) => url.includes(data.slice(0, 30)))).toEqual([]);

    await other.goto(`${baseURL}/#/library`);
    const file = { name: 'match.json', mimeType: 'application/json', buffer };
    await other.locator('input[type="file"]').first().setInputFiles(file);
    await expect(other.getByText(/gets new dice when you add it to the library/)).toBeVisible();
    await other.getByRole('button', { name: 'Add to the library' }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('“Travelling” is in the library');
    await dialog.getByRole('link', { name: 'Open' }).click();
    await expect(promptOf(other)).toBeVisible();
    expect(await movesOf(other)).toBe(moves);
    await other.getByRole('tab', { name: 'Log' }).click();
    await expect(other.getByText('Imported match: new dice from here on.')).toBeVisible();
    await expect(other.getByText('A player typed the dice seed, so the dice can be known beforehand.')).toBeVisible();
    watched.expectClean();
    await other.close();
  },
);

test(
  'the second tab on a match is read-only and says so; it takes over, and gives back when it is closed',
  { tag: '@smoke' },
  async ({ context }) => {
    const first = await context.newPage();
    await startMatch(first, { seed: 'tabs' });
    const second = await context.newPage();
    await second.goto(first.url());
    await expect(second.getByRole('button', { name: /take over/i })).toBeVisible();
    await second.getByRole('button', { name: /take over/i }).click();
    await expect(second.getByRole('button', { name: /take over/i })).toBeHidden();
    await expect(first.getByRole('button', { name: /take over/i })).toBeVisible();
    await second.close();
    const note = first.getByText('The other tab was closed. You now play this match in this tab.');
    await expect(note.and(first.locator(':not([data-live] *)')).first()).toBeVisible();
    await expect(first.locator('[data-live="assertive"]')).toContainText('The other tab was closed');
    await giveMarker(first);
    await expect(note.and(first.locator(':not([data-live] *)'))).toHaveCount(0);
  },
);

test('works without the network after the first visit', { tag: '@smoke' }, async ({ context }) => {
  const page = await context.newPage();
  await startMatch(page, { seed: 'offline' });
  // All files are stored once the worker is active; to wait for a function would not wait for its promise.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state === 'activating')
      await new Promise((change) => active.addEventListener('statechange', change, { once: true }));
  });
  await giveMarker(page);
  const moves = await movesOf(page);
  await context.setOffline(true);
  await page.reload();
  await expect(promptOf(page)).toBeVisible();
  expect(await movesOf(page)).toBe(moves);
  await page.goto(`/#/rules/${GAME}/8.4`);
  await expect(page.getByRole('heading', { name: /8/ }).first()).toBeVisible();
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await context.setOffline(false);
});

test(
  'the page forbids inline code and foreign origins, in the header and in itself',
  { tag: '@smoke' },
  async ({ page }) => {
    const response = await page.goto('/');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(meta).toContain("script-src 'self'");
    expect(meta).not.toContain('unsafe');
  },
);

test('the dice page recomputes every roll', { tag: '@smoke' }, async ({ page }) => {
  await openSave(page, ROLLED);
  await page.goto(`${page.url()}/dice`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByText(/differs from the recomputed/)).toHaveCount(0);
});
