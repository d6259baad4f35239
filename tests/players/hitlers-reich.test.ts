import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../src/players/hitlers-reich/greedy.ts';
import { createRandom } from '../../src/players/random.ts';
import type { Program } from '../../src/players/types.ts';
import { hitlersReich as def } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { Side } from '../../src/engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../src/engine/games/hitlers-reich/events.ts';
import type { Position } from '../../src/engine/games/hitlers-reich/position.ts';
import type { HrState } from '../../src/engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../src/engine/games/hitlers-reich/types.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { decide, startGame } from '../../src/engine/kernel/runner.ts';
import { recordGame, simulateGame } from '../../tools/lib/play.ts';
import { effort } from '../support/effort.ts';

const greedy = { axis: createGreedy(def.data.facts, 'axis'), allies: createGreedy(def.data.facts, 'allies') };
const random = createRandom<HrTypes>();
const SEEDS = Array.from({ length: effort(4, 20) }, (_, i) => `bots/${i}`);
type Pair = readonly [Program<HrTypes>, Program<HrTypes>];

const countWins = (scenario: string, players: Pair, side: Side): number =>
  SEEDS.filter((seed) => {
    const game = simulateGame({ def, players, setup: { scenario, seed, options: {} } });
    if (!game.ok) throw new Error(game.detail);
    return game.state.result?.winner === side;
  }).length;

/** The log of a campaign between two greedy players. */
function eventsOf(seed: string): readonly HrEvent[] {
  const setup = { scenario: 'campaign-1941', seed, options: {} };
  const { timeline, failure } = recordGame({ def, setup, players: [greedy.axis, greedy.allies] });
  expect(failure).toBeNull();
  return timeline.points.flatMap(({ events }) => events);
}

function answerAt(state: HrState): string {
  const decision = decide(def, state);
  if (!decision) throw new Error('nobody decides');
  const { seat } = decision;
  return def.words.notation(
    greedy[seat].choose(
      decision,
      () => def.view(state, seat),
      () => 0,
    ),
  );
}
const answer = (position: Position): string =>
  answerAt(startGame(def, { scenario: 'campaign-1941', seed: 'x', options: {}, position }).state);

describe("the greedy player of Hitler's Reich", () => {
  it.each(def.scenarios.map(({ id }) => id))('beats random play from either side: %s', (scenario) => {
    expect(countWins(scenario, [greedy.axis, random], 'axis')).toBeGreaterThanOrEqual(0.95 * SEEDS.length);
    expect(countWins(scenario, [random, greedy.allies], 'allies')).toBeGreaterThanOrEqual(0.95 * SEEDS.length);
  });

  it('never comes to the same position twice, under version 1 of the rules either', () => {
    const setup = { scenario: 'campaign-1941', seed: 'hrr/campaign-1941/382', options: {}, rules: 1 };
    const { timeline, failure } = recordGame({ def, setup, players: [greedy.axis, greedy.allies] });
    expect(failure).toBeNull();
    const moves = timeline.points.map(({ entry }) => entry?.move);
    expect(moves).toContain('bonus');
    expect(new Set(timeline.points.map(({ state }) => digestOf(state))).size).toBe(timeline.points.length);
  });

  it('opens the campaign with Barbarossa, and with attacks on its targets', () => {
    for (const seed of SEEDS) {
      const events = eventsOf(seed);
      const first = events.find(({ type }) => type === 'barbarossa' || type === 'attacked' || type === 'tried');
      expect([seed, first?.type]).toEqual([seed, 'barbarossa']);
      const marches = events.slice(events.findIndex(({ type }) => type === 'barbarossa'));
      expect(marches.find(({ type }) => type === 'attacked')).toMatchObject({ side: 'axis', kind: 'land' });
    }
  });

  it('buys events that it goes on to use', () => {
    let [bought, used] = [0, 0];
    for (const seed of SEEDS) {
      const waiting = new Set<string>();
      let tried = '';
      for (const event of eventsOf(seed)) {
        if (event.type === 'tried') tried = `${event.side} ${event.event}`;
        if (event.type === 'event-gained' && tried === `${event.side} ${event.event}`) {
          waiting.add(tried);
          bought += 1;
        }
        if (event.type === 'named' && waiting.delete(`${event.side} ${event.event}`)) used += 1;
      }
    }
    expect(bought).toBeGreaterThan(SEEDS.length);
    expect(used / bought).toBeGreaterThan(0.8);
  });

  it('leaves boats in the mall that could land nowhere, and events for the sea it does not fight on', () => {
    for (const seed of SEEDS)
      for (const event of eventsOf(seed))
        if (event.type === 'tried') expect(['the-bismarck', 'fleet-carriers']).not.toContain(event.event);
  });

  it('goes for production centres, and for its own lost ones before plain country', () => {
    const hands = { allies: ['S12', 'S11', 'S9', 'W2', 'W3'] };
    const lost = { leningrad: 'axis', 'baltic-states': 'axis', minsk: 'axis', yugoslavia: 'axis' } as const;
    expect(answer({ side: 'allies', markers: lost, hands, pact: false })).toMatch(/^A land .*>leningrad$/);
  });

  it('fortifies a production centre that the enemy stands before, when nothing better is at hand', () => {
    const hands = { allies: ['W6', 'W7', 'S6', 'S7', 'W8'] };
    // Both seas that count as production centres are held; the Pact bars the Soviet front.
    const near = { 'north-sea': 'western', 'irish-sea': 'western', yugoslavia: 'axis', greece: 'axis' } as const;
    const events = Object.fromEntries(
      def.data.facts.events
        .filter(({ deck }) => deck !== 'axis')
        .flatMap(({ copies }) => copies.map(({ id }) => [id, 'removed' as const])),
    );
    expect(answer({ side: 'allies', markers: near, hands, events, pact: true })).toBe('fortify leningrad');
  });

  it('answers from its view alone: what the other side holds makes no difference', () => {
    const setup = { scenario: 'campaign-1941', seed: 'bots/blind', options: {} };
    const { timeline } = recordGame({ def, setup, players: [random, random] });
    let asked = 0;
    for (const { state } of timeline.points.filter((_, at) => at % 5 === 0)) {
      const seat = decide(def, state)?.seat;
      if (seat === undefined) continue;
      const enemy: Side = seat === 'axis' ? 'allies' : 'axis';
      const { hands, decks } = state;
      const n = hands[enemy].length;
      // The same number of cards, other ones.
      const mixed = [...decks[enemy], ...hands[enemy]];
      const other: HrState = {
        ...state,
        hands: { ...hands, [enemy]: mixed.slice(0, n) },
        decks: { ...decks, [enemy]: mixed.slice(n) },
      };
      expect(answerAt(other)).toBe(answerAt(state));
      asked += 1;
    }
    expect(asked).toBeGreaterThan(40);
  });
});
