import { expect, test } from '@playwright/test';
import { listFaults } from './faults.ts';
import { clickAround, clickOn, dealer, prefer, startReich } from './reich-support.ts';
import { watch, sitDown } from './support.ts';

/** Presses of each half; `CLICKS=1000` makes it a long run of two thousand. */
const CLICKS = Number(process.env['CLICKS'] ?? 30);

/** One in this many states is checked with its whole log. */
const LOG_EVERY = 8;

/** Two halves, so that they can run side by side. */
for (const half of [1, 2])
  test(`axe finds nothing in any state that a random clicker reaches, part ${half} of 2`, async ({ page }) => {
    test.setTimeout(3_600_000);
    const watched = watch(page);
    await prefer(page, { quick: true });
    const scenarios = half === 1 ? [/^Campaign/, /1941–43/] : [/^Short/, /1941–42/];
    const known: string[] = [];
    let [steps, seed] = [0, half];
    for (let game = 0; steps < CLICKS; game++) {
      await startReich(page, { scenario: scenarios[game % 2] ?? /^Campaign/, seed: `axe ${half} ${game}` });
      for (;;) {
        const stop = await clickAround(page, { seed, most: CLICKS - steps, known, lifts: true });
        steps += stop.steps;
        ({ seed } = stop);
        if (stop.why !== 'new') break;
        known.push(stop.kind);
        // A log of a hundred moves takes axe as long as all the rest, and consists of the same few lines.
        const withLog = known.length % LOG_EVERY === 0;
        expect(await listFaults(page, `after ${steps} steps, ${stop.kind}`, withLog)).toEqual([]);
      }
    }
    // Questions, crumbs, conflicts, curtains: not the same page over and over.
    expect(known.length).toBeGreaterThan(6);
    watched.expectClean();
  });

test('axe finds nothing on set-up, malls, rulings, lessons and rules of the game', async ({ page }) => {
  test.setTimeout(240_000);
  await prefer(page);
  for (const screen of [
    '/new/hitlers-reich',
    '/lesson/hr-first-turn',
    '/rules/hitlers-reich',
    '/rules/hitlers-reich/R-18',
  ]) {
    await page.goto(`/#${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await listFaults(page, screen)).toEqual([]);
  }
  await startReich(page, { seed: 'malls', hands: 'open' });
  await page.getByRole('button', { name: /^Event malls/ }).click();
  expect(await listFaults(page, 'malls')).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test.describe(`${width} × ${height}, by finger`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('a turn can be played, axe finds nothing and nothing is cut off', async ({ page }) => {
      test.setTimeout(200_000);
      await prefer(page);
      await startReich(page, { scenario: /1941–42/, seed: 'small' });
      const finger = {
        press: (id: string) =>
          page
            .locator(`[id="${id}"]`)
            .tap({ timeout: 3000 })
            .catch(() => undefined),
        commit: () =>
          page
            .locator('.confirm__go')
            .tap({ timeout: 3000 })
            .catch(() => undefined),
        lift: () => sitDown(page, 'finger'),
      };
      const choose = dealer(4);
      for (let n = 0; n < 30; n++) {
        await clickOn(page, finger, choose);
        if (n % 6 !== 0) continue;
        expect(await listFaults(page, `press ${n}`)).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
      }
    });
  });
