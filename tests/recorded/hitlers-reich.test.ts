import { describe, expect, it } from 'vitest';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import { SCENARIOS } from '../../src/engine/games/hitlers-reich/state.ts';
import { readRecorded, replayAll } from './replay.ts';

const games = readRecorded(def.id);

replayAll(def, games, 6);

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
