/** Links, paths and commands in the documents exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PAGES = ['.', 'docs', 'docs/adr', 'docs/screens', 'workshop'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
/** These tell what was decided or is to be renamed, and may name what is gone. */
const isOfItsDay = (page: string): boolean => /^docs\/(?:adr\/\d|code-glossary|plan)|^CHANGELOG/.test(page);

const FOLDERS = ['src', 'tests', 'e2e', 'tools', 'workshop', 'scripts', 'docs', 'public'].filter(existsSync);
/** Files and folders. */
const TREE = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
]);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** `src/games/<id>.ts` and `pack-*.ts` stand for one file at least, dots at the end for all that begin so. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+()[\]{}]/g, String.raw`\$&`)
    .replaceAll(/<[^>]+>|\*+/g, '[^/]+')
    .replace(/(?:…|\\\.\\\.\\\.)$/, '.*');
  return TREE.some((file) => new RegExp(`^${pattern}$`).test(file));
}

describe('links', () => {
  test.each(PAGES)('of %s lead somewhere', (page) => {
    const text = readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
    const links = matches(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(join(dirname(page), decodeURI(link))))).toEqual([]);
  });
});

describe('paths and commands', () => {
  test.each(PAGES.filter((page) => !isOfItsDay(page)))('of %s are there', (page) => {
    const text = readFileSync(page, 'utf8');
    const paths = matches(text, /`((?:src|tests|e2e|tools|workshop|scripts|docs|public)\/[^`\s]*)`/g);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    expect(matches(text, /npm run (?:--silent )?([\w-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });
});
