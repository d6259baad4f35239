/** Pictures of Hitler's Reich: one match from a fixed seed, followed into its first conflict. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GameScreens, Screenshot } from '../../screens/screenshot.ts';

const GAME = 'hitlers-reich';
/** A game that was played to its end. */
const ENDED = join(import.meta.dirname, '../../../tests/recorded/hitlers-reich.campaign-1941-greedy-1.json');

/** Not a choice of the list: carries out what was prepared. */
const GO = 'go';
const YUGOSLAVIA = ['button:attack-land', 'space:austria'];
/** Both sides name their events, and one is cancelled; then each lays a card down. */
const EVENTS = ['card:counterattack', GO, 'card:rommel', GO, 'card:outfoxed', GO, 'card:rommel', GO];
const CARDS = ['card:G13', GO, 'card:W12', GO];

const curtainOf = (page: Page) => page.getByRole('button', { name: /take the seat/i });

async function setUp(page: Page): Promise<void> {
  await page.goto(`/#/new/${GAME}`);
  await page.getByRole('radio', { name: /^Campaign 1941/ }).check();
  await page.getByRole('textbox', { name: 'Dice seed' }).fill('screens');
}

/** A new table with hands hidden, the first player in the seat. */
async function start(page: Page): Promise<void> {
  await setUp(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await sit(page);
}

async function sit(page: Page): Promise<void> {
  await curtainOf(page).click();
  await page.getByRole('region', { name: 'Prompt' }).waitFor();
}

/** Presses choices of the list by their ids; the player who is called to the seat takes it. */
async function press(page: Page, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const target = id === GO ? page.locator('.confirm__go') : page.locator(`[id="choice-${id}"]`);
    await target.or(curtainOf(page)).first().waitFor();
    if (await curtainOf(page).isVisible()) await sit(page);
    await target.click();
    if (id === GO) await page.locator('.confirm__go').waitFor({ state: 'detached' });
  }
}

async function showConflict(page: Page): Promise<void> {
  await start(page);
  await press(page, [...YUGOSLAVIA, GO, ...EVENTS, ...CARDS]);
  if (await curtainOf(page).isVisible()) await sit(page);
}

async function showMalls(page: Page): Promise<void> {
  await start(page);
  await press(page, ['button:event']);
  const panel = page.getByRole('tab', { name: 'Malls' });
  const drawer = page.getByRole('button', { name: 'Event malls' });
  if (await panel.isVisible()) await panel.click();
  else if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
}

async function showResult(page: Page): Promise<void> {
  await page.goto('/#/library');
  await page.locator('input[type="file"]').first().setInputFiles(ENDED);
  await page.getByRole('button', { name: 'Keep it in the library' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open' }).click();
  await page
    .getByRole('heading', { name: /wins|draw/i })
    .first()
    .waitFor();
}

/** The second game of a tournament has ended: each player was the Axis once. */
async function showSeries(page: Page): Promise<void> {
  await page.goto(`/#/new/${GAME}`);
  await page.getByRole('radio', { name: /^Tournament/ }).check();
  await page.getByRole('textbox', { name: /^Axis player/ }).fill('Mika');
  await page.getByRole('textbox', { name: /^Allied player/ }).fill('Ken');
  await page.getByRole('textbox', { name: 'Dice seed' }).fill('screens');
  await page.getByRole('button', { name: 'Start game' }).click();
  await giveUp(page);
  await page.getByRole('button', { name: /^Next game of the series/ }).click();
  await giveUp(page);
}

async function giveUp(page: Page): Promise<void> {
  await curtainOf(page).waitFor();
  await sit(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Concede the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
}

/** An attack from the first pick to its result. */
export const film: GameScreens['film'] = async (page, shoot) => {
  await start(page);
  await shoot();
  for (const id of [...YUGOSLAVIA, GO, ...EVENTS, ...CARDS]) {
    await press(page, [id]);
    if (await curtainOf(page).isVisible()) {
      await shoot();
      await sit(page);
    }
    await shoot();
  }
  if (await curtainOf(page).isVisible()) await sit(page);
  await shoot();
};

export const screens: readonly Screenshot[] = [
  {
    name: 'reich-set-up',
    show: async (page) => {
      await setUp(page);
      // Typing the seed scrolled the form down.
      await page.getByRole('radio', { name: /^Campaign 1941/ }).focus();
      await page.evaluate(() => document.documentElement.scrollTo(0, 0));
    },
  },
  { name: 'reich-table', show: start },
  {
    name: 'reich-attack',
    show: async (page) => {
      await start(page);
      await press(page, YUGOSLAVIA);
    },
  },
  { name: 'reich-conflict', show: showConflict },
  { name: 'reich-malls', show: showMalls },
  {
    name: 'reich-curtain',
    show: async (page) => {
      await start(page);
      await press(page, [...YUGOSLAVIA, GO, ...EVENTS.slice(0, 4)]);
      await curtainOf(page).waitFor();
    },
  },
  { name: 'reich-result', show: showResult },
  { name: 'reich-series', show: showSeries },
  { name: 'reich-lesson', show: (page) => page.goto('/#/lesson/leningrad') },
  { name: 'reich-rules', show: (page) => page.goto(`/#/rules/${GAME}/7.6`) },
];

export const cover: GameScreens['cover'] = { show: start, middle: 'space:bessarabia', nearer: 0 };

export const kept: GameScreens['kept'] = ['hitlers-reich.campaign-1941-greedy-1', 'hitlers-reich.short-1944-greedy-3'];

export const installed: GameScreens['installed'] = 'reich-table';
