/** A page that shows the same at any time of any day, and when it has come to rest. */
import { expect, type Page } from '@playwright/test';

/** The armistice; a page tells dates of it and nothing of today. */
const NOW = Date.UTC(2025, 4, 8, 12);
/** The page has stayed as it is for so long; what is counted in the background is told within it. */
const QUIET_MS = 600;
const MOST_MS = 30_000;

/**
 * Stops the clock, and deals the same random numbers after each load. Timers and `performance` still run: the app waits
 * for them.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    globalThis.Date = class extends Date {
      constructor(...given: readonly unknown[]) {
        // Keeps given parts of a date, a text or a number; otherwise uses the moment of the stopped clock.
        super(...((given.length > 0 ? given : [now]) as [number]));
      }
      static override now(): number {
        return now;
      }
    } as DateConstructor;
    let state = 1;
    const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = (into) => {
      if (into) {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24;
      }
      return into;
    };
    // How much a database takes on the disk is the browser's affair.
    navigator.storage.estimate = () => Promise.resolve({ usage: 2 ** 20, quota: 2 ** 30 });
  }, NOW);
}

/** Maps in sight whose bitmap is missing or has not yet the pixels of the screen. */
const countUnpainted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let unpainted = 0;
    for (const frame of document.querySelectorAll('.map-frame')) {
      if (frame.getBoundingClientRect().width < 1) continue;
      const canvas = [...frame.querySelectorAll<HTMLCanvasElement>('.map-bitmap:not([hidden])')].at(-1);
      const bitmap = canvas && (await createImageBitmap(canvas).catch(() => null));
      const width = canvas?.getBoundingClientRect().width ?? 0;
      if (!bitmap || Math.abs(bitmap.width / (width * devicePixelRatio) - 1) > 0.01) unpainted++;
      bitmap?.close();
    }
    return unpainted;
  });

/** Nothing of the page changes for a while. */
const waitQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    ([quiet, most]) =>
      new Promise<void>((done) => {
        const end = () => {
          observer.disconnect();
          clearTimeout(last);
          done();
        };
        let timer = setTimeout(end, quiet);
        const last = setTimeout(end, most);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    [QUIET_MS, MOST_MS] as const,
  );

/** Waits for fonts, images, boards, and for everything that is worked out after the first paint. */
export async function comeToRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 150_000 });
  await waitQuiet(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  await expect.poll(() => countUnpainted(page)).toBe(0);
}
