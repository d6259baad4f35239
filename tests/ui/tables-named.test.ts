/** A screen reader reads out the name of a table, and lists tables by their names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const parts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src/ui', file));

test('each table has a name', () => {
  const tables = parts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<table\b([^>]*)>\s*(<caption\b)?/g)].map(([, given = '', caption]) => ({
      file,
      isNamed: caption !== undefined || /\baria-label(?:ledby)?=/.test(given),
    })),
  );
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter(({ isNamed }) => !isNamed).map(({ file }) => file)).toEqual([]);
});
