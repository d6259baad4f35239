/** Compiles the tables of words (`src/i18n/words`) into the modules that the app imports (`src/i18n/compiled`). */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGS } from '../../src/i18n/format.ts';
import { writeKeys, writeMessages, type Part } from './module.ts';
import { readTable } from './table.ts';

export const TABLES = 'src/i18n/words';
export const COMPILED = 'src/i18n/compiled';
/** Holds the hash of what was compiled last. */
const STAMP = '.stamp';
/** Files that decide, besides the tables, what the modules contain. */
const COMPILER = ['tools/words/make.ts', 'tools/words/module.ts', 'tools/words/table.ts', 'src/i18n/format.ts'];

const listIn = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => name.replaceAll('\\', '/'))
        .sort()
    : [];

interface Table {
  /** Path below the folder of tables, without the extension: `study/steps.course`. */
  readonly name: string;
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

const readTables = (root: string): readonly Table[] =>
  listIn(join(root, TABLES), '.yaml').map((file) => {
    const path = `${TABLES}/${file}`;
    return { name: file.replace(/\.yaml$/, ''), path, text: readFileSync(join(root, path), 'utf8') };
  });

/** `study/steps` of `study/steps.course`: a long domain is cut into several tables. */
const domainOf = (name: string): string => name.replace(/\.[^/]*$/, '');

/**
 * Lists what is compiled: each table, and each domain with the tables that it joins.
 * @throws Error if a table breaks the format or two tables of a domain have the same key
 */
export function listParts(tables: readonly Table[]): readonly Part[] {
  const parts: Part[] = tables.map(({ name, path, text }) => ({
    name,
    table: path,
    words: readTable(text, path),
    parts: [],
  }));
  const others = parts.filter(({ name }) => domainOf(name) !== name);
  const joined = [...new Set(others.map(({ name }) => domainOf(name)))].map((domain): Part => {
    const first = parts.find(({ name }) => name === domain) ?? { name: domain, words: [], parts: [] };
    const ofDomain = others.filter(({ name }) => domainOf(name) === domain);
    refuseTwins([first, ...ofDomain]);
    return { ...first, parts: ofDomain.map(({ name }) => name) };
  });
  const whole = new Map([...parts, ...joined].map((part) => [part.name, part]));
  return [...whole.values()];
}

function refuseTwins(parts: readonly Part[]): void {
  const homes = new Map<string, string | undefined>();
  for (const { table, words } of parts)
    for (const { key } of words) {
      if (homes.has(key)) throw new Error(`${table ?? ''}: “${key}” is in ${homes.get(key) ?? ''} as well`);
      homes.set(key, table);
    }
}

/** Texts of the modules by their paths below the compiled folder. */
const modulesOf = (parts: readonly Part[]): ReadonlyMap<string, string> =>
  new Map(
    parts.flatMap((part) => [
      [`keys/${part.name}.ts`, writeKeys(part)] as const,
      ...LANGS.map((lang) => [`${lang}/${part.name}.ts`, writeMessages(part, lang)] as const),
    ]),
  );

/** Renames a finished draft, because another program may compile or read the module at the same time. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Compiles the words if a table has changed since the last time, and returns the modules that it wrote.
 * Modules whose text is the same keep their time stamps, so that watchers and caches ignore them.
 * @throws Error with file, line and fault, before anything is written
 */
export function makeWords(root: string): readonly string[] {
  const folder = join(root, COMPILED);
  const tables = readTables(root);
  const hash = createHash('sha256');
  for (const file of COMPILER) hash.update(readFileSync(join(root, file)));
  for (const { path, text } of tables) hash.update(`${path}\n${text}\n`);
  const wanted = hash.digest('hex');
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return [];

  const modules = modulesOf(listParts(tables));
  for (const name of listIn(folder, '.ts')) if (!modules.has(name)) rmSync(join(folder, name));
  const written: string[] = [];
  for (const [name, text] of modules) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeWhole(file, text);
    written.push(file);
  }
  writeWhole(stamp, wanted);
  return written;
}
