/** Lessons with other data than ours: played with them where they go as with ours, else with ours, and it is said which. */
import { describe, expect, it } from 'vitest';
import { findGame, openDefinition } from '../../src/games/shelf.ts';
import { holdsWith } from '../../src/lessons/holds.ts';
import { openLesson } from '../../src/lessons/open.ts';
import { packOf } from '../support/packs.ts';
import { TAUGHT } from './support.ts';

/** A change for each game that play depends on. */
const CHANGES: Readonly<Record<string, readonly [datum: string, value: unknown]>> = {
  'hitlers-last-battles': ['constant:rules/hitOn', 2],
  'blitzkrieg-to-moscow-2': ['unit:g-pz3/move', 1],
  'hitlers-reich': ['event:master-spy/copies', 2],
};

async function openWith(game: string, entry: readonly [string, unknown]) {
  const manifest = findGame(game);
  if (!manifest) throw new Error(game);
  return openDefinition(manifest, packOf(game, [entry]));
}

describe.each(TAUGHT)('$id', ({ id, game, lessons }) => {
  const change = CHANGES[id] ?? ['', null];

  it('holds with its own data, lesson by lesson', () => {
    for (const lesson of lessons) expect(holdsWith(game, game, lesson), lesson.id).toBe(true);
  });

  it('does not hold where what it shows goes otherwise', async () => {
    const other = await openWith(id, change);
    const differing = lessons.filter((lesson) => !holdsWith(game, other, lesson)).map((lesson) => lesson.id);
    expect(differing).not.toEqual([]);
    // A battle has other odds, even if its scripted dice are the same.
    if (id === 'hitlers-last-battles') expect(differing).toContain('first-turn');
  });

  it('is opened with a pack where it holds, and says which data it has', async () => {
    const other = await openWith(id, change);
    for (const lesson of lessons) {
      const open = await openLesson(lesson.id, () => Promise.resolve(other.data.packFile));
      const isPlayed = holdsWith(game, other, lesson);
      expect(open?.pack, lesson.id).toEqual({ name: 'Printed data', isPlayed });
      expect(open?.def.data.packFile, lesson.id).toEqual(isPlayed ? other.data.packFile : undefined);
      expect((await openLesson(lesson.id))?.pack).toBeNull();
    }
  });
});
