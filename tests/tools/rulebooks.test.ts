import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/format.ts';
import { GAME_IDS } from '../support/games.ts';
import { compileChapter } from '../../tools/rulebooks/compile.ts';
import { listSlots, writeModule } from '../../tools/rulebooks/module.ts';
import { readBook } from '../../tools/rulebooks/read.ts';
import { readSlot } from '../../tools/rulebooks/slots.ts';

const compile = (...lines: readonly string[]) => compileChapter(lines.join('\n'), 'book/04-cards.md');
const blocksOf = (...lines: readonly string[]) => compile('# 4 Cards', '', ...lines).flatMap(({ blocks }) => blocks);

describe('a chapter', () => {
  it('has sections below each other', () => {
    const sections = compile(
      '# 4 Cards',
      '## 4.1 Decks',
      '### 4.1.1 The pile',
      '### 4.1(2) Hands',
      '## 4.odds The table',
    );
    expect(sections.map(({ id, parent, title }) => [id, parent, title])).toEqual([
      ['4', null, 'Cards'],
      ['4.1', '4', 'Decks'],
      ['4.1.1', '4.1', 'The pile'],
      ['4.1(2)', '4.1', 'Hands'],
      ['4.odds', '4', 'The table'],
    ]);
  });

  it('says of paragraphs and lists where they come from', () => {
    expect(
      blocksOf('`attested` A rule.', '', 'A remark.', '', '`ruling`', '', '- One.', '- Two.', '', '> It happens.'),
    ).toEqual([
      { kind: 'text', text: 'A rule.', mark: 'attested' },
      { kind: 'text', text: 'A remark.' },
      { kind: 'list', items: ['One.', 'Two.'], mark: 'ruling' },
      { kind: 'example', text: 'It happens.' },
    ]);
    expect(blocksOf('- One.')).toEqual([{ kind: 'list', items: ['One.'] }]);
  });

  it('has tables below their captions', () => {
    const rows = ['| Card | Value |', '| --- | --- |', '| 1\\|2 | +1 |'];
    const table = { kind: 'table', caption: 'Cards', head: ['Card', 'Value'], rows: [['1|2', '+1']] };
    expect(blocksOf('`reconstructed` **Cards**', '', ...rows)).toEqual([{ ...table, mark: 'reconstructed' }]);
    expect(blocksOf('**Cards**', '', ...rows)).toEqual([table]);
  });

  it('has rulings of three lines', () => {
    const [, ruling] = compile(
      '# 16 Rulings',
      '## Q1 Kiev',
      '`question` Where?',
      '',
      '`ruling` 1303.',
      '',
      '`ground` So.',
    );
    expect(ruling).toEqual({
      id: 'Q1',
      parent: '16',
      title: 'Kiev',
      blocks: [{ kind: 'ruling', question: 'Where?', ruling: '1303.', ground: 'So.', mark: 'ruling' }],
    });
  });

  it.each([
    ['no heading first', ['A rule.'], 1, 'a file is one chapter'],
    ['a second chapter', ['# 4 Cards', '# 5 Dice'], 2, 'a file is one chapter'],
    ['a heading without a number', ['# Cards'], 1, 'begins with the number'],
    ['a level left out', ['# 4 Cards', '### 4.1.1 Decks'], 2, 'a # too many'],
    ['a number from elsewhere', ['# 4 Cards', '## 5.1 Decks'], 2, 'stands below 4'],
    ['a number that only begins alike', ['# 4 Cards', '## 41 Decks'], 2, 'stands below 4'],
    ['a number twice', ['# 4 Cards', '## 4.1 Decks', '## 4.1 Hands'], 3, 'stands here twice'],
    ['an unknown tag', ['# 4 Cards', '', '`guessed` A rule.'], 3, '"guessed" is no tag'],
    ['a tag out of place', ['# 4 Cards', '', '`ground` A rule.'], 3, '"ground" is no tag here'],
    ['a tag of nothing', ['# 4 Cards', '', '`ruling`', '', 'A remark.'], 3, 'the list is missing'],
    ['a caption of nothing', ['# 4 Cards', '', '**Cards**'], 3, 'the table is missing'],
    ['a table without caption', ['# 4 Cards', '', '| a |', '| - |', '| b |'], 3, 'below its caption'],
    ['a row too short', ['# 4 Cards', '**T**', '', '| a | b |', '| - | - |', '| c |'], 6, 'more or fewer cells'],
    ['an empty cell', ['# 4 Cards', '**T**', '', '| a | b |', '| - | - |', '| c | |'], 6, 'text is missing'],
    ['a ruling without ground', ['# 4 Cards', '', '`question` Who?', '', '`ruling` You.'], 3, 'three lines'],
    ['a broken paragraph', ['# 4 Cards', '', 'A remark', 'in two lines.'], 3, 'write it on one'],
    ['emphasis', ['# 4 Cards', '', 'A *remark*.'], 3, '"emphasis"'],
    ['a tag within', ['# 4 Cards', '', 'A remark `ruling`.'], 3, '"inlineCode"'],
    ['a numbered list', ['# 4 Cards', '', '1. One.'], 3, 'numbered list'],
    ['a list in a list', ['# 4 Cards', '', '- One.', '  - Two.'], 3, 'an item of a list is one line'],
    ['an example of two paragraphs', ['# 4 Cards', '', '> One.', '>', '> Two.'], 3, 'one paragraph'],
    ['code', ['# 4 Cards', '', '```', 'x', '```'], 3, '"code"'],
    ['a comment', ['# 4 Cards', '', '<!-- x -->'], 3, '"html"'],
    ['a brace', ['# 4 Cards', '', 'There are {40 hexes}.'], 3, 'a brace'],
  ])('is refused with %s', (_, lines, line, sentence) => {
    expect(() => compile(...lines)).toThrow(`book/04-cards.md:${line}: `);
    expect(() => compile(...lines)).toThrow(sentence);
  });

  it('is refused when it is empty', () => {
    expect(() => compile('')).toThrow('book/04-cards.md:1: the file is empty');
  });
});

