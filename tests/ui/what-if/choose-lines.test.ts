/** The lines of What if with a board on the page. */
import { expect, test } from 'vitest';
import { chooseLines } from '../../../src/ui/what-if/lines.ts';

const line = (key: string, hands: string | null = null) => ({ key, hands });
const FOUR = [line('match'), line('b'), line('c'), line('d')];
const keys = (lines: readonly { readonly key: string }[]) => lines.map(({ key }) => key);

test('a wide page shows the match and one variation, the last one made at first', () => {
  const first = chooseLines(FOUR, 'match', false);
  expect(keys(first.visible)).toEqual(['match', 'd']);
  expect(keys(first.choices)).toEqual(['b', 'c', 'd']);
  expect(first.shown).toBe('d');
  expect(keys(chooseLines(FOUR, 'b', false).visible)).toEqual(['match', 'b']);
});

test('a variation that is played on is in sight until another one is asked for', () => {
  const played = [line('match'), line('b', 'both'), line('c')];
  expect(keys(chooseLines(played, 'match', false).visible)).toEqual(['match', 'b']);
  expect(keys(chooseLines(played, 'c', false).visible)).toEqual(['match', 'c']);
});

test('a phone shows one line, and a line that was removed gives way to the match', () => {
  expect(keys(chooseLines(FOUR, 'c', true).visible)).toEqual(['c']);
  expect(keys(chooseLines(FOUR, 'gone', true).visible)).toEqual(['match']);
  expect(keys(chooseLines([line('match')], 'match', false).visible)).toEqual(['match']);
});
