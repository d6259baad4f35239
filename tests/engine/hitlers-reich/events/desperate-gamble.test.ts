import { describe, expect, it } from 'vitest';
import { declare, fate, offers, play, rolled, totals } from './support.ts';

const title = 'desperate-gamble';

describe('DESPERATE GAMBLE: Axis, Returnable', () => {
  it('costs one hand size when the events are confirmed, and adds the top card of the deck', () => {
    const paid = play(declare('axis', 'land', { axis: [title] }), 'play desperate-gamble');
    expect(paid.state.handSize.axis).toBe(7);
    const fight = rolled('axis', 'land', [1, 1, 1, 1, 1, 1], { axis: [title] });
    expect(totals(fight)).toEqual({ axis: 5 + 6 + 3, allies: 5 + 3 });
    // the played card counts towards the reduction; no card is drawn and none is discarded except the two.
    expect([fight.state.hands.axis.length, fight.state.discards.axis]).toEqual([7, ['G5', 'G6']]);
  });

  it('on top of the cost of a blitz (§16.1.4)', () => {
    expect(play(declare('axis', 'blitz', { axis: [title] }), 'play desperate-gamble').state.handSize.axis).toBe(6);
  });

  it('IL-22: not where it would cost the last hand size', () => {
    const at = (axis: number, situation: string) =>
      offers(declare('axis', situation, { axis: [title, 'guderian'], handSize: { axis, allies: 8 } }), title);
    expect([at(1, 'land'), at(2, 'land'), at(2, 'blitz'), at(3, 'blitz')]).toEqual([false, true, false, true]);
    const blitz = declare('axis', 'blitz', { axis: [title, 'guderian'], handSize: { axis: 2, allies: 8 } });
    expect(offers(play(blitz, 'play guderian'), title)).toBe(true);
  });

  it('IL-33: not with MAXIMUM EFFORT', () => {
    const game = declare('axis', 'land', { axis: [title, 'maximum-effort'] });
    expect(offers(play(game, 'play desperate-gamble'), 'maximum-effort')).toBe(false);
  });

  it('§16.1.5: goes to the opponent, won or lost', () => {
    expect(fate(rolled('allies', 'land', [6, 6, 6, 1, 1, 1], { axis: [title] }), title)).toBe('opponent');
  });
});
