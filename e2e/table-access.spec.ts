/** The tables of all games, their results included, in other sizes, languages and sizes of text than those of the other tests. */
import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { clickAround, prefer } from './reich-support.ts';
import { openSave, watch } from './support.ts';

/** Presses at each table; `CLICKS=200` makes it a long run. */
const CLICKS = Number(process.env['CLICKS'] ?? 16);

const LOOKS = [
  { width: 1440, height: 900, language: 'ja', textSize: 100 },
  { width: 1024, height: 768, language: 'en', textSize: 130 },
  { width: 390, height: 844, language: 'ja', textSize: 130 },
] as const;

/** Positions just before a fight is decided. */
const FIGHTS = [
  'hitlers-reich.conflict-reroll-axis',
  'blitzkrieg-to-moscow-2.combat-attack-german',
  'hitlers-last-battles.support-german',
];

/** Checks that axe lacks: where the focus is, the names of headings, sideways scrolling. */
const listOthers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, legend')];
    const linked = headings.filter((heading) => heading.querySelector('a, button[data-rule]'));
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(document.activeElement === document.body ? ['the focus is nowhere'] : []),
      ...linked.map(({ textContent }) => `a link is part of the heading ${textContent}`),
      ...(scrollWidth > clientWidth ? [`wider than the window: ${scrollWidth}`] : []),
    ];
  });

for (const { width, height, language, textSize } of LOOKS)
  test.describe(`${width} × ${height}, ${language}, ${textSize}%`, () => {
    test.use({ viewport: { width, height } });

    for (const fight of FIGHTS)
      test(`axe finds nothing from ${fight} on, and the focus is never lost`, async ({ page }) => {
        test.setTimeout(600_000);
        const watched = watch(page);
        await prefer(page, { resultPause: 'press' });
        await openSave(page, `tests/saves/samples/${fight}.json`);
        await prefer(page, { resultPause: 'press', language, textSize });
        await page.reload();
        await expect(page.getByRole('main')).toBeVisible();
        const known: string[] = [];
        let [steps, seed] = [0, 3];
        while (steps < CLICKS) {
          const stop = await clickAround(page, { seed, most: CLICKS - steps, known, lifts: true });
          steps += stop.steps;
          ({ seed } = stop);
          if (stop.why !== 'new') break;
          known.push(stop.kind);
          const what = `after ${steps} presses, ${stop.kind}`;
          expect(await listFaults(page, what, false)).toEqual([]);
          expect(await listOthers(page), what).toEqual([]);
        }
        // Questions and results, not the same page over and over.
        expect(known.length).toBeGreaterThan(2);
        watched.expectClean();
      });
  });
