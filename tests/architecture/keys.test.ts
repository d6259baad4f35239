/** One key is one command at a table: the overlays of each game have keys that no command of every table has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Keys in `keys: ['u', 'Mod+Z']` of everything that a table registers. */
const shared = ['src/ui/table', 'src/ui/notes']
  .flatMap((folder) => read(folder, /commands\.tsx?$/))
  .flatMap((text) => [...text.matchAll(/keys: \[([^\]]+)\]/g)])
  .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, key = '']) => key))
  .filter((key) => /^[a-z]$/.test(key));

describe('keys of a table', () => {
  const games = readdirSync('src/ui/games');

  it.each(games)('are one command each in %s', (game) => {
    const overlays = read(join('src/ui/games', game), /^overlays\.ts$/).flatMap((text) =>
      [...text.matchAll(/key: '([a-z])'/g)].map(([, key = '']) => key),
    );
    expect(overlays.length).toBeGreaterThan(3);
    expect(overlays.filter((key, i) => shared.includes(key) || overlays.indexOf(key) !== i)).toEqual([]);
  });

  it('have one command on every letter but undo, whose layer says which', () => {
    expect(shared.length).toBeGreaterThan(8);
    expect([...new Set(shared.filter((key, i) => shared.indexOf(key) !== i))]).toEqual(['u']);
  });
});
