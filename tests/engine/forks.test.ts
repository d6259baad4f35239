/** A fork of a simulation is the position itself: it plays on as a plain copy does, and neither disturbs the other. */
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulate, simulateFrom, type Policy, type Simulation } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { effort } from '../support/effort.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';

/** One in so many positions is forked, and so many moves are played from there. */
const STRIDE = 23;
const DEPTH = 30;

/** Any move; equal seeds choose equally. */
function randomPolicy<T extends Types>(seed: string): Policy<T> {
  const rng = seedRng(seed);
  return ({ moves }) => {
    const move = moves[drawFrom(rng, moves.length)];
    if (move === undefined) throw new Error('a decision without a move');
    return move;
  };
}

const open = <T extends Types>(def: GameDefinition<T>, seed: string, scenario = 0): Simulation<T> =>
  simulate(def, { scenario: def.scenarios[scenario % def.scenarios.length]?.id ?? '', seed, options: {} });

const plainCopy = <X>(state: X): X => JSON.parse(JSON.stringify(state)) as X;

/** The questions and states of a simulation, move by move. */
function trailOf<T extends Types>(game: Simulation<T>, seed: string): readonly string[] {
  const policy = randomPolicy<T>(seed);
  const trail: string[] = [];
  while (trail.length < DEPTH && game.playout(policy, 1) === 1)
    trail.push(`${digestOf(game.state)} ${digestOf(game.decide())}`);
  return trail;
}

/** Positions of a random game, with their number. */
function walk<T extends Types>(game: Simulation<T>, seed: string, look: (at: number) => void): void {
  const policy = randomPolicy<T>(seed);
  for (let at = 0; ; at++) {
    if (at % STRIDE === 0) look(at);
    if (game.playout(policy, 1) === 0) return look(at);
  }
}

/** Frozen at every depth: a change in place would throw. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

const seeds = ['heron', 'stork', 'crane', 'ibis', 'egret', 'bittern'].slice(0, effort(2, 6));

describe.each(GAME_IDS)('forks of %s', (id) => {
  const withGame = (test: (def: AnyGame, seed: string, scenario: number) => void) => async () => {
    const def = await loadGame(id);
    seeds.forEach((seed, i) => test(def, seed, i));
  };

  it(
    'play on as a plain copy does, in a buffer that has played another game as well as in a new one',
    withGame((def, seed, scenario) => {
      const game = open(def, seed, scenario);
      const buffer = open(def, `${seed} of another game`, scenario + 1);
      buffer.playout(randomPolicy('other'), 40);
      walk(game, seed, (at) => {
        const way = `${seed} ${at}`;
        const expected = trailOf(simulateFrom(def, plainCopy(game.state)), way);
        const now = digestOf(game.state);
        expect(game.fork(buffer)).toBe(buffer);
        expect(digestOf(buffer.state)).toBe(now);
        const forkOfFork = buffer.fork();
        expect(trailOf(buffer, way)).toEqual(expected);
        expect(trailOf(forkOfFork, way)).toEqual(expected);
        // Nothing has changed in the original, nor in a game whose buffer the fork was before.
        expect(digestOf(game.state)).toBe(now);
      });
    }),
  );

  it(
    'stay where they are while the game goes on',
    withGame((def, seed, scenario) => {
      const game = open(def, seed, scenario);
      const forks: { readonly fork: Simulation<Types>; readonly now: string }[] = [];
      walk(game, seed, () => forks.push({ fork: game.fork(), now: digestOf(game.state) }));
      for (const { fork, now } of forks) expect(digestOf(fork.state)).toBe(now);
    }),
  );

  it(
    'share frames and results, which the rules never change in place',
    withGame((def, seed, scenario) => {
      const game = open(def, seed, scenario);
      const policy = randomPolicy<Types>(seed);
      let moves = 0;
      do {
        freeze([...game.state.stack]);
        freeze(game.state.result);
      } while (game.playout(policy, 1) === 1 && ++moves);
      expect(moves).toBeGreaterThan(20);
    }),
  );

  it(
    'draw from a seed of their own where they are given one',
    withGame((def, seed, scenario) => {
      const game = open(def, seed, scenario);
      game.playout(randomPolicy(seed), 10);
      const forks = ['a', 'a', 'b'].map((salt) => game.fork(null, salt));
      const [one, same, other] = forks.map(({ state }) => state.rng);
      expect(one).toEqual(same);
      expect(one).not.toEqual(other);
      expect(new Set(forks.map(({ state }) => state.rng.drawn))).toEqual(new Set([game.state.rng.drawn]));
      const ends = forks.map((fork) => {
        fork.playout(randomPolicy('end'));
        return digestOf(fork.state);
      });
      expect(ends[0]).toBe(ends[1]);
      expect(ends[0]).not.toBe(ends[2]);
    }),
  );
});
