/** Units that surrender (§13.1) and their causes, on positions of the worked example. */
import { describe, expect, it } from 'vitest';
import type { BtmView } from '../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { AFTER_BLITZKRIEG, position, type PositionText } from './support.ts';
import { game } from './table.ts';

const { readSurrendered, readSurrender } = game.queries;
const viewOf = (text: PositionText): BtmView => game.view(position(text), null);

/** The position after the phase: the units are in the box, and the others are where they were. */
function afterPhase(text: PositionText) {
  const lost = readSurrender(viewOf(text), 'soviet').map(({ unit, hex }) => ({ unit, hex }));
  const units = { ...text.units, ...Object.fromEntries(lost.map(({ unit }) => [unit, 'surrendered'])) };
  return { lost, view: viewOf({ ...text, units }) };
}

describe('units that surrendered (§13.1)', () => {
  it('names by hex the nearest source, and the fewest units that bar the ways to it', () => {
    const { lost, view } = afterPhase(AFTER_BLITZKRIEG);
    const { side, groups, score } = readSurrendered(view, { lost, recovered: [] });
    expect(side).toBe('soviet');
    expect(groups.map(({ hex, units }) => `${hex} ${units.join(' ')}`)).toEqual([
      '1601 s-8 s-mc12',
      '1703 s-27',
      '1301 s-3',
    ]);
    const told = groups.map(({ hex, cause }) => [hex, cause.source, cause.steps, cause.hexes, cause.units]);
    expect(told).toEqual([
      ['1601', '1303', 3, ['1502', '1503', '1603'], ['g-16', 'g-pz4', 'g-pz2']],
      ['1703', '1303', 4, ['1502', '1503', '1603', '1704'], ['g-pz2', 'g-16', 'g-pz4']],
      ['1301', '1303', 2, ['1201', '1302', '1401'], ['g-pz3', 'g-4']],
    ]);
    expect(score).toEqual({ before: 0, after: 0 });
  });

  it('compares the German score with the one before the phase, in which a panzer army recovers, too', () => {
    const units = { 'g-16': 'surrendered', 'g-pz1': 'S', 'g-pz2': 'N' };
    const view = viewOf({ units, side: 'german' });
    const lost = [{ unit: 'g-16', hex: '1907' }];
    const { side, score, groups } = readSurrendered(view, { lost, recovered: ['g-pz1'] });
    expect(side).toBe('german');
    expect(score).toEqual({ before: 0, after: 0 });
    expect(readSurrendered(view, { lost, recovered: [] }).score).toEqual({ before: 1, after: 0 });
    // Nothing bars the way: it is too long.
    expect(groups[0]?.cause).toMatchObject({ hexes: [], units: [] });
  });
});
