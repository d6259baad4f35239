// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { matchDomainsOf } from '../../../src/games/shelf.ts';
import { isLoaded } from '../../../src/i18n/catalogue.ts';
import { fetchedShelfGame } from '../../../src/store/shelf.ts';
import { fetchAhead } from '../../../src/ui/home/fetch-ahead.ts';

const GAME = 'hitlers-last-battles';
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
  fetchAhead(hash, null, 'en');
  expect(asked).toEqual(GAMES.map(({ art }) => art.cover));
});

test('another screen asks for none', () => {
  fetchAhead('#/rules/hitlers-reich', GAME, 'en');
  expect(asked).toEqual([]);
  expect(fetchedShelfGame(GAME)).toBeNull();
});

test('a game that this build does not have is passed over', () => {
  expect(() => fetchAhead('#/', 'a-game-of-another-build', 'en')).not.toThrow();
});

test('of the last match, its game and the words of a match are fetched', async () => {
  expect(isLoaded('en', matchDomainsOf(GAME))).toBe(false);
  fetchAhead('#/', GAME, 'en');
  await vi.waitFor(
    () => {
      expect(isLoaded('en', matchDomainsOf(GAME))).toBe(true);
      expect(fetchedShelfGame(GAME)?.id).toBe(GAME);
    },
    { timeout: 10_000 },
  );
});
