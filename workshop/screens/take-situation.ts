/** Plays a situation by mouse, by keyboard and by touch, and takes a picture of each size by one of them. */
import type { Browser, Page } from '@playwright/test';
import { compareShown, playSituation, type Shown } from '../../e2e/situations/play-situation.ts';
import type { Situation } from '../../e2e/situations/situation.ts';
import type { Holding } from '../../e2e/support.ts';
import { openIn } from './open-in.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const PHONE: Size = { width: 390, height: 844 };
const WAYS: readonly (readonly [Holding, Size])[] = [
  ['mouse', { width: 1440, height: 900 }],
  ['key', { width: 1024, height: 768 }],
  ['finger', PHONE],
];
const MOST_MS = 20_000;

/** Takes the picture of a page as it is. */
export type Shoot = (page: Page, size: Size) => Promise<void>;

async function playBy(
  browser: Browser,
  baseURL: string,
  situation: Situation,
  [by, size]: (typeof WAYS)[number],
  shoot: Shoot | null,
): Promise<Shown> {
  const isTouched = by === 'finger';
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    hasTouch: isTouched,
    isMobile: isTouched,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(MOST_MS);
  try {
    const page = await openIn(context, 'en');
    const shown = await playSituation(page, situation, by);
    // A pointer that looks at a place stays there.
    if (by === 'mouse' && situation.steps.at(-1)?.kind !== 'look') await page.mouse.move(0, 0);
    await shoot?.(page, size);
    return shown;
  } finally {
    await context.close();
  }
}

/** Returns what failed: a way that does not arrive, or arrives elsewhere than the mouse. */
export async function takeSituation(
  browser: Browser,
  baseURL: string,
  situation: Situation,
  shoot: Shoot,
): Promise<readonly string[]> {
  const faults: string[] = [];
  let byMouse: Shown | null = null;
  for (const [by, size] of WAYS) {
    // A design of a phone has no other picture, and is played there by all three.
    const isTaken = !situation.isOfPhone || size === PHONE;
    const at = situation.isOfPhone ? PHONE : size;
    try {
      const shown = await playBy(browser, baseURL, situation, [by, at], isTaken ? shoot : null);
      byMouse ??= shown;
      faults.push(...compareShown(byMouse, shown).map((fault) => `${situation.name} by ${by}: ${fault}`));
    } catch (error) {
      faults.push(`${situation.name} by ${by}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
    }
  }
  return faults;
}
