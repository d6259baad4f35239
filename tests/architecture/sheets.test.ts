/** A sheet stays in the page once its screen was opened: its rules reach nothing outside its folder (docs/adr/0101). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Ground rules and utilities: classes that every folder may use, and style. */
const FOR_ALL = 'styles';

/** `games/hitlers-reich`, or the first folder of the path: `table`, `parts`, a screen. */
const folderOf = (file: string): string => /^games\/[^/]+(?=\/)|^[^/]+/.exec(file)?.[0] ?? '';

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({
    file,
    folder: folderOf(file),
    text: readFileSync(`src/ui/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));

const KEYFRAMES = /@keyframes\s+([\w-]+)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
const splitList = (list: string): readonly string[] => list.split(/,(?![^(]*\))/).map((one) => one.trim());

interface Rule {
  readonly selector: string;
  readonly declarations: string;
}

/** One rule for each selector of a list. A nested selector follows those that it is nested in. */
function listRules(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: { readonly selectors: readonly string[]; declarations: string }[] = [];
  for (const [, before = '', brace] of text.replaceAll(KEYFRAMES, '').matchAll(/([^{}]*)([{}])/g)) {
    const end = before.lastIndexOf(';') + 1;
    const outer = open.at(-1);
    if (brace === '{') {
      if (outer) outer.declarations += before.slice(0, end);
      const head = before.slice(end).trim();
      const around = outer?.selectors ?? [''];
      const selectors = head.startsWith('@')
        ? around
        : around.flatMap((one) => splitList(head).map((inner) => `${one} ${inner}`.trim()));
      open.push({ selectors, declarations: '' });
    } else {
      const { selectors = [], declarations = '' } = open.pop() ?? {};
      const all = (declarations + before).trim();
      if (all !== '') rules.push(...selectors.map((selector) => ({ selector, declarations: all })));
    }
  }
  return rules;
}

/** An element that has not a class is no sign of whose it is. */
const listClasses = (selector: string): readonly string[] =>
  [...selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

const rules = sheets.flatMap(({ file, folder, text }) =>
  listRules(text).map((rule) => ({ ...rule, file, folder, classes: listClasses(rule.selector) })),
);

const forAll = new Set(rules.filter(({ folder }) => folder === FOR_ALL).flatMap(({ classes }) => classes));

/** A class is at home where a sheet styles it by itself; failing that, where a selector names nothing else of the folder. */
const homes = new Map<string, Set<string>>();
/** `tabs__tab` and `tabs--below` are where `tabs` is. */
const blockOf = (name: string): string => name.split(/__|--/)[0] ?? '';
const isAtHome = (name: string, folder: string): boolean =>
  (homes.get(name) ?? homes.get(blockOf(name)))?.has(folder) ?? false;
for (const isAlone of [true, false]) {
  const known = new Set([...forAll, ...homes.keys()]);
  for (const { classes, folder } of rules) {
    if (folder === FOR_ALL || classes.some((one) => isAtHome(one, folder))) continue;
    const name = classes.find((one) => !known.has(one) && (isAlone || !known.has(blockOf(one))));
    if (name !== undefined && (!isAlone || new Set(classes).size === 1))
      homes.set(name, (homes.get(name) ?? new Set()).add(folder));
  }
}

describe('sheets', () => {
  test('are found', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(rules.length).toBeGreaterThan(1000);
  });

  test('have classes that no other folder styles', () => {
    const shared = [...homes]
      .filter(([, folders]) => folders.size > 1)
      .map(([name, folders]) => `${name}: ${[...folders].join(', ')}`);
    expect(shared).toEqual([]);
  });

  test('choose by a class of their folder, or by the game that it belongs to', () => {
    const strays = rules
      .filter(({ folder, classes, selector, declarations }) => {
        if (folder === FOR_ALL || classes.some((name) => isAtHome(name, folder))) return false;
        if (selector.includes(`[data-game='${folder.replace('games/', '')}']`)) return false;
        // Custom properties of the page have no look.
        return !declarations.split(';').every((one) => /^\s*(?:--|$)/.test(one));
      })
      .map(({ file, selector }) => `${file}: ${selector}`);
    expect(strays).toEqual([]);
  });

  test('name keyframes that no other sheet names', () => {
    const names = sheets.flatMap(({ text }) => [...text.matchAll(KEYFRAMES)].map(([, name]) => name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
