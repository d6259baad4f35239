import { describe, expect, it } from 'vitest';
import { flagUnits } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/edit.ts';
import {
  explainAssault,
  explainAttacker,
  explainTarget,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/attack.ts';
import { explainCard, explainShiftLimit } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/cards.ts';
import { explainAdvance } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/advance.ts';
import { explainDefence } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/defence.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { readRolls } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rolls.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { EXAMPLE, asked, at, combatPhase, eventsOf, isSpent, listed, placeOf, play } from './fighting.ts';
import { frameAt, no, position, type Bench, type PositionText } from './support.ts';
import { t } from './game.ts';

/** Names the attackers and attacks. */
const assault = (ctx: Bench, target: string, ...units: readonly string[]): Bench =>
  play(ctx, `attack ${target}`, ...units.map((unit) => `join ${unit}`), 'assault');
const code = (reason: { readonly key: string } | null): string | undefined => reason?.key.slice('btm.refuse.'.length);

describe('the combats of the worked example, section 19', () => {
  it('G-02 to G-05', () => {
    const ctx = combatPhase(EXAMPLE, 4, 2, 6, 3, 5);
    assault(ctx, '1502', 'g-pz2', 'g-16', 'g-18');
    play(ctx, 'defend s-11 active', 'defend s-mc3 active', 'shift g-air-1', 'reroll none');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ die: 4, result: 'DE', reckoning: { attack: 15, column: 7 } });
    expect(listed(ctx)).toEqual(['advance g-pz2', 'advance g-16', 'advance g-18', 'end-advance']);
    play(ctx, 'advance g-pz2');
    expect([placeOf(ctx, 'g-pz2'), placeOf(ctx, 's-11'), placeOf(ctx, 's-mc3')]).toEqual([
      '1502',
      'eliminated',
      'eliminated',
    ]);
    expect(ctx.s.germanHexes).toContain('1502');
    expect(['g-pz2', 'g-16', 'g-18'].map((unit) => isSpent(ctx, unit))).toEqual([true, true, true]);
    expect(at(ctx)).toBe('combat/attack');

    assault(ctx, '1201', 'g-pz3', 'g-4', 'g-9');
    play(ctx, 'defend s-10 active', 'defend s-mc6 active', 'shift g-air-2', 'reroll none', 'advance g-pz3');
    expect(placeOf(ctx, 'g-pz3')).toBe('1201');

    assault(ctx, '0901', 'g-pz1', 'g-6', 'g-17');
    play(ctx, 'defend s-5 active', 'defend s-mc9 active', 'defend s-mc22 active', 'shift none');
    expect(ctx.s.combat).toMatchObject({ die: 6, result: 'DR' });
    play(ctx, 'reroll g-tac');
    expect(ctx.s.combat).toMatchObject({ die: 3, result: 'DE' });
    expect(eventsOf(ctx, 'rolled').map(({ die, result }) => `${die} ${result}`)).toEqual([
      '4 DE',
      '2 DE',
      '6 DR',
      '3 DE',
    ]);
    // The window opens again for a side that holds cards (§7.1).
    play(ctx, 'reroll none', 'advance g-6');
    expect(placeOf(ctx, 'g-6')).toBe('0901');

    assault(ctx, '0702', 'g-11', 'g-r3', 'g-r4');
    play(ctx, 'defend s-12 active', 'defend s-mc16 active', 'shift none', 'reroll none');
    expect(['g-11', 'g-r3', 'g-r4', 's-12'].map((unit) => isSpent(ctx, unit))).toEqual([true, true, true, true]);
    expect(placeOf(ctx, 's-12')).toBe('0702');
    expect(placeOf(ctx, 's-mc16')).toBe('eliminated');
    expect(eventsOf(ctx, 'eliminated').at(-1)).toEqual({
      type: 'eliminated',
      unit: 's-mc16',
      place: '0702',
      cause: 'exhausted',
    });
    expect(ctx.s.combat).toBeNull();
    expect(ctx.s.cards.german.hand).toEqual(['g-blitz', 'g-repl-1', 'g-repl-2']);
  });
});

