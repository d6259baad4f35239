import { describe, expect, it } from 'vitest';
import { flagUnits } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/edit.ts';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import {
  explainRetreatStep,
  isRetreatOver,
  listRetreatSteps,
  readRetreat,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { at, combatPhase, eventsOf, isSpent, listed, placeOf, play } from './fighting.ts';
import { AFTER_BLITZKRIEG, frameAt, no, position, type Bench, type PositionText } from './support.ts';
import { t } from './game.ts';

const side: Side = 'soviet';
const steps = (text: PositionText, of: Side, target: string, unit: string, ...path: readonly string[]) =>
  listRetreatSteps(readRetreat(t, position(text), of, target), t.unitNo(unit), path.map(no)).map(t.placeId);
const why = (text: PositionText, of: Side, target: string, unit: string, path: readonly string[], to: string) =>
  explainRetreatStep(readRetreat(t, position(text), of, target), t.unitNo(unit), path.map(no), no(to))?.key.slice(
    'btm.refuse.'.length,
  );

/** A German attack on a hex by all adjacent units; the die drives the defenders off. */
function beat(text: PositionText, target: string, die: number, ...defences: readonly string[]): Bench {
  const ctx = combatPhase(text, die);
  play(ctx, `attack ${target}`);
  while (listed(ctx, 'join').length > 0) play(ctx, listed(ctx, 'join')[0] ?? '');
  return play(ctx, 'assault', ...defences);
}

describe('where to, §11.4, §11.4.1', () => {
  it('G-07: 13th Army from Minsk: 1203 is forced, then 1204, nearest to Smolensk', () => {
    expect(steps(AFTER_BLITZKRIEG, side, '1303', 's-13')).toEqual(['1203']);
    expect(steps(AFTER_BLITZKRIEG, side, '1303', 's-13', '1203')).toEqual(['1204']);
    expect(why(AFTER_BLITZKRIEG, side, '1303', 's-13', ['1203'], '1104')).toBe('BAD_RETREAT.priority-2');
    expect(why(AFTER_BLITZKRIEG, side, '1303', 's-13', [], '1302')).toBe('BAD_RETREAT.zone');
    expect(why(AFTER_BLITZKRIEG, side, '1303', 's-13', [], '1403')).toBe('ENEMY_HEX.retreat');
    expect(why(AFTER_BLITZKRIEG, side, '1303', 's-13', ['1203'], '1202')).toBe('BAD_RETREAT.distance');
  });

  it('the second hex lies two hexes from the first place, never back in it', () => {
    const text: PositionText = { units: { 'g-r3': '0903', 's-6': '0904' } };
    expect(why(text, side, '0904', 's-6', ['0905'], '0904')).toBe('BAD_RETREAT.distance');
    expect(why(text, side, '0904', 's-6', ['0905'], '1004')).toBe('BAD_RETREAT.distance');
    expect(why(text, side, '0904', 's-6', [], '0906')).toBe('BAD_RETREAT.not-adjacent');
    expect(why(text, side, '0904', 's-6', [], 'C')).toBe('ENEMY_REAR.retreat');
    expect(why(text, side, '0904', 's-6', ['0905'], '0906')).toBe('BAD_RETREAT.priority-2');
    expect(why(text, side, '0904', 's-6', ['0905'], '0805')).toBeUndefined();
  });

  it('not across water', () => {
    const text: PositionText = { units: { 'g-4': '1704', 's-6': '1804' } };
    expect(why(text, side, '1804', 's-6', [], '1805')).toBe('WATER.retreat');
  });

  it('§9.5: an enemy zone is closed unless a friend stands in it; the rest of the stack is none', () => {
    const alone: PositionText = { units: { 'g-4': '0903', 's-6': '0904', 's-5': '0904' } };
    expect(why(alone, side, '0904', 's-6', [], '1003')).toBe('BAD_RETREAT.zone');
    const friend: PositionText = { units: { ...alone.units, 's-26': '1003' } };
    expect(why(friend, side, '0904', 's-6', [], '1003')).not.toBe('BAD_RETREAT.zone');
  });

  it('a first hex from which no second one is open is no way', () => {
    // Behind 0905: a Romanian in 0906, the zones of 4th Army over 1005 and of 9th Army over 0805.
    const text: PositionText = {
      units: { 'g-r3': '0903', 'g-r4': '0906', 'g-4': '1106', 'g-9': '0706', 's-6': '0904' },
    };
    expect(why(text, side, '0904', 's-6', [], '0905')).toBe('BAD_RETREAT.dead-end');
    const open = steps(text, side, '0904', 's-6');
    expect(open.length).toBeGreaterThan(0);
    for (const hex of open) expect(steps(text, side, '0904', 's-6', hex).length).toBeGreaterThan(0);
  });
});

