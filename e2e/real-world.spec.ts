/**
 * Behaviour of browsers, keyboards and people outside tests: conversions, reloads in the middle of a word, Back, double
 * clicks.
 */
import { expect, test, type Page } from '@playwright/test';
import { BTM, startBtm } from './btm-support.ts';
import { prefer, REICH, startReich } from './reich-support.ts';
import { GAME, promptOf, startMatch, watch } from './support.ts';

const FIELDS = [
  '#/library',
  `#/new/${GAME}`,
  `#/new/${REICH}`,
  `#/rules/${BTM}`,
  `#/lab/${GAME}/position`,
  `#/lab/${REICH}/position`,
  `#/lab/${BTM}/data`,
  `#/lab/${GAME}/experiment`,
  '#/settings',
];

/** Every text field of the page, pressed as during and at the end of a conversion; what went wrong. */
const pressAll = (page: Page): Promise<{ readonly fields: number; readonly faults: readonly string[] }> =>
  page.evaluate(async () => {
    const kinds = 'input:not([type]), input[type="text"], input[type="search"], textarea';
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(kinds)].filter(
      (field) => !field.readOnly && !field.disabled && field.getClientRects().length > 0,
    );
    const faults: string[] = [];
    const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const field of fields) {
      const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.outerHTML.slice(0, 80);
      const [type, before] = [Object.getPrototypeOf(field) as object, location.href];
      field.focus();
      Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, 'さくせん');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await rest();
      for (const [key, how] of [
        ['Escape', { isComposing: true }],
        ['Enter', { isComposing: true }],
        ['Enter', { keyCode: 229 }],
        ['ArrowDown', { keyCode: 229 }],
      ] as const) {
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));
        await rest();
        if (!field.isConnected) faults.push(`${name}: ${key} closes it`);
        else if (field.value !== 'さくせん') faults.push(`${name}: ${key} makes it ${field.value}`);
        if (location.href !== before) faults.push(`${name}: ${key} leads away`);
      }
    }
    return { fields: fields.length, faults };
  });

test('a conversion in any text field is left alone', async ({ page }) => {
  let fields = 0;
  for (const address of FIELDS) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Lists and shelves come a moment after the heading.
    await page.waitForTimeout(800);
    const found = await pressAll(page);
    fields += found.fields;
    expect(found.faults, address).toEqual([]);
  }
  await page.goto('/#/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.palette__input')).toBeFocused();
  const palette = await pressAll(page);
  expect(palette).toEqual({ fields: 1, faults: [] });
  await startMatch(page, { seed: 'conversion' });
  await page.keyboard.press('k');
  const note = await pressAll(page);
  expect(note.faults).toEqual([]);
  expect(fields + note.fields).toBeGreaterThan(8);
});

test('a note has its last words after a reload in the middle of a word', async ({ page }) => {
  await startMatch(page, { seed: 'last words' });
  await page.keyboard.press('k');
  const field = page.getByRole('textbox', { name: 'Text of the note' }).or(page.locator('.note-panel textarea'));
  await field.first().pressSequentially('The gap at Minsk is open, so that the next', { delay: 60 });
  await page.reload();
  await expect(promptOf(page)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.locator('.note-panel textarea')).toHaveValue('The gap at Minsk is open, so that the next');
});

test('typing without a pause is on the disk after two seconds', async ({ page }) => {
  await startMatch(page, { seed: 'unbroken' });
  await page.keyboard.press('k');
  const field = page.locator('.note-panel textarea');
  // No pause is as long as the one that is waited for.
  const typing = field.pressSequentially('x'.repeat(60), { delay: 120 });
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const wait = <X>(request: IDBRequest<X>) =>
          new Promise<X>((resolve) => (request.onsuccess = () => resolve(request.result)));
        const db = await wait(indexedDB.open('fronts'));
        const all = await wait(db.transaction(['copies']).objectStore('copies').getAll());
        const records = await wait(db.transaction(['records']).objectStore('records').getAll());
        db.close();
        return JSON.stringify([all, records]).includes('xxxxx');
      }),
    )
    .toBe(true);
  expect((await field.inputValue()).length).toBeLessThan(60);
  await typing;
});

test('Back closes the palette and the list of keys', async ({ page }) => {
  await page.goto('/#/');
  await page.goto('/#/settings');
  for (const key of ['Control+k', 'F1']) {
    await page.goto('/#/library');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a double click on Copy makes one copy', async ({ page }) => {
  await startMatch(page, { seed: 'one copy', name: 'Winter' });
  await page.goto('/#/library');
  await page.getByRole('button', { name: 'Copy', exact: true }).dblclick();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.waitForTimeout(500);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a link that the browser does not copy is shown, and claims nothing', async ({ page }) => {
  const faults = watch(page);
  // Simulates an address without https.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await startMatch(page, { seed: 'by hand' });
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: /link/i }).click();
  const text = page.getByRole('textbox', { name: 'Text to copy' });
  await expect(text).toHaveValue(/#\/share\//);
  await expect(text).toBeFocused();
  await expect(page.getByText('Link copied')).toHaveCount(0);
  faults.expectClean();
});

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [GAME]: (page) => startMatch(page, { seed: 'narrow' }),
  [BTM]: (page) => startBtm(page, { seed: 'narrow', hands: 'open' }),
  [REICH]: (page) => startReich(page, { seed: 'narrow', hands: 'open' }),
};
/** 1024 × 768 at 200% and 1280 × 1024 at 400%. */
const SIZES = [
  { width: 512, height: 384 },
  { width: 320, height: 256 },
];

for (const [game, start] of Object.entries(TABLES))
  test(`${game}: nothing moves sideways in a page that is zoomed in`, async ({ page }) => {
    await prefer(page);
    await start(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            if (scrollWidth <= clientWidth) return [];
            const wide = [...document.querySelectorAll('#root *')].filter(
              (one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('svg, canvas'),
            );
            return [
              `${scrollWidth}`,
              ...wide.slice(0, 5).map((one) => `${one.localName}.${[...one.classList].join('.')}`),
            ];
          }),
        )
        .toEqual([]);
    }
  });
