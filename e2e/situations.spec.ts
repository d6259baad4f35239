/** Each picture's situation is reached by mouse, by keyboard alone and by touch, and is the same then. */
import { expect, test, type Browser } from '@playwright/test';
import { ALL } from './situations/index.ts';
import { compareShown, playSituation, type Shown } from './situations/play-situation.ts';
import type { Situation } from './situations/situation.ts';
import type { Holding } from './support.ts';

const SIZES = {
  mouse: { width: 1440, height: 900 },
  key: { width: 1024, height: 768 },
  finger: { width: 390, height: 844 },
} as const;

async function playBy(browser: Browser, situation: Situation, by: Holding): Promise<Shown> {
  const context = await browser.newContext({
    viewport: situation.isOfPhone ? SIZES.finger : SIZES[by],
    hasTouch: by === 'finger',
    isMobile: by === 'finger',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const prefs = { animationSpeed: 'none', resultPause: 'press', language: 'en' };
    localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs }));
  });
  const shown = await playSituation(page, situation, by);
  await context.close();
  return shown;
}

for (const situation of ALL)
  test(`${situation.name} by mouse, by keyboard and by touch`, async ({ browser }) => {
    const byMouse = await playBy(browser, situation, 'mouse');
    for (const by of ['key', 'finger'] as const)
      expect.soft(compareShown(byMouse, await playBy(browser, situation, by)), by).toEqual([]);
  });
