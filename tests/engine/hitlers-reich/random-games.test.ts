/** Random games: nothing breaks for any players and dice (INV-15, INV-20, INV-21, INV-23). */
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../src/engine/games/hitlers-reich/state.ts';
import { digestState } from '../../../src/engine/kernel/digest.ts';
import { applyMove, simulate, startGame, type MoveResult } from '../../../src/engine/kernel/runner.ts';
import type { HrTypes } from '../../../src/engine/games/hitlers-reich/types.ts';
import { def, open, playAll } from '../../support/reich.ts';
import { RARE_POSITIONS } from './rare-positions.ts';
import { makeChooser, MOST_MOVES, OTHER_RULINGS, setupOf, walk, type Visit } from './walk.ts';
import { effort } from '../../support/effort.ts';
import { check } from '../../support/random-games.ts';

const GAMES = effort(2, 40);
const LONG = 120_000;

/** Every invariant of the state and of the step that led to it. */
function sound({ state, before, move }: Visit): void {
  const broken = def.invariants(state, { before, move });
  check(broken.length === 0, `after ${def.words.notation(move)}: ${broken.join('; ')}`);
}

describe('random games', () => {
  it.each(SCENARIOS)(
    `INV-23: ${GAMES} games of %s end with a result and no invariant broken`,
    (scenario) => {
      for (let n = 0; n < GAMES; n++) {
        // Some are played with every open question answered the other way.
        const options = n % 2 === 1 ? OTHER_RULINGS : {};
        const { state, moves } = walk(setupOf(scenario, `${scenario} match ${n}`, options), sound);
        expect(state.result).not.toBeNull();
        expect(moves).toBeLessThan(MOST_MOVES);
      }
    },
    LONG,
  );

  it.each(Object.entries(RARE_POSITIONS))(
    'INV-23: nor does one that begins with: %s',
    (name, position) => {
      for (let n = 0; n < effort(1, 2); n++)
        for (const options of [{}, OTHER_RULINGS])
          walk(setupOf('campaign-1941', `${name}, rare ${n}`, options, position), sound);
    },
    LONG,
  );

  it.each(SCENARIOS)(
    'INV-20: both ways to run %s give the same game',
    (scenario) => {
      for (const seed of ['one', 'two'].slice(0, effort(1, 2))) {
        const setup = setupOf(scenario, seed);
        const sim = simulate(def, setup);
        const { state } = walk(setup, ({ state: now, before, move }) => {
          const listed = sim.decide()?.moves.map((one) => def.words.notation(one)) ?? [];
          check(
            listed.includes(def.words.notation(move)),
            `${def.words.notation(move)} is not listed in the simulation`,
          );
          check(digestState(sim.state) === digestState(before), `digests part before ${def.words.notation(move)}`);
          sim.play(move);
          check(now.result === null || digestState(sim.state) === digestState(now), 'the last digests part');
        });
        expect(sim.decide()).toBeNull();
        expect(sim.state.rng).toEqual(state.rng);
      }
    },
    LONG,
  );

  it.each(SCENARIOS)(
    'INV-20: a game of %s played again, and one saved and restored, are the same',
    (scenario) => {
      const setup = setupOf(scenario, 'again');
      const digests: string[] = [];
      const lines: string[] = [];
      walk(setup, ({ state, move }) => {
        digests.push(digestState(state));
        lines.push(def.words.notation(move));
      });
      let { state } = startGame(def, setup);
      lines.forEach((line, at) => {
        const move = def.words.parse(line);
        if (!move) throw new Error(`${line} does not read back`);
        const from = at % 50 === 25 ? def.readState(JSON.parse(JSON.stringify(state))) : state;
        const done: MoveResult<HrTypes> = applyMove(def, from, move);
        if (!done.ok) throw new Error(`${line} is refused`);
        ({ state } = done);
        check(digestState(state) === digests[at], `the games part at ${line}`);
      });
      expect(state.result).not.toBeNull();
    },
    LONG,
  );

  it(
    'INV-15: at each question there is a legal answer, no answer twice, and giving up is one more',
    () => {
      for (const scenario of SCENARIOS) {
        const choose = makeChooser(scenario);
        const sim = simulate(def, setupOf(scenario, scenario));
        for (let decision = sim.decide(); decision; decision = sim.decide()) {
          const listed = decision.moves.map((one) => def.words.notation(one));
          check(listed.length > 0, 'INV-15: no legal move');
          check(new Set(listed).size === listed.length, `twice the same of ${listed.join(', ')}`);
          check(decision.concessions?.map((one) => def.words.notation(one)).join() === 'resign', 'nobody may give up');
          sim.play(choose(decision.moves));
        }
        expect(sim.state.result).not.toBeNull();
      }
    },
    LONG,
  );
});

describe('found by random games', () => {
  it.each([
    ['campaign-1941', 5],
    ['intro-1941-42', 2],
  ])('INV-13: an Allied reshuffle within the one that ends %s finds no further box (RS-1, RS-3a)', (scenario, last) => {
    const game = open(
      {
        pact: false,
        axisReshuffled: true,
        year: { axis: last - 1, allies: last },
        handSize: { axis: 3, allies: 3 },
        hands: { axis: ['G12', 'G5', 'I3'], allies: ['S10', 'W4', 'W6'] },
        decks: { axis: [], allies: [] },
        rest: { axis: 'pile', allies: 'pile' },
      },
      { scenario },
    );
    const { state } = playAll(game, 'fortify berlin', 'discard I3');
    expect(state.year).toEqual({ axis: last, allies: last });
    expect(state.result).not.toBeNull();
  });
});
