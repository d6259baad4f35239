/** `npm run motion`: the moving picture of the README, `docs/fronts.gif`, from a match played in the built app. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { createGif, paletteOf } from '../../src/ui/replay/gif-service.ts';
import { buildApp, serveBuild } from '../../tools/bench/build.ts';
import { listIds, openScreens } from '../lib/games.ts';
import { openIn } from '../screens/open-in.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'docs/fronts.gif');
const SCREEN = { width: 1440, height: 900 } as const;
const PICTURE = { width: 720, height: 450 } as const;
const COLOURS = 95;
/** Milliseconds that a frame is looked at, and the last one. */
const DELAY = 1100;
const LAST_DELAY = 3500;
const REST_MS = 700;
const MOST_BYTES = 1_000_000;

/** A picture of the page, smaller, as red, green, blue and opacity of each point. The browser itself decodes and scales it. */
async function takeFrame(page: Page, painter: Page): Promise<Uint8Array> {
  await page.waitForTimeout(REST_MS);
  const png = (await page.screenshot()).toString('base64');
  const text = await painter.evaluate(
    async ({ data, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('no canvas');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, width, height);
      let bytes = '';
      for (const one of brush.getImageData(0, 0, width, height).data) bytes += String.fromCharCode(one);
      return btoa(bytes);
    },
    { data: png, ...PICTURE },
  );
  return new Uint8Array(Buffer.from(text, 'base64'));
}

/** All frames with one palette. */
function encode(frames: readonly Uint8Array[]): Uint8Array {
  const every = Buffer.concat(frames.map((frame) => Buffer.from(frame)));
  const gif = createGif(PICTURE.width, PICTURE.height, paletteOf(new Uint8Array(every), COLOURS));
  for (const [n, frame] of frames.entries()) gif.add(frame, n === frames.length - 1 ? LAST_DELAY : DELAY);
  return gif.end();
}

fillShelf(GAMES);
const [film] = (await Promise.all(listIds().map(openScreens))).flatMap((screens) => screens.film ?? []);
if (!film) throw new Error('no game has a film');
const { address, stop } = await serveBuild(buildApp(ROOT));
try {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: address, viewport: SCREEN, serviceWorkers: 'block' });
  const [page, painter] = [await openIn(context, 'en'), await context.newPage()];
  const frames: Uint8Array[] = [];
  await film(page, async () => void frames.push(await takeFrame(page, painter)));
  await browser.close();
  const bytes = encode(frames);
  if (bytes.length > MOST_BYTES) throw new Error(`the picture has ${bytes.length} bytes, more than ${MOST_BYTES}`);
  writeFileSync(FILE, bytes);
  process.stdout.write(`docs/fronts.gif: ${frames.length} frames, ${bytes.length} bytes\n`);
} finally {
  stop();
}
