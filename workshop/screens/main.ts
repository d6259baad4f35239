/**
 * `npm run screens`: takes pictures of the built app into `.cache/screens`, renews those that `docs/screens` has, and makes
 * those of its installer and the covers of the games. A picture that fails does not stop the others; they are listed at
 * the end.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ALL } from '../../e2e/situations/index.ts';
import type { Situation } from '../../e2e/situations/situation.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { buildApp, serveBuild } from '../../tools/bench/build.ts';
import { LANGS } from '../../src/i18n/format.ts';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { listIds, openScreens } from '../lib/games.ts';
import { takeCover } from './cover.ts';
import { inParallel } from './in-parallel.ts';
import { shrinkForInstaller, TAKEN } from './installer.ts';
import { openIn } from './open-in.ts';
import { still, type Story } from './screenshot.ts';
import { shrink } from './shrink.ts';
import { takeSituation } from './take-situation.ts';

const ROOT = join(import.meta.dirname, '../..');
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
type Size = readonly [width: number, height: number];
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

/** Pages that are played at the same time. */
const PAGES = 2;

/** Writes a picture; `keeps` is for those that `docs/screens` has, also where they are new. */
async function keep(painter: Page, page: Page, name: string, [width, height]: Size, keeps: boolean): Promise<void> {
  await page.waitForTimeout(REST_MS);
  const picture = await shrink(painter, await page.screenshot(), width, height, keeps ? KEPT_QUALITY : QUALITY);
  const file = `${name}-${width}.webp`;
  writeFileSync(join(ROOT, TAKEN, file), picture);
  const shown = join(ROOT, 'docs/screens', file);
  if (keeps || existsSync(shown)) writeFileSync(shown, picture);
}

/** Every story from an empty browser, so that no picture shows what another left behind. */
async function takeStory(browser: Browser, baseURL: string, { play, width: only }: Story): Promise<void> {
  for (const [width, height] of SIZES) {
    if (only !== undefined && only !== width) continue;
    const context = await browser.newContext({ baseURL, viewport: { width, height }, serviceWorkers: 'block' });
    try {
      const [page, painter] = [await openIn(context, 'en'), await context.newPage()];
      await play(page, async (name) => {
        await page.mouse.move(0, 0);
        await keep(painter, page, name, [width, height], false);
      });
    } finally {
      await context.close();
    }
  }
}

async function take(browser: Browser, baseURL: string, situation: Situation): Promise<readonly string[]> {
  const painter = await browser.newPage();
  const faults = await takeSituation(browser, baseURL, situation, (page, { width, height }) =>
    keep(painter, page, situation.name, [width, height], true),
  );
  await painter.close();
  return faults;
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
  const failed: string[] = [];
  /** One part of the work; what it throws is told at the end. */
  const attempt = async (name: string, work: () => Promise<readonly string[] | void>): Promise<void> => {
    const faults = await work().catch((error: unknown) => [`${name}: ${String(error)}`]);
    failed.push(...(faults ?? []));
    process.stdout.write(`${faults?.length ? 'failed: ' : ''}${name}\n`);
  };
  await inParallel(
    ALL.filter(({ name }) => isWanted(name)),
    PAGES,
    (situation) => attempt(situation.name, () => take(browser, address, situation)),
  );
  await inParallel(
    STORIES.filter(({ names }) => names.some(isWanted)),
    PAGES,
    (story) => attempt(story.names.join(', '), () => takeStory(browser, address, story)),
  );
  for (const { id, cover } of games)
    if (isWanted('cover'))
      await attempt(`covers of ${id}`, async () => {
        for (const lang of LANGS) await takeCover(browser, address, ROOT, id, cover, lang);
      });
  for (const { id, installed } of games)
    if (isWanted(installed))
      await attempt(`installer of ${id}`, () => shrinkForInstaller(browser, ROOT, id, installed));
  if (failed.length > 0) {
    process.stderr.write(`\nNot taken, or not the same by every way of input:\n${failed.join('\n')}\n`);
    process.exitCode = 1;
  }
  await browser.close();
} finally {
  stop();
}
