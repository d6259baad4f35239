/** Visually hidden text is positioned absolutely: unless its scroller is positioned, the page grows by it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src/ui', file));

interface Rule {
  readonly selectors: readonly string[];
  readonly body: string;
}

const read = (file: string): readonly Rule[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(/,(?![^(]*\))/).map((one) => one.trim()),
    body,
  }));

const rules = sheets.flatMap((file) => read(file).map((rule) => ({ ...rule, file })));
const isFrame = ({ body }: Rule): boolean => /(?:^|[;\s])position:\s*(?:relative|absolute|fixed|sticky)/.test(body);
const framed = new Set(
  rules.filter(isFrame).flatMap(({ selectors }) => selectors.map((one) => one.replace(/^:where\((.*)\)$/, '$1'))),
);

test('each part that scrolls is the frame of what has an absolute place in it', () => {
  const scrollers = rules.filter(({ body }) => /overflow(?:-[xy])?:\s*(?:auto|scroll)/.test(body));
  expect(scrollers.length).toBeGreaterThan(10);
  const bare = scrollers
    .filter((rule) => !isFrame(rule))
    .flatMap(({ file, selectors }) => selectors.filter((one) => !framed.has(one)).map((one) => `${file}: ${one}`));
  expect(bare).toEqual([]);
});
