/** The standing order of Hitler's Reich: whether to be asked for events (§7.2). */
import { describe, expect, it } from 'vitest';
import type { Orders } from '../../../src/engine/kernel/types.ts';
import { def } from '../../support/reich.ts';
import { asks, declare, legal, play, type Game } from './events/support.ts';
import { seat } from './golden/support.ts';

const obeyed = ({ state }: Game, orders: Orders = {}): string | null => {
  const move = def.orders.obey(state, orders);
  return move ? def.words.notation(move) : null;
};

describe('events in a conflict, §7.2', () => {
  const attack = declare('axis', 'land', { axis: ['stukas'], allies: ['montgomery'] });
  const defence = play(attack, 'done');
  const answers = (game: Game) => ['ask', 'attack', 'never'].map((events) => obeyed(game, { events }));

  it('are asked for until the player orders otherwise', () => {
    expect([asks(attack), seat(attack), asks(defence), seat(defence)]).toEqual([
      ...['conflict/name', 'axis'],
      ...['conflict/name', 'allies'],
    ]);
    expect([obeyed(attack), obeyed(defence)]).toEqual([null, null]);
  });

  it('may be asked for in attacks only, or never', () => {
    expect(answers(attack)).toEqual([null, null, 'done']);
    expect(answers(defence)).toEqual([null, 'done', 'done']);
    expect(legal(defence)).toContain('done');
  });

  it('are always asked for where a blitz cannot be paid without one (R-86)', () => {
    const small = { handSize: { axis: 1, allies: 8 }, hands: { axis: ['G13'] }, decks: { axis: ['I13', 'G12'] } };
    const blitz = declare('axis', 'blitz', { ...small, axis: ['guderian'] });
    expect([legal(blitz), obeyed(blitz, { events: 'never' })]).toEqual([['play guderian'], null]);
  });

  it('answer nothing else', () => {
    const card = play(defence, 'done');
    expect([asks(card), answers(card)]).toEqual(['conflict/card', [null, null, null]]);
  });
});
