/** Pictures of Blitzkrieg to Moscow 2: the example of play, followed into its combats. */
import type { Page } from '@playwright/test';
import type { GameScreens, Screenshot } from '../../screens/screenshot.ts';

const GAME = 'blitzkrieg-to-moscow-2';
/** The dice of this seed are those of the example. */
const SEED = 'Barbarossa 122';
/** Not a choice of the list: carries out what was prepared. */
const GO = 'go';

const curtainOf = (page: Page) => page.getByRole('button', { name: /take the seat/i });

async function setUp(page: Page): Promise<void> {
  await page.goto(`/#/new/${GAME}`);
  await page.getByRole('textbox', { name: 'Dice seed' }).fill(SEED);
}

async function sit(page: Page): Promise<void> {
  await curtainOf(page).click();
  await page.getByRole('region', { name: 'Prompt' }).waitFor();
}

async function start(page: Page): Promise<void> {
  await setUp(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await sit(page);
}

/** Presses choices of the list by their ids; the player who is called to the seat takes it. */
async function press(page: Page, ids: readonly string[]): Promise<void> {
  const go = page.locator('.confirm__go');
  for (const id of ids) {
    const target = id === GO ? go : page.locator(`[id="choice-${id}"]`);
    await target.or(go).or(curtainOf(page)).first().waitFor();
    if (await curtainOf(page).isVisible()) await sit(page);
    // What leaves no choice is picked already.
    if (id !== GO && (await target.count()) === 0) continue;
    const at = await page.locator('[data-at]').getAttribute('data-at');
    await target.click();
    if (id === GO) await page.locator(`[data-at="${at ?? ''}"]`).waitFor({ state: 'detached' });
  }
}

const attack = (target: string, units: readonly string[], defenders: number): readonly string[] => [
  ...[`space:${target}`, GO, ...units.flatMap((unit) => [`unit:${unit}`, GO]), 'button:assault', GO],
  ...Array.from({ length: defenders }, () => ['button:defend-active', GO]).flat(),
];
const MOVED = ['unit:g-pz2', 'space:1401', GO, 'button:end-move', GO];
const BALTIC = attack('1502', ['g-pz2', 'g-16', 'g-18'], 2);
const AFTER = ['card:g-air-1', GO, 'button:reroll-none', GO, 'unit:g-pz2', GO];
const BIALYSTOK = [...attack('1201', ['g-pz3', 'g-4', 'g-9'], 2), 'card:g-air-2', GO, 'button:reroll-none', GO];

/** A table some way into the example, an overlay laid over it. */
const overlaid = (key: string) => async (page: Page) => {
  await start(page);
  await press(page, [...MOVED, ...BALTIC, ...AFTER]);
  await page.keyboard.press(key);
};

export const screens: readonly Screenshot[] = [
  {
    name: 'btm-set-up',
    show: async (page) => {
      await setUp(page);
      await page.evaluate(() => document.documentElement.scrollTo(0, 0));
    },
  },
  { name: 'btm-table', show: start },
  {
    name: 'btm-march',
    show: async (page) => {
      await start(page);
      await press(page, ['unit:g-pz4']);
    },
  },
  {
    name: 'btm-combat',
    show: async (page) => {
      await start(page);
      await press(page, [...MOVED, ...BALTIC, 'card:g-air-1']);
    },
  },
  {
    name: 'btm-result',
    show: async (page) => {
      await start(page);
      await press(page, [...MOVED, ...BALTIC, ...AFTER, ...BIALYSTOK]);
    },
  },
  { name: 'btm-zones', show: overlaid('z') },
  { name: 'btm-supply', show: overlaid('s') },
  { name: 'btm-lesson', show: (page) => page.goto('/#/lesson/btm-combats') },
  { name: 'btm-rules', show: (page) => page.goto(`/#/rules/${GAME}/11.3`) },
];

export const cover: GameScreens['cover'] = { show: start, middle: 'space:1302', nearer: 0 };

export const kept: GameScreens['kept'] = [];

export const installed: GameScreens['installed'] = 'btm-combat';
