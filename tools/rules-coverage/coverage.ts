/** From each number of the rules to the code that cites it and to the tests whose titles do, and back. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from './table.ts';
import { readTitles } from './titles.ts';

type Files = ReadonlyMap<string, readonly string[]>;

export interface Citations {
  /** Files by the number they cite. */
  readonly code: Files;
  /** Files by the number that the title of an asserting test cites. */
  readonly tests: Files;
}

const codeOf = ({ game }: Table): string => `src/engine/games/${game}`;
const testsOf = ({ game }: Table): string => `tests/engine/${game}`;
const idsOf = ({ groups }: Table): readonly string[] => groups.flatMap(({ ids }) => ids);

const NUMBER = /§\d+(?:\.\d+)*|\bQ\d+\b|\b(?:(?:INV|IL)-\d\d|(?:RS|[DIPECKVRG])-\d+[abc]?)\b/g;
/** `rule: '6.5.1'`, and the second word of a refusal. */
const QUOTED_RULE = /(?:rule: |refusal\(['`][^'`]+['`], |'\w+\.[\w.-]+', )'((?:Q|R-)?\d+(?:\.\d+)*)'/g;
/** `V-1 to V-3`, `G-01 … G-06`, `§8.2 to §8.5` */
const RANGE = /\b(INV|IL|RS|[DIPECKVRG])-(\d+) (?:to|…|–) (?:\1-)?(\d+)\b/g;

function numbersIn(text: string): ReadonlySet<string> {
  const found = new Set<string>(text.match(NUMBER) ?? []);
  for (const [, rule = ''] of text.matchAll(QUOTED_RULE)) found.add(/^\d/.test(rule) ? `§${rule}` : rule);
  for (const [, kind = '', from = '', to = ''] of text.matchAll(RANGE))
    for (let n = Number(from); n <= Number(to); n++) found.add(`${kind}-${String(n).padStart(from.length, '0')}`);
  return found;
}

/** Files by number, each file once. */
function gather(cited: readonly { readonly file: string; readonly text: string }[]): Files {
  const found = new Map<string, string[]>();
  for (const { file, text } of cited)
    for (const number of numbersIn(text)) {
      const files = found.get(number) ?? [];
      if (!files.includes(file)) found.set(number, [...files, file]);
    }
  return found;
}

export function readCitations(root: string, table: Table): Citations {
  const code = join(root, codeOf(table));
  const files = readdirSync(code, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return {
    code: gather(files.sort().map((file) => ({ file, text: readFileSync(join(code, file), 'utf8') }))),
    tests: gather(readTitles(join(root, testsOf(table))).map(({ file, title }) => ({ file, text: title }))),
  };
}

/** A rule covers its subsections: §6.5.3 is met if §6.5.3.2 is. */
const meets = (files: Files, id: string): readonly string[] => {
  const own = files.get(id) ?? [];
  if (own.length > 0 || !id.startsWith('§')) return own;
  return [...new Set([...files].filter(([other]) => other.startsWith(`${id}.`)).flatMap(([, names]) => names))];
};

/** Rows without a test. */
export const listUntested = (table: Table, { tests }: Citations): readonly string[] =>
  idsOf(table).filter((id) => meets(tests, id).length === 0);

/** Rows without code, and citations of unknown numbers, as sentences. */
export function listGaps(table: Table, { code, tests }: Citations): readonly string[] {
  const known = new Set(idsOf(table));
  const bare = idsOf(table)
    .filter((id) => table.needsCode(id) && meets(code, id).length === 0)
    .map((id) => `${id} is cited by no code`);
  const isKnown = (id: string) =>
    known.has(id) || known.has(`${id}a`) || (id.startsWith('§') && known.has(id.replace(/\.\d+$/, '')));
  const orphans = (what: string, files: Files) =>
    [...files]
      .filter(([id]) => !isKnown(id))
      .map(([id, names]) => `${id}, cited by ${what} ${names[0] ?? ''}, is no rule`);
  return [...bare, ...orphans('code', code), ...orphans('test', tests)];
}

const SHOWN = 3;
const listFiles = (names: readonly string[]): string => {
  if (names.length === 0) return '–';
  const rest = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

const HEAD = [
  '# From rule to code to test',
  '',
  'Made by `npm run rules-coverage`; `npm test` fails when it is out of date, when a rule has no code or no test, or when',
  'code or tests cite a number that is none. A test counts for a rule when it asserts something and its title, or that of',
  'a group above it, cites the rule; comments and code of tests count for nothing.',
  'A dash under code: a fixture, an example, or a ruling that only settles how the text is to be read; in the games on',
  'hexes also what the data file says, or what is coded under the number above.',
];

function formatTable(table: Table, { code, tests }: Citations): readonly string[] {
  return [
    '',
    `## ${table.title}`,
    '',
    `Code is under \`${codeOf(table)}\`, tests under \`${testsOf(table)}\`.`,
    ...table.groups.flatMap(({ name, ids }) => [
      '',
      `### ${name}`,
      '',
      '| Number | Code | Tests |',
      '|---|---|---|',
      ...ids.map((id) => `| ${id} | ${listFiles(meets(code, id))} | ${listFiles(meets(tests, id))} |`),
    ]),
  ];
}

/** The page `docs/rules-coverage.md`. */
export const formatPage = (tables: readonly (readonly [Table, Citations])[]): string =>
  `${[...HEAD, ...tables.flatMap(([table, citations]) => formatTable(table, citations))].join('\n')}\n`;
