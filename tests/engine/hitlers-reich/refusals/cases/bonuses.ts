/** IL-38, IL-39: the bonus of a production centre, and the blitz. */
import { describe, expect, it } from 'vitest';
import { asks, def, play } from '../../../../support/reich.ts';
import { fight, table, why, leningradTaken, leningradBlitz } from '../tables.ts';

describe('bonuses', () => {
  it('IL-38: the bonus of a production centre is an event, at once', () => {
    expect(asks(leningradTaken())).toBe('bonus/centre');
    expect(why(leningradTaken(), 'A land leningrad>vologda')).toBe('IL-38 centre-event-only');
    expect(why(leningradTaken(), 'plan')).toBe('IL-38 centre-event-only');
    expect(why(leningradTaken(), 'blitz vologda')).toBe('IL-38 centre-event-only');
    expect(asks(leningradBlitz())).toBe('bonus/blitz');
    expect(why(leningradBlitz(), 'E synthetic-fuel')).toBe('IL-38 centre-late');
  });

  it('IL-39: a blitz goes next to the area taken last, by land, three times, at once', () => {
    expect(why(table(), 'blitz moscow')).toBe('IL-39 blitz-needs-capture');
    expect(why(leningradBlitz(), 'blitz moscow')).toBe('IL-39 blitz-not-beside');
    expect(why(leningradBlitz(), 'blitz baltic-sea')).toBe('IL-39 blitz-sea');
    expect(why(leningradBlitz(), 'blitz finland')).toBe('IL-11 own');
    const late = play(leningradBlitz(), 'decline');
    expect(asks(late)).toBe('turn/bonus');
    expect(why(late, 'blitz vologda')).toBe('IL-39 blitz-late');
    const flown = fight(play(table({ events: { paratroops: 'axis-up' } }), 'A paratroop finland>vologda'), 'G10', 'S2');
    expect(asks(flown)).toBe('turn/bonus');
    expect(why(flown, 'blitz moscow')).toBe('IL-39 blitz-by-land');
  });

  it('IL-39: no fourth blitz, no second chain', () => {
    const { state } = play(leningradBlitz(), 'decline');
    const made = (blitz: typeof state.turn.blitz) => ({ ...state, turn: { ...state.turn, blitz } });
    const three = def.why.refuse(made({ series: 'open', made: 3 }), { type: 'blitz', target: 'vologda' });
    expect(three).toMatchObject({ code: 'IL-39', key: 'hr.no.blitz-three' });
    const closed = def.why.refuse(made({ series: 'closed', made: 1 }), { type: 'blitz', target: 'vologda' });
    expect(closed).toMatchObject({ code: 'IL-39', key: 'hr.no.blitz-one-chain' });
  });
});
