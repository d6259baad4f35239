/** Pictures of Hitler's Reich: one match from a fixed seed, its first conflict followed to the result. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drag, enterPrinted, LAB_WIDTH, openEditor, stopOf } from '../../screens/lab.ts';
import { still, type GameScreens, type Story } from '../../screens/screenshot.ts';
import {
  COVER,
  fillSetUp,
  GO,
  maybe,
  press,
  RESULT,
  sit,
  startMatch,
  through,
  type Moments,
} from '../../screens/seat.ts';

const GAME = 'hitlers-reich';
/** A game that was played to its end. */
const ENDED = join(import.meta.dirname, '../../../tests/recorded/hitlers-reich.campaign-1941-greedy-1.json');

/** Its dice leave the attacker three behind, with dice to re-roll: 25 to 24 in the end. */
const MATCH = { game: GAME, seed: 'Yugoslavia 2317', scenario: /^Campaign 1941/ } as const;
const start = (page: Page): Promise<void> => startMatch(page, MATCH);

/** From the choice of action to the result, picture by picture. */
const CONFLICT: Moments = [
  ['2-04-reich-action', []],
  ['2-05-reich-attack', ['button:attack-land', 'space:austria', maybe('space:yugoslavia')]],
  ['2-03-reich-cover', [GO, 'card:counterattack', GO, 'card:stukas', GO, COVER]],
  ['2-07-reich-card', ['card:reserves', GO, GO, 'card:S12']],
  ['2-01-reich-reroll', [GO, 'card:I13', GO, 'card:stukas', 'button:opp-1', GO]],
  // Dice 1, 2 and 4 are picked ahead.
  ['2-02-reich-result', [GO, 'button:done', RESULT]],
];

const played = through(start, CONFLICT);
/** The home screen offers to continue what is not over. */
const conflict: Story = {
  names: [...played.names, '2-29-home'],
  play: async (page, shoot) => {
    await played.play(page, shoot);
    await page.goto('/#/');
    await shoot('2-29-home');
  },
};

/** An Axis fleet in a Soviet area. */
async function strandFleet(page: Page): Promise<void> {
  await openEditor(page, GAME);
  await drag(page, page.locator('.editor-tray button').first(), stopOf(page, 'space:leningrad'));
  await page.getByText('Axis, Deck').click();
}

/** The text of a card as it may be printed. */
const SPY = {
  en: 'Your opponent shows two cards before you choose yours, and plays one of them.',
  ja: '相手は2枚のカードを見せる。',
};

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
  await page.getByRole('button', { name: 'Add to the library' }).click();
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
  for (const step of CONFLICT.flatMap(([, steps]) => steps)) {
    await press(page, [step]);
    await shoot();
  }
};

export const screens: readonly Story[] = [
  still('reich-set-up', async (page) => {
    await fillSetUp(page, MATCH);
    // Typing the seed scrolled the form down.
    await page.getByRole('radio', { name: MATCH.scenario }).focus();
    await page.evaluate(() => document.documentElement.scrollTo(0, 0));
  }),
  conflict,
  still('reich-malls', showMalls),
  still('reich-result', showResult),
  still('reich-series', showSeries),
  still('reich-lesson', (page) => page.goto('/#/lesson/leningrad')),
  still('reich-rules', (page) => page.goto(`/#/rules/${GAME}/7.6`)),
  still('2-25b-position-editor-reich', strandFleet, LAB_WIDTH),
  still('2-27-data-pack', (page) => enterPrinted(page, GAME, /MASTER SPY/, 'event:master-spy/text', SPY), LAB_WIDTH),
];

export const cover: GameScreens['cover'] = { show: start, middle: 'space:bessarabia', nearer: 0 };

export const kept: GameScreens['kept'] = ['hitlers-reich.campaign-1941-greedy-1', 'hitlers-reich.short-1944-greedy-3'];

export const installed: GameScreens['installed'] = '2-04-reich-action';
