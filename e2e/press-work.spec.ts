/**
 * Holds the work of a press against limits that only ever fall; docs/bench.md has the aims. A limit is the measured
 * figure and about a tenth. Commits have one or two to spare, and recalculations of style up to seven: how many frames a
 * press takes depends on the machine.
 */
import { expect, test } from '@playwright/test';
import { BTM } from './btm-support.ts';
import { countWork, installPressCount, untilRest, type PressWork } from './press-work.ts';
import { REICH } from './reich-support.ts';
import { GAME as HLB, openSave } from './support.ts';

type Kind = 'hover' | 'pick' | 'back' | 'carryOut' | 'step';
/**
 * Commits; components of the first, which paints the press itself, on the board as well; components, forced layouts, recalculations of style
 * and elements added in all.
 */
type Limit = readonly [number, number, number, number, number, number];

const HOVER: Limit = [2, 2, 2, 1, 3, 12];
const LIMITS: Readonly<Record<string, Readonly<Record<Kind, Limit>>>> = {
  [REICH]: {
    ...{ hover: HOVER, pick: [4, 2, 57, 1, 8, 156], back: [4, 5, 43, 1, 8, 185] },
    // A fight or an event that begins or ends: the sheet gives way to the board, or the board to the sheet.
    ...{ carryOut: [9, 4, 232, 2, 26, 690], step: [6, 19, 162, 1, 18, 455] },
  },
  [BTM]: {
    // The target of an attack is a move: units, dice and chances of the fight come with it.
    ...{ hover: HOVER, pick: [4, 3, 114, 1, 7, 210], back: [4, 4, 96, 1, 7, 90] },
    // One press carries out a certain combat up to the advance: its result, losses and the next question.
    ...{ carryOut: [5, 4, 111, 1, 18, 405], step: [3, 16, 82, 1, 8, 75] },
  },
  [HLB]: {
    ...{ hover: HOVER, pick: [4, 10, 54, 1, 8, 153], back: [4, 4, 45, 1, 8, 155] },
    ...{ carryOut: [5, 4, 137, 1, 12, 305], step: [3, 16, 81, 1, 8, 15] },
  },
};
const FIGURES = [
  'commits',
  'first',
  'components',
  'forcedLayouts',
  'styles',
  'added',
] as const satisfies (keyof PressWork)[];

/** Chances are counted while the page is idle; a press is measured by itself. */
const IDLE_MS = 1200;

const SAVES = [
  [REICH, 'turn-action-allies'],
  [REICH, 'event-choose-allies'],
  [BTM, 'combat-attack-german'],
  [BTM, 'logistics-reinforce-german'],
  [HLB, 'move-german'],
  [HLB, 'markers-allied'],
] as const;

for (const [game, name] of SAVES)
  test(`a press does no more work than it did: ${game}, ${name} @smoke`, async ({ page, context }) => {
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(installPressCount);
    await openSave(page, `tests/saves/samples/${game}.${name}.json`);
    const devtools = await context.newCDPSession(page);
    const tiles = page.locator(
      '[data-choices] button:is(.action-tile, .card-toggle):not([aria-disabled], [aria-pressed="true"], [aria-checked="true"])',
    );
    const commit = page.locator('.confirm__go');
    await expect(tiles.first()).toBeVisible();

    const above: string[] = [];
    const measure = async (kind: Kind, press: () => Promise<unknown>) => {
      await page.waitForTimeout(IDLE_MS);
      await untilRest(page);
      const work = await countWork(page, devtools, press);
      const limit = LIMITS[game]?.[kind] ?? [];
      for (const [at, figure] of FIGURES.entries())
        if (work[figure] > (limit[at] ?? 0)) above.push(`${kind}: ${figure} ${work[figure]}, at most ${limit[at]}`);
    };
    await measure('hover', () => tiles.first().hover());
    await measure('pick', () => page.keyboard.press('1'));
    await measure('back', () => page.keyboard.press('Escape'));
    for (let n = 0; n < 4 && !(await commit.isVisible()); n++) await measure('pick', () => tiles.first().click());
    if (await commit.isVisible()) await measure('carryOut', () => commit.click());
    await measure('step', () => page.getByRole('button', { name: 'One move back' }).click());
    expect(above).toEqual([]);
  });
