import { describe, expect, it } from 'vitest';
import { combatOdds, knownOdds, knownRerolls } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import {
  computeOddsStep,
  computeReckoning,
  reckon,
  type Terms,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { EXAMPLE } from './fighting.ts';
import { AFTER_BLITZKRIEG, position, type PositionText } from './support.ts';
import { t } from './game.ts';

const terms = (target: string, attackers: string, defenders: string, more: Partial<Terms> = {}): Terms => ({
  ...{ target, side: 'german', attackCard: null, defenceCard: null },
  attackers: attackers.split(' '),
  defenders: defenders.split(' '),
  active: defenders.split(' '),
  ...more,
});
const reckoned = (text: PositionText, of: Terms) => reckon(t, position(text), of);
const names = (of: ReturnType<typeof reckon>): Record<string, number> =>
  Object.fromEntries(of.shifts.map(({ key, amount }) => [key.slice('btm.shift.'.length), amount]));
const air = { attackCard: { card: 'g-air-1', cancelled: false } };

describe('the worked example, section 19', () => {
  it('G-02: 1502 at 15:3, one shift for the tank, one for the card', () => {
    const all = reckoned(EXAMPLE, terms('1502', 'g-pz2 g-16 g-18', 's-11 s-mc3', air));
    expect(all).toMatchObject({ attack: 15, defence: 3, odds: 5, column: 7 });
    expect(names(all)).toEqual({ tank: 1, 'attack-card': 1 });
    const bare = reckoned(EXAMPLE, terms('1502', 'g-pz2 g-16 g-18', 's-11 s-mc3'));
    expect(bare.column).toBe(6);
    expect(combatOdds(t, position(EXAMPLE), terms('1502', 'g-pz2 g-16 g-18', 's-11 s-mc3'))?.outcomes).toEqual([
      { id: 'DE', count: 5, success: true },
      { id: 'DL', count: 1, success: true },
      { id: 'DR', count: 0, success: true },
      { id: '-', count: 0, success: false },
    ]);
  });

  it('G-02: passive, or infantry alone, is a sure elimination', () => {
    const passive = reckoned(EXAMPLE, terms('1502', 'g-pz2 g-16 g-18', 's-11 s-mc3', { active: [] }));
    expect(passive).toMatchObject({ attack: 15, defence: 1, odds: 15, column: 7 });
    const alone = reckoned(EXAMPLE, terms('1502', 'g-pz2 g-16 g-18', 's-11 s-mc3', { active: ['s-11'] }));
    expect(alone).toMatchObject({ defence: 2, odds: 7, column: 7 });
  });

  it('G-03: 1201 at 17:3', () => {
    const all = reckoned(EXAMPLE, terms('1201', 'g-pz3 g-4 g-9', 's-10 s-mc6', air));
    expect(all).toMatchObject({ attack: 17, defence: 3, odds: 5, column: 7 });
  });

  it('G-04: 0901 at 18:4', () => {
    const all = reckoned(EXAMPLE, terms('0901', 'g-pz1 g-6 g-17', 's-5 s-mc9 s-mc22'));
    expect(all).toMatchObject({ attack: 18, defence: 4, odds: 4, column: 5 });
    expect(names(all)).toEqual({ tank: 1 });
  });

  it('G-05: 0702 at 9:3 across the Prut', () => {
    const all = reckoned(EXAMPLE, terms('0702', 'g-11 g-r3 g-r4', 's-12 s-mc16'));
    expect(all).toMatchObject({ attack: 9, defence: 3, odds: 3, column: 2 });
    expect(names(all)).toEqual({ river: -1 });
  });

  it('G-07: Minsk at 6:2, a city', () => {
    const all = reckoned(AFTER_BLITZKRIEG, terms('1303', 'g-pz4', 's-13'));
    expect(all).toMatchObject({ attack: 6, defence: 2, odds: 3, column: 2 });
    expect(names(all)).toEqual({ city: -1 });
  });

  it('G-08, Q4: spent 1st Panzer Army against passive 26th Army at 5:1, against active defence 3:1', () => {
    const passive = reckoned(AFTER_BLITZKRIEG, terms('0801', 'g-pz1', 's-26', { active: [] }));
    expect(passive).toMatchObject({ attack: 4, defence: 1, odds: 4, column: 5 });
    const active = reckoned(AFTER_BLITZKRIEG, terms('0801', 'g-pz1', 's-26'));
    expect(active).toMatchObject({ odds: 2, column: 3 });
  });
});

describe('strength and ratio, §11.3.1 to §11.3.3', () => {
  it('rounds for the defender, also where the attacker is weaker (Q8)', () => {
    const steps = [
      [14, 2, 7],
      [7, 2, 3],
      [3, 3, 1],
      [5, 3, 1],
      [3, 4, 0],
      [2, 4, 0],
      [2, 5, -1],
      [1, 4, -2],
      [15, 1, 15],
    ] as const;
    for (const [attack, defence, step] of steps) expect(computeOddsStep(attack, defence)).toBe(step);
  });

  it('INV-10: never better for less attack or more defence', () => {
    for (let attack = 1; attack < 20; attack++)
      for (let defence = 1; defence < 12; defence++) {
        expect(computeOddsStep(attack + 1, defence)).toBeGreaterThanOrEqual(computeOddsStep(attack, defence));
        expect(computeOddsStep(attack, defence + 1)).toBeLessThanOrEqual(computeOddsStep(attack, defence));
      }
  });

  it('spent units count as they lie, on both sides, whatever is chosen', () => {
    const units = { 'g-pz1': '0903', 's-6': '0902' };
    const both = reckoned({ units, spent: ['g-pz1', 's-6'] }, terms('0902', 'g-pz1', 's-6'));
    expect(both).toMatchObject({ attack: 4, defence: 1 });
  });

  it('the ratio is not cut off before the shifts, the column is', () => {
    const units = { 'g-pz1': '1504', 's-6': '1503' };
    const high = reckoned({ units }, terms('1503', 'g-pz1', 's-6', { active: [] }));
    expect(high).toMatchObject({ odds: 8, column: 7 });
    const city = reckoned(
      { units: { 'g-pz1': '1403', 's-13': '1303' } },
      terms('1303', 'g-pz1', 's-13', { active: [] }),
    );
    expect(city).toMatchObject({ odds: 8, column: 7 });
  });
});

describe('shifts, §11.3.4', () => {
  const clear = { 'g-pz1': '0903', 'g-4': '1001', 's-6': '0902' };

  it('tanks in clear country, not in mud and thaw; one is enough', () => {
    const of = terms('0902', 'g-4 g-pz1', 's-6');
    expect(names(reckoned({ turn: 2, units: clear }, of))).toEqual({ tank: 1 });
    expect(names(reckoned({ turn: 3, units: clear }, of))).toEqual({});
    expect(names(reckoned({ turn: 4, units: clear }, of))).toEqual({ tank: 1 });
    expect(names(reckoned({ turn: 6, units: clear }, of))).toEqual({});
    expect(names(reckoned({ turn: 2, units: clear }, terms('0902', 'g-4', 's-6')))).toEqual({});
  });

  it('a corps of the attacker is a tank as well', () => {
    const units = { 's-mc1': '0903', 'g-4': '0902' };
    const of = terms('0902', 's-mc1', 'g-4', { side: 'soviet' });
    expect(names(reckoned({ units }, of))).toEqual({ tank: 1 });
  });

  it('no shift for the tank in forest, marsh, mountain or city; a mountain is one against', () => {
    const mountain = { 'g-pz1': '0110', 's-6': '0109' };
    expect(names(reckoned({ units: mountain }, terms('0109', 'g-pz1', 's-6')))).toEqual({ mountain: -1 });
    const marsh = { 'g-pz1': '1102', 's-6': '1103' };
    expect(names(reckoned({ units: marsh }, terms('1103', 'g-pz1', 's-6')))).toEqual({});
  });

  it('a river counts where all attackers cross it, and not in snow (Q16: Riga)', () => {
    const units = { 'g-16': '1702', 'g-18': '1602', 'g-4': '1704', 's-27': '1703' };
    const across = terms('1703', 'g-16 g-18', 's-27');
    expect(names(reckoned({ units }, across))).toEqual({ city: -1, river: -1 });
    expect(names(reckoned({ units }, terms('1703', 'g-16 g-18 g-4', 's-27')))).toEqual({ city: -1 });
    expect(names(reckoned({ turn: 4, units }, across))).toEqual({ city: -1 });
    expect(names(reckoned({ turn: 3, units }, across))).toEqual({ city: -1, river: -1 });
  });

  it('the Soviet winter offensive: attacks in snow only', () => {
    const units = { 's-6': '0903', 'g-4': '0902' };
    const of = terms('0902', 's-6', 'g-4', { side: 'soviet' });
    expect(names(reckoned({ turn: 4, units }, of))).toEqual({ winter: 1 });
    expect(names(reckoned({ turn: 5, units }, of))).toEqual({ winter: 1 });
    expect(names(reckoned({ turn: 6, units }, of))).toEqual({});
    const german = { 'g-4': '0903', 's-6': '0902' };
    expect(names(reckoned({ turn: 4, units: german }, terms('0902', 'g-4', 's-6')))).toEqual({});
  });

  it('cards shift one each way; a cancelled one does nothing', () => {
    const cards = {
      attackCard: { card: 'g-air-1', cancelled: false },
      defenceCard: { card: 's-city', cancelled: false },
    };
    const units = { 'g-4': '1302', 's-13': '1303' };
    expect(names(reckoned({ units }, terms('1303', 'g-4', 's-13', cards)))).toEqual({
      city: -1,
      'attack-card': 1,
      'defence-card': -1,
    });
    const lost = { ...cards, attackCard: { card: 'g-air-1', cancelled: true } };
    expect(names(reckoned({ units }, terms('1303', 'g-4', 's-13', lost)))).toEqual({ city: -1, 'defence-card': -1 });
  });

  it('every shift names its rule', () => {
    const all = reckoned(EXAMPLE, terms('0702', 'g-11 g-r3', 's-12 s-mc16', air));
    for (const { rule, key } of all.shifts) {
      expect(rule).toBe('11.3.4');
      expect(key).toMatch(/^btm\.shift\./);
    }
  });
});

describe('what a seat may know', () => {
  it('re-rolls: its own hand, with open hands both, and none for a Soviet attack', () => {
    const hands = { german: ['g-tac', 'g-air-1'], soviet: ['s-part'] };
    const hidden = position({ hands });
    expect(knownRerolls(t, hidden, 'german', 'german')).toEqual({ german: 1, soviet: 0 });
    expect(knownRerolls(t, hidden, 'soviet', 'german')).toEqual({ german: 0, soviet: 1 });
    expect(knownRerolls(t, hidden, null, 'german')).toEqual({ german: 0, soviet: 0 });
    expect(knownRerolls(t, hidden, 'german', 'soviet')).toEqual({ german: 0, soviet: 0 });
    const open = position({ hands, options: { openHands: true } });
    expect(knownRerolls(t, open, 'german', 'german')).toEqual({ german: 1, soviet: 1 });
    const of = terms('0801', 'g-pz1', 's-26');
    const text = { units: { 'g-pz1': '0901', 's-26': '0801' }, hands };
    expect(knownOdds(t, position(text), of, 'german')?.total).toBe(36);
    expect(knownOdds(t, position(text), of, null)?.total).toBe(6);
  });

  it('asks for a combat where it needs one', () => {
    expect(() => computeReckoning(t, position())).toThrow(RangeError);
  });
});
