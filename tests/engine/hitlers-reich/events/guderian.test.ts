import { describe, expect, it } from 'vitest';
import { asks, declare, legal, name, offers, play, settle } from './support.ts';

const title = 'guderian';

describe('GUDERIAN: Axis, Reusable, general', () => {
  it('R-70: a blitz costs one hand size, with him none; he touches no die', () => {
    const asked = declare('axis', 'red-blitz', { axis: [title] });
    expect(asked.state.handSize.axis).toBe(8);
    expect(play(asked, 'done').state.handSize.axis).toBe(7);
    const free = play(asked, 'play guderian');
    expect([free.state.handSize.axis, asks(settle(free, 'axis'))]).toEqual([8, 'bonus/blitz']);
  });

  it('R-86, G-33: at hand size 1 the blitz is offered with him only, and he must be named', () => {
    const small = { handSize: { axis: 1, allies: 8 }, hands: { axis: ['G13'] }, decks: { axis: ['I13', 'G12'] } };
    const asked = declare('axis', 'blitz', { ...small, axis: [title] });
    expect(legal(asked)).toEqual(['play guderian']);
    expect(play(asked, 'play guderian').state.handSize.axis).toBe(1);
    expect(() => declare('axis', 'blitz', small)).toThrow();
  });

  it('IL-33: one general a side', () => {
    const game = play(declare('axis', 'blitz', { axis: [title, 'rommel'] }), 'play guderian');
    expect(offers(game, 'rommel')).toBe(false);
  });

  it('§7.9.2: kept if won, and free for the next blitz of the chain; to the mall if lost', () => {
    const won = settle(name(declare('axis', 'red-blitz', { axis: [title] }), { axis: [title], allies: [] }), 'axis');
    expect(offers(play(won, 'blitz kharkov'), title)).toBe(true);
  });
});
