/** Standing orders (§7.1, §11.3): the questions that they answer, and those that they leave to the player. */
import { describe, expect, it } from 'vitest';
import type { Orders } from '../../../src/engine/kernel/types.ts';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { frameAt, game, listed, open, play, type Table } from './table.ts';

const obeyed = ({ state }: Table, orders: Orders = {}): string | null => {
  const move = game.orders.obey(state, orders);
  return move ? game.words.notation(move) : null;
};

/** Minsk is held by an active army, which the die decides about. */
const CITY: Position = {
  phase: 'combat',
  units: { 'g-pz2': '1302', 's-13': '1303' },
  germanHexes: ['1302'],
  hands: { german: ['g-air-1', 'g-tac'], soviet: ['s-city', 's-hitler'] },
};
const ATTACK = ['attack 1303', 'join g-pz2', 'assault'];
const at = (frame: string, hands: Position['hands'] = CITY.hands): Table => {
  let table = play(open({ ...CITY, hands }), ...ATTACK);
  const passes = ['defend s-13 active', 'shift none', 'reroll none', 'hitler no'];
  while (frameAt(table) !== frame) {
    const next = passes.find((move) => listed(table).includes(move));
    if (next === undefined) throw new Error(`${frameAt(table) ?? ''}: ${listed(table).join(', ')}`);
    table = play(table, next);
  }
  return table;
};

describe('a defender may order', () => {
  it('§11.3.2: an active or a passive defence', () => {
    const table = at('combat/defence');
    expect(listed(table)).toEqual(['defend s-13 active', 'defend s-13 passive']);
    expect(obeyed(table)).toBeNull();
    expect(obeyed(table, { defence: 'active' })).toBe('defend s-13 active');
    expect(obeyed(table, { defence: 'passive' })).toBe('defend s-13 passive');
  });

  it('§11.6: a passive defence only where the rules allow one', () => {
    const corps = play(open({ ...CITY, units: { 'g-pz2': '1302', 's-13': 'eliminated', 's-mc3': '1303' } }), ...ATTACK);
    const answer = obeyed(corps, { defence: 'passive' });
    expect(answer === null || listed(corps).includes(answer)).toBe(true);
    expect(answer).not.toBe('defend s-mc3 passive');
  });

  it('§11.3.4: to keep the cards that shift the odds', () => {
    const table = at('combat/defence-card');
    expect([obeyed(table), obeyed(table, { shift: 'keep' })]).toEqual([null, 'shift none']);
  });

  it('§7.1: not to be asked without a card that fits, which is so until he orders otherwise', () => {
    const table = at('combat/defence-card', { german: ['g-air-1'], soviet: ['s-t34'] });
    expect([obeyed(table), obeyed(table, { unable: 'ask' })]).toEqual(['shift none', null]);
  });
});

it('§7.1: a kept Hitler Order is still asked about tank actions', () => {
  const shift = play(at('combat/attack-card'), 'shift g-air-1');
  expect(frameAt(shift)).toBe('card/hitler');
  expect([obeyed(shift), obeyed(shift, { 'hitler-order': 'tanks' })]).toEqual([null, 'hitler no']);
  const tanks = play(
    open({
      phase: 'breakthrough',
      units: { 'g-pz2': '1302', 's-13': '1303' },
      germanHexes: ['1302'],
      hands: { german: ['g-repl-1'], soviet: ['s-hitler'] },
    }),
    'tank-attack g-repl-1 g-pz2 1303',
  );
  expect(frameAt(tanks)).toBe('card/hitler');
  expect(obeyed(tanks, { 'hitler-order': 'tanks' })).toBeNull();
});

it('answers only what is asked: every ordered answer is legal', () => {
  const everything = { defence: 'passive', shift: 'keep', reroll: 'keep', 'hitler-order': 'tanks' };
  for (const frame of ['combat/defence', 'combat/attack-card', 'combat/defence-card']) {
    const table = at(frame);
    const answer = obeyed(table, everything);
    if (answer !== null) expect(listed(table)).toContain(answer);
  }
});
