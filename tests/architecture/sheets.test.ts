/** A sheet stays in the page once its screen was opened: the rules of a screen reach nothing outside that screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Folders of what every screen uses: their classes are nobody's own. */
const SHARED = ['src/ui/styles', 'src/ui/parts', 'src/ui/app', 'src/ui/board'];

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src/ui', file));
const isScreen = (file: string): boolean =>
  !SHARED.includes(dirname(file)) && !/^src\/ui\/(?:games|table)\//.test(file);

/** Selectors of a sheet, one for each place between commas; steps of keyframes are none. */
function listSelectors(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return (
    [...text.matchAll(/([^{};]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      // An outer rule that only names the room or the language has its inner rules read one by one.
      .filter((selector) => !/^(?:@|:where\(:root[^.]*$|:root[^ ]*$|:lang[^ ]*$)/.test(selector))
      .flatMap((selector) => selector.split(/,(?![^(]*\))/))
      .map((selector) => selector.trim())
  );
}

const listClasses = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const rules = sheets.map((file) => ({ file, selectors: listSelectors(file) }));

/** Folders whose sheets begin a selector with a class, by class. */
const homes = new Map<string, Set<string>>();
for (const { file, selectors } of rules) {
  for (const selector of selectors) {
    const [first] = listClasses(selector);
    if (first !== undefined) homes.set(first, (homes.get(first) ?? new Set()).add(dirname(file)));
  }
}

const isOwn = (name: string, home: string): boolean => [...(homes.get(name) ?? [])].every((one) => one === home);

describe('sheets of screens', () => {
  test('are found', () => {
    expect(rules.filter(({ file }) => isScreen(file)).length).toBeGreaterThan(10);
  });

  for (const { file, selectors } of rules.filter(({ file: one }) => isScreen(one))) {
    test(`${basename(file)} styles nothing outside its screen`, () => {
      expect(selectors.filter((selector) => !listClasses(selector).some((name) => isOwn(name, dirname(file))))).toEqual(
        [],
      );
    });
  }
});