describe('priorities, §11.4.2', () => {
  it('own rear area before everything', () => {
    const text: PositionText = { units: { 'g-4': '0910', 's-6': '0911' } };
    expect(steps(text, side, '0911', 's-6')).toEqual(['E']);
    expect(why(text, side, '0911', 's-6', [], '1011')).toBe('BAD_RETREAT.priority-1');
  });

  it('a coded German only into its own area; 2nd Army into any', () => {
    const six: PositionText = { side: 'soviet', units: { 's-6': '1303', 'g-4': '1401' } };
    expect(steps(six, 'german', '1401', 'g-4')).toEqual(['C']);
    expect(why(six, 'german', '1401', 'g-4', [], 'N')).toBe('BAD_RETREAT.area');
    const second: PositionText = { side: 'soviet', units: { 's-6': '1303', 'g-2': '1401' } };
    expect(steps(second, 'german', '1401', 'g-2')).toEqual(['N', 'C']);
    const other: PositionText = { side: 'soviet', units: { 's-6': '1303', 'g-17': '1401' } };
    expect(steps(other, 'german', '1401', 'g-17').every((place) => /^\d{4}$/.test(place))).toBe(true);
  });

  it('nearer to supply; then empty; then within the limit', () => {
    // Kiev (0706) is two hexes from 0804, three from the others that are open.
    const text: PositionText = { units: { 'g-r3': '0903', 'g-r4': '0905', 's-6': '0904' } };
    expect(steps(text, side, '0904', 's-6')).toEqual(['0804']);
    expect(steps(text, side, '0904', 's-6', '0804')).toEqual(['0805', '0705']);
    const filled: PositionText = { units: { ...text.units, 's-5': '0805' } };
    expect(steps(filled, side, '0904', 's-6', '0804')).toEqual(['0705']);
    expect(why(filled, side, '0904', 's-6', ['0804'], '0805')).toBe('BAD_RETREAT.priority-3');
    const both: PositionText = { units: { ...filled.units, 's-26': '0805', 's-12': '0705' } };
    expect(steps(both, side, '0904', 's-6', '0804')).toEqual(['0705']);
    expect(why(both, side, '0904', 's-6', ['0804'], '0805')).toBe('BAD_RETREAT.priority-4');
  });

  it('an enemy zone with a friend in it comes last', () => {
    const text: PositionText = {
      units: { 'g-r3': '0903', 'g-r4': '0905', 's-6': '0904', 's-5': '0805', 's-12': '0705', 'g-11': '0604' },
    };
    // 0705 is in the zone of 11th Army, 0805 is not.
    expect(steps(text, side, '0904', 's-6', '0804')).toEqual(['0805']);
    expect(why(text, side, '0904', 's-6', ['0804'], '0705')).toBe('BAD_RETREAT.priority-5');
  });
});

describe('stacking and the extra hex', () => {
  it('German: one more hex where the second is taken, within the limit, two or three hexes away', () => {
    const text: PositionText = {
      side: 'soviet',
      units: { 's-mc1': '0904', 'g-4': '0903', 'g-9': '0901', 'g-6': '0801', 'g-17': '1001' },
    };
    const ground = readRetreat(t, position(text), 'german', '0903');
    expect(isRetreatOver(ground, t.unitNo('g-4'), [no('0902'), no('0901')])).toBe(false);
    // Behind 0901 there is neither room nor the unit's own area.
    expect(why(text, 'german', '0903', 'g-4', ['0902'], '0901')).toBe('BAD_RETREAT.full');
    expect(steps(text, 'german', '0903', 'g-4', '0902')).toEqual(['1001', '0801']);
    expect(steps(text, 'german', '0903', 'g-4', '0902', '1001')).toEqual(['C']);
    expect(steps(text, 'german', '0903', 'g-4', '0902', '0801')).toEqual(['0702']);
    expect(why(text, 'german', '0903', 'g-4', ['0902', '0801'], '0802')).toBe('BAD_RETREAT.distance');
    expect(why(text, 'german', '0903', 'g-4', ['0902', '0801'], '0901')).toBe('BAD_RETREAT.full');
    expect(isRetreatOver(ground, t.unitNo('g-4'), [no('0902'), no('0801'), no('0702')])).toBe(true);
  });

  it('a full second hex with a way on is open, and stands back', () => {
    const text: PositionText = { side: 'soviet', units: { 's-mc1': '0506', 'g-r3': '0505', 'g-r4': '0503' } };
    expect(why(text, 'german', '0505', 'g-r3', ['0504'], '0503')).toBe('BAD_RETREAT.priority-3');
  });

  it('three steps end at distance two or three', () => {
    const full = { 's-5': '0805', 's-26': '0805', 's-mc1': '0805', 's-12': '0705', 's-4': '0705', 's-mc2': '0705' };
    const text: PositionText = {
      units: { 'g-r3': '0903', 'g-r4': '0905', 's-6': '0904', ...full },
      rulings: { 'full-hex': 'must' },
    };
    expect(steps(text, side, '0904', 's-6', '0804')).toEqual(['0805', '0705']);
    const onward = steps(text, side, '0904', 's-6', '0804', '0705');
    expect(onward).toEqual(['0706']);
    const ctx = beat({ ...text, turn: 3 }, '0904', 5, 'defend s-6 passive');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ result: 'DR' });
    play(ctx, 'fall-back 0705');
    expect(placeOf(ctx, 's-6')).toBe('0706');
    expect(eventsOf(ctx, 'retreated')).toEqual([
      { type: 'retreated', unit: 's-6', from: '0904', path: ['0804', '0705', '0706'] },
    ]);
  });
});