describe('which units may attack what, §11.1, §11.2, §11.7', () => {
  const field: PositionText = {
    units: { 'g-4': '0902', 'g-9': '0904', 's-6': '0903', 'g-6': 'S', 'g-17': 'S', 's-5': '0801', 's-26': '1211' },
  };
  it('hexes beside units and beside rear areas; attackers one by one, also all of a rear area', () => {
    const ctx = combatPhase(field);
    expect(listed(ctx)).toEqual(['attack 0801', 'attack 0903', 'end-combat']);
    play(ctx, 'attack 0801');
    expect(listed(ctx)).toEqual(['join g-4', 'join g-6', 'join g-17']);
    play(ctx, 'join g-17');
    expect(listed(ctx)).toEqual(['join g-4', 'join g-6', 'assault']);
    expect(frameAt(ctx, 'combat/attackers').units).toEqual(['g-17']);
  });

  it('each attacker and each defender once in a phase', () => {
    const ctx = combatPhase(field, 6, 6);
    assault(ctx, '0903', 'g-4');
    play(ctx, 'defend s-6 active');
    expect(ctx.s.units['g-4']).toMatchObject({ attacked: true, spent: true });
    expect(ctx.s.units['s-6']).toMatchObject({ defended: true, spent: true });
    expect(listed(ctx)).toEqual(['attack 0801', 'end-combat']);
    const state: BtmState = ctx.s;
    const now = readField(t, state);
    expect(code(explainTarget(now, 'german', no('0903')))).toBe('ALREADY_ATTACKED.target');
    expect(code(explainAttacker(now, 'german', no('0801'), t.unitNo('g-4')))).toBe('ALREADY_ATTACKED');
    assault(ctx, '0801', 'g-6');
    play(ctx, 'defend s-5 active');
    // No unit is left to attack: the phase is over.
    expect(at(ctx)).toBe('turn/supply');
  });

  it('why not, in words', () => {
    const state = position(field);
    const now = readField(t, state);
    const target = (hex: string) => code(explainTarget(now, 'german', no(hex)));
    expect(target('0903')).toBeUndefined();
    expect(target('0905')).toBe('NO_ENEMY');
    expect(target('0902')).toBe('NO_ENEMY.own');
    expect(target('E')).toBe('NO_ENEMY.area');
    expect(target('1211')).toBe('NOT_ADJACENT.target');
    const attacker = (unit: string, named: readonly string[] = []) =>
      code(explainAttacker(now, 'german', no('0903'), t.unitNo(unit), named));
    expect(attacker('g-4')).toBeUndefined();
    expect(attacker('g-4', ['g-4'])).toBe('ONE_TARGET.twice');
    expect(attacker('s-6')).toBe('NOT_YOUR_UNIT');
    expect(attacker('g-6')).toBe('NOT_ADJACENT');
    expect(attacker('g-18')).toBe('NOT_ON_MAP.attack');
    expect(code(explainAssault([]))).toBe('ONE_TARGET.nobody');
    expect(explainAssault(['g-4'])).toBeNull();
  });

  it('never across water', () => {
    const units = { 'g-4': '1804', 's-6': '1805' };
    const ctx = combatPhase({ units });
    expect(at(ctx)).toBe('turn/supply');
    const state = position({ units });
    expect(code(explainTarget(readField(t, state), 'german', no('1805')))).toBe('WATER.target');
    expect(code(explainAttacker(readField(t, state), 'german', no('1805'), t.unitNo('g-4')))).toBe('WATER.attack');
  });

  it('units that were attacked and fell back into another stack only share what comes', () => {
    const ctx = combatPhase(
      { units: { 'g-4': '0903', 's-6': '0904', 's-5': '0904', 's-mc1': '0904' }, defended: ['s-5'] },
      1,
    );
    // Flags are those of this phase; openCombat has cleared them.
    expect(ctx.s.units['s-5']?.defended).toBe(false);
    flagUnits(t, ctx, ['s-5'], 'defended');
    assault(ctx, '0904', 'g-4');
    expect(ctx.s.combat).toMatchObject({ defenders: ['s-6', 's-mc1'], bystanders: ['s-5'] });
    expect(code(explainDefence(t, ctx.s, ['s-6', 's-mc1'], 's-5', true))).toBe('BAD_DEFENCE.bystander');
    play(ctx, 'defend s-6 passive', 'defend s-mc1 passive');
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning.defence).toBe(1);
    expect(['s-5', 's-6', 's-mc1'].map((unit) => placeOf(ctx, unit))).toEqual(Array(3).fill('eliminated'));
  });

  it('§11.6 is tested without units that were attacked before: a corps left alone must fight', () => {
    const ctx = combatPhase({ units: { 'g-4': '0903', 's-5': '0904', 's-mc1': '0904' } }, 6);
    flagUnits(t, ctx, ['s-5'], 'defended');
    assault(ctx, '0904', 'g-4');
    expect(eventsOf(ctx, 'defence-chosen')).toEqual([{ type: 'defence-chosen', active: ['s-mc1'], passive: [] }]);
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning).toMatchObject({ attack: 5, defence: 1 });
  });
});

