/** The search over plans on the toy game, where the best plan is known; and outcomes with their luck taken off. */
import { describe, expect, it } from 'vitest';
import { decide, startGame } from '../../src/engine/kernel/runner.ts';
import { thinkInPlans, type Judge } from '../../src/players/search/plan-search.ts';
import { createSearching } from '../../src/players/search/searching.ts';
import { addOutcome, errorOf, meanOf, openTally, slopeOf, spreadOf } from '../../src/players/search/tally.ts';
import { drawsOf } from '../support/positions.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

const EFFORT = { nodes: 60, plans: 6, each: 3, heats: [1], margin: 0 };
/** Any move, but for `heat` 0 the last; a point is a tenth of the game, a turn later. */
const judge: Judge<Toy> = {
  policy({ moves }, _state, draw, heat) {
    const move = heat > 0 ? moves[draw(moves.length)] : moves.at(-1);
    if (!move) throw new RangeError('a decision without a move');
    return move;
  },
  isSettled: (from, to) => to.result !== null || to.turns >= from.turns + 2,
  chance: ({ points }, seat) => 0.5 + (points[seat] - points[seat === 'red' ? 'blue' : 'red']) / 20,
};

function ask(nodes = EFFORT.nodes, margin = 0) {
  const { state } = startGame(toyGame, { scenario: 'only', seed: 'plans', options: {} });
  const decision = decide(toyGame, state);
  if (!decision) throw new Error('the game is over');
  const view = toyGame.view(state, decision.seat);
  const think = (seed: string) => {
    const draw = drawsOf(seed);
    return thinkInPlans(toyGame, decision, toyGame.determinize(view, draw), judge, { ...EFFORT, nodes, margin }, draw);
  };
  return { decision, view, think };
}

describe('a search over plans', () => {
  it('finds the plan that pays, and says what its moves are worth', () => {
    const { decision, think } = ask();
    const thinking = think('a');
    while (thinking.work());
    const weighed = thinking.weighed();
    expect(thinking.best()).toEqual({ type: 'step' });
    expect(decision.moves).toContain(thinking.best());
    expect(weighed[0]?.move).toBe(thinking.best());
    // Three steps and a die that brings a point in one case of two, against a passing enemy.
    expect(weighed[0]?.line.slice(0, 3).map(({ move: { type } }) => type)).toEqual(['step', 'step', 'step']);
    expect(weighed[0]?.chance).toBeGreaterThan(0.6);
    expect(weighed[0]?.error).toBeLessThan(0.1);
    expect(weighed.find(({ move }) => move.type === 'pass')?.chance).toBeLessThan(0.55);
    expect(weighed.reduce((sum, { playouts }) => sum + playouts, 0)).toBeLessThanOrEqual(EFFORT.nodes);
  });

  it('has an answer before any work, and does not work beyond its budget', () => {
    const { decision, think } = ask(7);
    const thinking = think('b');
    expect(thinking.weighed()).toEqual([]);
    expect(thinking.best()).toBe(decision.moves.at(-1));
    let slices = 0;
    while (thinking.work()) slices++;
    expect(slices).toBeLessThan(30);
    expect(thinking.work()).toBe(false);
    const [best] = thinking.weighed();
    expect(best?.playouts).toBeLessThanOrEqual(7);
  });

  it('stays with the plan of its policy where it is told to ask for much more', () => {
    const { decision, think } = ask(EFFORT.nodes, 1000);
    const thinking = think('a');
    while (thinking.work());
    expect(thinking.best()).toBe(decision.moves.at(-1));
  });

  it('says the same when asked the same, and is not asked where there is one answer', () => {
    const { decision, view, think } = ask();
    const program = createSearching<Toy>('marshal', (_decision, _look, draw) => think(String(draw(1000))));
    const once = () => program.choose(decision, () => view, drawsOf('c'));
    expect(once()).toBe(once());
    const [only] = decision.moves;
    if (!only) throw new Error('no move');
    const silent = createSearching<Toy>('marshal', () => {
      throw new Error('asked');
    });
    expect(silent.choose({ ...decision, moves: [only] }, () => view, drawsOf('d'))).toBe(only);
  });
});

describe('outcomes without their luck', () => {
  it('have the mean that all playouts have, with a fraction of the error', () => {
    const draw = drawsOf('luck');
    const tallies = Array.from({ length: 4 }, () => {
      const tally = openTally();
      for (let i = 0; i < 50; i++) {
        const luck = draw(7) - 3;
        addOutcome(tally, 0.5 + 0.1 * luck + (draw(101) - 50) / 5000, luck);
      }
      return tally;
    });
    const slope = slopeOf(tallies);
    expect(slope).toBeCloseTo(0.1, 2);
    for (const tally of tallies) {
      expect(Math.abs(meanOf(tally, slope) - 0.5)).toBeLessThan(0.01);
      expect(errorOf(tally, spreadOf(tallies, slope))).toBeLessThan(errorOf(tally, spreadOf(tallies, 0)) / 5);
    }
    expect(errorOf(openTally(), spreadOf(tallies, slope))).toBe(Infinity);
  });

  it('are left as they are where nobody saw any luck', () => {
    const tally = openTally();
    for (const outcome of [0, 1, 1]) addOutcome(tally, outcome, 0);
    expect(slopeOf([tally])).toBe(0);
    expect(meanOf(tally, slopeOf([tally]))).toBeCloseTo(2 / 3, 9);
  });
});
