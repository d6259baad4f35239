import { expect, type Page } from '@playwright/test';
import {
  agree,
  confirmOf,
  curtainOf,
  letCurtainFall,
  pressUntilHeard,
  promptOf,
  sitDown,
  type Undo,
} from './support.ts';

export const REICH = 'hitlers-reich';

export interface ReichOptions {
  /** Matches the name on the set-up screen. */
  readonly scenario?: RegExp;
  readonly seed: string;
  /** `open`: both players agree to see everything, and no curtain falls. */
  readonly hands?: 'hidden' | 'open';
  readonly undo?: Undo;
}

/** Settings that a player may choose: no animations to wait for, and with `quick` one press per step. */
export async function prefer(
  page: Page,
  {
    quick = false,
    language = 'en',
    textSize = 100,
    resultPause = 'off',
  }: {
    readonly quick?: boolean;
    readonly language?: 'en' | 'ja';
    readonly textSize?: 100 | 130 | 200;
    readonly resultPause?: 'off' | 'press';
  } = {},
): Promise<void> {
  await page.addInitScript(
    (prefs) => {
      localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
    },
    { animationSpeed: 'none', resultPause, quick, language, textSize },
  );
}

/** A list, or on a phone a select. */
async function chooseScenario(page: Page, scenario: RegExp): Promise<void> {
  const row = page.getByRole('radio', { name: scenario });
  const select = page.getByRole('combobox', { name: 'Scenario' });
  await expect(row.or(select)).toBeVisible();
  if (await row.isVisible()) return row.check();
  const label = await select.locator('option').filter({ hasText: scenario }).innerText();
  await select.selectOption({ label });
}

/** Sets up a match on the new-game screen and waits for its table or its first curtain. */
export async function startReich(
  page: Page,
  { scenario, seed, hands = 'hidden', undo = 'Honest' }: ReichOptions,
): Promise<void> {
  await page.goto(`/#/new/${REICH}`);
  if (scenario) await chooseScenario(page, scenario);
  await agree(page, { seed, undo, curtain: hands === 'hidden' });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(promptOf(page).or(curtainOf(page)).first()).toBeVisible();
}

/** Uniform numbers below `n`, the same in every run. */
export function dealer(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
}

/** Everything that a player could press now. */
export interface Sight {
  /** `result`: the curtain waits until it has been seen. */
  readonly what: 'curtain' | 'result' | 'over' | 'question' | 'waiting';
  /** Moves made. */
  readonly at: number;
  readonly step: string;
  /** Ids of the open entries of the list. */
  readonly entries: readonly string[];
  readonly canCommit: boolean;
  readonly endings: readonly string[];
}

/** One look at the page, without waiting. */
export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const ids = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id);
    const at = Number(document.querySelector('[data-at]')?.getAttribute('data-at') ?? NaN);
    const entries = ids(
      '[data-choices] button:is(.action-tile, .card-toggle):not([aria-disabled], [aria-pressed="true"], [aria-checked="true"])',
    ).filter((id) => id !== '');
    const go = document.querySelector('.confirm__go, .confirm__anyway');
    const isBusy = go?.getAttribute('aria-busy') === 'true';
    const canCommit = go !== null && !isBusy;
    const endings = ids('.confirm__end');
    const what = document.querySelector('.curtain')
      ? 'curtain'
      : document.querySelector('.prompt__hand-over')
        ? 'result'
        : document.querySelector('.result')
          ? 'over'
          : isBusy || entries.length + endings.length + Number(canCommit) === 0
            ? 'waiting'
            : 'question';
    return { what, at, step: document.querySelector('#prompt')?.textContent ?? '', entries, canCommit, endings };
  });

/** The gold button, in either language, or the quiet one that ends a step with its losses. */
const goOf = (page: Page) => page.locator('.confirm__go, .confirm__anyway');
const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Waits until there is something to press, and returns it. */
export async function lookReady(page: Page): Promise<Sight> {
  let sight = await look(page);
  await expect(async () => {
    sight = await look(page);
    if (sight.what === 'result') {
      await letCurtainFall(page);
      sight = await look(page);
    }
    expect(sight.what).not.toMatch(/waiting|result/);
  }).toPass({ timeout: 20_000, intervals: [20, 50, 100, 250] });
  return sight;
}

/** How a player presses things. */
export interface Presser {
  readonly press: (id: string) => Promise<void>;
  readonly commit: () => Promise<void>;
  readonly lift: () => Promise<void>;
}

export const mouse = (page: Page): Presser => ({
  press: (id) =>
    pressUntilHeard(page, () =>
      byId(page, id)
        .click({ timeout: 3000 })
        .catch(() => undefined),
    ),
  // In fast play the button may be gone before it is reached: the move is made by then.
  commit: () =>
    pressUntilHeard(page, () =>
      goOf(page)
        .click({ timeout: 3000 })
        .catch(() => undefined),
    ),
  lift: () => sitDown(page),
});

/** Keys alone: the digit of an entry, 0 for the last way out of a step, Enter. */
export const keyboard = (page: Page): Presser => ({
  async press(id) {
    const tile = byId(page, id);
    // As with the mouse, the entry may be gone before it is reached.
    const read = (element: HTMLElement) => ({
      isEnding: element.classList.contains('confirm__end'),
      text: element.innerText,
    });
    const found = await tile.evaluate(read, undefined, { timeout: 3000 }).catch(() => null);
    if (!found) return;
    const { isEnding, text } = found;
    const [, digit = ''] = /(\d)\s*$/.exec(text.trim()) ?? [];
    if (isEnding || digit !== '') return pressUntilHeard(page, () => page.keyboard.press(isEnding ? '0' : digit));
    // Entries without a digit: those that undo or lose something, and those further down.
    await tile.focus();
    await pressUntilHeard(page, () => page.keyboard.press('Enter'));
  },
  async commit() {
    // The question about losses has its focus on going back.
    const anyway = page.locator('.confirm__anyway');
    if (await anyway.isVisible()) await anyway.focus();
    await pressUntilHeard(page, () => page.keyboard.press('Enter'));
  },
  lift: () => sitDown(page, 'key'),
});

