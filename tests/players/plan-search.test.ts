/** The search over plans on the toy game, where the best plan is known; and outcomes with their luck taken off. */
import { describe, expect, it } from 'vitest';
import { decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { thinkInPlans, type Judge } from '../../src/players/search/plan-search.ts';
import { createPlanner, createSearching } from '../../src/players/search/searching.ts';
import { addOutcome, errorOf, meanOf, openTally, slopeOf, spreadOf } from '../../src/players/search/tally.ts';
import { drawsOf } from '../support/positions.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

const EFFORT = { nodes: 60, plans: 6, each: 3, heats: [1], goingOn: 0.5, margin: 0 };
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
    return thinkInPlans(
      toyGame,
      decision,
      toyGame.simulation.determinize(view, draw),
      judge,
      { ...EFFORT, nodes, margin },
      draw,
    );
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

  it('measures its moves by the plan of the policy itself, which a person who is told of them has played out as often', () => {
    const { decision, view } = ask();
    const baseline = (isTold: boolean) => {
      const draw = drawsOf('a');
      const root = toyGame.simulation.determinize(view, draw);
      const thinking = thinkInPlans(toyGame, decision, root, judge, EFFORT, draw, null, isTold);
      expect(thinking.baseline?.()).toBeNull();
      while (thinking.work());
      return thinking.baseline?.();
    };
    expect(baseline(true)?.move).toEqual(decision.moves.at(-1));
    expect(baseline(true)?.playouts).toBeGreaterThan(baseline(false)?.playouts ?? Infinity);
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

describe('a planner', () => {
  /** Answers for red until it has rolled or passed, and how many playouts each of the questions cost. */
  function playTurn(program: ReturnType<typeof createPlanner<Toy>>, seed: string) {
    const game = simulate(toyGame, { scenario: 'only', seed: 'plans', options: {} });
    const draw = drawsOf(seed);
    const told: { move: string; weighed: number; best: number }[] = [];
    for (let decision = game.decide(); decision?.seat === 'red'; decision = game.decide()) {
      const thinking = program.think?.(decision, () => toyGame.view(game.state, 'red'), draw);
      if (!thinking) throw new Error('no search');
      while (thinking.work());
      const [best] = thinking.weighed();
      const weighed = thinking.weighed().reduce((sum, { playouts }) => sum + playouts, 0);
      told.push({ move: thinking.best().type, weighed, best: best?.playouts ?? 0 });
      game.play(thinking.best());
      if (game.state.turns > 0 || told.at(-1)?.move === 'roll') break;
    }
    return told;
  }
  const planner = (goingOn: number, nodes = EFFORT.nodes) =>
    createPlanner<Toy>('marshal', toyGame, judge, { ...EFFORT, nodes, goingOn });

  it('goes on with the plan of its turn, and what it knew of it already still counts', () => {
    const [first, second, ...others] = playTurn(planner(0.5), 'a');
    expect(first?.move).toBe('step');
    // Half of the playouts come on top of those that the plan had.
    expect(second?.best).toBeGreaterThan(first?.best ?? 0);
    expect(others.at(-1)?.move).toBe('roll');
    expect(playTurn(planner(0), 'a')[1]?.best).toBe(first?.best);
  });

  it('begins anew where something else came to pass than it had planned', () => {
    const program = planner(0);
    const ask = (points: number) => {
      const game = simulate(toyGame, { scenario: 'only', seed: 'plans', options: {} });
      while (game.state.points.red < points) game.play({ type: 'step' });
      const decision = game.decide();
      if (!decision) throw new Error('the game is over');
      const thinking = program.think?.(decision, () => toyGame.view(game.state, 'red'), drawsOf('b'));
      while (thinking?.work());
      return thinking?.weighed().reduce((sum, { playouts }) => sum + playouts, 0) ?? 0;
    };
    const whole = ask(0);
    // Two steps ahead instead of one: without a share for the second, nothing would be played.
    expect(ask(2)).toBeGreaterThan(0);
    expect(ask(0)).toBe(whole);
  });

  it('gives the same answers to the same questions', () => {
    expect(playTurn(planner(0.5), 'c')).toEqual(playTurn(planner(0.5), 'c'));
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
