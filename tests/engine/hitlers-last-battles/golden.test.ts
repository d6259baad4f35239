import { describe, expect, it } from 'vitest';
import { frameAt, hexOf, listed, only, open, play, reach, type Table } from './support.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';

const rolled = (table: Table) =>
  table.events.find((event): event is Extract<HlbEvent, { type: 'rolled' }> => event.type === 'rolled');
const dice = (table: Table) => ({
  attack: rolled(table)?.attack.map(({ rolled: face, total, hit }) => [face, total, hit]),
  defence: rolled(table)?.defence.total,
  diff: rolled(table)?.diff,
});

/** The Allied movement phase with markers as given. */
const allies = (markers: Readonly<Record<string, string>>) => open({ side: 'allied', step: 'movement', markers });

describe('golden combats, section 10.3', () => {
  it('A: a marker and support eliminate the 12th Army Group', () => {
    const table = play(
      open({ step: 'movement', markers: { 'M-GD': 'G-B' } }),
      'attack G-B 0304',
      'end-move',
      'battle 0304',
      'support G-G: 3 5 2',
    );
    expect(dice(table)).toEqual({
      attack: [
        [3, 4, true],
        [5, 5, true],
      ],
      defence: 2,
      diff: 2,
    });
    expect(hexOf(table, 'W-12')).toBeNull();
    expect(hexOf(table, 'G-B')).toBe('0304');
    expect(table.state.control['0304']).toBe('G');
  });

  it('B: a river saves Army Group Centre, and the supporter is used up', () => {
    const table = play(
      allies({ 'M-ZHUKOV': 'S-1U', 'M-PATTON': 'W-12' }),
      'attack S-1U 0904',
      'attack S-2B 0902',
      'end-move',
      'battle 0904',
      'support S-1B: 6 2 3',
    );
    expect(dice(table)).toEqual({
      attack: [
        [6, 6, true],
        [2, 3, false],
      ],
      defence: 4,
      diff: 0,
    });
    expect(hexOf(table, 'S-1U')).toBe('1004');
    expect(hexOf(table, 'G-MIT')).toBe('0904');
    expect(table.state.control['0904']).toBe('G');
    expect(table.state.units['S-1B']?.supported).toBe(true);
  });

  it('C: the German picks where Army Group H retreats', () => {
    const table = play(allies({}), 'attack W-21 0402', 'end-move', 'battle 0402: 4 2');
    expect(dice(table)).toEqual({ attack: [[4, 4, true]], defence: 3, diff: 1 });
    expect(frameAt(table)).toBe('combat/retreat');
    expect(listed(table)).toEqual(['retreat 0502', 'retreat 0503']);
    const after = play(table, 'retreat 0503');
    expect(hexOf(after, 'G-H')).toBe('0503');
    expect(hexOf(after, 'W-21')).toBe('0402');
    expect(after.state.control['0402']).toBe('W');
  });

  it('D: no German retreats out of column 06', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: { 'G-MIT': '0602', 'S-1B': '0703' },
        markers: { 'M-ZHUKOV': 'S-1B' },
      }),
      'attack S-1B 0602',
      'end-move',
      'battle 0602: 5 1 1',
    );
    expect(dice(table)).toEqual({
      attack: [
        [5, 5, true],
        [1, 1, false],
      ],
      defence: 2,
      diff: 1,
    });
    expect(hexOf(table, 'G-MIT')).toBeNull();
    expect(table.state.control['0602']).toBe('S');
    expect(table.events).toContainEqual({ type: 'eliminated', unit: 'G-MIT', hex: '0602', cause: 'no-retreat' });
  });

  it('E: Army Group Vistula retreats to one of four hexes', () => {
    const table = play(
      allies({ 'M-GDS': 'S-2B' }),
      'attack S-2B 0902',
      'end-move',
      'battle 0902',
      'support S-1B3B: 3 1 2',
    );
    expect(dice(table)).toEqual({
      attack: [
        [3, 4, true],
        [1, 1, false],
      ],
      defence: 3,
      diff: 1,
    });
    expect([...listed(table)].sort()).toEqual(['retreat 0801', 'retreat 0802', 'retreat 0901', 'retreat 0903']);
  });
});

describe('movement example, section 10.3', () => {
  const table = allies({});

  it('S-1B may leave the zone and come round, or attack', () => {
    expect(reach(table, 'S-1B')).toEqual(['1102', '1103', '1104', '1105', '1202', '1203', '1204']);
    expect(listed(table, 'attack S-1B ')).toEqual(['attack S-1B 0904']);
    expect(listed(table, 'move S-1B 0903')).toEqual([]);
  });

  it('W-SHAEF passes through a friend and may not attack', () => {
    expect(reach(table, 'W-SHAEF')).toEqual(['0104', '0105', '0106', '0203', '0205', '0306']);
    expect(listed(table, 'move W-SHAEF ').filter((text) => text.endsWith('0306'))).toEqual([
      'move W-SHAEF 0305 0306',
      'move W-SHAEF 0205 0306',
    ]);
    expect(listed(table, 'attack W-SHAEF ')).toEqual([]);
  });

  it('a lone unit has the whole of its two steps', () => {
    const alone = open({ side: 'allied', step: 'movement', units: only({ 'W-6': '0105', 'G-B': '0602' }) });
    expect(reach(alone, 'W-6')).toEqual(['0104', '0106', '0203', '0204', '0205', '0304', '0305', '0306']);
  });
});
