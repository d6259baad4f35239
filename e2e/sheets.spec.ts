/** Every screen's style sheet stays in a page once it was opened, so none may change what a table looks like. */
import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { startBtm } from './btm-support.ts';
import { startReich } from './reich-support.ts';
import { startMatch } from './support.ts';

/** Loads the sheets of all screens behind those that the page has, and gives how many there are. */
const loadAll = (page: Page, files: readonly string[]): Promise<number> =>
  page.evaluate(async (all) => {
    const missing = all.filter((file) => !document.querySelector(`link[href$="${file}"]`));
    await Promise.all(
      missing.map((file) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/assets/${file}` });
        link.dataset['added'] = '';
        const loaded = new Promise((done) => link.addEventListener('load', done));
        document.head.append(link);
        return loaded;
      }),
    );
    return missing.length;
  }, files);

/** Elements that look different without the added sheets, each with the first properties that do. */
const listDifferences = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const readLooks = (): readonly (readonly [string, readonly string[]])[] =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        // Custom properties show where they are used.
        const names = [...style].filter((name) => !name.startsWith('--'));
        const name = `${element.localName} .${element.getAttribute('class') ?? ''}`;
        return [name, names.map((property) => `${property}: ${style.getPropertyValue(property)}`)];
      });
    // A transition that a sheet begins would hide where it leads.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [still];
    const withAll = readLooks();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-added]')) link.disabled = true;
    const without = readLooks();
    return withAll.flatMap(([name, look], i) => {
      const changed = look.filter((line, at) => line !== without[i]?.[1][at]);
      return changed.length > 0 ? [`${name}: ${changed.slice(0, 4).join('; ')}`] : [];
    });
  });

const TABLES: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ["Hitler's Reich", (page) => startReich(page, { seed: 'sheets', hands: 'open' })],
  // Weather icons of 478 by 100 pixels were what the sheet of experiments once did to it.
  ['Blitzkrieg to Moscow 2', (page) => startBtm(page, { seed: 'sheets', hands: 'open' })],
  ["Hitler's Last Battles", (page) => startMatch(page, { seed: 'sheets' })],
];

for (const [name, open] of TABLES) {
  test(`the table of ${name} looks the same with the sheets of all screens`, async ({ page }) => {
    await open(page);
    const sheets = readdirSync('dist/assets').filter((file) => file.endsWith('.css'));
    expect(await loadAll(page, sheets)).toBeGreaterThan(10);
    expect(await listDifferences(page)).toEqual([]);
  });
}
