import { expect, test, type Page } from '@playwright/test';
import { expectHidden, type Side } from './reich-hidden.ts';
import { clickAround, prefer, startReich } from './reich-support.ts';
import { curtainOf, letCurtainFall, watch, sitDown } from './support.ts';

test.use({ trace: 'off', permissions: ['clipboard-read', 'clipboard-write'] });

test('200 hand-overs never leak a card', async ({ page }) => {
  test.setTimeout(900_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  await startReich(page, { scenario: /^Campaign/, seed: 'secrets' });
  let seed = 5;
  let handOvers = 0;
  let checks = 0;
  let hands = 0;
  let results = 0;
  while (handOvers < 200) {
    const stop = await clickAround(page, { seed, most: 500, sees: true });
    ({ seed } = stop);
    if (stop.why === 'result') {
      // Both look at it: hands are not on the table.
      await check(page, null);
      results++;
      await letCurtainFall(page);
      continue;
    }
    if (stop.why !== 'curtain') {
      await startReich(page, { scenario: /^Campaign/, seed: `secrets ${handOvers}` });
      continue;
    }
    await check(page, null);
    handOvers++;
    await sitDown(page);
    await expect(curtainOf(page)).toHaveCount(0);
    const seat = (await page.locator('.prompt__who').innerText()).includes('Axis') ? 'axis' : 'allies';
    hands += await check(page, seat);
  }
  expect(handOvers).toBe(200);
  expect(checks).toBe(400 + results);
  expect(results).toBeGreaterThan(10);
  // It would prove nothing if all hands were empty.
  expect(hands).toBeGreaterThan(800);
  watched.expectClean();

  function check(at: Page, seat: Side | null): Promise<number> {
    return expectHidden(at, seat, checks++ % 8 < 2);
  }
});
