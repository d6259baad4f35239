import { describe, expect, it } from 'vitest';
import { pass, place, tried } from './support.ts';
import { tables } from '../../../support/reich.ts';

const title = 'war-production';

describe('WAR PRODUCTION: common, Recyclable', () => {
  it('hand size +1, and the cards to it (K-8)', () => {
    const { state } = tried('axis', title);
    expect(state.handSize).toEqual({ axis: 9, allies: 8 });
    expect([state.hands.axis.length, state.hands.allies.length]).toEqual([9, 8]);
    expect(tried('axis', title, 'allies').state.handSize).toEqual({ axis: 8, allies: 8 });
  });

  it('raises the winner’s size, whichever side it is', () => {
    const won = tried('allies', title).state;
    expect([won.handSize, won.hands.allies.length]).toEqual([{ axis: 8, allies: 9 }, 9]);
  });

  it('R-76: at 12 it may be tried for, and brings nothing', () => {
    const full = tried('axis', title, 'axis', { handSize: { axis: 12, allies: 8 } });
    expect([full.state.handSize, place(full, title)]).toEqual([{ axis: 12, allies: 8 }, 'lid']);
  });

  it('one copy goes, the other two stay in the mall', () => {
    const { events } = tried('axis', title).state;
    expect(tables.eventOf(title).copies.map(({ id }) => events[id])).toEqual(['lid', 'mall', 'mall']);
  });

  it('stays in the lid: only any reshuffle brings it back (§5.4)', () => {
    expect(place(pass(pass(tried('axis', title))), title)).toBe('lid');
  });
});
