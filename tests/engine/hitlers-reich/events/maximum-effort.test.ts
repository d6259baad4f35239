import { describe, expect, it } from 'vitest';
import { declare, offers, play, rolled, settle, totals } from './support.ts';

const title = 'maximum-effort';

describe('MAXIMUM EFFORT: common, Returnable', () => {
  it('§7.6: the top card of the deck counts as well, free of the red obligation and of any cost', () => {
    const fight = rolled('axis', 'red-land', [1, 1, 1, 1, 1, 1], { allies: [title] });
    expect(totals(fight)).toEqual({ axis: 5 + 3, allies: 5 + 6 + 3 });
    expect(fight.state.handSize.allies).toBe(8);
    expect(fight.state.discards.allies).toEqual(['S5', 'W6']);
  });

  it('R-59: only the card of the hand is replaced', () => {
    const after = settle(rolled('axis', 'land', [], { axis: [title], cards: { axis: 'G13' } }), 'axis');
    expect([after.state.hands.axis.length, after.state.hands.axis.at(-1)]).toEqual([8, 'G7']);
  });

  it('IL-33: no other event of two cards with it', () => {
    const axis = play(declare('axis', 'land', { axis: [title, 'desperate-gamble'] }), 'play maximum-effort');
    expect(offers(axis, 'desperate-gamble')).toBe(false);
    const allies = play(declare('allies', 'land', { allies: [title, 'their-finest-hour'] }), 'play maximum-effort');
    expect(offers(allies, 'their-finest-hour')).toBe(false);
  });
});
