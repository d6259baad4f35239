import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
const FOLDERS = ['engine', 'ui', 'bots'].map((part) =>
  join(SOURCE, part, part === 'bots' ? 'hitlers-reich' : 'games/hitlers-reich'),
);

const texts = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
);

/** Verbs whose word means nothing else: in quotes, or as the name of a row, it states the verb. */
const PLAIN = 'reorganise fortify plan bonus pass decline drop keep lift choose return swap resign'.split(' ');

it.each(PLAIN)("%s stands in at most five files of Hitler's Reich: row, rules, node, screen, player", (verb) => {
  const states = new RegExp(`'${verb}'|^\\s*${verb}: (?:\\{|verb\\()`, 'm');
  expect(texts.filter((text) => states.test(text)).length).toBeLessThanOrEqual(5);
});
