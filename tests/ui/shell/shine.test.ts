import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`src/ui/${file}`, 'utf8') }));

test('nothing under the pointer or a press is filtered: it would be a layer of its own as long as that lasts', () => {
  expect(sheets.length).toBeGreaterThan(80);
  const filtered = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/([^{}]*:(?:hover|active)[^{}]*)\{([^}]*)\}/g)]
      .filter(([, , body = '']) => /(?:^|[\s;])(?:filter|opacity)\s*:/.test(body))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(filtered).toEqual([]);
});
