import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listTooLarge, measureBuild } from '../../scripts/size-limit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fronts-size-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, bytes: number): void => writeFileSync(join(folder, name), 'x'.repeat(bytes));

test('a build is measured by what is sent, its compressed copies apart', () => {
  mkdirSync(join(folder, 'assets'));
  const page = '<script type="module" src="./assets/first.js"></script>';
  writeFileSync(join(folder, 'index.html'), page);
  put('index.html.br', 20);
  put('assets/first.js', 1000);
  put('assets/first.js.br', 300);
  put('assets/first.js.gz', 400);
  put('assets/later.css', 500);
  put('assets/later.css.br', 100);
  put('sw.js', 50);
  put('assets/ground.webp', 7000);
  put('.sources', 64);
  expect(measureBuild(folder)).toEqual({
    first: 20 + 300,
    code: 300 + 100 + 50,
    whole: page.length + 1000 + 500 + 50 + 7000,
  });
});

test('a part over its limit is named with both figures', () => {
  expect(listTooLarge({ first: 100_000, code: 1_700_000, whole: 9_000_000 })).toEqual([]);
  const [sentence, ...others] = listTooLarge({ first: 150_001, code: 1_700_000, whole: 9_000_000 });
  expect(others).toEqual([]);
  expect(sentence).toContain('151 kB, and the limit is 145 kB');
});
