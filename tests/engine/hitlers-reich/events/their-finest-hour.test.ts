import { describe, expect, it } from 'vitest';
import { declare, offers, play, rolled, totals } from './support.ts';

const title = 'their-finest-hour';

describe('THEIR FINEST HOUR: Allied, Returnable', () => {
  it('§6.5.3.4, §7.6: a second card from the deck, of any suit, at no cost', () => {
    const fight = rolled('allies', 'red-land', [1, 1, 1, 1, 1, 1], { allies: [title] });
    expect(totals(fight)).toEqual({ axis: 5 + 3, allies: 5 + 6 + 3 });
    expect([fight.state.handSize.allies, fight.state.discards.allies]).toEqual([8, ['S5', 'W6']]);
  });

  it('IL-33: not with MAXIMUM EFFORT', () => {
    const game = declare('allies', 'land', { allies: [title, 'maximum-effort'] });
    expect(offers(play(game, 'play their-finest-hour'), 'maximum-effort')).toBe(false);
  });
});