describe('retreat as a step of the combat', () => {
  it('G-07: forced ways run automatically and take control; active defenders are spent where they end', () => {
    const text: PositionText = { ...AFTER_BLITZKRIEG, germanHexes: [...(AFTER_BLITZKRIEG.germanHexes ?? []), '1203'] };
    const ctx = combatPhase({ ...text, spent: ['g-pz3'] }, 3);
    play(ctx, 'attack 1303', 'join g-pz4', 'assault', 'defend s-13 active');
    expect(eventsOf(ctx, 'retreated')).toEqual([
      { type: 'retreated', unit: 's-13', from: '1303', path: ['1203', '1204'] },
    ]);
    expect(ctx.s.germanHexes).not.toContain('1203');
    expect(listed(ctx)).toEqual(['advance g-pz4', 'end-advance']);
    expect(isSpent(ctx, 's-13')).toBe(false);
    play(ctx, 'advance g-pz4');
    expect([placeOf(ctx, 'g-pz4'), placeOf(ctx, 's-13')]).toEqual(['1303', '1204']);
    expect([isSpent(ctx, 'g-pz4'), isSpent(ctx, 's-13')]).toEqual([true, true]);
    expect(eventsOf(ctx, 'control')).toEqual([{ type: 'control', hex: '1303', to: 'german', points: 1 }]);
  });

  it('the owner chooses which unit goes next, and the way where two are equal', () => {
    const text: PositionText = {
      turn: 3,
      units: { 'g-r3': '0903', 'g-r4': '0905', 's-6': '0904', 's-5': '0904' },
    };
    const ctx = beat(text, '0904', 3, 'defend s-5 passive', 'defend s-6 passive');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ result: 'DR' });
    expect(listed(ctx)).toEqual(['retreat s-5', 'retreat s-6']);
    play(ctx, 'retreat s-6');
    expect(frameAt(ctx, 'combat/retreat-path')).toMatchObject({ left: ['s-5'], unit: 's-6', path: ['0804'] });
    expect(listed(ctx)).toEqual(['fall-back 0805', 'fall-back 0705']);
    play(ctx, 'fall-back 0705');
    // The other one goes to the hex without a unit.
    expect([placeOf(ctx, 's-6'), placeOf(ctx, 's-5')]).toEqual(['0705', '0805']);
    expect(at(ctx)).toBe('combat/advance');
  });

  it('without a way out a unit is eliminated, before any question', () => {
    const ring = { 'g-4': '0903', 'g-9': '0906', 'g-6': '1105', 'g-16': '0704' };
    const ctx = beat({ turn: 3, units: { ...ring, 's-6': '0904' } }, '0904', 6, 'defend s-6 active');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ result: '-' });
    const lost = beat({ turn: 3, units: { ...ring, 's-6': '0904' } }, '0904', 3, 'defend s-6 active');
    expect(eventsOf(lost, 'rolled')[0]).toMatchObject({ result: 'DR' });
    expect(eventsOf(lost, 'eliminated')).toEqual([
      { type: 'eliminated', unit: 's-6', place: '0904', cause: 'no-retreat' },
    ]);
    expect(at(lost)).toBe('combat/advance');
  });

  it('into the rear area means onto the track, active; the order of a stack is not asked then', () => {
    const text: PositionText = { turn: 3, units: { 'g-4': '1110', 's-6': '1111', 's-5': '1111', 's-mc1': '1111' } };
    const ctx = beat(text, '1111', 2, 'defend s-5 active', 'defend s-6 active', 'defend s-mc1 passive');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ result: 'DR' });
    expect(['s-5', 's-6', 's-mc1'].map((unit) => placeOf(ctx, unit))).toEqual(Array(3).fill('turn-4'));
    expect(eventsOf(ctx, 'sent-to-track')).toHaveLength(3);
    play(ctx, 'end-advance');
    expect(['s-5', 's-6'].map((unit) => isSpent(ctx, unit))).toEqual([false, false]);
    expect(placeOf(ctx, 's-mc1')).toBe('turn-4');
  });

  it('bystanders share the retreat', () => {
    const ctx = combatPhase({ turn: 3, units: { 'g-r3': '0903', 's-6': '0904', 's-5': '0904' } }, 3);
    flagUnits(t, ctx, ['s-5'], 'defended');
    play(ctx, 'attack 0904', 'join g-r3', 'assault', 'defend s-6 passive');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ result: 'DR', reckoning: { defence: 1 } });
    expect(listed(ctx)).toEqual(['retreat s-5', 'retreat s-6']);
  });
});
