/** Random games: nothing breaks for any players and dice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestState } from '../../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, simulate, startGame } from '../../../src/engine/kernel/runner.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { game, tables } from './support.ts';
import { makePlayer } from './players.ts';
import { effort } from '../../support/effort.ts';
import { check, digestsOf } from '../../support/random-games.ts';

const GAMES = effort(30, 2000);
/** A game has about 70 to 250 moves; more than this is one that does not end. */
const MOST_MOVES = 5_000;
const ALL_MOVES = tables.listAll();

const setupOf = (seed: string) => ({ scenario: 'campaign', seed, options: {} });
const players = fc.record({ seed: fc.string({ minLength: 1, maxLength: 12 }), fight: fc.integer({ min: 0, max: 95 }) });

/** The rules file's statements on events, which states alone do not show. */
function checkEvents(events: readonly HlbEvent[]): void {
  for (const event of events) {
    if (event.type === 'rolled') {
      check(event.diff >= -1 && event.diff <= 2, `INV-12: ${event.diff}`);
      check(event.attack.length > 1 || event.diff <= 1, `INV-11: ${event.diff}`);
    }
    const line = game.words.describe(event);
    if (event.type === 'rolled') {
      const faces = (told: unknown): readonly number[] =>
        String(told)
          .split(',')
          .map((die) => Number.parseInt(die, 10));
      const fell = [event.attack.map(({ rolled }) => rolled), [event.defence.rolled]];
      check(
        `${String([faces(line?.params?.['dice']), faces(line?.params?.['die'])])}` === String(fell),
        'dice told as they fell',
      );
    }
    check(line === null || line.key.startsWith('hlb.log.'), `log line of ${event.type}`);
  }
}

/** INV-21 for moves that are not listed: refused, with a reason. */
function checkUnlisted(state: HlbState, rng: ReturnType<typeof seedRng>): void {
  const decision = decide(game, state);
  const listed = new Set(decision?.moves);
  const before = digestState(state);
  for (let i = 0; i < 12; i++) {
    const move = ALL_MOVES[drawFrom(rng, ALL_MOVES.length)];
    if (!move) continue;
    const reason = game.why.refuse(state, move);
    check((reason === null) === listed.has(move), `INV-21: ${game.words.notation(move)}`);
    check(reason === null || !applyMove(game, state, move).ok, `INV-21: ${game.words.notation(move)} is accepted`);
  }
  check(digestState(state) === before, 'INV-21: a refusal changed the state');
}

describe('random games', () => {
  it(`${GAMES} games: no dead end, all invariants, the same digests in both ways to run`, () => {
    fc.assert(
      fc.property(players, ({ seed, fight }) => {
        const choose = makePlayer(seed, fight);
        const rng = seedRng(`${seed} checks`);
        const sim = simulate(game, setupOf(seed));
        let { state, events } = startGame(game, setupOf(seed));
        let combats = 0;
        for (let n = 0; ; n++) {
          checkEvents(events);
          combats += events.filter((event) => event.type === 'phase-began' && event.phase === 'combat').length;
          const decision = decide(game, state);
          if (!decision) break;
          check(n < MOST_MOVES, 'the game does not end');
          const move = choose(decision.moves);
          check(sim.decide()?.moves[decision.moves.indexOf(move)] === move, 'both ways list the same');
          check(game.why.refuse(state, move) === null, `INV-21: ${game.words.notation(move)} is listed and refused`);
          check(
            game.words.parse(game.words.notation(move)) === move,
            `${game.words.notation(move)} does not read back`,
          );
          if (n % 16 === 0) checkUnlisted(state, rng);
          const outcome = applyMove(game, state, move, { seat: decision.seat });
          if (!outcome.ok) throw new Error(`${game.words.notation(move)} is listed and refused: ${outcome.reason.key}`);
          const broken = game.invariants(outcome.state, { before: state, move });
          check(broken.length === 0, `after ${game.words.notation(move)}: ${broken.join()}`);
          sim.play(move);
          if (n % 8 === 0 || outcome.state.result)
            check(
              digestState(sim.state) === digestState(outcome.state),
              `digests part at ${game.words.notation(move)}`,
            );
          ({ state, events } = outcome);
        }
        // INV-20
        expect(combats).toBe(12);
        expect(state.result).not.toBeNull();
        expect(sim.decide()).toBeNull();
        expect(sim.state.rng).toEqual(state.rng);
      }),
      { numRuns: GAMES },
    );
  }, 300_000);

  it('INV-18: the same seed and moves give the same game, and every state survives JSON', () => {
    fc.assert(
      fc.property(players, ({ seed, fight }) => {
        const run = () => digestsOf(game, setupOf(seed), makePlayer(seed, fight), 10);
        expect(run()).toEqual(run());
      }),
      { numRuns: effort(10, 100) },
    );
  }, 120_000);

  it('INV-21: at sampled states every move of the table is listed or refused, never both', () => {
    fc.assert(
      fc.property(players, fc.integer({ min: 0, max: 60 }), ({ seed, fight }, moves) => {
        const choose = makePlayer(seed, fight);
        const sim = simulate(game, setupOf(seed));
        for (let n = 0; n < moves; n++) {
          const decision = sim.decide();
          if (decision) sim.play(choose(decision.moves));
        }
        const listed = new Set(sim.decide()?.moves);
        for (const move of ALL_MOVES)
          check(
            (game.why.refuse(sim.state, move) === null) === listed.has(move),
            `INV-21: ${game.words.notation(move)}`,
          );
      }),
      { numRuns: effort(10, 100) },
    );
  }, 120_000);
});
