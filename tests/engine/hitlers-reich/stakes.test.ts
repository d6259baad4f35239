/** What hangs on a fight, told before it is declared: the clean-up that then comes (§7.8, §7.9). */
import { describe, expect, it } from 'vitest';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Line } from '../../../src/engine/kernel/types.ts';
import type { Stake } from '../../../src/engine/kits/rehearsal/rehearse.ts';
import { describe as describeEvent } from '../../../src/engine/games/hitlers-reich/describe.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { stakesOf } from '../../../src/engine/games/hitlers-reich/stakes.ts';
import { effort } from '../../support/effort.ts';
import { check } from '../../support/random-games.ts';
import { asks, def, type Game, legal, open, play, playAll, shipped, NONE_HELD } from '../../support/reich.ts';
import { makeChooser, MOST_MOVES, setupOf } from './walk.ts';

const LONG = 120_000;

function previewed(position: Position, text: string): readonly Stake[] {
  const { state } = open(position);
  const move = decide(def, state)?.moves.find((one) => def.notation(one) === text);
  if (!move) throw new Error(`${text} is not legal`);
  return def.preview(state, move).stakes ?? [];
}

/** Ends every step until a question of that kind. */
function answerUntil(game: Game, at: string): Game {
  const done = legal(game).find((text) => text === 'done' || text === 'decline');
  return asks(game) === at || done === undefined ? game : answerUntil(play(game, done), at);
}

const told = (stakes: readonly Stake[], on: Stake['on']) =>
  stakes.filter((stake) => stake.on === on).map(({ line }) => line.key.replace(/^hr\.(log|stake)\./, ''));

describe('what hangs on a fight', () => {
  const leningrad = previewed({ pact: false }, 'A land finland>leningrad');

  it('§6.5.2, §7.9: a Soviet production centre costs hand size, and brings an event, a blitz and the Success Bonus', () => {
    expect(told(leningrad, 'win')).toEqual(['took', 'hand-size-down', 'centre', 'blitz', 'success']);
    const [down] = leningrad.filter(({ line }) => line.key === 'hr.log.hand-size-down');
    expect(down?.line.params).toMatchObject({ side: 'allies' });
  });

  it('§7.9.1, §6.5.3.4: a defeat ends the turn; against Soviets a Soviet card is owed', () => {
    expect(told(leningrad, 'lose')).toEqual(['ends-turn']);
    expect(told(leningrad, 'duty')).toEqual(['red']);
  });

  it('§7.8: fleets of a fought zone go whoever wins, and the defender may win the zone', () => {
    const { state } = open({ fleets: { axis: [], allies: ['north-sea'] } });
    const attack = decide(def, state)?.moves.find((move) => def.notation(move) === 'A sea north-sea');
    const stakes = attack ? stakesOf(shipped, state, attack) : [];
    expect(told(stakes, 'either')).toContain('fleet-lost');
    expect(told(stakes, 'win')).toContain('took');
  });

  it('tells nothing of a move that declares no fight', () => {
    const { state } = open({});
    const pass = decide(def, state)?.moves.find(({ type }) => type === 'fortify' || type === 'reorganise');
    expect(pass && stakesOf(shipped, state, pass)).toEqual([]);
  });
});

describe('what is earned', () => {
  it('is known while the loser still has a card to discard (§6.5.2.1, §7.9)', () => {
    const hands = { axis: ['G13', 'G11'], allies: ['S3', 'S4', 'S5'] } as const;
    const begun = open({ pact: false, hands, handSize: { axis: 2, allies: 3 }, events: NONE_HELD });
    const won = playAll(begun, 'A land finland>leningrad', 'c G13', ['c S3', [6, 6, 6, 1, 1, 1]]);
    const asked = answerUntil(won, 'discard');
    expect(asks(asked)).toBe('discard');
    expect(def.view(asked.state, 'axis').earned).toEqual(['bonus/centre', 'bonus/blitz', 'turn/bonus']);
    const done = play(asked, legal(asked)[0] ?? '');
    expect(def.view(done.state, 'axis').earned).toEqual(['bonus/centre', 'bonus/blitz', 'turn/bonus']);
  });
});

describe('the rehearsal', () => {
  /** Figures may have moved by what the fight itself cost. */
  const same = ({ key, params }: Line): string =>
    JSON.stringify([key, params?.['space'], params?.['side'], params?.['nation'], params?.['to'] === undefined]);

  interface Open {
    readonly move: Move;
    readonly stakes: readonly Stake[];
    readonly lines: Line[];
  }

  /** The lines told for the winner were all logged by the end of the clean-up. */
  function compare({ move, stakes, lines }: Open, state: HrState): void {
    const won = state.last?.won === true;
    const logged = lines.map(same);
    for (const { on, line } of stakes) {
      if (!line.key.startsWith('hr.log.') || !(on === 'either' || on === (won ? 'win' : 'lose'))) continue;
      check(logged.includes(same(line)), `${def.notation(move)}: ${same(line)} was told and did not come`);
    }
  }

  it.each(SCENARIOS)(
    'says before a fight what comes of it in random games of %s, and changes nothing',
    (scenario) => {
      let compared = 0;
      for (let n = 0; n < effort(2, 20); n++) {
        const setup = setupOf(scenario, `${scenario} stakes ${n}`);
        const choose = makeChooser(setup.seed);
        let { state } = startGame(def, setup);
        let fight: Open | null = null;
        for (let made = 0; made < MOST_MOVES; made++) {
          const decision = decide(def, state);
          if (!decision) break;
          const move = choose(decision.moves);
          if (state.conflict === null) {
            const stakes = stakesOf(shipped, state, move);
            if (stakes.length > 0) fight = { move, stakes, lines: [] };
          }
          const done = applyMove(def, state, move);
          if (!done.ok) throw new Error(done.reason.key);
          state = done.state;
          fight?.lines.push(...done.events.flatMap((event) => describeEvent(event) ?? []));
          if (fight && state.conflict === null) {
            if (state.result === null) compare(fight, state);
            compared += 1;
            fight = null;
          }
        }
      }
      expect(compared).toBeGreaterThan(10);
    },
    LONG,
  );
});
