import { expect, type Locator, type Page } from '@playwright/test';
import { lookReady, mouse, sit, type Presser } from './reich-support.ts';
import { agree, curtainOf, mapOf, pressUntilHeard, promptOf, sitDown } from './support.ts';

export const BTM = 'blitzkrieg-to-moscow-2';

export interface BtmOptions {
  readonly seed: string;
  /** `open`: both players agree to see everything, and no curtain falls. */
  readonly hands?: 'hidden' | 'open';
  /** Names of the optional rules that are switched on. */
  readonly options?: readonly RegExp[];
}

/** Sets up a match on the new-game screen and waits for its table or its first curtain. */
export async function startBtm(page: Page, { seed, hands = 'hidden', options = [] }: BtmOptions): Promise<void> {
  await page.goto(`/#/new/${BTM}`);
  await agree(page, { seed, curtain: hands === 'hidden' });
  for (const name of options) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
}

/** With this seed the dice fall as the example of play has them: 6 and 3 at Lutsk, 5 on the Prut, 3 at Minsk. */
export const EXAMPLE_SEED = 'Barbarossa 122';

/** Points at the map as well. */
export interface Player extends Presser {
  readonly point: (stop: string) => Promise<void>;
}

const stopOf = (page: Page, stop: string): Locator => mapOf(page).locator(`[data-stop="${stop}"]`);

/** The picks of one move, in order; the called seat is taken first. */
export type Picks = readonly string[];

/** The first defence: every unit active. */
export const ALL_ACTIVE = 'button:defend-';

/** Precedes a unit that is left out of the attack; all others take part. */
const WITHOUT = 'without ';

const attack = (target: string, leftOut: readonly string[] = []): readonly Picks[] => [
  [`space:${target}`],
  ...leftOut.map((unit): Picks => [`${WITHOUT}unit:${unit}`]),
  ['button:assault'],
  [ALL_ACTIVE],
];
const step = (to: string): Picks => [`space:${to}`];

/** The German half of the first turn as the rulebook plays it, from the movement phase to the supply phase. */
export const EXAMPLE: readonly Picks[] = [
  ['unit:g-pz2', 'space:1401'],
  ['button:end-move'],
  ...attack('1502', ['g-pz4']),
  // Neither side gains by a re-roll of the best result, so nobody is asked.
  ...[['card:g-air-1'], ['unit:g-pz2']],
  ...attack('1201'),
  ...[['card:g-air-2'], ['unit:g-pz3']],
  ...attack('0901'),
  // Both Air Support cards have been used: nothing is asked for a shift any more, nor for a re-roll after this one.
  ...[['card:g-tac'], ['unit:g-6']],
  ...attack('0702'),
  ...[['button:end-combat']],
  ...[['unit:g-pz2', 'space:1503', 'card:g-blitz'], step('1504'), step('1604'), step('1704')],
  ...[['unit:g-pz4', 'space:1502'], step('1503'), step('1403')],
  ...[['unit:g-pz4', 'space:1303', 'card:g-repl-1'], [ALL_ACTIVE], ['unit:g-pz4']],
  ...[['unit:g-pz3', 'space:1202', 'card:g-repl-2'], ['button:halt']],
];

/**
 * Makes one move by its picks. A single possible pick is made automatically, so a pick that is already made, or that
 * the gold button no longer needs, is skipped.
 */
export async function make(page: Page, presser: Player, picks: Picks): Promise<void> {
  const before = await lookReady(page);
  if (before.what === 'curtain') {
    await presser.lift();
    await expect(curtainOf(page)).toHaveCount(0);
  }
  // After an answer that both players see, the next player's hand is face down.
  const turnUp = promptOf(page).getByRole('button', { name: 'Show my hand' });
  if (picks.some((pick) => pick.startsWith('card:')) && (await turnUp.isVisible())) {
    await turnUp.press('Enter');
    await presser.lift();
    await expect(turnUp).toHaveCount(0);
  }
  const { at } = await lookReady(page);
  const isMade = async () => (await lookReady(page)).at !== at || (await curtainOf(page).count()) > 0;
  for (const pick of picks) {
    if (pick.startsWith(WITHOUT)) {
      await presser.point(pick.slice(WITHOUT.length));
      // Recorded before it is shown: a key pressed meanwhile would belong to what is asked next.
      await expect.poll(isMade, { timeout: 20_000 }).toBe(true);
      return;
    }
    const tile = page.locator(`[id${pick === ALL_ACTIVE ? '^' : ''}="choice-${pick}"]`).first();
    const isTaken = async () =>
      (await tile.getAttribute('aria-pressed')) === 'true' || (await tile.getAttribute('aria-checked')) === 'true';
    // The answer to the pick before is painted after its press.
    const isOffered = async () => (await tile.count()) > 0 || (await isMade());
    await expect
      .poll(isOffered, { timeout: 1500 })
      .toBe(true)
      .catch(() => undefined);
    if ((await tile.count()) > 0 && !(await isTaken())) await presser.press((await tile.getAttribute('id')) ?? '');
  }
  const go = page.locator('.confirm__go, .confirm__anyway');
  // A move that can be undone freely is played by its last pick.
  await expect.poll(async () => (await isMade()) || (await go.isVisible()), { timeout: 20_000 }).toBe(true);
  if (!(await isMade())) await presser.commit();
  await expect.poll(isMade, { timeout: 20_000 }).toBe(true);
}

/** Keys alone: the digit of an entry, else the arrows of the list; 0 for the last way out of a step. */
export const keys = (page: Page): Player => ({
  async press(id) {
    const tile = page.locator(`[id="${id}"]`);
    const key = tile.locator('kbd');
    const [digit] = (await key.count()) > 0 && (await key.isVisible()) ? [(await key.innerText()).trim()] : [];
    if (digit !== undefined) return pressUntilHeard(page, () => page.keyboard.press(digit));
    // The first entry has the focus, or a digit moves it there; arrows reach the rest.
    const first = page.locator('[data-choices] button:is(.action-tile, .card-toggle)').first();
    await first.focus();
    const isThere = () => tile.evaluate((element) => element === document.activeElement);
    for (let n = 0; n < 80 && !(await isThere()); n++) await page.keyboard.press('ArrowDown');
    await pressUntilHeard(page, () => page.keyboard.press('Enter'));
  },
  async point(stop) {
    await stopOf(page, stop).focus();
    await page.keyboard.press('Enter');
  },
  async commit() {
    // The question about losses has its focus on going back.
    const anyway = page.locator('.confirm__anyway');
    if (await anyway.isVisible()) await anyway.focus();
    await pressUntilHeard(page, () => page.keyboard.press('Enter'));
  },
  lift: () => sitDown(page, 'key'),
});

export const hand = (page: Page): Player => ({ ...mouse(page), point: (stop) => stopOf(page, stop).click() });

export { sit };
