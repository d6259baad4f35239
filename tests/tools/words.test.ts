import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nearnessTo, readImporters } from '../../tools/lib/nearness.ts';
import { COMPILED, listParts, makeWords, TABLES } from '../../tools/words/make.ts';
import { paramsType, writeKeys, writeMessages } from '../../tools/words/module.ts';
import { readTable } from '../../tools/words/table.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (...lines: readonly string[]) => readTable(lines.join('\n'), 'words/app.yaml');
const keysOf = (...lines: readonly string[]) => read(...lines).map(({ key }) => key);

describe('a table', () => {
  it('has messages at every depth, in rows or lines, and keys that go on below a message', () => {
    expect(
      read(
        '# The prompt.',
        'table:',
        '  prompt: # what is asked',
        "    en: 'Prompt'",
        "    ja: '指示'",
        "    decides: { en: '{side|player} decides', ja: '{side|player}の手番' }",
        '  odds.share: { en: "{n|number}\\u00a0%", ja: "{n|number}\\u00a0%" }',
      ),
    ).toEqual([
      { key: 'table.prompt', en: 'Prompt', ja: '指示' },
      { key: 'table.prompt.decides', en: '{side|player} decides', ja: '{side|player}の手番' },
      { key: 'table.odds.share', en: '{n|number}\u00a0%', ja: '{n|number}\u00a0%' },
    ]);
  });

  it('takes what stands there for text: no truth, no number, no nothing', () => {
    expect(
      keysOf("no: { en: 'No', ja: 'いいえ' }", "'1944': { en: '1944', ja: '1944年' }", "null: { en: '~', ja: '~' }"),
    ).toEqual(['no', '1944', 'null']);
  });

  it('has names of languages in its keys', () => {
    expect(keysOf('lang:', "  en: { en: 'English', ja: 'English' }", "  ja: { en: '日本語', ja: '日本語' }")).toEqual([
      'lang.en',
      'lang.ja',
    ]);
  });

  it.each([
    ['a: { en: Not yet, ja: まだ }', 1, 'a message is written in quotes'],
    ["a:\n  en: 'One # two'\n  ja: 二つ # 一つ", 3, 'a message is written in quotes'],
    ["a: { en: 'Only' }", 1, '“a” has no Japanese'],
    ["a: { ja: 'だけ' }", 1, '“a” has no English'],
    ["a:\n  en: 'Only'\n  b: { en: 'B', ja: 'B' }", 1, '“a” has no Japanese'],
    ['a:\n  b:', 2, '“b” has neither messages nor keys below it'],
    ["a: 'Alone'", 1, '“a” has neither messages nor keys below it'],
    ["a: { en: 'A', ja: 'A', fr: 'A' }", 1, '“fr” has neither messages nor keys below it'],
    ["a: { en: 'A', ja: 'A' }\na: { en: 'B', ja: 'B' }", 2, 'unique'],
    ["a.b: { en: 'A', ja: 'A' }\na:\n  b: { en: 'B', ja: 'B' }", 3, '“a.b” is there twice'],
    ["a: { en: '{n|figure}', ja: '{n}' }", 1, 'unknown kind "figure"'],
    ["a: { en: '{n', ja: '{n}' }", 1, 'unclosed {'],
    ["a: { en: 'A', ja: 'A'", 1, 'end with a }'],
    ['- a', 1, 'the table has no keys'],
    ['', 1, 'the table has no keys'],
  ])('is refused where it is wrong, with the line: %j', (text, line, wrong) => {
    expect(() => readTable(text, 'words/app.yaml')).toThrow(new RegExp(`^words/app\\.yaml:${line}: `));
    expect(() => readTable(text, 'words/app.yaml')).toThrow(wrong);
  });
});

describe('types of parameters', () => {
  it.each([
    ['Nothing', 'NoParams'],
    ['{n|number} of {all|plural:# move|# moves}', '{ readonly n: number; readonly all: number }'],
    [
      '{share|percent}, {size|bytes}, {step|ratio}, {by|signed}',
      '{ readonly share: number; readonly size: number; readonly step: number; readonly by: number }',
    ],
    ['{who|player} at {at|datetime} in {space}', '{ readonly who: Param; readonly at: Param; readonly space: Param }'],
    ['{n|number} {n|word:name}', '{ readonly n: Param }'],
    ['{n} {n|number}', '{ readonly n: Param }'],
  ])('of %j are %s', (message, type) => {
    expect(paramsType(message)).toBe(type);
  });
});

const table = (name: string, text: string) => ({ name, path: `${TABLES}/${name}.yaml`, text });

