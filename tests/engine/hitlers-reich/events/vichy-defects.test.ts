import { describe, expect, it } from 'vitest';
import { pass, tried, triers } from './support.ts';

const title = 'vichy-defects';

describe('VICHY DEFECTS!: Allied, Removable', () => {
  it('IL-44: only while Vichy is neutral', () => {
    for (const vichy of ['attacked', 'defected', 'resolved'] as const) expect(triers(title, { vichy })).toEqual([]);
  });

  it('§8.5: two areas and two zones become Western at once, the rest Axis in the next Axis preparation', () => {
    const won = tried('allies', title);
    const west = {
      algeria: 'western',
      morocco: 'western',
      'straits-of-gibraltar': 'western',
      'western-mediterranean': 'western',
    };
    expect(won.state).toMatchObject({ vichy: 'defected', markers: { ...west, tunisia: null, 'vichy-france': null } });
    const axis = { tunisia: 'axis', 'vichy-france': 'axis', 'syria-lebanon': 'axis' };
    expect(pass(won).state).toMatchObject({ vichy: 'resolved', markers: { ...west, ...axis } });
  });

  it('§8.5: what is Allied already stays as it is; an Axis zone goes over with the fleets left in it', () => {
    const won = tried('allies', title, 'allies', {
      markers: { 'syria-lebanon': 'western', 'western-mediterranean': 'axis' },
      fleets: { axis: ['western-mediterranean'] },
    });
    expect(won.state).toMatchObject({
      markers: { 'western-mediterranean': 'western' },
      fleets: { axis: ['western-mediterranean'] },
    });
    expect(pass(won).state.markers).toMatchObject({ tunisia: 'axis', 'syria-lebanon': 'western' });
  });

  it('R-96: no hand size and no bonus but the Success Bonus comes of it', () => {
    expect(tried('allies', title).state.handSize).toEqual({ axis: 8, allies: 8 });
  });
});
