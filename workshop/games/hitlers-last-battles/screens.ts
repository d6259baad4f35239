/** Pictures of Hitler's Last Battles: one match from a fixed seed, its first battle followed to the result. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drag, LAB_WIDTH, openEditor, stopOf, varied, type LostThrow } from '../../screens/lab.ts';
import { still, type GameScreens, type Story } from '../../screens/screenshot.ts';
import { GO, RESULT, startMatch, through, type Moments } from '../../screens/seat.ts';

const GAME = 'hitlers-last-battles';
/** The dice of this seed are those of golden example A: 3 and 5 against 2. */
const start = (page: Page): Promise<void> => startMatch(page, { game: GAME, seed: 'Ardennes 180' });

/** From the attack to the result, picture by picture. */
const BATTLE: Moments = [
  [
    '2-17a-hlb-attack',
    ['marker:M-GD', 'unit:G-B', GO, 'marker:M-SSPZ', 'unit:G-MIT', GO, GO, 'unit:G-B', 'space:0304'],
  ],
  ['2-17b-hlb-support', [GO, 'button:end-move', GO, 'unit:G-G']],
  ['2-17-hlb-result', [GO, RESULT]],
];

/** Two German armies in a hex with an enemy. */
async function crowd(page: Page): Promise<void> {
  await openEditor(page, GAME);
  await page.getByLabel('Phase').selectOption('combat');
  for (const unit of ['G-B', 'G-G']) await drag(page, stopOf(page, `unit:${unit}`), stopOf(page, 'unit:W-12'));
}

/** In the 23rd move an attack on 0304 comes to nothing: 1 against 2. */
const LOST: LostThrow = {
  file: join(import.meta.dirname, '../../../tests/recorded/hitlers-last-battles.german-win.json'),
  ...{ at: 22, face: 6 },
  words: 'Here the game turns: 1 against 2 at Luxembourg. With a six the road to the Ruhr was open.',
  ...{ arrows: ['0304', '0404', '0303', '0403'], ring: '0504' },
};

export const screens: readonly Story[] = [
  through(start, BATTLE),
  still('lesson', (page) => page.goto('/#/lesson/first-turn')),
  still('rules', (page) => page.goto(`/#/rules/${GAME}/8.4`)),
  still('2-25c-position-editor-last-battles', crowd, LAB_WIDTH),
  varied(LOST),
];

export const cover: GameScreens['cover'] = { show: start, middle: 'space:0403', nearer: 0 };

export const kept: GameScreens['kept'] = ['hitlers-last-battles.german-win'];

export const installed: GameScreens['installed'] = '2-17a-hlb-attack';
