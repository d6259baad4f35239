/** Borders that depend on control (§2.3). */
import { describe, expect, it } from 'vitest';
import { isOpen } from '../../../src/engine/games/hitlers-reich/rules/control.ts';
import { table } from './golden/support.ts';
import { tables } from '../../support/reich.ts';

describe('§2.3: between the Aegean and the Black Sea', () => {
  const border = tables.bordersOf('aegean-sea').find(({ to }) => to === 'black-sea');
  const passes = (turkey: boolean, holder: 'axis' | 'western' | null) => {
    if (!border) throw new Error('the seas do not touch');
    const { state } = table({ active: { turkey, spain: false }, markers: { turkey: holder } });
    return (['axis', 'allies', null] as const).filter((side) => isOpen(tables, state, border, side));
  };

  it('passes the side that controls Turkey, and only once Turkey has left neutrality', () => {
    expect(passes(false, null)).toEqual([]);
    expect(passes(true, 'axis')).toEqual(['axis']);
    expect(passes(true, 'western')).toEqual(['allies']);
  });
});
