/** Pieces lost by a side between two positions, and in which of two lines. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { HrState } from '../../src/engine/games/hitlers-reich/state.ts';
import { simulateFrom } from '../../src/engine/kernel/runner.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { lab as btm } from '../../src/lab/games/blitzkrieg-to-moscow-2.ts';
import { lab as hlb } from '../../src/lab/games/hitlers-last-battles.ts';
import { lab as hr } from '../../src/lab/games/hitlers-reich.ts';
import type { LabKit } from '../../src/lab/lab-kit.ts';
import { lossesOf, shiftsOf } from '../../src/lab/variations/losses.ts';
import type { AnyGame } from '../../src/store/types.ts';

const GAMES: readonly (readonly [AnyGame, LabKit, string])[] = [
  [hitlersLastBattles, hlb, 'hitlers-last-battles.allied-win'],
  [blitzkriegToMoscow2, btm, 'blitzkrieg-to-moscow-2.open-hands-greedy-2'],
];

function recorded(def: AnyGame, name: string) {
  const loaded = loadSave(def, readSave(readFileSync(`tests/recorded/${name}.json`, 'utf8')));
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  return loaded.timeline;
}

it.each(GAMES)('who is eliminated is not among the pieces any more: game %#', (def, lab, name) => {
  const { points } = recorded(def, name);
  const piecesAt = (at: number) => {
    const state = points[at]?.state;
    return state ? lab.piecesOf(def.view(state, null), def.data.facts) : [];
  };
  let lost = 0;
  for (const [at, { events }] of points.entries()) {
    if (at === 0) continue;
    const told = events.flatMap((event) => def.words.describe(event) ?? []);
    const [before, after] = [piecesAt(at - 1), piecesAt(at)];
    const gone = before.filter(({ piece }) => !after.some((one) => one.piece === piece));
    lost += gone.length;
    expect(new Set(after.map(({ piece }) => piece)).size).toBe(after.length);
    for (const { seat } of gone) expect(def.seats).toContain(seat);
    if (gone.length === 0) continue;
    expect(told.some((line) => /surrender|lost|elimin/.test(line.key))).toBe(true);
  }
  expect(lost).toBeGreaterThan(0);
});

describe('fleets and fortresses of Hitler’s Reich, which have no names', () => {
  const { facts } = hitlersReich.data;
  const stateAt = (name: string, at: number): HrState => {
    const state = recorded(hitlersReich, name).points[at]?.state;
    if (!state) throw new Error(`no move ${at}`);
    return state as HrState;
  };
  const viewAt = (name: string, at: number) => hitlersReich.view(stateAt(name, at), null);

  it('are lost in the line in which they are attacked with success, by number and place', () => {
    // Attacked in the Adriatic, the Allies play a 9 and lose their fleet (§3.2); with General of the Army they keep it.
    const name = 'hitlers-reich.tournament-random-2';
    const at = 60;
    const [from, lost] = [viewAt(name, at - 1), viewAt(name, at)];
    const line = simulateFrom(hitlersReich, structuredClone(stateAt(name, at - 1)));
    const card = line.decide()?.moves.find((move) => hitlersReich.words.notation(move) === 'c S12');
    if (!card) throw new Error('no such card');
    line.play(card);
    const kept = hitlersReich.view(line.state, null);
    expect(lost.fleets.allies).toHaveLength(2);
    const [told, ...more] = lossesOf(hr, facts, [from, kept, lost]);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ seat: 'allies', lost: [{ pieces: [], groups: [] }, { pieces: [] }] });
    expect(told?.lost[1].groups).toMatchObject([{ n: 1, place: 'adriatic-sea', group: { id: 'fleets-allies' } }]);
    expect(lossesOf(hr, facts, [from, lost, kept])[0]?.lost[0]).toEqual(told?.lost[1]);
    // A lost piece is not told again as moved.
    expect(shiftsOf(hr, facts, [from, kept, lost])).toEqual([]);
    // Lost in both lines alike, it makes no difference.
    expect(lossesOf(hr, facts, [from, lost, lost])).toEqual([]);
  });

  it.each([
    ['hitlers-reich.campaign-1941-random-1', 167, 'fleets-axis', ['bay-of-biscay'], ['sicily-sea']],
    ['hitlers-reich.tournament-random-4', 100, 'fortresses-axis', ['bordeaux'], ['czechoslovakia']],
  ] as const)('that only moved are not lost: %s, move %i', (name, at, id, was, is) => {
    const ends = [viewAt(name, at - 1), viewAt(name, at - 1), viewAt(name, at)] as const;
    expect(lossesOf(hr, facts, ends)).toEqual([]);
    expect(shiftsOf(hr, facts, ends)).toMatchObject([{ group: { id }, only: [was, is] }]);
  });

  it('that one line has more of were placed, not lost in the other', () => {
    // The first fleet of the game is placed in move 2.
    const name = 'hitlers-reich.tournament-random-4';
    const ends = [viewAt(name, 1), viewAt(name, 1), viewAt(name, 2)] as const;
    expect(lossesOf(hr, facts, ends)).toEqual([]);
    expect(shiftsOf(hr, facts, ends)).toMatchObject([{ n: [0, 1], only: [[], ['bay-of-biscay']] }]);
  });
});
