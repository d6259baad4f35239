import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LISTS } from '../../tools/mutants/command.ts';
import { breakText } from '../../tools/mutants/mutant.ts';

const fileOf = (game: string, file: string): string =>
  readFileSync(join(import.meta.dirname, '../../src/engine/games', game, file), 'utf8');

describe('rules broken on purpose', () => {
  it.each(LISTS)('every text to break is in the code of $game exactly once', ({ game, mutants }) => {
    for (const mutant of mutants) expect(breakText(fileOf(game, mutant.file), mutant)).not.toBe('');
  });

  it('are more than a hundred, each another one', () => {
    const all = LISTS.flatMap(({ game, mutants }) => mutants.map(({ breaks }) => `${game} ${breaks}`));
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
