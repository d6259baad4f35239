import { describe, expect, it } from 'vitest';
import { decisionOf, frameAt, hexOf, listed, only, open, play } from './support.ts';

const few = (...units: readonly [string, string][]) =>
  only({ ...Object.fromEntries(units), 'W-12': '0304', 'S-1B': '1003' });

describe('replacements, §5', () => {
  it('§5.1: one for the German, one for each Allied faction', () => {
    const german = play(open({ units: { 'G-B': null, 'G-G': null } }), 'replace G-B 0505');
    expect(frameAt(german)).toBe('strategic/markers');
    const allied = open({ side: 'allied', units: { 'W-21': null, 'W-6': null, 'S-1B': null, 'S-2B': null } });
    const west = play(allied, 'replace W-6 0203');
    expect(listed(west, 'replace W-')).toEqual([]);
    expect(listed(west, 'replace S-')).not.toEqual([]);
    const both = play(west, 'replace S-2B 1204');
    expect(frameAt(both)).toBe('strategic/markers');
  });

  it('§5.2: cities and the start hex held by the faction, and its own edge', () => {
    const table = open({ side: 'allied', units: only({ 'W-12': '0304', 'S-1B': '1003', 'G-B': '0602' }) });
    expect(listed(table, 'replace W-6 ')).toEqual(
      ['0104', '0105', '0106', '0203', '0204', '0305'].map((hex) => `replace W-6 ${hex}`),
    );
    // No Soviet city at the start: the start hex and the east edge.
    expect(listed(table, 'replace S-4U ')).toEqual(
      ['0905', '1201', '1202', '1203', '1204', '1205'].map((hex) => `replace S-4U ${hex}`),
    );
    const german = open({ units: few(['G-B', '0403']) });
    const hexes = listed(play(german, 'volkssturm no'), 'replace G-VIST ').map((text) => text.slice(-4));
    expect(hexes).not.toContain('0104');
    // Every German city without an enemy next to it, and the unit's start hex.
    expect(hexes).toContain('0501');
    expect(hexes).toContain('0602');
    expect(hexes).not.toContain('0404');
    expect(hexes).not.toContain('0903');
  });

  it('§5.3: the hex is empty and no enemy is adjacent', () => {
    const table = open({ units: { 'G-B': null } });
    const hexes = listed(table, 'replace G-B ').map((text) => text.slice(-4));
    expect(hexes).not.toContain('0404');
    expect(hexes).not.toContain('0403');
    expect(hexes).toContain('0602');
  });

  it('§5.4: a replaced unit may take a marker, move and fight in the same turn', () => {
    const table = play(
      open({ units: { 'G-H': null } }),
      'replace G-H 0502',
      'mark M-GD G-H',
      'end-mark',
      'move G-H 0402',
    );
    expect(hexOf(table, 'G-H')).toBe('0402');
    const fights = play(
      open({ units: only({ 'G-B': '0403', 'W-12': '0304', 'S-1B': '1003' }) }),
      'volkssturm no',
      'replace G-G 0602',
      'mark M-GD G-B',
      'end-mark',
      'attack G-B 0304',
    );
    expect(fights.state.units['G-B']?.origin).toBe('0403');
  });

  it('§5.5: a unit without a legal hex stays in the pool', () => {
    const table = open({ units: { 'W-21': null, 'G-H': '0303' }, side: 'allied', control: { '0203': 'G' } });
    // 0303 is held by the enemy, 0203 is German, Paris is taken; only the west edge is open.
    expect(listed(table, 'replace W-21 ').map((text) => text.slice(-4))).toEqual(['0104', '0105', '0106']);
    expect(hexOf(play(table, 'end-replace'), 'W-21')).toBeNull();
  });
});

