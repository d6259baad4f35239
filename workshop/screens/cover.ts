/** A game's picture on the start screen: a piece of its board in play, from the built app. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Lang } from '../../src/i18n/format.ts';
import { openIn } from './open-in.ts';
import type { Cover } from './screenshot.ts';
import { shrink } from './shrink.ts';

/** CSS pixels: as high as a card’s picture on a wide screen; kept half as fine again, since a first visit fetches them. */
const SIZE = { width: 328, height: 168 } as const;
const FINE = 1.5;
const QUALITY = 0.5;
/** The board is painted again at each step nearer. */
const REST_MS = 2500;
/** Parts over the board do not belong to it. */
const OVER = '.map-controls, .map-minimap, .toasts';

export async function takeCover(
  browser: Browser,
  baseURL: string,
  root: string,
  game: string,
  cover: Cover,
  lang: Lang,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: FINE,
    serviceWorkers: 'block',
  });
  const page = await showIn(context, cover, lang);
  const stop = page.locator(`.board-stop[data-stop="${cover.middle}"]`);
  for (let n = 0; n < cover.nearer; n++) await page.keyboard.press('+');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(REST_MS);
  await page.evaluate((over) => {
    for (const element of document.querySelectorAll<HTMLElement>(over)) element.style.visibility = 'hidden';
  }, OVER);
  const [at, frame] = [await stop.boundingBox(), await page.locator('.map-frame').boundingBox()];
  if (!at || !frame) throw new Error(`${game} shows no ${cover.middle}`);
  const inside = (middle: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(middle - size / 2, from + room - size));
  const clip = {
    x: inside(at.x + at.width / 2, SIZE.width, frame.x, frame.width),
    y: inside(at.y + at.height / 2, SIZE.height, frame.y, frame.height),
    ...SIZE,
  };
  const png = await page.screenshot({ clip });
  const file = join(root, `src/ui/games/${game}/cover.${lang}.webp`);
  writeFileSync(file, await shrink(page, png, SIZE.width * FINE, SIZE.height * FINE, QUALITY));
  await context.close();
}

/** Stories press English buttons, so another language opens the match in a second tab afterwards. */
async function showIn(context: BrowserContext, cover: Cover, lang: Lang): Promise<Page> {
  const page = await openIn(context, 'en');
  await cover.show(page);
  if (lang === 'en') return page;
  const address = page.url();
  await page.close();
  const other = await openIn(context, lang);
  await other.goto(address);
  await other.locator('.board-stop').first().waitFor();
  return other;
}
