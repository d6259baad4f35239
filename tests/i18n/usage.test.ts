import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^i18n[\\/](?:compiled|rules)[\\/]/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

/** Beginnings of keys that are completed at run time: `library.status.${status}`. */
const beginnings = [...sources.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map((found) => found[1] ?? '');

const isUsed = (key: string) =>
  // In code, in a template, in an attribute.
  ["'", '`', '"'].some((mark) => sources.includes(mark + key + mark)) ||
  beginnings.some((start) => key.startsWith(start));

describe('the catalogues of shell and table', () => {
  it.each(['app', 'table'] as const)('hold no sentence that is never used (%s)', (domain) => {
    expect(Object.keys(CATALOGUES[domain].en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('hold none of the table of Hitler’s Last Battles either', () => {
    const own = Object.keys(CATALOGUES['hitlers-last-battles'].en).filter((key) => key.startsWith('table.'));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((key) => !isUsed(key))).toEqual([]);
  });
});

/** Shown if even the app's frame crashed, and with it the catalogue, so it is in both languages. */
const WITHOUT_CATALOGUE = join('errors', 'last-resort.tsx');

describe('components', () => {
  it('hold no sentence of their own', () => {
    const spoken = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && name !== WITHOUT_CATALOGUE)
      .flatMap((name) => {
        const text = readFileSync(join('src/ui', name), 'utf8');
        // Two words between tags, or in an attribute that users see or hear.
        const found = [
          ...text.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)[^<>{}]*</g),
          ...text.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*[A-Za-z]{3,}[^"]*)"/g),
        ];
        return found.map((each) => `${name}: ${each[1]}`);
      });
    expect(spoken).toEqual([]);
  });
});
