/** Pictures of Blitzkrieg to Moscow 2: one match from a fixed seed, its first combat followed to the retreat. */
import type { Page } from '@playwright/test';
import { drag, LAB_WIDTH, openEditor, runExperiment, stopOf } from '../../screens/lab.ts';
import { still, type GameScreens, type Story } from '../../screens/screenshot.ts';
import {
  fillSetUp,
  GO,
  maybe,
  press,
  RESULT,
  startMatch,
  through,
  type Moments,
  type Step,
} from '../../screens/seat.ts';

const GAME = 'blitzkrieg-to-moscow-2';
/** Its first combat ends with a retreat that has several ways. */
const MATCH = { game: GAME, seed: 'Border 2' } as const;
const start = (page: Page): Promise<void> => startMatch(page, MATCH);

const MOVED: readonly Step[] = ['unit:g-pz2', 'space:1401'];

/** From a unit that moves to the retreat, picture by picture. */
const COMBAT: Moments = [
  ['2-12-btm-move', [...MOVED, 'unit:g-pz1']],
  ['2-13-btm-attack', ['button:end-move', GO, 'space:0702']],
  ['2-14-btm-card', [GO, 'button:defend-*', 'card:g-air-1']],
  ['2-15-btm-result', [GO, RESULT]],
  ['2-15b-btm-retreat', [maybe('unit:s-12')]],
];

/** A table some way into the first turn, an overlay laid over it. */
const overlaid = (key: string) => async (page: Page) => {
  await start(page);
  await press(page, MOVED);
  await page.keyboard.press(key);
};

/** Armies in September 1941, some too far ahead of the rest. */
const SIEGE = [
  ['g-18', '1806'],
  ['g-pz4', '1807'],
  ['g-16', '1706'],
  ['g-pz3', '1706'],
  ['g-9', '1306'],
  ['g-pz2', '1206'],
  ['g-17', '0706'],
  ['g-pz1', '0607'],
] as const;

async function besiege(page: Page): Promise<void> {
  await openEditor(page, GAME);
  await page.getByRole('radio', { name: /^3/ }).check({ force: true });
  await page.getByLabel('Phase').selectOption('combat');
  for (const [unit, hex] of SIEGE) await drag(page, stopOf(page, `unit:${unit}`), stopOf(page, `space:${hex}`));
}

/** True if the switch on Moscow matters. */
const MOSCOW = {
  ...{ name: 'Does taking Moscow (§15.3) help the Germans?', seed: 'moscow', games: 200 },
  start: { scenario: 'campaign' },
  variants: [{}, { options: { moscow: true } }].map((more) => ({ players: ['greedy', 'greedy'], ...more })),
};

export const screens: readonly Story[] = [
  still('btm-set-up', async (page) => {
    await fillSetUp(page, MATCH);
    await page.evaluate(() => document.documentElement.scrollTo(0, 0));
  }),
  through(start, COMBAT),
  still('btm-zones', overlaid('z')),
  still('btm-supply', overlaid('s')),
  still('btm-lesson', (page) => page.goto('/#/lesson/btm-combats')),
  still('btm-rules', (page) => page.goto(`/#/rules/${GAME}/11.3`)),
  still('2-25-position-editor', besiege, LAB_WIDTH),
  still('2-26-experiment', (page) => runExperiment(page, GAME, MOSCOW), LAB_WIDTH),
];

export const cover: GameScreens['cover'] = { show: start, middle: 'space:1302', nearer: 0 };

export const kept: GameScreens['kept'] = [];

export const installed: GameScreens['installed'] = '2-14-btm-card';