describe('active and passive defence, §11.3.2, §11.6', () => {
  const start = (units: Readonly<Record<string, string>>, spent: readonly string[] = []): Bench =>
    assault(combatPhase({ units: { 'g-4': '0903', ...units }, spent }, 6), '0904', 'g-4');

  it('unit by unit, for those that are active', () => {
    const ctx = start({ 's-5': '0904', 's-6': '0904', 's-mc1': '0904' }, ['s-5']);
    expect(asked(ctx).seat).toBe('soviet');
    expect(listed(ctx)).toEqual(['defend s-6 active', 'defend s-6 passive']);
    expect(code(explainDefence(t, ctx.s, ['s-6', 's-mc1'], 's-5', true))).toBe('BAD_DEFENCE.spent');
    expect(code(explainDefence(t, ctx.s, ['s-6', 's-mc1'], 's-mc1', true))).toBe('BAD_DEFENCE.order');
    expect(code(explainDefence(t, ctx.s, ['s-6', 's-mc1'], 's-26', true))).toBe('BAD_DEFENCE.elsewhere');
    expect(explainDefence(t, ctx.s, ['s-6', 's-mc1'], 's-6', false)).toBeNull();
    play(ctx, 'defend s-6 passive');
    expect(listed(ctx)).toEqual(['defend s-mc1 active', 'defend s-mc1 passive']);
    play(ctx, 'defend s-mc1 passive');
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning.defence).toBe(2);
    expect([isSpent(ctx, 's-6'), placeOf(ctx, 's-mc1')]).toEqual([false, '0904']);
  });

  it('nothing is asked where every unit is spent, or a corps is alone', () => {
    expect(eventsOf(start({ 's-5': '0904' }, ['s-5']), 'defence-chosen')).toEqual([]);
    const alone = start({ 's-mc1': '0904' });
    expect(eventsOf(alone, 'defence-chosen')).toEqual([{ type: 'defence-chosen', active: ['s-mc1'], passive: [] }]);
  });

  it('of two corps one at least is active; the second is forced by the first', () => {
    const ctx = start({ 's-mc1': '0904', 's-mc2': '0904' });
    const [first, other] = frameAt(ctx, 'combat/defence').undecided;
    expect(listed(ctx)).toHaveLength(2);
    play(ctx, `defend ${first} passive`);
    expect(eventsOf(ctx, 'defence-chosen')).toEqual([{ type: 'defence-chosen', active: [other], passive: [first] }]);
    const both = start({ 's-mc1': '0904', 's-mc2': '0904' });
    play(both, `defend ${first} active`);
    expect(listed(both)).toEqual([`defend ${other} active`, `defend ${other} passive`]);
    expect(code(explainDefence(t, start({ 's-mc1': '0904' }).s, ['s-mc1'], 's-mc1', false))).toBe('BAD_DEFENCE.alone');
  });

  it('a corps beside a spent army may stay passive', () => {
    const ctx = start({ 's-5': '0904', 's-mc1': '0904' }, ['s-5']);
    expect(listed(ctx)).toEqual(['defend s-mc1 active', 'defend s-mc1 passive']);
  });
});

