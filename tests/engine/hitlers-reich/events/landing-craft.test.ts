import { describe, expect, it } from 'vitest';
import { asks, declare, fate, legal, pass, place, settle, table } from './support.ts';

const title = 'landing-craft';
const landings = (where: 'mall' | 'axis-up' | 'axis-down', more = {}) =>
  legal(table({ side: 'axis', markers: { 'north-sea': 'axis' }, ...more, events: { 'landing-craft': where } })).filter(
    (move) => move.startsWith('A amphibious'),
  );

describe('LANDING CRAFT: Axis, Returnable', () => {
  it('IL-14: opens landings out of an own, uncontested zone while it lies face up', () => {
    expect(landings('axis-up')).toContain('A amphibious north-sea>scotland');
    expect(landings('mall')).toEqual([]);
    expect(landings('axis-up', { markers: {} })).toEqual([]);
    expect(landings('axis-up', { fleets: { allies: ['north-sea'] } })).toEqual([]);
  });

  it('C-0: it is committed with the declaration, and never named in C-1', () => {
    expect(declare('axis', 'landing').state.conflict?.events.axis).toHaveLength(1);
  });

  it('§7.9.2: no blitz from an area taken this way', () => {
    const won = settle(declare('axis', 'landing'), 'axis');
    expect([won.state.markers['scotland'], asks(won)]).toEqual(['axis', 'turn/bonus']);
  });

  it('§4.2.5.2: one use, won or lost: it goes to the opponent', () => {
    expect(fate(settle(declare('axis', 'landing'), 'allies'), title)).toBe('opponent');
    const won = settle(declare('axis', 'landing'), 'axis');
    expect([fate(won, title), place(won, title)]).toEqual(['opponent', 'with-allies']);
    expect(place(pass(won), title)).toBe('mall');
  });
});
