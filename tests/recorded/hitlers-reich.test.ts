import { describe, expect, it } from 'vitest';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import { SCENARIOS } from '../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { effort } from '../support/effort.ts';
import { readRecorded, replayGame, runFast } from './replay.ts';

const games = readRecorded(def.id);

describe.each(games)('$name', ({ file }) => {
  it('goes as recorded, move by move, by the fast runner', () => {
    const { wanted, found, state } = runFast(def, file);
    expect(found).toEqual(wanted);
    expect(decide(def, state)).toBeNull();
    expect(state).toEqual(file.snapshot);
  });
});

describe.each(games.filter((_, i) => i % effort(3, 1) === 0))('$name, move by move', ({ file }) => {
  it('goes as recorded by the runner that tells refusals and dice, and keeps the invariants', () => {
    const { wanted, found, state, broken } = replayGame(def, file);
    expect(found.slice(-3)).toEqual(wanted.slice(-3));
    expect(found).toHaveLength(file.log.length);
    expect(broken).toEqual([]);
    expect(state).toEqual(file.snapshot);
  });
});

describe('the recorded games of Hitler’s Reich together', () => {
  it('are a hundred, over all scenarios, won by both sides', () => {
    expect(games.length).toBeGreaterThanOrEqual(100);
    expect(new Set(games.map(({ file }) => file.setup.scenario))).toEqual(new Set(SCENARIOS));
    const winners = games.map(({ file }) => def.readState(file.snapshot).result?.winner);
    expect(new Set(winners)).toEqual(new Set(['axis', 'allies']));
  });

  it('hold every common kind of move', () => {
    const kinds = ['reorganise', 'fortify', 'fleet', 'plan', 'E', 'A land', 'A sea', 'A amphibious', 'A paratroop'];
    const more = ['blitz', 'push', 'barbarossa', 'overlord', 'play', 'c', 'fx', 'rr', 'discard', 'drop', 'decline'];
    const seen = (kind: string) =>
      games.some(({ file }) => file.log.some(([move]) => move.startsWith(`${kind} `) || move === kind));
    expect([...kinds, ...more].filter((kind) => !seen(kind))).toEqual([]);
  });
});
