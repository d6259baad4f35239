/** Pictures of Blitzkrieg to Moscow 2: one match from a fixed seed, its first combat followed to the retreat. */
import type { Page } from '@playwright/test';
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
];

export const cover: GameScreens['cover'] = { show: start, middle: 'space:1302', nearer: 0 };

export const kept: GameScreens['kept'] = [];

export const installed: GameScreens['installed'] = '2-14-btm-card';
