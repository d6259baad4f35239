import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that name colours: the page's tokens, the boards' shared ones, and each board's own. */
const PALETTES = [
  'src/ui/styles/tokens.css',
  'src/ui/board/palette.css',
  'src/ui/games/blitzkrieg-to-moscow-2/board/palette.css',
  'src/ui/games/hitlers-last-battles/board/palette.css',
  'src/ui/games/hitlers-reich/board/palette.css',
];

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/ui/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.css'));

const coloursOf = (css: string): readonly string[] =>
  css.match(/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)/gi) ?? [];

test('a colour is found however it is written', () => {
  const rule = 'a { color: #fff; fill: #A1B2C3; stroke: rgb(1 2 3); background: hsla(1, 2%, 3%, 0.5) }';
  expect(coloursOf(rule)).toEqual(['#fff', '#A1B2C3', 'rgb(1 2 3)', 'hsla(1, 2%, 3%, 0.5)']);
  expect(coloursOf("a { clip-path: url('#hatch'); color: var(--ink) }")).toEqual([]);
});

test('colours are named in the palettes and nowhere else', () => {
  expect(sheets).toEqual(expect.arrayContaining(PALETTES));
  const strays = sheets
    .filter((file) => !PALETTES.includes(file))
    .flatMap((file) => coloursOf(read(file)).map((colour) => `${file}: ${colour}`));
  expect(sheets.length).toBeGreaterThan(80);
  expect(strays).toEqual([]);
});

test('every name of a palette is used, and no name is used that has no value', () => {
  const all = sheets.map(read).join('\n');
  const code = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/ui/${file}`, 'utf8'))
    .join('\n');
  const named = PALETTES.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  const uses = (text: string): Set<string> =>
    new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const used = uses(all + code);
  expect(named.filter((name) => !used.has(name) && !code.includes(name))).toEqual([]);
  const given = new Set([...(all + code).matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name = '']) => name));
  // A value that a script sets on an element is named in the code.
  expect([...used].filter((name) => !given.has(name) && !code.includes(name))).toEqual([]);
});
