import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openSave, sitDown, type Holding } from '../support.ts';
import { WAYS, type Ways } from './hands.ts';
import type { Control, Situation } from './situation.ts';

const SAVES = join(import.meta.dirname, '../../tests/saves');

/** Every way of input must reach the same of this. */
export interface Shown {
  /** Moves made; null where no table is shown. */
  readonly at: string | null;
  readonly heading: string;
  /**
   * The choices in order, without the number of a copy; a picked one ends with `✓`. Null where a panel takes the place of
   * the list, as on a phone.
   */
  readonly decision: readonly string[] | null;
  readonly dialog: string | null;
}

/** No function is named inside the page: the loader of the workshop adds a helper there that the page does not have. */
export async function readShown(page: Page): Promise<Shown> {
  const read = await page.evaluate(() => ({
    at: document.querySelector('[data-at]')?.getAttribute('data-at') ?? null,
    heading: document.querySelector('h1')?.textContent ?? '',
    hasList: document.querySelector('[data-choices], [data-parting]') !== null,
    choices: [...document.querySelectorAll('[data-choices] [id^="choice-"], .confirm__end[id^="choice-"]')].map(
      (one) => `${one.id}${one.matches('[aria-pressed="true"], [aria-checked="true"]') ? '✓' : ''}`,
    ),
    dialog:
      document.querySelector(':is(dialog[open], [role="dialog"], [data-parting]) :is(h2, h3)')?.textContent ?? null,
  }));
  return {
    at: read.at,
    heading: read.heading.replace(/\s+/g, ' ').trim(),
    decision: read.hasList ? read.choices.map((id) => id.replace(/-\d(?=✓|$)/, '')).sort() : null,
    dialog: read.dialog,
  };
}

const STEADY_MS = 300;
const MOST_MS = 20_000;

/** Waits until nothing that can be pressed changes any more, and the page shows no place holder. */
async function settle(page: Page): Promise<Shown> {
  const until = Date.now() + MOST_MS;
  let [shown, since] = [await readShown(page), Date.now()];
  for (;;) {
    await page.waitForTimeout(60);
    const now = await readShown(page);
    if (JSON.stringify(now) !== JSON.stringify(shown)) [shown, since] = [now, Date.now()];
    else if (now.heading !== '' && Date.now() - since >= STEADY_MS) return now;
    if (Date.now() > until) throw new Error(`the page does not come to rest at ${JSON.stringify(now)}`);
  }
}

const controlOf = (page: Page, control: Exclude<Control, { readonly kind: 'seat' }>): Locator => {
  switch (control.kind) {
    case 'choice':
      return page.locator(`[id="choice-${control.target}"]`).first();
    case 'part':
    case 'until':
      return page.locator(control.selector).filter({ visible: true }).first();
    case 'place':
    case 'look':
      return page.locator(`.board-stop[data-stop="${control.stop}"]`);
  }
};

const MOST_PRESSES = 8;

async function take(page: Page, ways: Ways, by: Holding, control: Control): Promise<void> {
  if (control.kind === 'seat') {
    if ((await page.locator('main.curtain').count()) > 0) await sitDown(page, by);
    return;
  }
  const found = controlOf(page, control);
  if (control.kind === 'until') {
    const end = page.locator(control.shows).first();
    for (let n = 0; n < MOST_PRESSES && !(await end.isVisible()); n++) {
      await found.or(end).first().waitFor({ state: 'visible' });
      if (!(await end.isVisible())) await ways.press(found);
      await settle(page);
    }
    return;
  }
  await found.waitFor({ state: 'visible' });
  await (control.kind === 'look' ? ways.look(found) : ways.press(found));
}

interface SaveText {
  readonly about: { readonly seatNames: Readonly<Record<string, string>> };
  readonly log: readonly unknown[];
}

/** The players of the designs. */
const PLAYERS = ['Anna', 'Ben'];

/** The save as a file, and the number of its moves. */
export function readSituation({ save, isCovered }: Situation) {
  const file = JSON.parse(readFileSync(join(SAVES, `${save}.json`), 'utf8')) as SaveText;
  const seatNames = Object.fromEntries(Object.keys(file.about.seatNames).map((seat, at) => [seat, PLAYERS[at] ?? '']));
  const about = { ...file.about, seatNames, ...(isCovered ? { curtain: true } : {}) };
  const text = JSON.stringify({ ...file, about });
  return {
    file: { name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    moves: file.log.length,
  };
}

/**
 * The board is shown before the moves of the match are read; a film and a log need them. A match with hidden hands begins
 * with its position.
 */
async function waitForMoves(page: Page, moves: number): Promise<void> {
  if ((await page.locator('[data-at]').count()) > 0)
    await page.locator(`[data-at="${moves}"], [data-at="0"]`).first().waitFor({ state: 'attached' });
}

/** Opens the save and plays its situation; returns what the page shows then. */
export async function playSituation(page: Page, situation: Situation, by: Holding): Promise<Shown> {
  const { file } = readSituation(situation);
  await openSave(page, file);
  return playSteps(page, situation, by);
}

/** Plays the steps in the open match, in any language. */
export async function playSteps(page: Page, situation: Situation, by: Holding): Promise<Shown> {
  const { moves } = readSituation(situation);
  await settle(page);
  await waitForMoves(page, moves);
  const ways = WAYS[by](page);
  for (const step of situation.steps) {
    await take(page, ways, by, step);
    await settle(page);
    if (step.kind === 'seat') await waitForMoves(page, moves);
  }
  await page.locator(situation.shows).filter({ visible: true }).first().waitFor();
  return settle(page);
}

/** Lists the differences between two ways to the same situation. */
export const compareShown = (a: Shown, b: Shown): readonly string[] =>
  (['at', 'heading', 'decision', 'dialog'] as const).flatMap((part) => {
    const [one, other] = [JSON.stringify(a[part]), JSON.stringify(b[part])];
    const isUnseen = part === 'decision' && (a[part] === null || b[part] === null);
    return one === other || isUnseen ? [] : [`${part}: ${one} against ${other}`];
  });
