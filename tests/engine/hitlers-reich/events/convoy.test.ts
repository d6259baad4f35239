import { describe, expect, it } from 'vitest';
import { pass, place, tried } from './support.ts';
import { tables } from '../../../support/reich.ts';

const title = 'convoy';

describe('CONVOY: Allied, Recyclable', () => {
  it('hand size +1, and the cards to it (K-8)', () => {
    const { state } = tried('allies', title);
    expect(state.handSize).toEqual({ axis: 8, allies: 9 });
    expect([state.hands.allies.length, state.hands.axis.length]).toEqual([9, 8]);
    expect(tried('allies', title, 'axis').state.handSize).toEqual({ axis: 8, allies: 8 });
  });

  it('R-76: at 12 it may be tried for, and brings nothing', () => {
    const full = tried('allies', title, 'allies', { handSize: { axis: 8, allies: 12 } });
    expect([full.state.handSize, place(full, title)]).toEqual([{ axis: 8, allies: 12 }, 'lid']);
  });

  it('one copy goes, the other two stay in the mall', () => {
    const { events } = tried('allies', title).state;
    expect(tables.eventOf(title).copies.map(({ id }) => events[id])).toEqual(['lid', 'mall', 'mall']);
  });

  it('stays in the lid: only an Allied reshuffle brings it back (§5.4)', () => {
    expect(place(pass(pass(tried('allies', title))), title)).toBe('lid');
  });
});
