/**
 * Measures how far test files are from a file of the program: one that imports it itself is nearest, and most likely
 * to notice a fault.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Values only: a type cannot fail. */
const IMPORTED =
  /(?:^|[;}\s])(?:import|export)(?!\s+type\b)[^'";]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g;

/** First line of a module that tools/words compiled. */
const MADE_FROM = /^\/\/ From (\S+)\n/;

const codeUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

/** The importers of each file, by its path. */
export function readImporters(root: string, folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const add = (path: string, importer: string) => importers.set(path, [...(importers.get(path) ?? []), importer]);
  for (const file of folders.flatMap((folder) => codeUnder(join(root, folder)))) {
    const text = readFileSync(file, 'utf8');
    for (const [, still, late] of text.matchAll(IMPORTED)) add(join(dirname(file), still ?? late ?? ''), file);
    const [, source] = MADE_FROM.exec(text) ?? [];
    if (source !== undefined) add(join(root, source), file);
  }
  return importers;
}

/** All files that come to need `file`, and over how many imports. */
export function nearnessTo(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const steps = new Map([[file, 0]]);
  // Iterating a map includes entries that are added meanwhile.
  for (const [at, far] of steps)
    for (const next of importers.get(at) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/**
 * Counts the folders that `src/store/vault/find-vault.ts` and `tests/store/vault.test.ts` have in common beneath
 * their first ones.
 */
export function sharedFolders(code: string, test: string): number {
  const [ours = [], theirs = []] = [code, test].map((path) => path.split('/').slice(1, -1));
  const apart = ours.findIndex((name, at) => name !== theirs[at]);
  return apart < 0 ? ours.length : apart;
}

/**
 * Returns how far a test over `steps` imports is from a file: a folder that both have in common brings it two imports
 * nearer.
 */
export const distanceOf = (code: string, test: string, steps: number): number => steps - 2 * sharedFolders(code, test);
