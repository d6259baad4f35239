import { describe, expect, it } from 'vitest';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import {
  explainRemoval,
  listExcess,
  overLimit,
  wouldFit,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import type { UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { SET_UP, no, position } from './support.ts';
import { t } from './game.ts';

const GERMAN = 0;
const SOVIET = 1;
const units = (...ids: readonly UnitId[]): readonly number[] => ids.map(t.unitNo);
const fieldOf = (where: Readonly<Record<UnitId, string>>) => readField(t, position({ units: where }));

describe('stacking, §8', () => {
  it('§8.1: one German unit', () => {
    expect(overLimit(t, units('g-4'), GERMAN)).toBeNull();
    expect(overLimit(t, units('g-4', 'g-pz2'), GERMAN)).toBe('count');
    expect(overLimit(t, units('g-r3', 'g-r4'), GERMAN)).toBe('count');
  });

  it.each([
    [['s-8', 's-11', 's-mc3'], null],
    [['s-8', 's-mc12', 's-mc3'], null],
    [['s-8', 's-g1'], null],
    [['s-8', 's-11', 's-27'], 'arm'],
    [['s-8', 's-11', 's-g1'], 'arm'],
    [['s-mc3', 's-mc12', 's-mc6'], 'arm'],
    [['s-8', 's-11', 's-mc3', 's-mc12'], 'count'],
  ])('§8.2: three Soviet units, two of one arm: %j is %s', (stack, fault) => {
    expect(overLimit(t, units(...stack), SOVIET)).toBe(fault);
  });

  it('the set-up stands within the limit', () => {
    const field = readField(t, position({ units: SET_UP }));
    expect(listExcess(field, GERMAN)).toEqual([]);
    expect(listExcess(field, SOVIET)).toEqual([]);
  });

  it('counts the units that are there already; a rear area holds any number', () => {
    const field = fieldOf({ 'g-4': '1201', 's-8': '1303', 's-11': '1303', 'g-9': 'C', 'g-pz2': 'C' });
    expect(wouldFit(field, GERMAN, no('1201'), units('g-pz3'))).toBe(false);
    expect(wouldFit(field, GERMAN, no('1202'), units('g-pz3'))).toBe(true);
    expect(wouldFit(field, GERMAN, no('C'), units('g-pz3'))).toBe(true);
    expect(wouldFit(field, SOVIET, no('1303'), units('s-27'))).toBe(false);
    expect(wouldFit(field, SOVIET, no('1303'), units('s-mc3'))).toBe(true);
    expect(wouldFit(field, SOVIET, no('1303'), units('s-mc3', 's-mc6'))).toBe(false);
  });

  it('§8.3: hexes over the limit in the order of the data, each side its own', () => {
    const field = fieldOf({
      ...{ 'g-4': '1201', 'g-9': '1201', 'g-6': '0901', 'g-17': '0901' },
      ...{ 's-8': '1303', 's-11': '1303', 's-27': '1303', 's-3': '1403', 's-10': '1403' },
    });
    expect(listExcess(field, GERMAN).map(t.placeId)).toEqual(['0901', '1201']);
    expect(listExcess(field, SOVIET).map(t.placeId)).toEqual(['1303']);
  });

  it('§8.3: any unit of such a hex may be taken off, no other', () => {
    const field = fieldOf({ 'g-4': '1201', 'g-9': '1201', 'g-6': '0901', 'g-17': 'S', 'g-11': 'eliminated' });
    expect(explainRemoval(field, t.unitNo('g-4'))).toBeNull();
    expect(explainRemoval(field, t.unitNo('g-9'))).toBeNull();
    expect(explainRemoval(field, t.unitNo('g-6'))).toMatchObject({ code: 'NOT_EXCESS', params: { hex: '0901' } });
    expect(explainRemoval(field, t.unitNo('g-17'))?.code).toBe('NOT_ON_MAP');
    expect(explainRemoval(field, t.unitNo('g-11'))?.code).toBe('NOT_ON_MAP');
  });
});
