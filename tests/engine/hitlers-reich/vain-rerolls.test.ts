/** Re-rolls that nobody is asked for (§6.3.2, §7.6), and that they could not have changed anything. */
import { describe, expect, it } from 'vitest';
import { applyMove, decide } from '../../../src/engine/kernel/runner.ts';
import type { Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { def } from '../../support/reich.ts';
import { effort } from '../../support/effort.ts';
import { check } from '../../support/random-games.ts';
import { asks, playAll, rolled, type Game } from './events/support.ts';
import { table } from './golden/support.ts';
import { setupOf, walk } from './walk.ts';

const settled = ({ state }: Game): string | null => {
  const answer = def.settle(state);
  return answer && `${def.words.notation(answer.move)}: ${answer.why?.key ?? ''}`;
};
const DECLINED = 'done: hr.log.no-better-dice';

describe('a re-roll in a conflict, §7.6', () => {
  const fight = (dice: readonly number[], axis: string, allies: string, more = {}) =>
    rolled('axis', 'land', dice, {
      hands: { axis: [axis, 'G2'], allies: [allies, 'W2'] },
      cards: { axis, allies },
      ...more,
    });

  it('is not asked of a side whose dice already win', () => {
    const won = fight([6, 6, 5, 1, 1, 1], 'G13', 'W5');
    expect([asks(won), settled(won)]).toEqual(['conflict/reroll', DECLINED]);
  });

  it('is not asked of a side that could not win with sixes', () => {
    const lost = fight([1, 1, 1, 6, 6, 6], 'G11', 'W10');
    expect([asks(lost), settled(lost)]).toEqual(['conflict/reroll', DECLINED]);
    // One more on the dice, and a six could win.
    const close = fight([1, 6, 6, 6, 6, 6], 'G11', 'W10');
    expect([asks(close), settled(close)]).toEqual(['conflict/reroll', null]);
  });

  it('is asked where the other side may still catch up', () => {
    const open = fight([6, 6, 5, 1, 1, 1], 'G13', 'W13');
    expect([asks(open), settled(open)]).toEqual(['conflict/reroll', null]);
  });

  it('is asked while the other side may still counterattack (R-94)', () => {
    const open = fight([6, 3, 3, 1, 1, 1], 'G11', 'W10', { allies: ['counterattack'] });
    expect([asks(open), settled(open)]).toEqual(['conflict/reroll', null]);
  });
});

describe('a re-roll of a plan, §6.3.2', () => {
  const plan = (dice: readonly number[], card: string) =>
    playAll(table({ hands: { axis: [card, 'G10', 'I3', 'DA-X'] } }), 'plan', [`discard ${card}`, dice]);

  it('is asked only where it can change the outcome', () => {
    expect(settled(plan([1, 2, 3], 'G13'))).toBe(DECLINED);
    expect(settled(plan([6, 6, 6], 'G13'))).toBeNull();
    // One die again: 6 + 6 + 1 is not below 11.
    expect(settled(plan([6, 6, 6], 'G11'))).toBe(DECLINED);
  });
});

/** Every winner that some answers and extreme dice lead to. */
function winnersAfter(state: HrState, seen = new Set<Side>()): ReadonlySet<Side> {
  const at = state.stack.at(-1)?.at;
  if (at !== 'conflict/reroll' && at !== 'conflict/counter') return seen;
  for (const move of decide(def, state)?.moves ?? [])
    for (const face of [0, 5]) {
      const done = applyMove(def, state, move, { chance: Array.from({ length: 5 }, () => face) });
      if (!done.ok) throw new Error(done.reason.key);
      const judged = done.events.findLast((event) => event.type === 'judged');
      if (judged?.type === 'judged' && done.state.stack.at(-1)?.at !== 'conflict/counter') seen.add(judged.winner);
      winnersAfter(done.state, seen);
    }
  return seen;
}

it('is declined only if no dice and no later answer would have changed the winner: random games', () => {
  let declined = 0;
  let asked = 0;
  for (const scenario of SCENARIOS)
    for (let n = 0; n < effort(2, 20); n++)
      walk(setupOf(scenario, `vain ${scenario} ${n}`), ({ state }) => {
        const frame = state.stack.at(-1);
        if (frame?.at !== 'conflict/reroll') return;
        const answer = def.settle(state);
        if (!answer) {
          asked++;
          return;
        }
        declined++;
        const kept = applyMove(def, state, answer.move);
        check(kept.ok, 'the answer is refused');
        if (!kept.ok) return;
        const judged = kept.events.findLast((event) => event.type === 'judged');
        const winners = new Set(winnersAfter(kept.state));
        if (judged?.type === 'judged' && kept.state.stack.at(-1)?.at !== 'conflict/counter') winners.add(judged.winner);
        const isWon = winners.size === 1 && winners.has(frame.side);
        const all = isWon ? winners : winnersAfter(state);
        check(all.size === 1, `${[...all].join(' or ')} could win after ${JSON.stringify(state.conflict?.dice)}`);
      });
  expect(declined).toBeGreaterThan(10);
  expect(asked).toBeGreaterThan(10);
}, 120_000);