describe('failure, §11.3.5', () => {
  it('no die, no loss; attackers and active defenders are spent, a corps is gone', () => {
    const ctx = combatPhase({
      side: 'soviet',
      units: { 's-mc1': '0903', 's-5': '0903', 'g-pz1': '0904' },
      spent: ['s-5'],
    });
    assault(ctx, '0904', 's-mc1', 's-5');
    play(ctx, 'defend g-pz1 active');
    expect(eventsOf(ctx, 'rolled')).toEqual([]);
    expect(eventsOf(ctx, 'attack-failed')[0]).toMatchObject({
      target: '0904',
      reckoning: { attack: 2, defence: 8, odds: -2, column: -2 },
    });
    expect([isSpent(ctx, 'g-pz1'), isSpent(ctx, 's-5'), placeOf(ctx, 's-mc1')]).toEqual([true, true, 'eliminated']);
    expect(ctx.s.combat).toBeNull();
  });

  it('a passive defender stays active', () => {
    const ctx = combatPhase({ side: 'soviet', units: { 's-5': '0903', 'g-pz1': '0904' } });
    assault(ctx, '0904', 's-5');
    play(ctx, 'defend g-pz1 passive');
    expect(eventsOf(ctx, 'attack-failed')).toHaveLength(1);
    expect(isSpent(ctx, 'g-pz1')).toBe(false);
  });
});

describe('cards in combat, §7.1, §11.3.4', () => {
  const text: PositionText = { units: { 'g-4': '1302', 's-13': '1303' } };
  const open = (hands: PositionText['hands'], ...dice: readonly number[]): Bench =>
    play(assault(combatPhase({ ...text, hands: hands ?? {} }, ...dice), '1303', 'g-4'), 'defend s-13 passive');

  it('the attacker first, then the defender; hidden hands are asked whatever they hold', () => {
    const ctx = open({ german: ['g-repl-1'], soviet: ['s-reinf-1'] }, 1);
    expect([at(ctx), asked(ctx).seat]).toEqual(['combat/attack-card', 'german']);
    expect(listed(ctx)).toEqual(['shift none']);
    play(ctx, 'shift none');
    expect([at(ctx), asked(ctx).seat]).toEqual(['combat/defence-card', 'soviet']);
    play(ctx, 'shift none');
    expect(asked(ctx)).toMatchObject({ seat: 'german', ask: { key: 'btm.ask.reroll' } });
    play(ctx, 'reroll none');
    expect(asked(ctx).seat).toBe('soviet');
    play(ctx, 'reroll none');
    expect(at(ctx)).toBe('combat/advance');
  });

  it('open hands are asked only for a card that fits', () => {
    const hands = { german: ['g-repl-1'], soviet: ['s-city'] };
    const ctx = combatPhase({ ...text, hands, options: { openHands: true } }, 1);
    play(assault(ctx, '1303', 'g-4'), 'defend s-13 passive');
    expect(at(ctx)).toBe('combat/defence-card');
    expect(listed(ctx)).toEqual(['shift s-city', 'shift none']);
  });

  it('Street Fighting only for a city', () => {
    const units = { 'g-4': '0903', 's-13': '0904' };
    const ctx = combatPhase({ units, hands: { soviet: ['s-city'] } }, 6);
    play(assault(ctx, '0904', 'g-4'), 'defend s-13 passive');
    expect(listed(ctx)).toEqual(['shift none']);
    expect(code(explainCard(t, ctx.s, 'soviet', 's-city', 'combatShift'))).toBe('CARD_USE.no-city');
  });

  it('one shift card a side, also where Hitler cancels it', () => {
    const ctx = open({ german: ['g-air-1', 'g-air-2'], soviet: ['s-hitler'] }, 6);
    play(ctx, 'shift g-air-1');
    expect([at(ctx), asked(ctx).seat]).toEqual(['card/hitler', 'soviet']);
    play(ctx, 'hitler yes');
    expect(ctx.s.combat).toMatchObject({ attackCard: { card: 'g-air-1', cancelled: true } });
    // The Soviet hand is empty now: its windows do not open any more.
    expect(at(ctx)).toBe('combat/reroll');
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning).toMatchObject({ odds: 5, column: 4 });
    expect(code(explainShiftLimit(t, ctx.s, 'g-air-2'))).toBe('SHIFT_LIMIT');
  });

  it('a card that is let pass shifts', () => {
    const ctx = open({ german: ['g-air-1'], soviet: ['s-city'] }, 6);
    play(ctx, 'shift g-air-1', 'hitler no');
    expect(at(ctx)).toBe('combat/defence-card');
    play(ctx, 'shift s-city');
    expect(ctx.s.combat).toMatchObject({
      attackCard: { card: 'g-air-1', cancelled: false },
      defenceCard: { card: 's-city', cancelled: false },
    });
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning.column).toBe(4);
  });

  it('re-rolls go round until both pass', () => {
    const ctx = open({ german: ['g-tac', 'g-repl-1'], soviet: ['s-part', 's-city'] }, 6, 1, 6);
    play(ctx, 'shift none', 'shift none');
    expect(ctx.s.combat).toMatchObject({ die: 6, result: 'DR' });
    play(ctx, 'reroll g-tac', 'hitler no');
    // A new die, and the window again from its beginning.
    expect(ctx.s.combat).toMatchObject({ die: 1, result: 'DE' });
    expect(asked(ctx).seat).toBe('german');
    play(ctx, 'reroll none');
    expect(listed(ctx)).toEqual(['reroll s-part', 'reroll none']);
    play(ctx, 'reroll s-part');
    expect(ctx.s.combat).toMatchObject({ die: 6, result: 'DR' });
    expect(asked(ctx).seat).toBe('german');
    play(ctx, 'reroll none', 'reroll none');
    expect(eventsOf(ctx, 'retreated')).toHaveLength(1);
  });

  it('a cancelled re-roll leaves the die; the Soviet player may still use his own', () => {
    const ctx = open({ german: ['g-tac'], soviet: ['s-part', 's-hitler'] }, 6, 1);
    play(ctx, 'shift none', 'shift none', 'reroll g-tac', 'hitler yes');
    expect(ctx.s.combat).toMatchObject({ die: 6 });
    expect(asked(ctx).seat).toBe('soviet');
    expect(listed(ctx)).toEqual(['reroll none', 'reroll s-part']);
    const last = open({ german: ['g-tac'], soviet: ['s-hitler'] }, 6);
    play(last, 'shift none', 'shift none', 'reroll g-tac', 'hitler yes');
    expect(last.s.combat?.die).toBe(6);
    expect(at(last)).not.toBe('combat/reroll');
  });

  it('the die of a Soviet attack stands', () => {
    const hands = { german: ['g-tac'], soviet: ['s-part'] };
    const ctx = combatPhase({ side: 'soviet', units: { 's-13': '0903', 'g-r3': '0904' }, spent: ['g-r3'], hands }, 6);
    play(assault(ctx, '0904', 's-13'), 'shift none', 'shift none');
    expect(at(ctx)).not.toBe('combat/reroll');
    expect(eventsOf(ctx, 'rolled')).toHaveLength(1);
  });
});

