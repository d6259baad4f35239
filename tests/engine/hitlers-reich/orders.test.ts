/** Standing orders of Hitler's Reich: events, low dice, cards above the hand size (§7.2, §7.6, §7.7, §4.1.4). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A position of the samples, with changes to its conflict. */
function sample(name: string, change: (conflict: NonNullable<Game['state']['conflict']>) => object = () => ({})): Game {
  const path = join(import.meta.dirname, `../../saves/samples/hitlers-reich.${name}.json`);
  const { snapshot } = JSON.parse(readFileSync(path, 'utf8')) as { readonly snapshot: unknown };
  const state = def.readState(snapshot);
  return {
    state: { ...state, conflict: state.conflict && { ...state.conflict, ...change(state.conflict) } },
    events: [],
  };
}
const withDice = (name: string, side: 'axis' | 'allies', faces: readonly number[]): Game =>
  sample(name, ({ dice }) => ({ dice: { ...dice, [side]: faces } }));

describe('low dice', () => {
  const frame = sample('conflict-reroll-axis').state.stack.at(-1);
  const most = frame?.at === 'conflict/reroll' ? frame.most : 0;

  it('are rolled again by a card, the lowest first and no more than it allows (§7.6)', () => {
    expect(most).toBeGreaterThan(0);
    const game = withDice('conflict-reroll-axis', 'axis', [3, 6, 1, 2, 5]);
    expect(obeyed(game)).toBeNull();
    const order = [1, 2, 3].slice(0, most).map((face) => [3, 6, 1, 2, 5].indexOf(face) + 1);
    expect(obeyed(game, { reroll: 'low' })).toBe(`rr ${order.toSorted().join(',')}`);
    expect(legal(game)).toContain(obeyed(game, { reroll: 'low' }));
  });

  it('are kept where none is low', () => {
    expect(obeyed(withDice('conflict-reroll-axis', 'axis', [4, 6, 5]), { reroll: 'low' })).toBe('done');
  });

  it('are rolled again by COUNTERATTACK, or the event is kept (R-94)', () => {
    const game = withDice('conflict-counter-allies', 'allies', [4, 2, 3]);
    const orders = ['ask', 'low', 'keep'].map((counter) => obeyed(game, { counter }));
    expect([orders[0], orders[2]]).toEqual([null, 'done']);
    expect(legal(game)).toContain(orders[1]);
    expect(orders[1]).toMatch(/2,3$/);
    expect(obeyed(withDice('conflict-counter-allies', 'allies', [4, 5, 6]), { counter: 'low' })).toBe('done');
  });
});

describe('cards above the hand size, §4.1.4', () => {
  it('are asked for, or the lowest is discarded', () => {
    for (const name of ['discard-axis', 'discard-allies']) {
      const game = sample(name);
      expect(obeyed(game)).toBeNull();
      const move = obeyed(game, { discard: 'lowest' });
      expect(legal(game)).toContain(move);
      const values = legal(game).flatMap((text) => Number(/(\d+)$/.exec(text)?.[1] ?? Number.NaN));
      expect(Number(/(\d+)$/.exec(move ?? '')?.[1])).toBe(Math.min(...values.filter((value) => value > 0)));
    }
  });
});
