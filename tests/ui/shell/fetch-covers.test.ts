// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { fetchCovers } from '../../../src/ui/home/fetch-covers.ts';

const asked: string[] = [];
vi.stubGlobal(
  'Image',
  class {
    set src(address: string) {
      asked.push(address);
    }
  },
);
afterEach(() => void asked.splice(0));

test.each(['', '#', '#/'])('the start screen at "%s" asks for each picture before it is drawn', (hash) => {
  fetchCovers(hash);
  expect(asked).toEqual(GAMES.map(({ art }) => art.cover));
});

test('another screen asks for none', () => {
  fetchCovers('#/rules/hitlers-reich');
  expect(asked).toEqual([]);
});
