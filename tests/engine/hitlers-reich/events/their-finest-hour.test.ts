import { describe, expect, it } from 'vitest';
import {
  declare,
  goes,
  LAND_AND_SEA,
  offers,
  openElsewhere,
  play,
  prize,
  rolled,
  totals,
  triers,
  uses,
} from './support.ts';

const title = 'their-finest-hour';

describe('THEIR FINEST HOUR: Allied, Returnable', () => {
  it('IL-29: the Allies alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('goes with every land and sea conflict; it bears both stars', () => {
    expect(uses('allies', title)).toEqual({ attack: LAND_AND_SEA, defence: LAND_AND_SEA });
  });

  it('§6.5.3.4, §7.6: a second card from the deck, of any suit, at no cost', () => {
    const fight = rolled('allies', 'red-land', [1, 1, 1, 1, 1, 1], { allies: [title] });
    expect(totals(fight)).toEqual({ axis: 5 + 3, allies: 5 + 6 + 3 });
    expect([fight.state.handSize.allies, fight.state.discards.allies]).toEqual([8, ['S5', 'W6']]);
  });

  it('IL-33: not with MAXIMUM EFFORT', () => {
    const game = declare('allies', 'land', { allies: [title, 'maximum-effort'] });
    expect(offers(play(game, 'play their-finest-hour'), 'maximum-effort')).toBe(false);
  });

  it('goes to the opponent, won or lost', () => {
    expect(goes('allies', title, 'axis', 'land', 1)).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
  });
});