describe('results, §11.3.6, §14', () => {
  const hero = { hex: '1303', used: true, doubled: '1303' };
  const attack = (text: PositionText, ...dice: readonly number[]): Bench =>
    play(
      assault(combatPhase({ units: { 'g-4': '1302', 's-13': '1303' }, ...text }, ...dice), '1303', 'g-4'),
      'defend s-13 active',
    );

  it('DL spends and drives off, a corps is gone', () => {
    const ctx = combatPhase({ units: { 'g-4': '0902', 'g-9': '1002', 's-6': '0903', 's-mc1': '0903' } }, 3);
    assault(ctx, '0903', 'g-4', 'g-9');
    play(ctx, 'defend s-6 active', 'defend s-mc1 active');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ result: 'DL' });
    expect(placeOf(ctx, 's-mc1')).toBe('eliminated');
    expect(isSpent(ctx, 's-6')).toBe(true);
  });

  it('a hero city stands where a retreat would be the result', () => {
    const ctx = attack({ hero }, 2);
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ die: 2, result: '-', isHero: true });
    expect(placeOf(ctx, 's-13')).toBe('1303');
    expect(isSpent(ctx, 's-13')).toBe(true);
    const lost = attack({ hero }, 1);
    expect(eventsOf(lost, 'rolled')[0]).toMatchObject({ result: 'DL', isHero: true });
    // The luck page counts the hero for every die.
    const [fell] = eventsOf(lost, 'rolled').map((event) => readRolls(t, event));
    expect(fell?.rolls[0]).toMatchObject({ faces: [1], hits: 1, expectedHits: 1 / 6 });
    play(lost, 'advance g-4');
    expect(lost.s.hero).toEqual({ hex: null, used: true, doubled: '1303' });
    expect(eventsOf(lost, 'hero-lost')).toHaveLength(1);
  });
});

