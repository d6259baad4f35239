/** The Veteran and the Marshal of Hitler's Reich. */
import { describe, expect, it } from 'vitest';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { Side } from '../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../src/engine/games/hitlers-reich/position.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { createPolicy } from '../../src/players/hitlers-reich/forecast.ts';
import { players } from '../../src/players/hitlers-reich/players.ts';
import { sightOfDeal } from '../../src/players/hitlers-reich/sight.ts';
import { makeWeigher } from '../../src/players/hitlers-reich/veteran.ts';
import { recordGame, simulateGame } from '../../tools/lib/play.ts';
import { effort } from '../support/effort.ts';
import { drawsOf } from '../support/positions.ts';

const create = (id: string, seat: Side, nodes?: number) => players.create(id, def, seat, nodes);
const both = (id: string) => ({ axis: create(id, 'axis'), allies: create(id, 'allies') });
const veteran = both('veteran');

/** Share won by the first, each seed played twice, seats swapped. */
function shareOf(one: typeof veteran, other: typeof veteran, pairs: number, scenario: string): number {
  let won = 0;
  for (let i = 0; i < pairs; i++) {
    const setup = { scenario, seed: `levels/${i}`, options: {} };
    for (const side of ['axis', 'allies'] as const) {
      const seated = side === 'axis' ? ([one.axis, other.allies] as const) : ([other.axis, one.allies] as const);
      const game = simulateGame({ def, players: seated, setup });
      if (!game.ok) throw new Error(game.detail);
      won += Number(game.state.result?.winner === side);
    }
  }
  return won / (2 * pairs);
}

function stateOf(position: Position) {
  const { state } = startGame(def, { scenario: 'campaign-1941', seed: 'x', options: {}, position });
  const decision = decide(def, state);
  if (!decision) throw new Error('nobody decides');
  return { state, decision };
}

function answer(id: string, position: Position, nodes?: number, seed = 'answer'): string {
  const { state, decision } = stateOf(position);
  const { seat } = decision;
  return def.words.notation(create(id, seat, nodes).choose(decision, () => def.view(state, seat), drawsOf(seed)));
}

describe('the Veteran', () => {
  const PAIRS = effort(20, 200);

  it.each(['campaign-1941', 'short-1944'])(
    'is no worse than the greedy player: %s',
    (scenario) => {
      // 60% in the long run; so few games say no more than this.
      expect(shareOf(veteran, both('greedy'), PAIRS, scenario)).toBeGreaterThan(effort(0.45, 0.54));
    },
    120_000,
  );

  it('beats the Recruit', () => {
    expect(shareOf(veteran, both('recruit'), PAIRS, 'campaign-1941')).toBeGreaterThan(0.75);
  }, 120_000);

  it('never comes to the same position twice, under version 1 of the rules either', () => {
    for (const [i, scenario] of ['campaign-1941', 'short-1944', 'intro-1941-43'].entries()) {
      const setup = { scenario, seed: `again/${i}`, options: {}, rules: 1 };
      const { timeline, failure } = recordGame({ def, setup, players: [veteran.axis, veteran.allies] });
      expect(failure).toBeNull();
      expect(new Set(timeline.points.map(({ state }) => digestOf(state))).size).toBe(timeline.points.length);
    }
  }, 60_000);

  it('begins the campaign with Barbarossa', () => {
    expect(answer('veteran', { side: 'axis' })).toBe('barbarossa');
  });

  it('finds a blitz dearer the less hand size it has left', () => {
    const game = simulate(def, { scenario: 'campaign-1941', seed: 'blitz', options: {} });
    const policy = createPolicy(def.data.facts);
    const weigh = makeWeigher(def.data.facts, 'axis');
    const draw = drawsOf('blitz');
    let asked = 0;
    for (let decision = game.decide(); decision && asked < 3; decision = game.decide()) {
      const blitz = decision.moves.filter(({ type }) => type === 'blitz');
      if (decision.seat === 'axis' && blitz.length > 0) {
        const sight = sightOfDeal(game.state, 'axis');
        const events = Object.fromEntries(Object.keys(sight.table.events).map((copy) => [copy, 'mall' as const]));
        const worthAt = (axis: number): number => {
          const table = { ...sight.table, events, handSize: { ...sight.table.handSize, axis } };
          return Math.max(...weigh({ ...sight, table }, blitz));
        };
        expect(worthAt(2)).toBeLessThan(worthAt(4));
        expect(worthAt(4)).toBeLessThan(worthAt(9));
        asked += 1;
      }
      game.play(policy(decision, game.state, draw));
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('the Marshal', () => {
  it('plays a game of legal moves, of both sides, and gives the same answers again', () => {
    const game = simulate(def, { scenario: 'intro-1941-42', seed: 'marshal', options: {} });
    let moves = 0;
    for (let decision = game.decide(); decision && moves < effort(60, 1000); decision = game.decide()) {
      const { seat } = decision;
      const asked = decision;
      const view = structuredClone(def.view(game.state, seat));
      const choose = () => create('marshal', seat, 12).choose(asked, () => view, drawsOf(`m${moves}`));
      const move = choose();
      expect(decision.moves).toContain(move);
      if (moves % 5 === 0) expect(choose()).toBe(move);
      game.play(move);
      moves += 1;
    }
    expect(moves).toBeGreaterThan(20);
  }, 60_000);

  it('tells how it weighs its moves while it thinks, within its playouts', () => {
    const { state, decision } = stateOf({ side: 'allies', pact: false });
    const { seat } = decision;
    const thinking = create('marshal', seat, 200).think?.(decision, () => def.view(state, seat), drawsOf('think'));
    if (!thinking) throw new Error('the Marshal searches');
    expect(thinking.weighed()).toEqual([]);
    expect(decision.moves).toContain(thinking.best());
    while (thinking.work());
    const weighed = thinking.weighed();
    expect(weighed[0]?.move).toBe(thinking.best());
    expect(weighed.reduce((sum, { playouts }) => sum + playouts, 0)).toBeLessThanOrEqual(200);
    for (const { move, chance, error, line } of weighed) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThanOrEqual(0);
      expect(line[0]?.move).toBe(move);
    }
    expect(weighed.length).toBeGreaterThan(4);
    expect(weighed.at(0)?.playouts).toBeGreaterThan(weighed.at(-1)?.playouts ?? Infinity);
  });
});
