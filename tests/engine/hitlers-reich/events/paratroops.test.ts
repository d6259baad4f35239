import { describe, expect, it } from 'vitest';
import { asks, declare, fate, legal, pass, place, settle, table } from './support.ts';

const title = 'paratroops';
const flights = (where: 'mall' | 'axis-up' | 'with-axis') =>
  legal(table({ side: 'axis', events: { paratroops: where } })).filter((move) => move.startsWith('A paratroop'));

describe('PARATROOPS: common, Returnable', () => {
  it('IL-13: opens paratroop attacks while it lies face up before its side', () => {
    expect(flights('mall')).toEqual([]);
    expect(flights('with-axis')).toEqual([]);
    expect(flights('axis-up')).toEqual(
      expect.arrayContaining(['A paratroop norway>london', 'A paratroop poland>smolensk']),
    );
  });

  it('C-0: it is committed with the declaration, and never named in C-1', () => {
    expect(declare('axis', 'flight').state.conflict?.events.axis).toEqual(['AX6']);
  });

  it('§7.9.2: no blitz from an area taken this way', () => {
    const won = settle(declare('axis', 'red-flight'), 'axis');
    expect([won.state.markers['smolensk'], asks(won)]).toEqual(['axis', 'turn/bonus']);
  });

  it('G-12: goes to the opponent, who has the first call on it', () => {
    expect(fate(settle(declare('axis', 'flight'), 'allies'), title)).toBe('opponent');
    const won = settle(declare('axis', 'flight'), 'axis');
    expect([place(won, title), legal(won).includes('E paratroops')]).toEqual(['with-allies', false]);
    const next = pass(won);
    expect([place(next, title), legal(next).includes('E paratroops')]).toEqual(['mall', true]);
  });
});