describe('the module of a book', () => {
  it('is plain calls, with slots in templates and in place of blocks', () => {
    const sections = compile(
      '# 4 Cards',
      '',
      '`ruling` {all} in `$x` {choice:full-hex}'.replaceAll('`$x`', '$x'),
      '',
      '{deck}',
    );
    expect(writeModule(sections).split('\n')).toEqual([
      `import * as $ from '../../build.ts';`,
      `import { all, choice, deck } from './from-data.ts';`,
      'export const sections = [$.section(null, "4", "Cards", $.text($.RULING, `${all} in \\$x ${choice("full-hex")}`), deck)];',
    ]);
  });
});

describe('a folder of chapters', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fronts-book-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is one book in the order of the names, without a section twice', () => {
    writeFileSync(join(folder, '10-b.md'), '# 10 B\n');
    writeFileSync(join(folder, '02-a.md'), '# 2 A\n');
    writeFileSync(join(folder, 'notes.txt'), 'no chapter');
    expect(readBook(folder).map(({ id }) => id)).toEqual(['2', '10']);
    writeFileSync(join(folder, '11-c.md'), '# 2 C\n');
    expect(() => readBook(folder)).toThrow(/11-c\.md: section 2 stands in .*02-a\.md as well/);
  });
});

describe.each(GAME_IDS)('the slots of %s', (game) => {
  it.each(LANGS)('are filled, and nothing is made that fills none (%s)', async (lang) => {
    const names = listSlots(readBook(`src/i18n/rules/${game}/${lang}`)).map((slot) => readSlot(slot).name);
    const fillers = (await import(`../../src/i18n/rules/${game}/${lang}/from-data.ts`)) as object;
    expect(Object.keys(fillers).sort()).toEqual([...new Set(names)].sort());
  });
});
