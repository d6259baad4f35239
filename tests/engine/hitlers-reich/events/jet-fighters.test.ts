import { describe, expect, it } from 'vitest';
import { asks, clash, diceOf, open, play, playAll, rolled, uses } from './support.ts';

const title = 'jet-fighters';

describe('JET FIGHTERS: Axis, Returnable, a gap-fill card', () => {
  it('R-88: set aside in 1941 until the end of 1943; in the mall, or drawn, in 1944; not in the set of 48', () => {
    const at = (scenario: string, options = {}) => open(undefined, { scenario, options }).state.events['XE22'];
    expect(at('campaign-1941')).toBe('aside-1943');
    expect(['mall', 'axis-up']).toContain(at('short-1944'));
    for (const scenario of ['campaign-1941', 'short-1944'])
      expect(at(scenario, { 'event-set': 'attested' })).toBe('left-out');
  });

  it('R-77, the other reading (both): its missing icons bind the defender too', () => {
    expect(uses('axis', title, { icons: 'both' })).toEqual({ attack: 'land red-land', defence: 'land red-land' });
  });

  it('adds one die, or stops the die of AIR SUPREMACY', () => {
    const alone = rolled('axis', 'land', [], { axis: [title] });
    expect([diceOf(alone, 'axis').length, diceOf(alone, 'allies').length]).toEqual([4, 3]);
    const met = rolled('axis', 'land', [], { axis: [title], allies: ['air-supremacy'] });
    expect([diceOf(met, 'axis').length, diceOf(met, 'allies').length]).toEqual([3, 3]);
    const more = rolled('axis', 'land', [], { axis: [title], allies: ['air-supremacy', 'reserves'] });
    expect(diceOf(more, 'allies')).toHaveLength(4);
  });

  it('R-78: cancelled by OUTFOXED it stops nothing', () => {
    const asked = clash('axis', 'land', { axis: [title], allies: ['air-supremacy', 'outfoxed'] });
    const fight = playAll(asked, 'cancel jet-fighters', 'c G5', 'c W5');
    expect([asks(asked), diceOf(fight, 'allies').length]).toEqual(['conflict/outfox', 4]);
    expect(diceOf(play(play(play(asked, 'done'), 'c G5'), 'c W5'), 'allies')).toHaveLength(3);
  });
});
