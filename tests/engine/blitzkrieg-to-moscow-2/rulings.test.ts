/** One test for each ruling of section 16 and of the rules file's text. */
import { describe, expect, it } from 'vitest';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { reckon } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { lineFrom, isBlocked, stepsToSource } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { zoneOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import {
  GERMAN,
  SOVIET,
  assault,
  at,
  attacking,
  board,
  breaking,
  isFed,
  isSpent,
  latestOf,
  reinforcing,
  supplyOf,
} from './boards.ts';
import { AFTER_BLITZKRIEG, AFTER_MINSK, no, position, SET_UP, type PositionText } from './support.ts';
import { frameAt, game, listed, open, placeOf, play, refusedAs } from './table.ts';
import { t } from './game.ts';

const cityCalled = (en: string) => t.cities.find((city) => city.en === en);
const REPLACEMENTS = { german: ['g-repl-1', 'g-repl-2'] };

describe('rulings of section 16', () => {
  it('Q1: Kiev stands six hexes from 1102, so that 3rd Panzer Army in 1202 cuts 1102 off', () => {
    expect(cityCalled('Kiev')?.hex).toBe('0706');
    expect(t.distance(no('1102'), no('0706'))).toBe(6);
    const cut: PositionText = { ...AFTER_MINSK, units: { ...AFTER_MINSK.units, 'g-pz3': '1202' } };
    expect(isFed(cut, '1102')).toBe(false);
    // 1002 stays open: the city is merely too far.
    expect(isBlocked(supplyOf(cut), no('1002'))).toBe(false);
    expect(stepsToSource(supplyOf(cut), no('1102'))).toBeLessThan(Infinity);
    expect(t.distance(no('1102'), no('0804'))).toBeLessThanOrEqual(5);
  });

  it('Q2: the second "1401" is 1601: no unit begins in 1401, and 1601 is cut off', () => {
    const start = open();
    expect(Object.values(start.state.units).filter(({ place }) => place === '1401')).toEqual([]);
    expect(isFed(AFTER_BLITZKRIEG, '1601')).toBe(false);
  });

  it('Q3: 1601 is marsh: 12th Mechanised Corps has no zone there, and the way by 1502 is open', () => {
    expect(t.terrainOf(no('1601'))).toBe('marsh');
    const units = { 's-mc12': '1601', 's-8': '1601', 'g-pz4': 'N' };
    expect(t.hasHex(zoneOf(readField(t, position({ units })), SOVIET), no('1502'))).toBe(false);
    const gone = play(board({ turn: 1, units }), 'move g-pz4 1502', 'step 1503', 'step 1403', 'halt');
    expect(placeOf(gone, 'g-pz4')).toBe('1403');
    // In the open it would end the way.
    const open1602 = board({ turn: 1, units: { ...units, 's-mc12': '1602', 's-8': '1602' } });
    expect(frameAt(play(open1602, 'move g-pz4 1502'))).toBe('movement/move');
  });

  it('Q4: spent 1st Panzer Army against 26th Army: 5:1 if it is passive, 3:1 if it is active', () => {
    const table = attacking({ turn: 1, units: { 'g-pz1': 'S', 's-26': '0801' }, spent: ['g-pz1'] });
    const roll = (how: string) =>
      latestOf(play(assault(table, '0801', 'g-pz1'), `defend s-26 ${how}: 1`), 'rolled')[0]?.reckoning;
    expect(roll('passive')).toMatchObject({ attack: 4, defence: 1, odds: 4, column: 5 });
    expect(roll('active')).toMatchObject({ attack: 4, defence: 2, odds: 2, column: 3 });
  });

  it('Q5: a spent unit recovers in the rear, and in a hex next to the rear', () => {
    const units = { 'g-6': '0901', 'g-17': 'S', 'g-9': '0903' };
    const table = play(
      at({ at: 'breakthrough/action', side: 'german' }, { units, spent: ['g-6', 'g-17', 'g-9'] }),
      'end-break',
    );
    expect(table.latest).toContainEqual({ type: 'recovered', units: ['g-6', 'g-17'] });
    expect([isSpent(table, 'g-6'), isSpent(table, 'g-17'), isSpent(table, 'g-9')]).toEqual([false, false, true]);
  });

  it('Q6: no unit of the Romanian front is a tank, so none of them acts in the breakthrough of turn 1', () => {
    const table = breaking({ turn: 1, units: SET_UP, hands: { german: ['g-blitz'] } });
    for (const unit of ['g-11', 'g-r3', 'g-r4'])
      expect(refusedAs(table, `tank-move g-blitz ${unit} 0502`)).toBe('NOT_A_TANK');
  });

  it('Q7: a marsh shifts no combat', () => {
    const state = position({ units: { 'g-4': '1102', 's-6': '1103' } });
    const terms = {
      target: '1103',
      side: 'german',
      defenders: ['s-6'],
      active: ['s-6'],
      attackCard: null,
      defenceCard: null,
    } as const;
    expect(t.terrainOf(no('1103'))).toBe('marsh');
    expect(reckon(t, state, { ...terms, attackers: ['g-4'] }).shifts).toEqual([]);
  });

  it('Q8: the odds of a weaker attacker round up: 3 against 4 is 1:2 and fails', () => {
    const table = attacking({
      units: { 'g-pz4': '1302', 's-g1': '1301' },
      spent: ['g-pz4'],
    });
    const after = play(assault(table, '1301', 'g-pz4'), 'defend s-g1 active');
    expect(latestOf(after, 'attack-failed')[0]?.reckoning).toMatchObject({
      attack: 3,
      defence: 4,
      odds: 0,
      column: 0,
    });
    expect(isSpent(after, 's-g1')).toBe(true);
    expect(latestOf(after, 'rolled')).toEqual([]);
  });

  it('Q9: control changes in every hex that is passed', () => {
    const table = play(board({ units: { 'g-pz1': '0705', 's-8': '1907' } }), 'move g-pz1 0706', 'step 0707', 'halt');
    expect(table.state.germanHexes).toEqual(expect.arrayContaining(['0706', '0707']));
    expect(table.latest).toContainEqual({ type: 'control', hex: '0706', to: 'german', points: 1 });
  });

  it('Q10: a unit in a rear area has its zone in the movement and the supply of the enemy too', () => {
    const units = { 'g-4': 'C', 's-3': '1302' };
    // Movement: 1301 and 1201 are both next to area C.
    const soviet = board({ side: 'soviet', units: { ...units, 's-3': '1301' } });
    expect(refusedAs(soviet, 'move s-3 1201')).toBe('ZONE_TO_ZONE');
    const free = board({ side: 'soviet', units: { 'g-r3': 'C', 's-3': '1301' } });
    expect(listed(free)).toContain('move s-3 1201');
    // Supply: no line leads through 1301.
    expect(isBlocked(supplyOf({ units }), no('1301'))).toBe(true);
    expect(isBlocked(supplyOf({ units: { ...units, 'g-4': 'N' } }), no('1301'))).toBe(false);
  });

  it('Q11: cards for reinforcement, rail and the hero city work in the own logistics phase only', () => {
    const german = board({ units: { 'g-4': 'eliminated', 'g-9': 'C' }, hands: REPLACEMENTS });
    expect(refusedAs(german, 'rebuild g-repl-1 g-4 C')).toBe('WRONG_STEP');
    expect(refusedAs(german, 'rail g-repl-1 g-9 C')).toBe('WRONG_STEP');
    const soviet = board({
      side: 'soviet',
      units: { 's-20': '1310', 's-8': 'eliminated' },
      hands: { soviet: ['s-reinf-1'] },
    });
    expect(refusedAs(soviet, 'rebuild s-reinf-1 s-8 E')).toBe('WRONG_STEP');
    expect(refusedAs(soviet, 'rail s-reinf-1 s-20 E')).toBe('WRONG_STEP');
    expect(refusedAs(soviet, 'hero s-reinf-1 1306')).toBe('WRONG_STEP');
  });

  it('Q12: all seats see the board, the tracks and the boxes', () => {
    const { state } = board({
      units: { 'g-4': 'eliminated', 's-8': 'surrendered', 's-6': '0903' },
      germanHexes: ['1703'],
    });
    for (const seat of ['german', 'soviet', null] as const) {
      const view = game.view(state, seat);
      expect(view.units).toEqual(state.units);
      expect([view.turn, view.germanHexes, view.hero]).toEqual([state.turn, state.germanHexes, state.hero]);
    }
  });

  it('Q13: activation after the draw in logistics, before the first other command of movement and combat, always in breakthrough', () => {
    const hands = { german: ['g-air-1', 'g-air-2', 'g-repl-1', 'g-tac'] };
    const text: PositionText = {
      units: { 'g-pz1': '0703', 'g-4': '0902', 's-6': '0903', 's-5': '0704' },
      spent: ['g-pz1'],
      hands,
    };
    const wakes = 'activate g-air-1 g-pz1';
    expect(isSpent(play(reinforcing(text), wakes), 'g-pz1')).toBe(false);
    expect(listed(board(text))).toContain(wakes);
    expect(refusedAs(play(board(text), 'move g-4 0802', 'halt'), wakes)).toBe('NO_WINDOW.activate');
    // The combat phase begins again.
    const combat = play(board(text), 'end-move');
    expect(listed(combat)).toContain(wakes);
    const fought = play(
      assault(combat, '0903', 'g-4'),
      'defend s-6 passive',
      'shift none: 1',
      'reroll none',
      'end-advance',
    );
    expect(frameAt(fought)).toBe('combat/attack');
    expect(refusedAs(fought, wakes)).toBe('NO_WINDOW.activate');
    const attack = [
      'tank-attack g-repl-1 g-pz1 0704',
      'defend s-5 active',
      'shift none: 1',
      'reroll none',
      'end-advance',
    ];
    const now = play(fought, 'end-combat', ...attack);
    expect(isSpent(play(now, wakes), 'g-pz1')).toBe(false);
    // The supply phase asks nothing: it follows the end of the breakthrough.
    expect(play(now, 'end-break').latest).toContainEqual({
      type: 'phase-began',
      turn: 2,
      side: 'german',
      phase: 'supply',
    });
  });

  it('Q14: a unit taken off in logistics may come back in the same phase, active, at the single price', () => {
    const table = at(
      { at: 'logistics/remove', side: 'soviet' },
      { side: 'soviet', turn: 4, units: { 's-27': '1703' }, spent: ['s-27'] },
    );
    const off = play(table, 'remove s-27');
    expect(placeOf(off, 's-27')).toBe('eliminated');
    const drawn = play(
      frameAt(off) === 'logistics/remove' ? play(off, 'end-remove') : off,
      'draw s-reinf-1',
      'draw s-part',
      'draw s-t34',
      'draw s-city',
    );
    const back = play(drawn, 'rebuild s-reinf-1 s-27 E');
    expect(back.latest).toContainEqual({ type: 'rebuilt', unit: 's-27', area: 'E', from: 'eliminated' });
    expect(isSpent(back, 's-27')).toBe(false);
  });

  it('Q15: a rebuilt coded unit enters anywhere, but goes back to its own area only, also from the track', () => {
    const table = reinforcing({ units: { 'g-16': 'eliminated', 'g-4': 'C' }, hands: { german: ['g-repl-1'] } });
    expect(listed(table, 'rebuild')).toEqual(['N', 'C', 'S', 'R'].map((area) => `rebuild g-repl-1 g-16 ${area}`));
    const south = play(table, 'rebuild g-repl-1 g-16 S');
    expect(placeOf(south, 'g-16')).toBe('S');
    expect(listed(south, 'move g-16')).toEqual(expect.arrayContaining(['move g-16 0901']));
    const edge = board({ units: { 'g-16': '0901' } });
    expect(refusedAs(edge, 'move g-16 S')).toBe('BAD_AREA.code');
    // Back from the track there is one area, and no question.
    const quiet = { 's-6': '1907', 'g-16': 'turn-2', 'g-2': 'N' };
    const back = at({ at: 'logistics/draw', side: 'german', left: 1 }, { units: quiet });
    expect(placeOf(play(back, 'draw g-tac'), 'g-16')).toBe('N');
  });

  it('Q16: Riga is attacked across the Dvina from 1602 and 1702, not from 1603, 1704 and 1803', () => {
    const shifts = (from: string) =>
      reckon(t, position({ units: { 'g-4': from, 's-27': '1703' } }), {
        ...{ target: '1703', side: 'german', attackers: ['g-4'], defenders: ['s-27'], active: [] },
        ...{ attackCard: null, defenceCard: null },
      }).shifts.map(({ key }) => key);
    for (const from of ['1602', '1702']) expect(shifts(from)).toEqual(['btm.shift.city', 'btm.shift.river']);
    for (const from of ['1603', '1704', '1803']) expect(shifts(from)).toEqual(['btm.shift.city']);
    // 27th Army has a zone there: 1603 would stop 2nd Panzer Army, 1604 does not.
    const zone = zoneOf(readField(t, position({ units: { 's-27': '1703' } })), SOVIET);
    expect([t.hasHex(zone, no('1603')), t.hasHex(zone, no('1604'))]).toEqual([true, false]);
  });

  it('Q17: a German line from Leningrad ends in Riga, exactly five hexes, or in Kalinin, four', () => {
    const held = (germanHexes: readonly string[], units = {}) => ({ units: { 'g-18': '1907', ...units }, germanHexes });
    const riga = held(['1703', '1907']);
    expect(isFed(riga, '1907', GERMAN)).toBe(true);
    expect(stepsToSource(supplyOf(riga, GERMAN), no('1907'))).toBe(0);
    expect(isFed(held(['1907']), '1907', GERMAN)).toBe(false);
    expect(t.distance(no('1907'), no('1703'))).toBe(5);
    expect(t.distance(no('1907'), no('1509'))).toBe(4);
    const kalinin = held(['1907', '1509', '1306', '1303']);
    expect(lineFrom(supplyOf(kalinin, GERMAN), no('1509'))).not.toBeNull();
    expect(isFed(kalinin, '1907', GERMAN)).toBe(true);
  });

  it('Q18: Smolensk is a city; the eight German cities of the report make ten points without it', () => {
    expect(cityCalled('Smolensk')).toMatchObject({ hex: '1306', points: 1, supplyCity: false });
    const eight = ['Moscow', 'Leningrad', 'Riga', 'Kalinin', 'Minsk', 'Kiev', 'Kharkov', 'Odessa'];
    expect(eight.reduce((sum, en) => sum + (cityCalled(en)?.points ?? 0), 0)).toBe(10);
  });
});
