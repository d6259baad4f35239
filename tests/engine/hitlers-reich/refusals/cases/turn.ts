/** IL-01 to IL-04: the deciding seat, and its question. */
import { describe, expect, it } from 'vitest';
import { applyMove } from '../../../../../src/engine/kernel/runner.ts';
import { def, open, play } from '../../../../support/reich.ts';
import { table, why, tried } from '../tables.ts';

describe('the turn', () => {
  it('IL-01: a move of the seat that does not decide', () => {
    const { state } = table();
    const done = applyMove(def, state, { type: 'plan' }, { seat: 'allies' });
    expect(done).toMatchObject({ ok: false, reason: { code: 'IL-01', params: { side: 'axis' } } });
    tried.add('IL-01');
  });

  it('IL-02: a kind of move that is not asked for, or a move after the end', () => {
    expect(why(table(), 'done')).toBe('IL-02 kind');
    expect(why(table(), 'play stukas')).toBe('IL-02 kind');
    expect(why(table(), 'discard G9')).toBe('IL-02 kind');
    expect(why(play(table(), 'resign'), 'plan')).toBe('IL-02 over');
    expect(why(open(undefined, { scenario: 'short-1944' }), 'plan')).toBe('IL-02 must-overlord');
  });

  it('IL-03: ids, dice and words that do not exist', () => {
    for (const move of [
      { type: 'fortify', area: 'atlantis' },
      { type: 'event', event: 'AX10' },
      { type: 'attack', kind: 'land', origin: 'berlin', target: '', nation: null },
      { type: 'push', of: 'both' as 'events' },
    ] as const)
      expect(def.why.refuse(table().state, move)).toMatchObject({ code: 'IL-03', key: 'hr.no.unknown' });
    const planning = play(table({ hands: { axis: ['G13', 'G9'] }, bigPush: { axis: 'none', allies: 'none' } }), 'plan');
    expect(why(planning, 'discard G10')).toBe('IL-03 not-in-hand');
    const rolled = play(planning, 'discard G13', [6, 6, 6]);
    expect(why(rolled, 'rr 4')).toBe('IL-03 bad-die');
    expect(def.why.refuse(rolled.state, { type: 'reroll', dice: [2, 1] })?.key).toBe('hr.no.dice-order');
    for (const dice of [[], [1.5], [-1]])
      expect(def.why.refuse(rolled.state, { type: 'reroll', dice })).toMatchObject({ code: 'IL-03' });
    expect(def.why.refuse(rolled.state, { type: 'reroll', dice: [1, 1] })).toMatchObject({ code: 'IL-36' });
  });

  it('IL-04: passing while something is legal, a second action that was not earned', () => {
    expect(why(table(), 'pass')).toBe('IL-04 pass');
    expect(why(table(), 'bonus')).toBe('IL-04 bonus-unearned');
    expect(why(play(table(), 'push attacks'), 'bonus')).toBe('IL-04 bonus-unearned');
  });
});
