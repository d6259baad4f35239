import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbState } from '../../src/engine/games/hitlers-last-battles/state.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { readRecorded, replayGame, runFast } from './replay.ts';

const games = readRecorded(def.id);

/** Winner and points, as the end of a game is told. */
const outcomeOf = (state: HlbState) => {
  const { score, result } = def.view(state, null);
  return { winner: result?.winner, german: score.german.total, allied: score.allied.total, turn: state.turn };
};

describe.each(games)('$name', ({ file }) => {
  const { wanted, found, state, broken } = replayGame(def, file);

  it('goes as recorded, move by move', () => {
    expect(found.slice(-3)).toEqual(wanted.slice(-3));
    expect(found).toHaveLength(file.log.length);
  });

  it('ends as recorded', () => {
    expect(broken).toEqual([]);
    expect(decide(def, state)).toBeNull();
    expect(outcomeOf(state)).toEqual(outcomeOf(def.readState(file.snapshot)));
    expect(state).toEqual(file.snapshot);
    expect(digestState(state)).toBe(file.digest);
  });

  it('goes the same way in the fast runner', () => {
    const { found: fast, wanted: recorded } = runFast(def, file);
    expect(fast).toEqual(recorded);
  });
});

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
