/** Two players at the built app: how the pictures of every game press what they show. */
import type { Page } from '@playwright/test';
import type { Story } from './screenshot.ts';

/** The gold button with any label. */
export const GO = 'go';
/** Stops where a result is looked at; any other result on the way is passed. */
export const RESULT = 'result';
/**
 * Stops when the other player is called. A choice opens cover screens on its way; the gold button does not, since it
 * would be another player's.
 */
export const COVER = 'cover';

/** A choice by its id, or with a final `*` the first whose id begins so; or a step listed above. */
export type Step = string | Maybe;
interface Maybe {
  readonly id: string;
}
/** A choice that the game may have settled or picked by itself. */
export const maybe = (id: string): Step => ({ id });

export interface MatchWanted {
  readonly game: string;
  readonly seed: string;
  /** Matches the name on the set-up screen; absent if a game has one. */
  readonly scenario?: RegExp;
}

/** Pictures in order, and what is pressed before each. */
export type Moments = readonly (readonly [picture: string, steps: readonly Step[]])[];

/** A match followed through its moments. */
export const through = (start: (page: Page) => Promise<void>, moments: Moments): Story => ({
  names: moments.map(([picture]) => picture),
  play: async (page, shoot) => {
    await start(page);
    for (const [picture, steps] of moments) {
      await press(page, steps);
      await shoot(picture);
    }
  },
});

/** Milliseconds that a page must stay as it is before it is pressed again. */
const STEADY_MS = 250;
const MOST_MS = 15_000;
const POLL_MS = 50;

const GOLD = '.confirm__go';
const LIFT = '.curtain .sit__hold';
/** Shows the hand that is face down while both players watch. */
const TURN_UP = '.prompt__turn-up';

export async function fillSetUp(page: Page, { game, seed, scenario }: MatchWanted): Promise<void> {
  await page.goto(`/#/new/${game}`);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('textbox', { name: 'Dice seed' }).fill(seed);
}

/** A new table, the first player in the seat. */
export async function startMatch(page: Page, wanted: MatchWanted): Promise<void> {
  await fillSetUp(page, wanted);
  await page.getByRole('button', { name: 'Start game' }).click();
  await sit(page);
}

/** Everything that can be pressed now. */
interface Sight {
  readonly what: 'cover' | 'result' | 'question' | 'nothing';
  /** Moves made; null behind a cover screen. */
  readonly at: string | null;
  /** Ids of what is offered; a picked one ends with `✓`. */
  readonly offered: readonly string[];
}

const look = (page: Page): Promise<Sight> =>
  page.evaluate(
    ({ gold, lift }) => {
      const ids = [...document.querySelectorAll('[data-choices] [id^="choice-"], .confirm__end[id^="choice-"]')]
        .filter((element) => element.getAttribute('aria-disabled') !== 'true')
        .map((element) => {
          const id = element.id.slice('choice-'.length);
          return element.getAttribute('aria-pressed') === 'true' ? `${id}✓` : id;
        });
      const go = document.querySelector(gold);
      const canGo = go !== null && go.getAttribute('aria-busy') !== 'true';
      const offered = canGo ? [...ids, `go: ${go.textContent}`] : ids;
      const isResult = document.querySelector('[data-beat]') !== null;
      const what = document.querySelector(lift)
        ? 'cover'
        : isResult && canGo
          ? 'result'
          : !isResult && offered.length > 0
            ? 'question'
            : 'nothing';
      return { what, at: document.querySelector('[data-at]')?.getAttribute('data-at') ?? null, offered } as const;
    },
    { gold: GOLD, lift: LIFT },
  );

/** Waits until the page has come to rest at something to press that `fits`. */
async function lookSteady(page: Page, fits: (sight: Sight) => boolean = () => true): Promise<Sight> {
  const until = Date.now() + MOST_MS;
  let [sight, since] = [await look(page), Date.now()];
  while (sight.what === 'nothing' || !fits(sight) || Date.now() - since < STEADY_MS) {
    if (Date.now() > until) throw new Error(`the table stays at: ${tell(sight)}`);
    await page.waitForTimeout(POLL_MS);
    const next = await look(page);
    if (tell(next) !== tell(sight)) since = Date.now();
    sight = next;
  }
  return sight;
}

const tell = ({ what, at, offered }: Sight): string => `${what}, move ${at ?? '-'}: ${offered.join(' | ')}`;

/** Something else can be pressed than before. */
async function follow(page: Page, before: Sight, press: () => Promise<void>, needsMove = false): Promise<void> {
  await press();
  await lookSteady(page, (now) => (needsMove ? now.at !== before.at : tell(now) !== tell(before)));
}

/** The player who is called takes the seat. */
export async function sit(page: Page): Promise<void> {
  const sight = await lookSteady(page);
  if (sight.what === 'cover') await follow(page, sight, () => lift(page));
}

/** A cover is held until it goes. */
async function lift(page: Page): Promise<void> {
  await page.locator('[data-cover="waiting"]').waitFor();
  await page.locator(LIFT).hover();
  await page.mouse.down();
  await page.locator('[data-cover]').waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** Passes results and cover screens, except for what is asked for. */
async function reach(page: Page, wanted: string): Promise<Sight> {
  for (;;) {
    const sight = await lookSteady(page);
    if (sight.what === 'cover' && wanted === GO) throw new Error('the other player is called, and nobody sits');
    if (sight.what === wanted || (sight.what === 'question' && wanted !== RESULT && wanted !== COVER)) return sight;
    if (sight.what === 'question') throw new Error(`no ${wanted} comes: ${tell(sight)}`);
    await follow(page, sight, () => (sight.what === 'cover' ? lift(page) : page.locator(GOLD).click()));
  }
}

/** Presses what is named, in order. What is neither offered nor named with `maybe` is an error. */
export async function press(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const id = typeof step === 'string' ? step : step.id;
    const sight = await reach(page, id);
    if (id === GO) await carryOut(page, sight);
    else if (id !== RESULT && id !== COVER) await choose(page, sight, id, typeof step !== 'string');
  }
}

async function carryOut(page: Page, sight: Sight): Promise<void> {
  if (!sight.offered.some((one) => one.startsWith('go: '))) throw new Error(`nothing to carry out: ${tell(sight)}`);
  await follow(page, sight, () => page.locator(GOLD).click(), true);
}

async function choose(page: Page, sight: Sight, id: string, isOptional: boolean): Promise<void> {
  const isIt = (one: string) => (id.endsWith('*') ? one.startsWith(id.slice(0, -1)) : one === id);
  const found = sight.offered.find(isIt);
  const turnUp = page.locator(TURN_UP);
  if (found !== undefined) {
    await follow(page, sight, () => page.locator(`[id="choice-${found}"]`).click());
  } else if (id.startsWith('card:') && (await turnUp.isVisible())) {
    await follow(page, sight, () => turnUp.click());
    await choose(page, await look(page), id, isOptional);
  } else if (!isOptional) throw new Error(`${id} is not offered: ${tell(sight)}`);
}
