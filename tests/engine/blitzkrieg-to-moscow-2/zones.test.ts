import { describe, expect, it } from 'vitest';
import type { Place, Side, UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { zoneOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { sideNo } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { position } from './support.ts';
import { t } from './game.ts';

/** Hexes in the zone of control of a side. */
function zone(side: Side, units: Readonly<Record<UnitId, Place>>): readonly string[] {
  const inside = zoneOf(readField(t, position({ units })), sideNo(side));
  return t.hexIds.filter((_, hex) => t.hasHex(inside, hex));
}

const ROUND_1502 = ['1401', '1402', '1503', '1601', '1602'];

describe('zones of control, §9', () => {
  it('§9.1: Germans, Soviet tanks and Guards have one, Romanians and Soviet infantry have none', () => {
    for (const unit of ['g-16', 'g-pz4']) expect(zone('german', { [unit]: '1502' })).toEqual(ROUND_1502);
    for (const unit of ['s-mc3', 's-g1']) expect(zone('soviet', { [unit]: '1502' })).toEqual(ROUND_1502);
    expect(zone('german', { 'g-r3': '1502' })).toEqual([]);
    expect(zone('soviet', { 's-11': '1502' })).toEqual([]);
  });

  it('§9.1: in a city every unit has one', () => {
    expect(zone('soviet', { 's-13': '1303' })).toEqual(['1202', '1203', '1302', '1304', '1402', '1403']);
    expect(zone('german', { 'g-r3': '0304' })).toEqual(['0303', '0305', '0403', '0404']);
  });

  it('§9.3, INV-13: none goes out of a marsh, not even of a stack, but one reaches into it', () => {
    expect(zone('soviet', { 's-8': '1601', 's-mc12': '1601' })).toEqual([]);
    expect(zone('german', { 'g-16': '1502' })).toContain('1601');
  });

  it('§9.3: it does not cross water', () => {
    expect(zone('german', { 'g-16': '1804' })).not.toContain('1805');
    expect(zone('german', { 'g-16': '1804' })).toContain('1704');
    expect(zone('soviet', { 's-mc3': '0209' })).not.toContain('0310');
    expect(zone('soviet', { 's-mc3': '0209' })).toContain('0210');
  });

  it('§9.3, Q10: from a rear area it covers every hex beside it', () => {
    expect(zone('german', { 'g-16': 'N' })).toEqual(['1401', '1502', '1601', '1701']);
    expect(zone('german', { 'g-r3': 'R', 'g-r4': 'R' })).toEqual([]);
    expect(zone('german', { 'g-r3': 'R', 'g-11': 'R' })).toEqual(['0303', '0402', '0502', '0602', '0702']);
    expect(zone('soviet', { 's-19': 'E' })).toEqual([]);
    expect(zone('soviet', { 's-g1': 'E' })).toEqual(t.hexIds.filter((id) => id.endsWith('11')));
  });

  it('§9.2: both sides may have one in the same hex; units on the track have none', () => {
    const units = { 'g-16': '1502', 's-mc3': '1602' };
    expect(zone('german', units)).toContain('1601');
    expect(zone('soviet', units)).toContain('1601');
    expect(zone('german', { 'g-16': 'turn-3', 'g-18': 'eliminated' })).toEqual([]);
  });
});
