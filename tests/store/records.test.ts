/** A running match writes only its new parts: a property of every path through undo, branches and lines. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/kernel/runner.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import {
  leaveLine,
  play,
  present,
  redo,
  startTimeline,
  takeBack,
  tryLine,
  undo,
  type Timeline,
} from '../../src/engine/kernel/timeline.ts';
import { restoreBranch } from '../../src/store/match/moving.ts';
import { documentOf } from '../../src/store/saves/document.ts';
import type { WrittenMatch } from '../../src/store/saves/record.ts';
import { foldRecords } from '../../src/store/saves/fold-records.ts';
import { recordOf } from '../../src/store/saves/record.ts';
import type { AnyGame, MatchAbout } from '../../src/store/types.ts';
import { openToy, SETUP } from '../support/store-world.ts';
import type { Types } from '../../src/engine/kernel/types.ts';

const toy = openToy as AnyGame;
const about: MatchAbout = {
  name: 'Winter',
  seatNames: {},
  tags: [],
  created: '2026-01-01T00:00:00.000Z',
  undo: 'open',
  curtain: false,
};
const ACTS = [
  'play',
  'play',
  'play',
  'undo',
  'redo',
  'take-back',
  'try',
  'leave',
  'adopt',
  'restore',
  'drop',
  'fork',
  'name',
] as const;
type Act = (typeof ACTS)[number];
const act = fc.tuple(fc.constantFrom(...ACTS), fc.nat(100));

function step(timeline: Timeline<Types>, kind: Act, n: number): Timeline<Types> {
  const { points, branches } = timeline;
  const some = branches[n % Math.max(1, branches.length)]?.id ?? 0;
  switch (kind) {
    case 'play': {
      const moves = decide(toy, present(timeline).state)?.moves ?? [];
      const move = moves[n % Math.max(1, moves.length)];
      const played = move && play(toy, timeline, move);
      return played?.ok ? played.timeline : timeline;
    }
    case 'undo':
      return undo(timeline, true);
    case 'redo':
      return redo(timeline);
    case 'take-back':
      return takeBack(timeline, n % points.length);
    case 'try':
      return tryLine(timeline, n % points.length, { salt: `line ${n}`, cause: 'line' });
    case 'leave':
    case 'adopt':
      return leaveLine(timeline, kind === 'adopt');
    case 'restore':
      return restoreBranch(toy, timeline, some) ?? timeline;
    case 'drop':
      return { ...timeline, branches: branches.filter(({ id }) => id !== some) };
    case 'fork':
      return { ...timeline, fork: { salt: `salt ${n}`, cause: 'end' } };
    case 'name':
      return timeline;
  }
}

/** Every state on the way, the opening first. */
function walk(acts: readonly (readonly [Act, number])[]): readonly WrittenMatch<Types>[] {
  const states: WrittenMatch<Types>[] = [{ def: toy, timeline: startTimeline(toy, SETUP), about }];
  for (const [kind, n] of acts) {
    const last = states.at(-1);
    if (!last) break;
    const named = kind === 'name' ? { ...last.about, name: `Winter ${n}` } : last.about;
    states.push({ def: toy, timeline: step(last.timeline, kind, n), about: named });
  }
  return states;
}

const textOf = (match: WrittenMatch<Types>): string => documentOf(match, 'test').text;

function record(before: WrittenMatch<Types>, after: WrittenMatch<Types>): string {
  const made = recordOf(before, after, 'test');
  if (!made) throw new Error('nothing stays');
  return JSON.stringify(made);
}

describe('records', () => {
  it('lead to the very text of the whole save, however many states they pass over', () => {
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        (acts, gaps) => {
          const states = walk(acts);
          const [first] = states;
          if (!first) return;
          let last = first;
          const records: string[] = [];
          for (let at = 0, n = 0; at + 1 < states.length; n++) {
            at = Math.min(states.length - 1, at + (gaps[n % gaps.length] ?? 1));
            const now = states[at] ?? last;
            records.push(record(last, now));
            last = now;
            expect(foldRecords(textOf(first), records)).toBe(textOf(last));
          }
          expect(loadSave(toy, readSave(foldRecords(textOf(first), records))).how).toBe('replayed');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('hold one move each, however long the match is', () => {
    let timeline = startTimeline(toy, { ...SETUP, seed: 'long' });
    const sizes: number[] = [];
    for (let n = 0; n < 40; n++) {
      const next = step(timeline, 'play', 2);
      const made = recordOf({ def: toy, timeline, about }, { def: toy, timeline: next, about }, 'test');
      expect(made).toMatchObject({ keep: { log: n, redo: 0, takeBacks: 0 }, redo: [], takeBacks: [] });
      expect(made?.log).toHaveLength(1);
      expect(made).not.toHaveProperty('branches');
      sizes.push(JSON.stringify(made).length);
      timeline = next;
    }
    expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) + 20);
  });

  it('hold no branch that stays', () => {
    const acts: [Act, number][] = [
      ['play', 0],
      ['play', 0],
      ['take-back', 0],
      ['play', 1],
    ];
    const states = walk(acts);
    const [first, last] = [states.at(-2), states.at(-1)];
    if (!first || !last) throw new Error('no states');
    expect(first.timeline.branches).toHaveLength(1);
    expect(recordOf(first, last, 'test')).not.toHaveProperty('branches');
    const tried = { ...last, timeline: step(step(last.timeline, 'try', 1), 'play', 2) };
    expect(recordOf(last, tried, 'test')?.branches).toMatchObject([first.timeline.branches[0]?.id, { cause: 'line' }]);
  });

  it('are not made between two matches', () => {
    const [one] = walk([]);
    const [other] = walk([]);
    if (!one || !other) throw new Error('no states');
    expect(recordOf(one, other, 'test')).toBeNull();
  });

  it('that do not fit, whatever they contain, are refused', () => {
    const states = walk([
      ['play', 0],
      ['play', 0],
      ['take-back', 0],
    ]);
    const [opening, first, second, third] = states;
    if (!opening || !first || !second || !third) throw new Error('no states');
    const text = textOf(opening);
    expect(() => foldRecords(text, [record(first, second)])).toThrow('another state');
    expect(() => foldRecords(text, ['{"half": '])).toThrow();
    expect(() => foldRecords('gone', [record(opening, first)])).toThrow();
    const good = JSON.parse(record(opening, first)) as Record<string, unknown>;
    for (const wrong of [
      { keep: { log: -1, redo: 0, takeBacks: 0 } },
      { keep: { log: 0.5, redo: 0, takeBacks: 0 } },
      { log: 'step' },
      { log: [7] },
      { branches: [3] },
      { extra: true },
    ])
      expect(() => foldRecords(text, [JSON.stringify({ ...good, ...wrong })]), JSON.stringify(wrong)).toThrow();
  });

  it('of any JSON throw or make a text that the save reader judges', () => {
    const [opening, first] = walk([['play', 0]]);
    if (!opening || !first) throw new Error('no states');
    const good = JSON.parse(record(opening, first)) as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good)), fc.jsonValue(), (key, value) => {
        let text: string;
        try {
          text = foldRecords(textOf(opening), [JSON.stringify({ ...good, [key]: value })]);
        } catch {
          return;
        }
        expect(typeof JSON.parse(text)).toBe('object');
      }),
      { numRuns: 200 },
    );
  });
});
