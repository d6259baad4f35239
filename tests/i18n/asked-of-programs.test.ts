/** The question of a program, as its opponent reads it above the list of its moves: each question has a short title. */
import { describe, expect, it } from 'vitest';
import { en as moscowEn } from '../../src/i18n/compiled/en/blitzkrieg-to-moscow-2.ts';
import { en as battlesEn } from '../../src/i18n/compiled/en/hitlers-last-battles.ts';
import { en as reichEn } from '../../src/i18n/compiled/en/hitlers-reich.ts';

const QUESTION = /^\w+\.ask\.(?!.*\.why$)/;
/** Two lines of the title next to a small map, with its parameters. */
const LONGEST = 62;

describe.each<[string, Readonly<Record<string, string>>]>([
  ['Blitzkrieg to Moscow 2', moscowEn],
  ["Hitler's Last Battles", battlesEn],
  ["Hitler's Reich", reichEn],
])('the questions of %s', (_, messages) => {
  it('are told of a program, shortly, and not as if the reader were asked', () => {
    const titles = Object.keys(messages)
      .filter((key) => QUESTION.test(key))
      .map((key) => [key, messages[`table.by.${key}`] ?? ''] as const);
    expect(titles.length).toBeGreaterThan(5);
    const unfit = titles.filter(([, by]) => by === '' || by.length > LONGEST || /\byour?\b/i.test(by));
    expect(unfit).toEqual([]);
  });
});
