import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatPage, listGaps, readCitations } from '../../tools/rules-coverage/coverage.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the rules of Hitler’s Reich', () => {
  const citations = readCitations(ROOT);

  it('all have code and a test, and nothing cites a rule that is none', () => {
    expect(listGaps(citations)).toEqual([]);
  });

  it('stand on the page as they are cited now', () => {
    expect(readFileSync(join(ROOT, 'docs/rules-coverage.md'), 'utf8')).toBe(formatPage(citations));
  });
});
