/** `npm run measure`: the house in figures, as a Markdown table. `docs/house.md` keeps them by date. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCasts, countKeys, countMembers, listOneReader, readModules, type Members } from './code.ts';
import { countRepeats, isCode, isUnder, listBodies, readTexts, sumLines, type TextFile } from './files.ts';

const root = join(import.meta.dirname, '../..');
/** All that a game answers. */
const CONTRACT = ['GameDefinition', 'GameTable', 'EditorKit', 'PackKit', 'GameManifest', 'GameScreen', 'LabKit'];
/** Catalogues as modules, a language each, or as tables of both. */
const SENTENCES = ['src/i18n/en', 'src/i18n/ja', 'src/i18n/words'];
/** The English modules, written or compiled. */
const isEnglish = (path: string): boolean => /^src\/i18n\/(?:compiled\/)?en\//.test(path);

const texts = readTexts(root);
const modules = readModules(root);
/** Compiled files are not sources. */
const written = modules.filter(({ path }) => !path.includes('/compiled/'));
const members = CONTRACT.map((name) => [name, countMembers(written, name)] as const);
const readable = written.filter(({ path }) => !path.startsWith('src/i18n/'));

const isWords = isUnder(...SENTENCES);
const isDatum = ({ path }: TextFile): boolean => path.endsWith('.json');
const isPage = ({ path }: TextFile): boolean => path.endsWith('.md');
const inSource = texts.filter(isUnder('src'));
const linesUnder = (folder: string) => sumLines(texts.filter(isUnder(folder)).filter(isCode));
const keysUnder = (test: (path: string) => boolean) => countKeys(modules.filter(({ path }) => test(path)));

/** A sentence is one row, however its catalogue is written and in however many languages. */
const rows = keysUnder(isEnglish);
const isSourceCode = (file: TextFile): boolean => isCode(file) && !isWords(file);
const sourceLines = sumLines(inSource.filter(isSourceCode));

/** Lines of a game in every folder: all files whose path has its id, sentences as rows. */
function priceOf(game: string) {
  const own = texts.filter((file) => file.path.includes(game) && !isDatum(file));
  const source = sumLines(own.filter(isUnder('src')).filter(isSourceCode));
  const words = keysUnder((path) => isEnglish(path) && path.includes(game));
  const rulebook = sumLines(own.filter(isUnder('src')).filter(isPage));
  const linesIn = (...folders: readonly string[]) => sumLines(own.filter(isUnder(...folders)));
  const [tests, tools] = [linesIn('tests', 'e2e'), linesIn('tools', 'workshop', 'scripts')];
  return { game, total: source + words + rulebook + tests + tools, source, words, rulebook, tests, tools };
}

const games = readdirSync(join(root, 'src/engine/games'));
const [smallest] = games.map(priceOf).sort((a, b) => a.total - b.total);
const bodies = texts.filter(({ path }) => path.endsWith('.css')).flatMap(({ text }) => listBodies(text));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
const total = members.reduce((sum, [, { all }]) => sum + all, 0);
const optional = members.reduce((sum, [, one]) => sum + one.optional, 0);

const format = (count: number): string => count.toLocaleString('en');
const say = ({ all, optional: free, groups, absent }: Members): string =>
  `${all} (${free} optional${groups > 0 ? `, ${groups} groups, ${absent} of them optional` : ''})`;

const table: readonly (readonly [string, string | number])[] = [
  ['**Lines of `src`**, sentences as rows', sourceLines + rows],
  ...readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) =>
        [`code of \`src/${name}\``, sumLines(inSource.filter(isUnder(`src/${name}`)).filter(isSourceCode))] as const,
    ),
  ['sentences of `src/i18n`, rows', rows],
  ['the same, lines of the files', sumLines(inSource.filter(isWords))],
  ['rulebooks of `src/i18n`, lines of Markdown', sumLines(inSource.filter(isPage))],
  ['data of `src`, lines of JSON', sumLines(inSource.filter(isDatum))],
  ...['tests', 'e2e', 'tools', 'workshop', 'scripts'].map(
    (folder) => [`code of \`${folder}\``, linesUnder(folder)] as const,
  ),
  ['fixtures of `tests`, lines of JSON', sumLines(texts.filter(isUnder('tests')).filter(isDatum))],
  ['`docs`, lines of Markdown', sumLines(texts.filter(isUnder('docs')).filter(isPage))],
  ['**Files** of code in `src`', inSource.filter(isCode).length],
  ['files of one reader', `${listOneReader(readable).length} of ${format(readable.length)}`],
  ['casts in `src`', countCasts(written)],
  ['**Members that a game answers**', `${total} (${optional} optional)`],
  ...members.map(([name, one]) => [`of \`${name}\``, say(one)] as const),
  ['**CSS rules** whose body another rule has', `${countRepeats(bodies)} of ${format(bodies.length)}`],
  ['lines of CSS', sumLines(texts.filter(({ path }) => path.endsWith('.css')))],
  ['**Packages** in `package-lock.json`', Object.keys(lock.packages).length - 1],
  ...(smallest
    ? ([
        [`**Price of the smallest game** (\`${smallest.game}\`)`, smallest.total],
        ['its code in `src`', smallest.source],
        ['its sentences, rows', smallest.words],
        ['its rulebook, lines in both languages', smallest.rulebook],
        ['its tests, fixtures left out', smallest.tests],
        ['its tools', smallest.tools],
      ] as const)
    : []),
];

const today = new Date().toISOString().slice(0, 10);
console.log(`| What | ${today} |\n| --- | ---: |`);
for (const [what, figure] of table)
  console.log(`| ${what} | ${typeof figure === 'number' ? format(figure) : figure} |`);
