/** A player can choose every draw of chance: a die, one of several things, the order of a pile. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { shuffle } from '../../src/engine/games/hitlers-reich/rules/shuffle.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import type { Point, Timeline } from '../../src/engine/kernel/timeline.ts';
import type { ChanceKind, Types } from '../../src/engine/kernel/types.ts';
import { orderDraws, throwMove, type GivenDraw } from '../../src/lab/variations/chance.ts';
import type { AnyGame } from '../../src/store/types.ts';

/** Recorded games in which all that a game draws comes up. */
const RECORDED: readonly (readonly [AnyGame, string, readonly ChanceKind[]])[] = [
  [hitlersLastBattles, 'hitlers-last-battles.german-win', ['die']],
  [blitzkriegToMoscow2, 'blitzkrieg-to-moscow-2.open-hands-greedy-2', ['die']],
  [hitlersReich, 'hitlers-reich.campaign-1941-greedy-7', ['die', 'one', 'order']],
];

function recorded(def: AnyGame, name: string): Timeline<Types> {
  const loaded = loadSave(def, readSave(readFileSync(`tests/recorded/${name}.json`, 'utf8')));
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  return loaded.timeline;
}

/** All that is asked where the draws of a recorded move are chosen one after the other, as they fell. */
function askedIn(def: AnyGame, before: Timeline<Types>, point: Point<Types>): readonly ChanceKind[] {
  const draws = point.entry?.draws ?? [];
  const move = def.words.parse(point.entry?.move ?? '');
  if (!move) throw new Error('unreadable');
  const given = new Map<number, GivenDraw>();
  const kinds: ChanceKind[] = [];
  for (let at = 0; at < draws.length;) {
    const { n, value } = draws[at] ?? { n: 1, value: 0 };
    const thrown = throwMove(def, before, move, { source: 'chosen', given, isOpen: true });
    if (n > 1) {
      expect(thrown, `${point.entry?.move}, draw ${at} of ${n}`).toMatchObject({ ok: null, asked: { at, n } });
      if (thrown.ok !== null) throw new Error('not asked');
      const { kind, outcomes } = thrown.asked;
      kinds.push(kind);
      if (kind !== 'die') expect(outcomes).toHaveLength(n);
      if (kind === 'order') {
        // One question for the whole pile.
        for (let k = 0; k < n - 1; k++) given.set(at + k, { value: draws[at + k]?.value ?? 0, isChosen: false });
        at += n - 1;
        continue;
      }
    }
    given.set(at, { value, isChosen: true });
    at++;
  }
  const made = throwMove(def, before, move, { source: 'chosen', given, isOpen: true });
  expect(made.ok && made.point.entry?.digest).toBe(point.entry?.digest);
  return kinds;
}

describe.each(RECORDED)('$0.id', (def, name, kinds) => {
  it(`asks for each draw: ${kinds.join(', ')}`, { timeout: 120_000 }, () => {
    const timeline = recorded(def, name);
    const seen = new Set<ChanceKind>();
    for (const [at, point] of timeline.points.entries()) {
      if ((point.entry?.draws.length ?? 0) === 0) continue;
      const before = { ...timeline, points: timeline.points.slice(0, at), redo: [], fork: null };
      for (const kind of askedIn(def, before, point)) seen.add(kind);
    }
    expect([...seen].sort()).toEqual([...kinds].sort());
  });
});

/** A kind that is added does not compile until it is listed, and then wants a game that draws so. */
const KINDS: Readonly<Record<ChanceKind, true>> = { die: true, one: true, order: true };

it('no kind of draw is left out', () => {
  expect(new Set(RECORDED.flatMap(([, , kinds]) => kinds))).toEqual(new Set(Object.keys(KINDS)));
});

describe('a pile in a chosen order', () => {
  const pile = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  it.each([{ first: [] }, { first: [4] }, { first: [6, 0, 3] }, { first: [1, 2, 3, 4, 5, 6, 0] }])(
    'begins with $first and is shuffled below',
    ({ first }) => {
      const rng = seedRng('pile');
      const draws = [...orderDraws(pile.length, first, (n) => drawFrom(rng, n))];
      expect(draws).toHaveLength(pile.length - 1);
      const shuffled = shuffle([...pile], {
        draw: (n) => {
          const value = draws.shift() ?? 0;
          expect(value).toBeLessThan(n);
          return value;
        },
      });
      expect(shuffled.slice(0, first.length)).toEqual(first.map((at) => pile[at]));
      expect(shuffled.toSorted()).toEqual(pile);
    },
  );
});