describe('Volkssturm, §5.1', () => {
  const table = open({ units: few(['G-B', '0403'], ['G-G', '0602'], ['G-H', '0502']) });

  it('brings back up to two units and costs all markers of the turn', () => {
    expect(decisionOf(table).ask).toMatchObject({ key: 'hlb.ask.volkssturm', params: { units: 3, markers: 2 } });
    const called = play(table, 'volkssturm yes');
    expect(called.state.strategic).toEqual({
      volkssturm: true,
      replacementsLeft: { G: 2, W: 0, S: 0 },
      markersLeft: 0,
    });
    const after = play(called, 'replace G-MIT 0505', 'replace G-VIST 0704');
    expect(frameAt(after)).toBe('movement/move');
  });

  it('costs the markers even when no unit is placed', () => {
    const after = play(table, 'volkssturm yes', 'end-replace');
    expect(frameAt(after)).toBe('movement/move');
    expect(after.latest).toContainEqual({ type: 'replacements-ended', side: 'german', unused: 2 });
  });

  it('refused: one unit and the markers of the track', () => {
    const after = play(table, 'volkssturm no');
    expect(after.state.strategic).toMatchObject({ volkssturm: false, replacementsLeft: { G: 1 }, markersLeft: 2 });
  });
});

describe('attack markers, §6', () => {
  it('§6.1: gives the number on the track, and no more', () => {
    const table = play(open({ turn: 5 }), 'mark M-GD G-B');
    expect(listed(table)).toEqual(['unmark M-GD', 'end-mark']);
    expect(table.state.strategic.markersLeft).toBe(0);
  });

  it('§6.2: each marker to units of its faction on the map without one', () => {
    const table = play(open({ side: 'allied', turn: 3, units: { 'W-6': null } }), 'end-replace', 'mark M-PATTON W-12');
    expect(listed(table, 'mark M-MONTY ')).toEqual(['mark M-MONTY W-21', 'mark M-MONTY W-SHAEF']);
    expect(listed(table, 'mark M-GDS ')).toHaveLength(6);
  });

  it('§6.2: takes a marker back', () => {
    const table = play(open(), 'mark M-GD G-B', 'unmark M-GD');
    expect(table.state.markers['M-GD']).toBeNull();
    expect(table.state.strategic.markersLeft).toBe(2);
    expect(table.latest).toEqual([{ type: 'unmarked', marker: 'M-GD', unit: 'G-B' }]);
  });

  it('§6.3: the finish waits until each ally has a marker', () => {
    const table = open({ side: 'allied' });
    expect(listed(table)).not.toContain('end-mark');
    expect(listed(play(table, 'mark M-PATTON W-12'))).not.toContain('end-mark');
    expect(listed(play(table, 'mark M-PATTON W-12', 'mark M-ZHUKOV S-1B'))).toContain('end-mark');
  });

  it('§6.3: with all markers on one ally the question says which ally needs one', () => {
    const given = play(open({ side: 'allied' }), 'mark M-PATTON W-12', 'mark M-MONTY W-21');
    expect(listed(given)).not.toContain('end-mark');
    expect(decisionOf(given)?.ask).toEqual({ key: 'hlb.ask.markers-back', params: { faction: 'S' }, rule: '6.3' });
    expect(listed(given)).toEqual(expect.arrayContaining([expect.stringMatching(/^unmark /)]));
  });

  it('§6.4: a marker moves with its unit and comes off one that is eliminated', () => {
    const table = play(
      open({
        side: 'allied',
        step: 'movement',
        units: only({ 'W-12': '0304', 'W-6': '0305', 'G-B': '0403' }),
        markers: { 'M-PATTON': 'W-12' },
      }),
      'attack W-12 0403',
      'move W-6 0304',
      'end-move',
      'battle 0403',
      'support none: 1 1 6',
    );
    expect(table.state.units['W-12']?.hex).toBeNull();
    expect(table.state.markers['M-PATTON']).toBeNull();
  });

  it('§6.5: markers not given are lost', () => {
    const table = play(open(), 'mark M-GD G-B', 'end-mark');
    expect(table.state.strategic.markersLeft).toBe(0);
    expect(table.latest[0]).toEqual({ type: 'markers-ended', side: 'german', unused: 1 });
  });
});