describe('a domain', () => {
  const parts = listParts([
    table('toy', 'toy.a: { en: \'A{n|number}\', ja: "{n|number}\\u00a0個" }'),
    table('toy.log', "toy.b: { en: 'B', ja: 'い' }"),
    table('toy/steps.one', "lesson.c: { en: 'C', ja: 'う' }"),
  ]);
  const partOf = (wanted: string) => parts.filter(({ name }) => name === wanted);

  it('is its first table with the others, or the others alone', () => {
    expect(parts.map(({ name, parts: others }) => [name, others])).toEqual([
      ['toy', ['toy.log']],
      ['toy.log', []],
      ['toy/steps.one', []],
      ['toy/steps', ['toy/steps.one']],
    ]);
  });

  it('is a module a language and the types of its keys; nothing in it is invisible', () => {
    expect(partOf('toy').map((part) => writeMessages(part, 'ja'))).toEqual([
      [
        '// From src/i18n/words/toy.yaml',
        "import type { MessagesOf } from '../../message-types.ts';",
        "import type { Words } from '../keys/toy.ts';",
        "import { ja as part0 } from './toy.log.ts';",
        '',
        'export const ja: MessagesOf<Words> = {',
        '  ...part0,',
        '  "toy.a": "{n|number}\\u00a0個",',
        '};',
        '',
      ].join('\n'),
    ]);
    expect(partOf('toy').map(writeKeys)).toEqual([
      [
        '// From src/i18n/words/toy.yaml',
        "import type { Words as Part0 } from './toy.log.ts';",
        '',
        'export interface Words extends Part0 {',
        '  readonly "toy.a": { readonly n: number };',
        '}',
        '',
      ].join('\n'),
    ]);
    expect(partOf('toy/steps').map((part) => writeMessages(part, 'en').split('\n').slice(0, 3))).toEqual([
      [
        "import type { MessagesOf } from '../../../message-types.ts';",
        "import type { Words } from '../../keys/toy/steps.ts';",
        "import { en as part0 } from './steps.one.ts';",
      ],
    ]);
  });

  it('has each key in one table', () => {
    const one = "a: { en: 'A', ja: 'A' }";
    expect(() => listParts([table('toy', one), table('toy.log', one)])).toThrow(
      'src/i18n/words/toy.log.yaml: “a” is in src/i18n/words/toy.yaml as well',
    );
    expect(listParts([table('toy', one), table('game', one)])).toHaveLength(2);
  });
});

describe('compiling', () => {
  const root = mkdtempSync(join(tmpdir(), 'fronts-words-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const compiled = () =>
    readdirSync(join(root, COMPILED), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort();

  it('writes what became another, takes away what has no table, and rests where nothing changed', () => {
    for (const folder of ['tools/words', 'src/i18n/format.ts'])
      cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    put(`${TABLES}/a.yaml`, "a: { en: 'A', ja: 'あ' }");
    put(`${TABLES}/b.yaml`, "b: { en: 'B', ja: 'い' }");
    expect(makeWords(root)).toHaveLength(6);
    expect(makeWords(root)).toEqual([]);

    put(`${TABLES}/a.yaml`, "a: { en: 'A', ja: 'ア' }");
    const before = statSync(join(root, COMPILED, 'ja/b.ts')).mtimeMs;
    expect(makeWords(root)).toEqual([join(root, COMPILED, 'ja/a.ts')]);
    expect(readFileSync(join(root, COMPILED, 'ja/a.ts'), 'utf8')).toContain('ア');
    expect(statSync(join(root, COMPILED, 'ja/b.ts')).mtimeMs).toBe(before);

    rmSync(join(root, TABLES, 'b.yaml'));
    expect(makeWords(root)).toEqual([]);
    expect(compiled()).toEqual(['en/a.ts', 'ja/a.ts', 'keys/a.ts']);
  });

  it('leaves what was there where a table is wrong', () => {
    put(`${TABLES}/a.yaml`, "a: { en: 'A' }");
    expect(() => makeWords(root)).toThrow('src/i18n/words/a.yaml:1: “a” has no Japanese');
    expect(compiled()).toEqual(['en/a.ts', 'ja/a.ts', 'keys/a.ts']);
  });
});

it('a changed table leads to the tests of what imports its modules', () => {
  const near = nearnessTo(join(ROOT, TABLES, 'table.yaml'), readImporters(ROOT, ['src', 'tests']));
  expect(near.get(join(ROOT, 'tests/i18n/catalogues.ts'))).toBe(2);
  expect(near.has(join(ROOT, 'tests/i18n/catalogue.test.ts'))).toBe(true);
});
