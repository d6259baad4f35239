import { describe, expect, it } from 'vitest';
import { asks, declare, fate, legal, pass, place, settle, table } from './support.ts';

const title = 'higgins-boats';
const landings = (where: 'mall' | 'allies-up' | 'allies-down', more = {}) =>
  legal(
    table({ side: 'allies', markers: { 'north-sea': 'western' }, ...more, events: { 'higgins-boats': where } }),
  ).filter((move) => move.startsWith('A amphibious'));

describe('HIGGINS BOATS: Allied, Reusable, white star', () => {
  it('IL-14: opens landings out of an own, uncontested zone while it lies face up', () => {
    expect(landings('allies-up')).toContain('A amphibious north-sea>norway');
    expect(landings('mall')).toEqual([]);
    expect(landings('allies-up', { markers: {} })).toEqual([]);
    expect(landings('allies-up', { fleets: { axis: ['north-sea'] } })).toEqual([]);
  });

  it('C-0: it is committed with the declaration, and never named in C-1', () => {
    expect(declare('allies', 'landing').state.conflict?.events.allies).toHaveLength(1);
  });

  it('§7.9.2: no blitz from an area taken this way', () => {
    const won = settle(declare('allies', 'landing'), 'allies');
    expect([won.state.markers['norway'], asks(won)]).toEqual(['western', 'turn/bonus']);
  });

  it('§4.2.5.1: kept face down if won, to the mall if lost', () => {
    expect(fate(settle(declare('allies', 'landing'), 'axis'), title)).toBe('mall');
    const won = settle(declare('allies', 'landing'), 'allies');
    expect([fate(won, title), place(won, title), place(pass(pass(won)), title)]).toEqual([
      'kept',
      'allies-down',
      'allies-up',
    ]);
  });
});
