/** `npm run screens`: takes the pictures of the README and `docs/screens` from the built app, served on this machine, those of its installer, and the covers of the games. */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { buildApp, serveBuild } from '../bench/build.ts';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { listIds, openScreens } from '../lib/games.ts';
import { takeCover } from './cover.ts';
import { shrinkForInstaller } from './installer.ts';
import { openEnglish } from './open-english.ts';
import type { Screenshot } from './screenshot.ts';

const ROOT = join(import.meta.dirname, '../..');
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
/** Late fonts have come to rest. */
const REST_MS = 800;

fillShelf(GAMES);
const games = await Promise.all(listIds().map(async (id) => ({ id, ...(await openScreens(id)) })));
const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'home', show: (page) => page.goto('/#/') },
  ...games.flatMap(({ screens }) => screens),
  { name: 'library', show: showLibrary },
];

/** A library with a few games in it. */
async function showLibrary(page: Page): Promise<void> {
  await page.goto('/#/library');
  const files = games.flatMap(({ kept }) => kept).map((name) => join(ROOT, 'tests/recorded', `${name}.json`));
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.getByRole('button', { name: /^Keep/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/in the library/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
}

/** Every picture from an empty browser, so that none shows what another left behind. */
async function take(browser: Browser, baseURL: string, { name, show }: Screenshot): Promise<void> {
  for (const [width, height] of SIZES) {
    const context = await browser.newContext({ baseURL, viewport: { width, height }, serviceWorkers: 'block' });
    const page = await openEnglish(context);
    await show(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(REST_MS);
    await page.screenshot({ path: join(ROOT, 'docs/screens', `${name}-${width}.png`) });
    await context.close();
  }
}

/** Only the pictures whose names begin so, where the command line says one. */
const prefix = process.argv[2] ?? '';
const { address, stop } = await serveBuild(buildApp(ROOT));
try {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
  });
  for (const screenshot of SCREENSHOTS.filter(({ name }) => name.startsWith(prefix))) {
    await take(browser, address, screenshot);
    process.stdout.write(`${screenshot.name}\n`);
  }
  for (const { id, cover } of games) {
    if (!'cover'.startsWith(prefix)) continue;
    await takeCover(browser, address, ROOT, id, cover);
    process.stdout.write(`cover of ${id}\n`);
  }
  for (const { id, installed } of games)
    if (installed.startsWith(prefix)) await shrinkForInstaller(browser, ROOT, id, installed);
  await browser.close();
} finally {
  stop();
}
