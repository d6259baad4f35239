import { expect, it } from 'vitest';
import { numberTwins } from '../../src/i18n/twins.ts';

it('numbers things that are called the same, and no others', () => {
  expect(numberTwins(['Replacements', 'Blitzkrieg', 'Replacements'])).toEqual([1, null, 2]);
});