/** One press of a player who takes any choice. False once the game is over. */
export async function clickOn(
  page: Page,
  { press, commit, lift }: Presser,
  choose: (n: number) => number,
): Promise<boolean> {
  const sight = await lookReady(page);
  if (sight.what === 'over') return false;
  if (sight.what === 'curtain') {
    await lift();
    await expect(curtainOf(page)).toHaveCount(0);
    return true;
  }
  if (sight.canCommit) {
    await expect
      .poll(
        async () => {
          const next = await look(page);
          const isDone = next.what === 'curtain' || next.what === 'over' || next.at > sight.at || !next.canCommit;
          // An answer picked ahead does not listen to a press so soon after the last one.
          if (!isDone) await commit();
          return isDone;
        },
        { intervals: [10, 20, 50, 100], timeout: 20_000 },
      )
      .toBe(true);
    return true;
  }
  const options = [...sight.entries, ...sight.endings];
  const id = options[choose(options.length)];
  if (id !== undefined) await press(id);
  return true;
}

/** Presses until `isDone`, or the end of the game; returns the number of presses. */
export async function clickUntil(
  page: Page,
  presser: Presser,
  choose: (n: number) => number,
  isDone: (sight: Sight) => boolean,
  most = 2000,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (isDone(await lookReady(page))) return n;
    if (!(await clickOn(page, presser, choose))) return n;
  }
  throw new Error(`not there after ${most} presses`);
}

/** Takes the seat if a player is called to it. */
export async function sit(page: Page): Promise<void> {
  await letCurtainFall(page);
  if (await curtainOf(page).isVisible()) await sitDown(page);
  await expect(promptOf(page)).toBeVisible();
}

export const endingOf = (page: Page, name: string | RegExp) => confirmOf(page).getByRole('button', { name });

/** The place where a random clicker stopped, and its progress. */
export interface Stop {
  readonly why: 'curtain' | 'result' | 'over' | 'new' | 'enough';
  readonly steps: number;
  /** State of its dice, to continue with. */
  readonly seed: number;
  readonly kind: string;
}

/**
 * Clicks at random inside the page, without a round trip to the test in between, until the curtain falls, the game is
 * over, a kind of state shows that is not among `known`, or `most` clicks are made. Thousands of clicks are as many
 * paints.
 */
export const clickAround = (
  page: Page,
  wanted: {
    readonly seed: number;
    readonly most: number;
    readonly known?: readonly string[];
    readonly lifts?: boolean;
    /** Stops also where the curtain waits for a result to be seen. */
    readonly sees?: boolean;
  },
): Promise<Stop> =>
  page.evaluate(async ({ seed: first, most, known, lifts = false, sees = false }): Promise<Stop> => {
    const seen = known && new Set(known);
    let seed = first;
    const choose = (n: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return Math.floor((seed / 0x80000000) * n);
    };
    const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    // States are the same for a screen reader if question, choices and open panels are.
    const kindNow = () =>
      [
        // Figures, events and places are described in the same way whichever they are.
        text('#prompt')
          .replace(/\d+|[A-Z][A-Z ’-]{3,}|(?<= in | of )[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*/g, '#')
          .replace(/^.+(?= was taken)/, '#'),
        all('.legal__heading')
          .map(({ textContent }) => textContent)
          .sort(),
        ...['.fight', '.curtain', '.result', '.confirm__go', '.confirm__anyway'].map((part) => all(part).length > 0),
      ].join(' | ');
    for (let steps = 0, idle = 0; ;) {
      const curtain = all('.curtain')[0];
      const go = all('.confirm__go, .confirm__anyway, .prompt__hand-over')[0];
      const entries = all(
        '[data-choices] button:is(.action-tile, .card-toggle):not([aria-disabled], [aria-pressed="true"], [aria-checked="true"])',
      );
      const options = [...entries.filter(({ id }) => id !== ''), ...all('.confirm__end')];
      const isOver = all('.result').length > 0;
      const isBusy = go?.getAttribute('aria-busy') === 'true';
      if (!curtain && !isOver && (isBusy || (!go && options.length === 0))) {
        if (idle++ > 2000) throw new Error(`nothing to click: ${text('#prompt')}`);
        await rest();
        continue;
      }
      idle = 0;
      const stop = (why: Stop['why']): Stop => ({ why, steps, seed, kind: kindNow() });
      if (seen && !seen.has(kindNow())) return stop('new');
      if (isOver) return stop('over');
      if (curtain && !lifts) return stop('curtain');
      if (sees && go?.matches('.prompt__hand-over')) return stop('result');
      if (steps >= most) return stop('enough');
      steps++;
      // A test may do something to the page first.
      (window as { beforeStep?: () => void }).beforeStep?.();
      // Nobody is here to hold: two presses at two places, once the cover hears them.
      for (let n = 0; curtain?.isConnected && n < 2000; n++) {
        all('[data-cover="waiting"] .sit__press, .sit__show')[0]?.click();
        await rest();
      }
      if (!curtain) (go ?? options[choose(options.length)])?.click();
      await rest();
    }
  }, wanted);
