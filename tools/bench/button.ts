/** Measures the floor under every press: a page of one button, with the same probe and on the same slowed processor. */
import type { Browser } from '@playwright/test';
import { spreadOf, type Spread } from './browser-figures.ts';
import { installProbe } from './browser-probe.ts';
import { THROTTLE } from './browser.ts';
import type { Deadline } from './deadline.ts';

/** The press changes one word, which is the least that a page can answer. */
const PAGE = `<!doctype html><title>One button</title><button style="font: 20px sans-serif">Press</button>
<script>document.querySelector('button').addEventListener('click', ({ target }) => {
  target.textContent = target.textContent === 'Press' ? 'Pressed' : 'Press';
});</script>`;
const PRESSES = 60;

export interface ButtonFigures {
  readonly presses: number;
  /** Milliseconds from the press to the second frame after its change. */
  readonly painted: Spread;
}

export async function measureButton(browser: Browser, deadline: Deadline): Promise<ButtonFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe);
  await page.goto(`data:text/html,${encodeURIComponent(PAGE)}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.getByRole('button').hover();
  const painted: number[] = [];
  while (painted.length < PRESSES && !deadline.isOver()) {
    await page.evaluate(() => window.benchProbe?.arm('any'));
    await page.mouse.down();
    await page.mouse.up();
    const answered = await page.evaluate(() => window.benchProbe?.result() ?? null);
    if (answered === null) throw new Error('a press changed nothing on the page of one button');
    painted.push(answered.whole);
  }
  await context.close();
  return { presses: painted.length, painted: spreadOf(painted) };
}
