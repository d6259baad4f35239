import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { readRecorded, replayAll } from './replay.ts';

const games = readRecorded(def.id);

replayAll(def, games, 3);

describe('the recorded games together', () => {
  const moves = (wanted: RegExp) => games.some(({ file }) => file.log.some(([move]) => wanted.test(move)));

  it('are at least twenty, won by both sides and drawn', () => {
    expect(games.length).toBeGreaterThanOrEqual(20);
    const winners = games.map(({ file }) => def.readState(file.snapshot).result?.winner);
    expect(new Set(winners)).toEqual(new Set(['german', 'allied', 'draw']));
  });

  it('hold every kind of move', () => {
    const kinds = ['volkssturm yes', 'volkssturm no', 'replace', 'end-replace', 'mark', 'unmark', 'end-mark', 'move'];
    const more = ['attack', 'end-move', 'battle', 'support [A-Z]', 'support none', 'retreat'];
    expect([...kinds, ...more].filter((kind) => !moves(new RegExp(`^${kind}`)))).toEqual([]);
  });
});
