import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMutants } from '../../tools/lib/games.ts';
import { app } from '../../tools/mutants/app.ts';
import { GAME_IDS } from '../support/games.ts';
import { breakText } from '../../tools/mutants/mutant.ts';
import { nearnessTo, readImporters } from '../../tools/lib/nearness.ts';

const ROOT = join(import.meta.dirname, '../..');
const LISTS = [...(await Promise.all(GAME_IDS.map(openMutants))), app];
const fileOf = (code: string, file: string): string => readFileSync(join(ROOT, code, file), 'utf8');

describe('rules broken on purpose', () => {
  it.each(LISTS)('every text to break is in the code of $of exactly once', ({ code, mutants }) => {
    for (const mutant of mutants) expect(breakText(fileOf(code, mutant.file), mutant)).not.toBe('');
  });

  it('are more than a hundred, each another one', () => {
    const all = LISTS.flatMap(({ of, mutants }) => mutants.map(({ breaks }) => `${of} ${breaks}`));
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are refused where the text is not there, is there twice, or stays as it is', () => {
    const mutant = { file: 'a.ts', find: 'x', replace: 'y', breaks: '§1' };
    expect(breakText('axb', mutant)).toBe('ayb');
    expect(() => breakText('ab', mutant)).toThrow('is found 0 times');
    expect(() => breakText('xx', mutant)).toThrow('is found 2 times');
    expect(() => breakText('axb', { ...mutant, replace: 'x' })).toThrow('nothing is changed');
  });
});

describe('the tests that are run first', () => {
  const importers = readImporters(ROOT, ['src', 'tests', 'tools']);
  const far = (from: string, test: string) => nearnessTo(join(ROOT, from), importers).get(join(ROOT, test));

  it('are those that import the broken file, then those that need it over others; types do not count', () => {
    expect(far('src/store/vault/archive.ts', 'tests/support/store-world.ts')).toBe(1);
    expect(far('src/store/vault/archive.ts', 'tests/store/forks.test.ts')).toBe(2);
    expect(far('src/engine/kernel/rng.ts', 'tests/engine/kernel/kernel.test.ts')).toBeGreaterThan(0);
    expect(far('src/store/vault/archive.ts', 'tests/engine/kernel/kernel.test.ts')).toBeUndefined();
  });
});
