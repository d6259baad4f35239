import { expect, test } from '@playwright/test';
import { startBtm } from './btm-support.ts';
import { listFaults } from './faults.ts';
import { clickAround, clickOn, dealer, prefer } from './reich-support.ts';
import { watch, sitDown } from './support.ts';

/** Presses; `CLICKS=1000` makes it a long run. */
const CLICKS = Number(process.env['CLICKS'] ?? 40);

test('axe finds nothing in any state that a random clicker reaches', async ({ page }) => {
  test.setTimeout(3_600_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  const known: string[] = [];
  let [steps, seed] = [0, 1];
  for (let game = 0; steps < CLICKS; game++) {
    await startBtm(page, { seed: `axe ${game}`, options: game % 2 === 1 ? [/^Free Soviet set-up/, /^Odessa/] : [] });
    for (;;) {
      const stop = await clickAround(page, { seed, most: CLICKS - steps, known, lifts: true });
      steps += stop.steps;
      ({ seed } = stop);
      if (stop.why !== 'new') break;
      known.push(stop.kind);
      expect(await listFaults(page, `after ${steps} steps, ${stop.kind}`, false)).toEqual([]);
    }
  }
  expect(known.length).toBeGreaterThan(4);
  watched.expectClean();
});

test('axe finds nothing on set-up, lessons, rules, overlays', async ({ page }) => {
  test.setTimeout(400_000);
  await prefer(page);
  for (const screen of ['/new/blitzkrieg-to-moscow-2', '/rules/blitzkrieg-to-moscow-2', '/lessons']) {
    await page.goto(`/#${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await listFaults(page, screen, false)).toEqual([]);
  }
  await startBtm(page, { seed: 'overlays', hands: 'open' });
  await page.getByRole('button', { name: 'Overlays' }).click();
  const overlays = page.getByRole('group', { name: 'Overlays' }).first().getByRole('button');
  for (const overlay of await overlays.all()) {
    await overlay.click();
    expect(await listFaults(page, await overlay.innerText(), false)).toEqual([]);
  }
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test.describe(`${width} × ${height}, by finger`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('a turn can be played, axe finds nothing and nothing is cut off', async ({ page }) => {
      test.setTimeout(300_000);
      await prefer(page);
      await startBtm(page, { seed: 'small' });
      const tap = (selector: string) =>
        page
          .locator(selector)
          .tap({ timeout: 3000 })
          .catch(() => undefined);
      const finger = {
        press: (id: string) => tap(`[id="${id}"]`),
        commit: () => tap('.confirm__go, .confirm__anyway'),
        lift: () => sitDown(page, 'finger'),
      };
      const choose = dealer(4);
      for (let n = 0; n < 30; n++) {
        await clickOn(page, finger, choose);
        if (n % 6 !== 0) continue;
        expect(await listFaults(page, `press ${n}`, false)).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
      }
    });
  });
