// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { matchDomainsOf } from '../../../src/games/shelf.ts';
import { isLoaded } from '../../../src/i18n/catalogue.ts';
import { fetchedShelfGame } from '../../../src/store/loaded-games.ts';
import { fetchAhead } from '../../../src/ui/home/fetch-ahead.ts';

const GAME = 'hitlers-last-battles';

test('another screen asks for nothing', () => {
  fetchAhead('#/rules/hitlers-reich', GAME, 'en');
  expect(fetchedShelfGame(GAME)).toBeNull();
});

test('a game that this build does not have is passed over', () => {
  expect(() => fetchAhead('#/', 'a-game-of-another-build', 'en')).not.toThrow();
});

test('for the address of a match, the words of the last one are fetched, and nothing for the start screen', async () => {
  expect(isLoaded('ja', matchDomainsOf(GAME))).toBe(false);
  fetchAhead('#/table/0123', GAME, 'ja');
  await vi.waitFor(() => expect(isLoaded('ja', matchDomainsOf(GAME))).toBe(true), { timeout: 10_000 });
  expect(fetchedShelfGame(GAME)).toBeNull();
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
