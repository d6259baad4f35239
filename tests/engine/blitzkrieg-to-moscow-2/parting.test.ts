/** Losses by ending a phase (§4.2, §13.1), on positions of the worked example. */
import { describe, expect, it } from 'vitest';
import { AFTER_BLITZKRIEG, position, type PositionText } from './support.ts';
import { game } from './table.ts';

const partingOf = (text: PositionText, seat: 'german' | 'soviet') =>
  game.queries.readParting(game.view(position(text), seat));
const movement = (side: 'german' | 'soviet') => [{ at: 'movement/move' as const, side, begun: false }];

describe('losses by ending a phase', () => {
  it('are Soviet units without supply: where they could go, and what they could attack', () => {
    const { cutOff } = partingOf({ ...AFTER_BLITZKRIEG, side: 'soviet', stack: movement('soviet') }, 'soviet');
    expect(cutOff.map(({ hex, units, attacks }) => [hex, units, attacks])).toEqual([
      ['1601', ['s-8', 's-mc12'], []],
      ['1703', ['s-27'], ['1704']],
      ['1301', ['s-3'], ['1201']],
    ]);
    expect(cutOff.every(({ escapes }) => escapes.length === 0)).toBe(true);
  });

  it('say where a unit that is cut off would have supply', () => {
    const units = { 'g-pz2': '1502', 'g-pz4': '1503', 's-8': '1601' };
    const cut = { units, germanHexes: ['1703'], side: 'soviet' as const, stack: movement('soviet') };
    const { cutOff } = partingOf(cut, 'soviet');
    expect(cutOff).toEqual([
      { hex: '1601', units: ['s-8'], escapes: ['1703', '1704', '1803', '1603'], attacks: ['1502'] },
    ]);
  });

  it('are empty German cities that a Soviet unit is near enough to enter, with the units that could hold them', () => {
    const units = { 's-27': '1705', 'g-18': '1502', 'g-16': '0303' };
    const { cities, cutOff } = partingOf({ units, germanHexes: ['1703'], stack: movement('german') }, 'german');
    expect(cutOff).toEqual([]);
    expect(cities).toEqual([{ hex: '1703', enemies: ['s-27'], garrisons: ['g-18'] }]);
  });

  it('are asked about in movement and breakthrough alone', () => {
    const combat = [{ at: 'combat/attack' as const, side: 'soviet' as const, begun: false }];
    expect(partingOf({ ...AFTER_BLITZKRIEG, side: 'soviet', stack: combat }, 'soviet')).toEqual({
      cutOff: [],
      cities: [],
    });
  });
});
