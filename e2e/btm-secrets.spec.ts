import { expect, test, type Page } from '@playwright/test';
import data from '../src/engine/games/blitzkrieg-to-moscow-2/data/blitzkrieg-to-moscow-2.json' with { type: 'json' };
import { EXAMPLE, EXAMPLE_SEED, hand, make, startBtm } from './btm-support.ts';
import { clickAround, lookReady, prefer } from './reich-support.ts';
import { curtainOf, promptOf, readDisk, watch, sitDown } from './support.ts';

const SIDES = ['german', 'soviet'] as const;
type Side = (typeof SIDES)[number];

/** The part of a save that says where every card is. The page keeps it on the disk; it must not be in the page. */
interface Save {
  readonly snapshot: {
    readonly cards: Readonly<Record<Side, { readonly hand: readonly string[]; readonly discard: readonly string[] }>>;
  };
}

const CARDS: readonly { readonly id: string; readonly name: string }[] = [...data.cards.german, ...data.cards.soviet];
const nameOf = (id: string): string => CARDS.find((card) => card.id === id)?.name ?? id;

/** All text of the page, except facts that were public and guesses that the panel marks. */
const readAll = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const path of copy.querySelectorAll('path')) path.removeAttribute('d');
    // The title on the map is no card.
    for (const title of copy.querySelectorAll('.chart-title')) title.remove();
    // A card that was played or discarded stays in the log and on the cover's part of it, though it may be in the hand again.
    for (const log of copy.querySelectorAll('.log, .curtain__since')) log.remove();
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    return [copy.outerHTML, document.title, location.href, stored]
      .join('\n')
      .replaceAll('Blitzkrieg to Moscow', '')
      .replaceAll(/If the \w+ player holds [^<]*/g, '');
  });

/** Cards in hands that `seat` must not know; null is an onlooker. */
async function findLeaks(
  page: Page,
  seat: Side | null,
): Promise<{ readonly leaked: string[]; readonly checked: number }> {
  const { text, entries } = await readDisk(page);
  const { cards } = (JSON.parse(text) as Save).snapshot;
  const shown = await readAll(page);
  const open = [...cards.german.discard, ...cards.soviet.discard].map(nameOf);
  const hidden = SIDES.filter((side) => side !== seat).flatMap((side) => cards[side].hand);
  const leaked = hidden.flatMap((id) => {
    const hasId = new RegExp(`\\b${id}\\b`).test(shown) || entries.includes(`"${id}"`);
    const hasName = !open.includes(nameOf(id)) && shown.includes(nameOf(id));
    return hasId || hasName ? [id] : [];
  });
  return { leaked, checked: hidden.length };
}

test('hand-overs, the library and the start never leak a card', async ({ page }) => {
  test.setTimeout(900_000);
  const watched = watch(page);
  await prefer(page, { quick: true });
  let seed = 5;
  let checked = 0;
  let handOvers = 0;
  const check = async (seat: Side | null, where: string) => {
    const found = await findLeaks(page, seat);
    expect(found.leaked, where).toEqual([]);
    checked += found.checked;
  };
  const playMatch = async () => {
    const table = page.url();
    for (; ; handOvers++) {
      const stop = await clickAround(page, { seed, most: 500 });
      ({ seed } = stop);
      if (stop.why === 'over') return;
      expect(stop.why).toBe('curtain');
      await check(null, `curtain ${handOvers}`);
      await sitDown(page);
      await expect(promptOf(page)).toBeVisible();
      const seat = (await page.locator('.prompt__who').innerText()).includes('German') ? 'german' : 'soviet';
      await check(seat, `${seat} ${handOvers}`);
      if (handOvers % 6 !== 0) continue;
      // A player leaves the table in the middle of a turn, with a hand in sight.
      ({ seed } = await clickAround(page, { seed, most: 3 }));
      for (const address of ['#/', '#/library']) {
        await page.evaluate((to) => location.assign(to), address);
        await expect(page.getByText('Blitzkrieg to Moscow 2').first()).toBeVisible();
        await check(null, `${address} ${handOvers}`);
      }
      await page.goto(table);
      // A returning player finds a cover screen, or a question without cards over two face-down hands.
      await expect(curtainOf(page).or(promptOf(page)).first()).toBeVisible();
      await check(null, `back at the table ${handOvers}`);
    }
  };
  // A match may be short: its players press at random.
  for (let match = 0; match < 3 && checked <= 300; match++) {
    await startBtm(page, { seed: `secrets ${match}` });
    await playMatch();
  }
  // It would prove nothing if all hands were empty.
  expect(handOvers).toBeGreaterThan(20);
  expect(checked).toBeGreaterThan(300);
  watched.expectClean();
});

test('neither the library nor the curtain leaks a planned card', async ({ page }) => {
  test.setTimeout(300_000);
  await prefer(page);
  await startBtm(page, { seed: EXAMPLE_SEED });
  const toTank = EXAMPLE.findIndex((picks) => picks.includes('card:g-blitz'));
  for (const picks of EXAMPLE.slice(0, toTank + 1)) await make(page, hand(page), picks);
  const planned = /Blitzkrieg(?! to Moscow)/;
  await expect(promptOf(page)).toContainText(planned);
  for (const address of ['#/', '#/library']) {
    await page.evaluate((to) => location.assign(to), address);
    await expect(page.getByText('Continue the tank action').first()).toBeVisible();
    expect(await page.content()).not.toMatch(planned);
  }
  await page.getByRole('link', { name: 'Open' }).first().click();
  await expect(page.locator('.curtain')).toContainText('Continue the tank action');
  expect(await page.content()).not.toMatch(planned);
  expect((await lookReady(page)).what).toBe('curtain');
  await sitDown(page);
  await expect(promptOf(page)).toContainText(planned);
});