describe('advance and end, §11.5, §11.3.7', () => {
  it('one German, or none; refused ones say why', () => {
    const units = { 'g-4': '0902', 'g-9': '0904', 's-6': '0903' };
    const ctx = combatPhase({ units }, 1);
    assault(ctx, '0903', 'g-4', 'g-9');
    play(ctx, 'defend s-6 passive');
    expect(listed(ctx)).toEqual(['advance g-4', 'advance g-9', 'end-advance']);
    expect(code(explainAdvance(ctx.s, readField(t, ctx.s), 'g-6'))).toBe('BAD_ADVANCE.not-attacker');
    play(ctx, 'end-advance');
    expect(ctx.s.germanHexes).not.toContain('0903');
    const other = combatPhase({ units }, 1);
    assault(other, '0903', 'g-4', 'g-9');
    play(other, 'defend s-6 passive', 'advance g-9');
    expect(eventsOf(other, 'advanced')).toEqual([{ type: 'advanced', unit: 'g-9', from: '0904', to: '0903' }]);
  });

  it('Soviet attackers advance as a stack; corps that advanced are gone at the end', () => {
    const units = { 's-mc1': '0902', 's-mc2': '0902', 's-6': '0902', 's-5': '1002', 's-50': '1002', 'g-r3': '0903' };
    const ctx = combatPhase({ side: 'soviet', units, spent: ['g-r3'] }, 1);
    assault(ctx, '0903', 's-mc1', 's-mc2', 's-6', 's-5', 's-50');
    expect(listed(ctx).filter((text) => text.startsWith('advance'))).toHaveLength(5);
    play(ctx, 'advance s-6', 'advance s-5');
    // A third infantry would be one of an arm too many (§8.2).
    expect([...listed(ctx, 'advance')].sort()).toEqual(['advance s-mc1', 'advance s-mc2']);
    expect(code(explainAdvance(ctx.s, readField(t, ctx.s), 's-50'))).toBe('STACKING.advance');
    expect(code(explainAdvance(ctx.s, readField(t, ctx.s), 's-6'))).toBe('BAD_ADVANCE.there');
    play(ctx, 'advance s-mc1');
    expect(['s-6', 's-5', 's-mc1', 's-mc2', 's-50'].map((unit) => placeOf(ctx, unit))).toEqual([
      '0903',
      '0903',
      'eliminated',
      'eliminated',
      '1002',
    ]);
    expect(eventsOf(ctx, 'eliminated').filter(({ unit }) => unit === 's-mc1')).toEqual([
      { type: 'eliminated', unit: 's-mc1', place: '0903', cause: 'exhausted' },
    ]);
  });

  it('a hex emptied only by the last step allows no advance', () => {
    const ctx = combatPhase({ units: { 'g-r3': '0903', 's-mc1': '0904' } }, 6);
    assault(ctx, '0904', 'g-r3');
    expect(eventsOf(ctx, 'rolled')[0]?.result).toBe('-');
    expect(placeOf(ctx, 's-mc1')).toBe('eliminated');
    expect(eventsOf(ctx, 'advanced')).toEqual([]);
    expect(at(ctx)).not.toBe('combat/advance');
  });

  it('the phase is skipped where no unit can attack and none can be activated', () => {
    expect(at(combatPhase({ units: { 'g-4': '0903' }, hands: { german: ['g-air-1'] } }))).toBe('turn/supply');
    const woken = combatPhase({ units: { 'g-4': '0903' }, spent: ['g-4'], hands: { german: ['g-air-1', 'g-tac'] } });
    expect(listed(woken)).toEqual(['activate g-air-1 g-4', 'activate g-tac g-4', 'end-combat']);
    play(woken, 'activate g-air-1 g-4');
    expect(isSpent(woken, 'g-4')).toBe(false);
    expect(at(woken)).toBe('turn/supply');
  });

  it('Q13: activation only before the first attack', () => {
    const units = { 'g-4': '0902', 'g-9': '0904', 's-6': '0903', 's-5': '1004' };
    const ctx = combatPhase({ units, spent: ['g-9'], hands: { german: ['g-air-1'] } }, 6);
    expect(listed(ctx, 'activate')).toHaveLength(1);
    assault(ctx, '0903', 'g-4');
    play(ctx, 'defend s-6 active', 'shift none', 'reroll none');
    expect(at(ctx)).toBe('combat/attack');
    expect(listed(ctx)).toEqual(['attack 1004', 'end-combat']);
  });
});
