/** From each number of the rules to the code and the tests that cite it, and back. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS, READING_ONLY } from './hitlers-reich.ts';

export interface Citations {
  /** Files by the number they cite. */
  readonly code: ReadonlyMap<string, readonly string[]>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

const CODE = 'src/engine/games/hitlers-reich';
const TESTS = 'tests/engine/hitlers-reich';

const IDS = GROUPS.flatMap(({ ids }) => ids);
const known = new Set(IDS);

const NUMBER = /§\d+(?:\.\d+)*|\b(?:(?:INV|IL)-\d\d|(?:RS|[DIPECKVRG])-\d+[abc]?)\b/g;
/** `rule: '6.5.1'`, and the second word of a refusal. */
const QUOTED_RULE = /(?:rule: |refusal\('IL-\d+', |'hr\.[\w.-]+', )'(\d+(?:\.\d+)*)'/g;
/** `V-1 to V-3`, `G-01 … G-06` */
const RANGE = /\b(INV|IL|RS|[DIPECKVRG])-(\d+) (?:to|…|–) (?:\1-)?(\d+)\b/g;

function numbersIn(text: string): ReadonlySet<string> {
  const found = new Set<string>(text.match(NUMBER) ?? []);
  for (const [, rule] of text.matchAll(QUOTED_RULE)) found.add(`§${rule ?? ''}`);
  for (const [, kind = '', from = '', to = ''] of text.matchAll(RANGE))
    for (let n = Number(from); n <= Number(to); n++) {
      const id = `${kind}-${String(n).padStart(from.length, '0')}`;
      if (known.has(id)) found.add(id);
    }
  return found;
}

function citationsUnder(root: string, folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of names.sort()) {
    for (const number of numbersIn(readFileSync(join(root, folder, name), 'utf8'))) {
      const files = found.get(number);
      if (files) files.push(name);
      else found.set(number, [name]);
    }
  }
  return found;
}

export const readCitations = (root: string): Citations => ({
  code: citationsUnder(root, CODE),
  tests: citationsUnder(root, TESTS),
});

/** A rule covers what stands under it: §6.5.3 is met where §6.5.3.2 is. */
const meets = (files: ReadonlyMap<string, readonly string[]>, id: string): readonly string[] => {
  const own = files.get(id) ?? [];
  if (own.length > 0 || !id.startsWith('§')) return own;
  return [...new Set([...files].filter(([other]) => other.startsWith(`${id}.`)).flatMap(([, names]) => names))];
};

const needsCode = (id: string): boolean => !id.startsWith('G-') && !id.startsWith('§16') && !READING_ONLY.has(id);

/** What is missing in either direction, as sentences. */
export function listGaps({ code, tests }: Citations): readonly string[] {
  const bare = IDS.flatMap((id) => [
    ...(needsCode(id) && meets(code, id).length === 0 ? [`${id} is cited by no code`] : []),
    ...(meets(tests, id).length === 0 ? [`${id} is cited by no test`] : []),
  ]);
  const isKnown = (id: string) =>
    known.has(id) || known.has(`${id}a`) || (id.startsWith('§') && known.has(id.replace(/\.\d+$/, '')));
  const orphans = (what: string, files: ReadonlyMap<string, readonly string[]>) =>
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

/** The page `docs/rules-coverage.md`. */
export function formatPage(citations: Citations): string {
  const head = [
    '# Hitler’s Reich: from rule to code to test',
    '',
    'Made by `npm run rules-coverage`; `npm test` fails when it is out of date, when a rule has no code or no test, or when',
    `code or tests cite a number that is none. Code is under \`${CODE}\`, tests under \`${TESTS}\`.`,
    'A dash under code: a fixture, an example, or a ruling that only settles how the text is to be read.',
  ];
  const tables = GROUPS.map(({ name, ids }) =>
    [
      '',
      `## ${name}`,
      '',
      '| Number | Code | Tests |',
      '|---|---|---|',
      ...ids.map(
        (id) => `| ${id} | ${listFiles(meets(citations.code, id))} | ${listFiles(meets(citations.tests, id))} |`,
      ),
    ].join('\n'),
  );
  return `${[...head, ...tables].join('\n')}\n`;
}
