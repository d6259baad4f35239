import { describe, expect, it } from 'vitest';
import { legal, pass, place, table, tried, triers } from './support.ts';

const title = 'turkey-declares-war';

describe('TURKEY DECLARES WAR!: common, Removable', () => {
  it('IL-17, R-76: neither side during the Pact, nor once Turkey is active', () => {
    expect(triers(title, { pact: true })).toEqual([]);
    const active = { spain: false, turkey: true };
    expect(triers(title, { active, markers: { turkey: 'axis' } })).toEqual([]);
  });

  it('Turkey joins the winner: Axis, or Western', () => {
    expect(tried('axis', title).state).toMatchObject({ markers: { turkey: 'axis' }, active: { turkey: true } });
    expect(tried('allies', title).state).toMatchObject({ markers: { turkey: 'western' }, active: { turkey: true } });
    expect(tried('axis', title, 'allies').state).toMatchObject({
      markers: { turkey: null },
      active: { turkey: false },
    });
  });

  it('§2.3: its borders open: Bulgaria, Greece, the Caucasus, Persia, Syria-Lebanon', () => {
    const axis = legal(tried('axis', title));
    for (const to of ['greece', 'caucasus', 'persia']) expect(axis).toContain(`A land turkey>${to}`);
    const allies = legal(tried('allies', title));
    for (const to of ['bulgaria', 'syria-lebanon']) expect(allies).toContain(`A land turkey>${to}`);
    expect(legal(table({ side: 'allies' })).some((move) => move.includes('turkey>'))).toBe(false);
  });

  it('never comes back', () => {
    expect(place(pass(pass(tried('axis', title))), title)).toBe('removed');
  });
});
