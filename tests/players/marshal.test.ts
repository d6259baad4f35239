/** The player that searches: its answers are legal, repeatable and its own, and luck is what the dice add. */
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbState } from '../../src/engine/games/hitlers-last-battles/state.ts';
import { applyMove, decide, simulate } from '../../src/engine/kernel/runner.ts';
import { computeAttraction } from '../../src/players/hitlers-last-battles/appraisal.ts';
import { readBoard } from '../../src/players/hitlers-last-battles/board.ts';
import { luckOf, openStake } from '../../src/players/hitlers-last-battles/marshal.ts';
import { players } from '../../src/players/hitlers-last-battles/players.ts';
import { drawsOf } from '../support/positions.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import { positionOf, sampleOf } from '../support/samples.ts';

const board = readBoard(def.data.facts);
const attraction = computeAttraction(board);
const stateOf = (name: string): HlbState => present(positionOf(def, sampleOf(`hitlers-last-battles.${name}`))).state;
const answer = (state: HlbState, nodes: number, seed: string): string => {
  const decision = decide(def, state);
  if (!decision) throw new Error('the game is over');
  const program = players.create('marshal', def, decision.seat, nodes);
  return def.words.notation(program.choose(decision, () => def.view(state, decision.seat), drawsOf(seed)));
};

describe('the Marshal of Last Battles', () => {
  it('plays a whole turn of both sides by legal moves', () => {
    const game = simulate(def, { scenario: def.scenarios[0]?.id ?? '', seed: 'marshal', options: {} });
    const draw = drawsOf('marshal');
    while (game.state.turn === 1) {
      const decision = game.decide();
      if (!decision) break;
      const move = players
        .create('marshal', def, decision.seat, 3)
        .choose(decision, () => def.view(game.state, decision.seat), draw);
      expect(decision.moves).toContain(move);
      game.play(move);
    }
    expect(game.state.turn).toBe(2);
  });

  it('gives the same answer to the same question from the same draws', () => {
    const state = stateOf('move-allied');
    expect(answer(state, 40, 'a')).toBe(answer(state, 40, 'a'));
  });

  it.each(['support-german', 'support-allied'])(
    'counts as luck of a battle what its dice add to what it promised (%s)',
    (name) => {
      const state = stateOf(name);
      const decision = decide(def, state);
      const move = decision?.moves.find((one) => one.type === 'support' && one.unit !== null);
      if (!move) throw new Error('nobody can support');
      const stake = openStake(board, attraction, state, move);
      if (!stake) throw new Error('no battle is rolled');
      const outcomes = listOutcomes(state, move);
      // Over all rolls the luck sums to nothing if the beaten unit has no choice, or its owner takes the worst for us.
      const sum = outcomes.reduce((total, after) => total + luckOf(stake, after), 0);
      expect(sum / outcomes.length).toBeCloseTo(0, 9);
      expect(new Set(outcomes.map((after) => luckOf(stake, after).toFixed(6))).size).toBeGreaterThan(1);
    },
  );
});

const FACES = [0, 1, 2, 3, 4, 5];

/** The states after a move for every way its three dice, or two, can fall. */
function listOutcomes(state: HlbState, move: Parameters<typeof def.words.notation>[0]): readonly HlbState[] {
  const after = (chance: readonly number[]) => {
    const played = applyMove(def, state, move, { chance });
    if (!played.ok) throw new Error(played.reason.code);
    return played;
  };
  const count = after([]).draws.length;
  const ways = Array.from({ length: count }, () => FACES).reduce<number[][]>(
    (all, faces) => all.flatMap((way) => faces.map((face) => [...way, face])),
    [[]],
  );
  return ways.map((way) => after(way).state);
}
