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
  settle,
  totals,
  triers,
  uses,
} from './support.ts';

const title = 'maximum-effort';

describe('MAXIMUM EFFORT: common, Returnable', () => {
  it('IL-29: both sides may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis', 'allies'], []]);
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
  });

  it('goes with every land and sea conflict, attacking and defending', () => {
    const all = { attack: LAND_AND_SEA, defence: LAND_AND_SEA };
    expect([uses('axis', title), uses('allies', title)]).toEqual([all, all]);
  });

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

  it('goes to the opponent, won or lost', () => {
    expect(goes('axis', title, 'axis', 'land', 1)).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
  });
});
