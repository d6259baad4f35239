/**
 * `npm run screens`: takes pictures of the built app into `.cache/screens`, renews those that `docs/screens` has, and makes
 * those of its installer and the covers of the games.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { buildApp, serveBuild } from '../../tools/bench/build.ts';
import { LANGS } from '../../src/i18n/format.ts';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { listIds, openScreens } from '../lib/games.ts';
import { takeCover } from './cover.ts';
import { shrinkForInstaller, TAKEN } from './installer.ts';
import { openIn } from './open-in.ts';
import { still, type Story } from './screenshot.ts';
import { shrink } from './shrink.ts';

const ROOT = join(import.meta.dirname, '../..');
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
/** Waits for late fonts and for the board, which is painted again at each step nearer. */
const REST_MS = 1500;
const QUALITY = 0.85;
/** `docs/screens` keeps many of these, so their files are smaller. */
const KEPT_QUALITY = 0.6;

fillShelf(GAMES);
const games = await Promise.all(listIds().map(async (id) => ({ id, ...(await openScreens(id)) })));
const STORIES: readonly Story[] = [
  still('home', (page) => page.goto('/#/')),
  ...games.flatMap(({ screens }) => screens),
  still('library', showLibrary),
];

/** A library with a few games in it. */
async function showLibrary(page: Page): Promise<void> {
  await page.goto('/#/library');
  const files = games.flatMap(({ kept }) => kept).map((name) => join(ROOT, 'tests/recorded', `${name}.json`));
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.getByRole('button', { name: /^Add/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/in the library/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
}

/** Every story from an empty browser, so that no picture shows what another left behind. */
async function take(browser: Browser, baseURL: string, { play, width: only, isKept = false }: Story): Promise<void> {
  for (const [width, height] of SIZES) {
    if (only !== undefined && only !== width) continue;
    const context = await browser.newContext({ baseURL, viewport: { width, height }, serviceWorkers: 'block' });
    const [page, painter] = [await openIn(context, 'en'), await context.newPage()];
    await play(page, async (name) => {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(REST_MS);
      const picture = await shrink(painter, await page.screenshot(), width, height, isKept ? KEPT_QUALITY : QUALITY);
      const file = `${name}-${width}.webp`;
      writeFileSync(join(ROOT, TAKEN, file), picture);
      const shown = join(ROOT, 'docs/screens', file);
      if (isKept || existsSync(shown)) writeFileSync(shown, picture);
    });
    await context.close();
  }
}

/** Only the stories with a picture whose name begins like one of the command line, where it has any. */
const prefixes = process.argv.slice(2);
const isWanted = (name: string): boolean => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
mkdirSync(join(ROOT, TAKEN), { recursive: true });
const { address, stop } = await serveBuild(buildApp(ROOT));
try {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
  });
  for (const story of STORIES.filter(({ names }) => names.some(isWanted))) {
    await take(browser, address, story);
    process.stdout.write(`${story.names.join('\n')}\n`);
  }
  for (const { id, cover } of games) {
    if (!isWanted('cover')) continue;
    for (const lang of LANGS) await takeCover(browser, address, ROOT, id, cover, lang);
    process.stdout.write(`covers of ${id}\n`);
  }
  for (const { id, installed } of games)
    if (isWanted(installed)) await shrinkForInstaller(browser, ROOT, id, installed);
  await browser.close();
} finally {
  stop();
}
