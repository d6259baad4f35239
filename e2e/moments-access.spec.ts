/** The moments of a match at every size, in both languages and with large text: axe finds nothing, nothing is cut off. */
import { expect, test, type Page } from '@playwright/test';
import { listFaults } from './faults.ts';
import { prefer } from './reich-support.ts';
import { ALL } from './situations/index.ts';
import { playSteps, readSituation } from './situations/play-situation.ts';
import { INSPECTOR, takeSeat, type Situation } from './situations/situation.ts';
import { curtainOf, openSave, sitDown } from './support.ts';

const samples = (name: string) => `tests/saves/samples/${name}.json`;

interface Moment {
  readonly name: string;
  readonly save: Parameters<typeof openSave>[1];
  /** From the position of the save to the moment, in any language. */
  readonly enter?: (page: Page) => Promise<void>;
  readonly shows: string;
}

/** Keys that a table hears once its moves are read. */
const untilShown = (key: string, shown: string) => async (page: Page) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(shown).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

async function endStep(page: Page): Promise<void> {
  // The gold button where nothing else is left to do.
  await page.locator('.confirm__end, .confirm__go').last().click();
  await expect(page.locator('[data-parting]')).toBeVisible();
}

/** Situations of pictures that the moments below do not have. */
const PICTURED = [
  '3-05-hr-year-end',
  '3-07-hr-log',
  '3-08-victory-rail',
  '3-15-btm-breakthrough',
  '3-16-cover',
  '3-19-log-inspector',
  '3-21-cards',
];
const INSPECTED: Situation = {
  name: 'inspector',
  save: 'samples/blitzkrieg-to-moscow-2.combat-attackers-german',
  steps: [takeSeat, INSPECTOR],
  shows: '[role="tabpanel"][id$="-content-place"]',
};
const momentOf = (situation: Situation): Moment => ({
  name: situation.name,
  save: readSituation(situation).file,
  enter: async (page) => void (await playSteps(page, situation, 'mouse')),
  shows: situation.shows,
});

const MOMENTS: readonly Moment[] = [
  ...[...ALL.filter(({ name }) => PICTURED.includes(name)), INSPECTED].map(momentOf),
  ...['blitzkrieg-to-moscow-2', 'hitlers-last-battles', 'hitlers-reich'].map((game) => ({
    name: `end of ${game}`,
    save: samples(`${game}.over`),
    shows: '.end-actions',
  })),
  { name: 'operation', save: samples('hitlers-reich.barbarossa-ask-axis'), shows: '.operation' },
  { name: 'landing', save: samples('hitlers-reich.overlord-landing-allies'), shows: '.operation' },
  { name: 'warning', save: 'tests/saves/pockets/cut-off.json', enter: endStep, shows: '[data-parting]' },
  {
    name: 'surrender',
    save: 'tests/saves/pockets/surrender.json',
    async enter(page) {
      await endStep(page);
      await page.locator('.confirm__anyway').click();
    },
    shows: '.surrender__group',
  },
  {
    name: 'standing orders',
    save: samples('blitzkrieg-to-moscow-2.combat-attack-german'),
    enter: untilShown('Shift+D', '.orders'),
    shows: '.orders',
  },
  {
    name: 'film',
    save: samples('hitlers-last-battles.replace-german'),
    enter: untilShown('Shift+W', '.film'),
    shows: '.film',
  },
];

/** Words in a box so narrow that their letters are below one another. */
const listColumns = (page: Page): Promise<readonly string[]> =>
  page.locator('main, .table__main, [role="dialog"]').evaluateAll((roots) =>
    roots.flatMap((root) =>
      [...root.querySelectorAll<HTMLElement>('h1, h2, h3, p, b, small, span')].flatMap((element) => {
        const text = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
          .join('');
        const em = Number.parseFloat(getComputedStyle(element).fontSize);
        const { x, y, width, height } = element.getBoundingClientRect();
        // Not what something covers.
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!top || !(element.contains(top) || top.contains(element))) return [];
        const isColumn = text.trim().length > 8 && width > 1 && width < 2 * em && height > 4 * em;
        // Nor words in a box of one pixel, for screen readers.
        const isUnseen = (element.parentElement?.clientWidth ?? 0) < 2;
        return isColumn && !isUnseen ? [text] : [];
      }),
    ),
  );

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
const TEXTS = [
  ['en', 100],
  ['ja', 100],
  ['en', 200],
] as const;

/** Scrollers that are inside another one. */
const listNested = (page: Page): Promise<readonly string[]> =>
  page.locator('main, dialog[open]').evaluateAll((roots) => {
    const all = roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1);
    return all.filter((one) => all.some((other) => other !== one && other.contains(one))).map((one) => one.className);
  });

/** Groups without a name, and sentences that a live region says twice. */
const listMisheard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const groups = document.querySelectorAll(
      ':is([role="group"], [role="radiogroup"], [role="toolbar"], [role="tablist"]):not([aria-label], [aria-labelledby])',
    );
    const live = document.querySelectorAll(':is([aria-live], [role="status"], [role="alert"]):not([aria-live="off"])');
    return [
      ...[...groups].map((group) => `no name: ${group.className}`),
      ...[...live].flatMap((region) =>
        (region.textContent.match(/[^.。]+[.。]/gu) ?? [])
          .map((sentence) => sentence.trim())
          .filter((sentence, at, all) => all.indexOf(sentence) < at)
          .map((sentence) => `twice: ${sentence}`),
      ),
    ];
  });

/** Imports the save in English, since the steps of the import are found by their names, and comes back in `language`. */
async function openAs(page: Page, save: Moment['save'], language: 'en' | 'ja', textSize: 100 | 200): Promise<void> {
  await openSave(page, save);
  await prefer(page, { language, textSize, resultPause: 'press' });
  await page.reload();
  await expect(page.locator('.prompt, main.curtain, .end-actions').first()).toBeVisible();
  if (await curtainOf(page).isVisible()) await sitDown(page);
}

/** Texts of one line that do not fit, except where the whole is told elsewhere. */
const listCut = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(within).evaluateAll((roots) =>
    roots.flatMap((root) =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        // Words of a button that shows its picture alone.
        if (element.clientWidth < 12) return [];
        const isText = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const isTold =
          element.title !== '' || element.closest('.visually-hidden, .history__ticker, .film-still') !== null;
        return isCut && isText && !isTold ? [`${textOverflow}: ${element.textContent}`] : [];
      }),
    ),
  );

/** Names of turns on the line of the match that one after them covers. */
const listCovered = (page: Page): Promise<readonly string[]> =>
  page.locator('.scrubber__turn').evaluateAll((names) =>
    names.flatMap((name, at) => {
      const next = names[at + 1]?.getBoundingClientRect();
      return next && next.left < name.getBoundingClientRect().right ? [name.textContent] : [];
    }),
  );

for (const [width, height] of SIZES)
  for (const [language, textSize] of TEXTS)
    for (const { name, save, enter, shows } of MOMENTS)
      test(`${name}, ${width} × ${height}, ${language}, text ${textSize}%`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openAs(page, save, language, textSize);
        await enter?.(page);
        await expect(page.locator(shows).first()).toBeVisible();
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
        expect.soft(await listCut(page, '.table__main, [role="dialog"], main')).toEqual([]);
        expect.soft(await listColumns(page)).toEqual([]);
        expect.soft(await listCovered(page), 'names of turns over one another').toEqual([]);
        expect.soft(await listNested(page), 'a scroller in a scroller').toEqual([]);
        expect.soft(await listMisheard(page)).toEqual([]);
        expect(await listFaults(page, name, false)).toEqual([]);
      });
