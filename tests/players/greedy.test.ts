import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../src/players/hitlers-last-battles/greedy.ts';
import { oddsOf } from '../../src/players/hitlers-last-battles/attack.ts';
import { createRandom } from '../../src/players/random.ts';
import type { Program } from '../../src/players/types.ts';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { Side } from '../../src/engine/games/hitlers-last-battles/ids.ts';
import type { Position } from '../../src/engine/games/hitlers-last-battles/state.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import { recordGame, simulateGame } from '../../tools/lib/play.ts';
import { effort } from '../support/effort.ts';

const greedy = { german: createGreedy(def.data.facts, 'german'), allied: createGreedy(def.data.facts, 'allied') };
const random = createRandom<HlbTypes>();
const GAMES = effort(8, 60);

function countWins(players: readonly [Program<HlbTypes>, Program<HlbTypes>], winner: Side): number {
  const seeds = Array.from({ length: GAMES }, (_, i) => `bots/${i}`);
  return seeds.filter((seed) => {
    const game = simulateGame({ def, players, setup: { scenario: 'campaign', seed, options: {} } });
    if (!game.ok) throw new Error(game.detail);
    return game.state.result?.winner === winner;
  }).length;
}

/** The first state of a position, and what the greedy player answers there. */
function answer(position: Position, draw: (n: number) => number = () => 0): string {
  const { state } = startGame(def, { scenario: 'campaign', seed: 'x', options: {}, position });
  const decision = decide(def, state);
  if (!decision) throw new Error('nobody decides');
  return def.words.notation(greedy[decision.seat].choose(decision, () => def.view(state, decision.seat), draw));
}

const EMPTY: Readonly<Record<string, null>> = Object.fromEntries(def.data.facts.units.map(({ id }) => [id, null]));

const ATTACK: Position = {
  side: 'allied',
  step: 'movement',
  units: { ...EMPTY, 'G-MIT': '0904', 'S-1B': '1003', 'S-2B': '1103', 'W-21': '0104' },
};

describe('the greedy player', () => {
  it('beats random play from either side, 95 times in 100 or more', () => {
    expect(countWins([greedy.german, random], 'german')).toBeGreaterThanOrEqual(0.95 * GAMES);
    expect(countWins([random, greedy.allied], 'allied')).toBeGreaterThanOrEqual(0.95 * GAMES);
  });

  it('leaves a contest to itself: both sides win games', () => {
    const won = countWins([greedy.german, greedy.allied], 'german');
    expect(won).toBeGreaterThan(GAMES / 5);
    expect(won).toBeLessThan((GAMES * 4) / 5);
  });

  it('never takes a marker back where it could do anything else', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const setup = { scenario: 'campaign', seed: `bots/${seed}`, options: {} };
      const { timeline } = recordGame({ def, setup, players: [greedy.german, greedy.allied] });
      expect(timeline.points.filter(({ entry }) => entry?.move.startsWith('unmark'))).toEqual([]);
      expect(present(timeline).state.result).not.toBeNull();
    }
  });

  it('gets out of a marker step in which another player has got stuck (§6.3)', () => {
    let { state } = startGame(def, {
      scenario: 'campaign',
      seed: 'corner',
      options: {},
      position: { turn: 1, side: 'allied', step: 'strategic' } satisfies Position,
    });
    const play = (text: string) => {
      const move = def.words.parse(text);
      const outcome = move && applyMove(def, state, move);
      if (!outcome?.ok) throw new Error(`${text} is not legal`);
      state = outcome.state;
    };
    play('mark M-PATTON W-21');
    play('mark M-MONTY W-12');
    for (let steps = 0; state.stack[0]?.at === 'strategic/markers'; steps++) {
      expect(steps).toBeLessThan(6);
      const decision = decide(def, state);
      if (decision)
        play(
          def.words.notation(
            greedy.allied.choose(
              decision,
              () => def.view(state, 'allied'),
              () => 0,
            ),
          ),
        );
    }
    expect(state.stack[0]?.at).toBe('movement/move');
  });
});

describe('its judgement', () => {
  it('walks into an open city rather than stay outside', () => {
    const move = answer({ side: 'allied', step: 'movement', units: { ...EMPTY, 'W-21': '0304', 'G-H': '0801' } });
    const entered = move.split(' ').slice(2);
    expect(move).toMatch(/^move W-21 /);
    expect(def.data.facts.hexes.some(({ id, cityValue }) => cityValue > 0 && entered.includes(id))).toBe(true);
  });

  it('does not bar the way home of a friend that attacks (§7.6)', () => {
    const { state } = startGame(def, { scenario: 'campaign', seed: 'x', options: {}, position: ATTACK });
    const attack = def.words.parse('attack S-1B 0904');
    const attacked = attack && applyMove(def, state, attack);
    if (!attacked?.ok) throw new Error('the attack is not legal');
    for (let next = attacked.state; ;) {
      const decision = decide(def, next);
      if (decision?.moves[0]?.type !== 'move') break;
      const move = greedy.allied.choose(
        decision,
        () => def.view(next, 'allied'),
        () => 0,
      );
      expect(def.words.notation(move)).not.toMatch(/^move .* 1003$/);
      const outcome = applyMove(def, next, move);
      if (!outcome.ok) break;
      next = outcome.state;
    }
  });

  it('calls the Volkssturm when two units can be placed, and not when none can', () => {
    const last = { turn: 5, side: 'german', step: 'strategic' } as const;
    const free = { ...EMPTY, 'G-H': '0402', 'W-21': '0104', 'S-1B': '1203' };
    expect(answer({ ...last, units: free })).toBe('volkssturm yes');
    const control = Object.fromEntries(
      def.data.facts.hexes
        .filter(({ playable, cityValue, id }) => playable && cityValue > 0 && id !== '0402')
        .map(({ id }) => [id, 'S' as const]),
    );
    const starts = { '0403': 'S', '0404': 'S', '0902': 'S', '0904': 'S', '0805': 'S' } as const;
    expect(answer({ ...last, units: free, control: { ...control, ...starts } })).toBe('volkssturm no');
  });

  it('breaks ties by its own draw', () => {
    const asked: number[] = [];
    const draw = (n: number) => {
      asked.push(n);
      return n - 1;
    };
    // No unit is near an enemy, so markers are worth nothing.
    const units = {
      ...EMPTY,
      'G-H': '0602',
      'G-B': '0603',
      'G-G': '0502',
      'G-MIT': '0503',
      'W-21': '0104',
      'S-1B': '1203',
    };
    answer({ turn: 1, side: 'german', step: 'strategic', units }, draw);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeGreaterThan(1);
  });
});

describe('its odds', () => {
  it('are those of the rules, section 8.1', () => {
    const table = [
      { marked: false, supported: false, rough: false, eliminated: 0, won: 9 / 36 },
      { marked: false, supported: false, rough: true, eliminated: 0, won: 6 / 36 },
      { marked: true, supported: false, rough: false, eliminated: 27 / 216, won: 108 / 216 },
      { marked: true, supported: false, rough: true, eliminated: 18 / 216, won: 90 / 216 },
      { marked: true, supported: true, rough: false, eliminated: 45 / 216, won: 141 / 216 },
      { marked: true, supported: true, rough: true, eliminated: 30 / 216, won: 124 / 216 },
    ];
    for (const { marked, supported, rough, eliminated, won } of table) {
      const odds = oddsOf(marked, supported, rough);
      expect(odds.eliminated).toBeCloseTo(eliminated, 12);
      expect(odds.won).toBeCloseTo(won, 12);
    }
    expect(oddsOf(false, true, false)).toEqual(oddsOf(false, false, false));
  });
});
