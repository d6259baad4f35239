import { seatPlayer } from '../../src/lab/seated.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import { recordGame, simulateGame, type Pairing } from '../../tools/lib/play.ts';
import { runGames } from '../../tools/simulate/simulate.ts';
import type { Toy } from '../support/toy-game.ts';
import { breaksAt, toyKit } from './toy-kit.ts';

const OPEN_DETAILS: unknown = expect.stringMatching(/^(digest|chance)$/);
const out = mkdtempSync(join(tmpdir(), 'fronts-simulate-'));
afterAll(() => rmSync(out, { recursive: true }));

const pairing = (seed: string, change: Partial<GameDefinition<Toy>> = {}): Pairing<Toy> => {
  const kit = toyKit(change);
  const players = [seatPlayer(kit, 'random', 'red'), seatPlayer(kit, 'random', 'blue')] as const;
  return { def: kit.def, setup: { scenario: 'only', seed, options: {} }, players };
};
const order = { scenario: 'only', players: ['random', 'random'], seed: 's', games: 40, out } as const;

describe('a game between programs', () => {
  it('goes the same way at full speed and with every position kept', () => {
    for (const seed of ['a', 'b', 'c']) {
      const fast = simulateGame(pairing(seed));
      const { timeline, failure } = recordGame(pairing(seed));
      if (!fast.ok) throw new Error(fast.detail);
      expect(failure).toBeNull();
      expect(fast.moves).toBe(timeline.points.length - 1);
      expect(digestState(fast.state)).toBe(digestState(present(timeline).state));
    }
  });

  it('stops at the move where the rules fail, with the move and the reason', () => {
    const fast = simulateGame(pairing('a', breaksAt(3)));
    const { timeline, failure } = recordGame(pairing('a', breaksAt(3)));
    const detail: unknown = expect.stringMatching(/^Error: 3 points are too many \(src\/.*\)$/);
    expect(fast).toMatchObject({ ok: false, at: timeline.points.length, detail });
    expect(failure).toMatchObject({ at: timeline.points.length, detail });
    expect(failure?.move).not.toBeNull();
  });

  it('that does not end is a failure', () => {
    expect(simulateGame({ ...pairing('a'), cap: 5 })).toMatchObject({ ok: false, detail: 'no end after 5 moves' });
    expect(recordGame({ ...pairing('a'), cap: 5 }).failure).toMatchObject({
      detail: 'no end after 5 moves',
      move: null,
    });
  });
});

describe('many games', () => {
  it('are counted, and the same order counts the same', () => {
    const { summary, failures } = runGames(toyKit(), order);
    expect(failures).toEqual([]);
    expect(Object.keys(summary)).toEqual(
      'game scenario options players seed games finished failed wins shares scores actions seconds actionsPerSecond gamesPerSecond'.split(
        ' ',
      ),
    );
    expect(summary).toMatchObject({ game: 'toy', games: 40, finished: 40, failed: 0, seed: 's' });
    expect(Object.values(summary.wins).reduce((sum, n) => sum + n, 0)).toBe(40);
    expect(Object.keys(summary.scores)).toEqual(['red', 'blue']);
    const { wins, scores, actions } = runGames(toyKit(), order).summary;
    expect({ wins, scores, actions }).toEqual({ wins: summary.wins, scores: summary.scores, actions: summary.actions });
  });

  it('that fail are kept as saves which end at the failing move', () => {
    const kit = toyKit(breaksAt(9));
    const { summary, failures } = runGames(kit, order);
    expect(summary.failed).toBeGreaterThan(0);
    expect(summary.failed + summary.finished).toBe(40);
    expect(failures).toHaveLength(summary.failed);
    for (const { at, file } of failures) {
      const save = readSave(readFileSync(file, 'utf8'));
      expect(save.about.tags).toEqual(['report']);
      expect(save.log).toHaveLength(at);
      const loaded = loadSave(kit.def, save);
      expect(loaded).toMatchObject({ how: 'diverged', failure: { at, why: 'fault' } });
      // Sound rules take the move; the report then differs in what it could not know, dice and fingerprint.
      const sound = loadSave(toyKit().def, save);
      expect(sound).toMatchObject({ how: 'diverged', failure: { at, why: OPEN_DETAILS } });
    }
  });
});
