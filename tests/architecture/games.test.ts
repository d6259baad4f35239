import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../support/games.ts';

/** Every game has the same shape: its facts are data, and its queries read moves by one name. */

/** Paths of everything in `value` that is no plain data. */
function listUnplain(value: unknown, path: string): readonly string[] {
  if (typeof value === 'function' || typeof value === 'symbol') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [path];
  return Object.entries(value).flatMap(([key, member]) => listUnplain(member, `${path}.${key}`));
}

describe.each(GAME_IDS)('%s', (id) => {
  it('has only plain data in its facts', async () => {
    const { facts } = (await loadGame(id)).data;
    expect(listUnplain(facts, 'facts')).toEqual([]);
  });

  it('reads a recorded move with its name by the same query as every game', async () => {
    const { queries } = await loadGame(id);
    expect(queries).toHaveProperty('readMove', expect.any(Function));
  });
});
