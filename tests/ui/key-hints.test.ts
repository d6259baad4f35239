/** A key is shown only where a keyboard is likely: fingers and pens have none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../src/ui');
const FILES = readdirSync(UI, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(UI, file), 'utf8');
/** The table of keys is about keys. */
const OF_KEYS = 'app/key-help.css';

it('hides key hints, and the words about them, from fingers', () => {
  const css = read('parts/kbd.css').replaceAll(/\s+/g, ' ');
  expect(css).toContain('@media not ((hover: hover) and (pointer: fine)) { .kbd, .by-key { display: none; }');
});

it('shows none of them again, and has no other hint than this part', () => {
  const shows = FILES.filter((file) => file.endsWith('.css')).filter(
    (file) => file !== OF_KEYS && /[.\s]kbd[^{}]*\{[^}]*display:(?! none)/.test(read(file)),
  );
  expect(shows).toEqual([]);
  const own = FILES.filter((file) => file.endsWith('.tsx')).filter(
    (file) => file !== 'parts/kbd.tsx' && read(file).includes('<kbd'),
  );
  expect(own).toEqual([]);
});
