/** The last lesson of each course: a short match that comes to its end by itself. */
import { describe, expect, it } from 'vitest';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { play, present, startTimeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { listGames } from '../../src/games/shelf.ts';
import { gainOf, openingOf, PRACTICE_LEVEL, setupOf } from '../../src/lessons/practice.ts';
import { findPractice, headAfter, listLessons } from '../../src/lessons/list.ts';
import type { Practice } from '../../src/lessons/types.ts';
import type { Players } from '../../src/players/types.ts';

const GAMES = listGames().flatMap(({ id, lessons, ...game }) =>
  lessons?.practice ? [{ id, practice: lessons.practice, heads: lessons.heads, ...game }] : [],
);

/** Programs on both sides, until the practice or the game is over. */
function playOut(def: GameDefinition<Types>, players: Players<Types>, practice: Practice, seed: string) {
  const rng = seedRng(seed);
  const draw = (n: number) => drawFrom(rng, n);
  let timeline = startTimeline(def, setupOf(practice, seed));
  for (let moves = 0; moves < 1000; moves++) {
    const { state } = present(timeline);
    const view = def.view(state, null);
    if (state.result !== null || practice.isOver(view)) return { view, moves, result: state.result };
    const decision = decide(def, state);
    if (!decision) throw new Error('nobody is asked');
    const program = players.create(PRACTICE_LEVEL, def, decision.seat);
    const made = play(
      def,
      timeline,
      program.choose(decision, () => def.view(state, decision.seat), draw),
    );
    if (!made.ok) throw new Error(made.reason.key);
    ({ timeline } = made);
  }
  throw new Error('it does not end');
}

describe('a practice', () => {
  it('stands at the end of each course, after its last lesson', () => {
    expect(GAMES.map(({ id }) => id)).toEqual(listGames().map(({ id }) => id));
    for (const { id, practice, heads } of GAMES) {
      const at = heads.findIndex((head) => head.id === practice.id);
      expect(heads[at]?.kind).toBe('practice');
      expect(heads.slice(0, at).every(({ kind }) => kind === 'course')).toBe(true);
      expect(heads.slice(at + 1).every(({ kind }) => kind === 'exercise')).toBe(true);
      expect(headAfter(heads[at - 1]?.id ?? '')?.id).toBe(practice.id);
      expect(findPractice(practice.id)?.game).toBe(id);
    }
    expect(listLessons().filter(({ kind }) => kind === 'practice')).toHaveLength(GAMES.length);
  });

  it.each(GAMES)('comes to its end by itself ($id)', async ({ definition, players, practice }) => {
    const [def, programs] = await Promise.all([definition(), players()]);
    expect(programs.levels).toContain(PRACTICE_LEVEL);
    expect(def.seats).toContain(practice.seat);
    expect(practice.isOver(openingOf(def, practice))).toBe(false);
    const ends = ['one', 'two', 'three'].map((seed) => playOut(def, programs, practice, seed));
    for (const { moves } of ends) expect(moves).toBeGreaterThan(20);
    // Some of them are stopped by the practice, and not by the end of the game.
    expect(ends.some(({ view }) => practice.isOver(view))).toBe(true);
  });

  it('is measured by both sides', () => {
    const stands = (a: number, b: number) => [
      { seat: 'a', total: a },
      { seat: 'b', total: b },
    ];
    expect(gainOf('a', stands(8, 6), stands(8, 6))).toBe(0);
    expect(gainOf('a', stands(8, 6), stands(8, 5))).toBe(1);
    expect(gainOf('b', stands(8, 6), stands(8, 5))).toBe(-1);
    expect(gainOf('a', [{ seat: 'b', total: 1 }], [{ seat: 'b', total: 3 }])).toBe(-2);
  });
});
