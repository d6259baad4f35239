/** Selectors that cost a press: the browser looks through a whole part of the page for them at each change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = 'src/ui';
/** Folders whose parts are on the screen during a match. */
const AT_THE_TABLE = ['table', 'board', 'games', 'parts', 'motion'];

const sheets = AT_THE_TABLE.flatMap((part) =>
  readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(ROOT, part, path)),
);

/** Something deep inside decides how something else deep inside looks: `.a:has(.b) .c`. */
const DEEP = /:has\((?!\s*[>+~])[^()]*(?:\([^()]*\)[^()]*)*\)\s+(?![>+~{,])/;

describe('selectors at the table', () => {
  it('never choose descendants by another descendant: the component says it with a class', () => {
    expect(sheets.length).toBeGreaterThan(20);
    const deep = sheets.flatMap((sheet) =>
      readFileSync(sheet, 'utf8')
        .split('\n')
        .flatMap((line, at) => (DEEP.test(line) ? [`${sheet}:${at + 1} ${line.trim()}`] : [])),
    );
    expect(deep).toEqual([]);
  });

  it('are told from those that only look at children and siblings', () => {
    expect(DEEP.test(':is(.roll--told, .roll--brief):has(.roll__how) :is(.cap, .die) {')).toBe(true);
    expect(DEEP.test('.roll__result:has(> .roll__how) > .roll__outcome {')).toBe(false);
    expect(DEEP.test('.hr-fan:has(:focus-visible) {')).toBe(false);
  });
});
