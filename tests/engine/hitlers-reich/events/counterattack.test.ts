import { describe, expect, it } from 'vitest';
import { asks, diceOf, fate, goes, legal, place, play, rolled, totals } from './support.ts';

const title = 'counterattack';
/** The Axis attacks Egypt with 5 + 3 against 5 + 6. */
const losing = () => rolled('axis', 'land', [1, 1, 1, 2, 2, 2], { axis: [title] });

describe('COUNTERATTACK: common, Returnable', () => {
  it('R-94: the losing owner may roll any of its own dice again, once; the winner is found again', () => {
    const asked = losing();
    expect([asks(asked), totals(asked)]).toEqual(['conflict/counter', { axis: 8, allies: 11 }]);
    const sets = ['1', '2', '3', '1,2', '1,3', '2,3', '1,2,3'];
    expect(legal(asked)).toEqual([...sets.map((set) => `counter ${set}`), 'done']);
    const won = play(asked, 'counter 1,3', [4, 6]);
    expect([totals(won), fate(won, title)]).toEqual([{ axis: 16, allies: 11 }, 'opponent']);
  });

  it('R-94: used in vain it goes all the same, and is not offered again', () => {
    const lost = play(losing(), 'counter 1', [2]);
    expect([totals(lost), fate(lost, title), lost.state.conflict]).toEqual([{ axis: 9, allies: 11 }, 'opponent', null]);
  });

  it('R-17: announced and not used, it stays in the hand, face up', () => {
    const lost = play(losing(), 'done');
    expect([fate(lost, title), place(lost, title)]).toEqual([null, 'axis-up']);
  });

  it('IL-48: nothing for a winner, nor where it was not announced', () => {
    const won = rolled('axis', 'land', [3, 3, 3, 1, 1, 1], { axis: [title] });
    expect([won.state.conflict, place(won, title)]).toEqual([null, 'axis-up']);
    const silent = rolled('axis', 'land', [1, 1, 1, 3, 3, 3], { events: { counterattack: 'axis-up' } });
    expect([silent.state.conflict, place(silent, title)]).toEqual([null, 'axis-up']);
  });

  it('R-94: the defender has it as well', () => {
    const asked = rolled('axis', 'land', [6, 6, 6, 1, 1, 1], { allies: [title] });
    expect([asks(asked), diceOf(asked, 'allies')]).toEqual(['conflict/counter', [1, 1, 1]]);
  });

  it('a conflict without it leaves it alone', () => {
    expect(goes('axis', title, 'axis', 'land')).toEqual({ won: null, lost: null, next: 'axis-up' });
  });
});
