import { describe, expect, it } from 'vitest';
import { asks, declare, fate, name, play, settle } from './support.ts';

const title = 'master-spy';

describe('MASTER SPY: common, Returnable', () => {
  it('shows a card of the opponent drawn at random before the user chooses', () => {
    const spied = play(declare('axis', 'land', { axis: [title] }), 'play master-spy', [3]);
    expect(spied.state.conflict).toMatchObject({ cards: { axis: [], allies: ['W5'] }, shown: { allies: true } });
    expect(asks(spied)).toBe('conflict/card');
  });

  it('a defender who plays it sees the attacker’s card first', () => {
    const spied = play(declare('axis', 'event', { allies: [title] }), 'play master-spy', [2]);
    expect(spied.state.conflict).toMatchObject({ cards: { axis: ['G5'], allies: [] }, shown: { axis: true } });
    expect(spied.state.stack.at(-1)).toMatchObject({ at: 'conflict/card', side: 'allies' });
  });

  it('R-79, G-30: at random among the cards that may be played', () => {
    const hands = { allies: ['S4', 'W12', 'W3'] };
    const spied = play(declare('axis', 'red-land', { axis: [title], hands }), 'play master-spy', [1]);
    expect(spied.state.conflict?.cards.allies).toEqual(['S4']);
  });

  it('R-16: with ENIGMA on the other side both choose hidden', () => {
    const even = name(declare('axis', 'land', { axis: [title], allies: ['enigma'] }), {
      axis: [title],
      allies: ['enigma'],
    });
    expect(even.state.stack.at(-1)).toEqual({ at: 'conflict/card', side: 'axis', open: false });
    expect(play(even, 'c G5').state.conflict?.shown).toEqual({ axis: false, allies: false });
    const won = settle(even, 'axis');
    expect([fate(won, title), fate(won, 'enigma')]).toEqual(['opponent', 'mall']);
  });
});
