import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatPage, listGaps, listUntested, readCitations } from '../../tools/rules-coverage/coverage.ts';
import { openTables } from '../../tools/rules-coverage/tables.ts';
import { readTitles } from '../../tools/rules-coverage/titles.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (await openTables()).map((table) => [table, readCitations(ROOT, table)] as const);

describe.each(read)('the rules of $title', (table, citations) => {
  it('each have a test that asserts and names them in its title', () => {
    expect(listUntested(table, citations)).toEqual([]);
  });

  it('have code, and nothing cites a rule that is none', () => {
    expect(listGaps(table, citations)).toEqual([]);
  });
});

describe('the page', () => {
  it('reports what is cited now', () => {
    expect(readFileSync(join(ROOT, 'docs/rules-coverage.md'), 'utf8')).toBe(formatPage(read));
  });
});

describe('titles of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const titlesOf = (source: string): readonly string[] => {
    writeFileSync(join(folder, 'one.test.ts'), source);
    return readTitles(folder).map(({ title }) => title);
  };

  it('stand with those of the groups above them', () => {
    expect(titlesOf(`describe('§1', () => { describe('b', () => { it('c', () => { expect(1); }); }); });`)).toEqual([
      '§1 > b > c',
    ]);
  });

  it('count only where the test asserts, directly or through a helper', () => {
    expect(titlesOf(`it('§1', () => { run(); }); // §2`)).toEqual([]);
    expect(titlesOf(`it.skip('§1', () => { expect(1); }); it.todo('§2');`)).toEqual([]);
    expect(titlesOf(`const same = (x) => expect(x).toBe(1); it('§1', () => same(1));`)).toEqual(['§1']);
    writeFileSync(join(folder, 'help.ts'), 'export function check() { expect(1); }');
    expect(titlesOf(`import { check as sure } from './help.ts'; it('§3', () => sure());`)).toEqual(['§3']);
    expect(titlesOf(`it('§4', () => { fc.assert(1); });`)).toEqual(['§4']);
  });

  it('hold the words of their table that they show', () => {
    expect(titlesOf(`it.each([['§1', 2], ['§3', 4]])('%s: %i', (a) => expect(a));`)).toEqual(['%s: %i §1  §3 ']);
    expect(titlesOf(`const ROWS = [{ id: '§5', n: 1 }]; it.each(ROWS)('$id', (a) => expect(a));`)).toEqual(['$id §5']);
    expect(titlesOf(`const BY = { '§6': 1 }; it.each(Object.entries(BY))('%s', (a) => expect(a));`)).toEqual(['%s §6']);
    expect(titlesOf(`it.each([['§7']])('nothing of it', (a) => expect(a));`)).toEqual(['nothing of it']);
  });
});
