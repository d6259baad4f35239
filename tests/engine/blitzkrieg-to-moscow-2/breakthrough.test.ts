import { describe, expect, it } from 'vitest';
import { fight } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/breakthrough.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import {
  explainGo,
  explainTankAction,
  explainTankHalt,
  explainTankStep,
  listTankActions,
  partnersOf,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/tank-action.ts';
import { readSupply, hasLine, isSource } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import type { Reason } from '../../../src/engine/kernel/types.ts';
import { asked, at, breakthroughPhase, eventsOf, isSpent, listed, placeOf, play } from './fighting.ts';
import {
  AFTER_BLITZKRIEG,
  FAR_AWAY,
  SET_UP,
  frameAt,
  no,
  position,
  runNode,
  type Bench,
  type PositionText,
} from './support.ts';
import { t } from './game.ts';

const code = (reason: Reason | null): string | undefined => reason?.key.slice('btm.refuse.'.length);
const SOVIET = 1;
const isFed = (ctx: Bench, unit: string): boolean =>
  hasLine(readSupply(readField(t, ctx.s), SOVIET), no(placeOf(ctx, unit) ?? ''));

describe('the worked example, section 19', () => {
  const fought = ['s-11', 's-mc3', 's-10', 's-mc6', 's-5', 's-mc9', 's-mc22', 's-mc16'];
  const text: PositionText = {
    turn: 1,
    units: {
      ...SET_UP,
      ...Object.fromEntries(fought.map((unit) => [unit, 'eliminated'])),
      ...{ 'g-pz2': '1502', 'g-pz3': '1201', 'g-6': '0901' },
    },
    spent: 'g-pz2 g-16 g-18 g-pz3 g-4 g-9 g-pz1 g-6 g-17 g-11 g-r3 g-r4 s-12'.split(' '),
    germanHexes: ['1401'],
    hands: { german: ['g-blitz', 'g-repl-1', 'g-repl-2'] },
  };

  it('G-06 to G-09', () => {
    const ctx = breakthroughPhase(text, 3);
    play(ctx, 'tank-move g-blitz g-pz2 1503', 'step 1504', 'step 1604', 'step 1704');
    // The zone of 27th Army in Riga ends the way; nothing has moved yet.
    expect([at(ctx), placeOf(ctx, 'g-pz2')]).toEqual(['breakthrough/second', '1502']);
    play(ctx, 'tank-move g-blitz g-pz4 1502', 'step 1503', 'step 1403');
    expect([placeOf(ctx, 'g-pz2'), placeOf(ctx, 'g-pz4')]).toEqual(['1704', '1403']);
    expect(ctx.s.units).toEqual(position({ ...AFTER_BLITZKRIEG, rest: FAR_AWAY }).units);
    const cut = ['s-27', 's-8', 's-mc12', 's-3'];
    for (const unit of [...Object.keys(SET_UP)].filter((id) => id.startsWith('s-') && !fought.includes(id)))
      expect([unit, isFed(ctx, unit)]).toEqual([unit, !cut.includes(unit)]);

    play(ctx, 'tank-attack g-repl-1 g-pz4 1303', 'defend s-13 active', 'shift none');
    expect(eventsOf(ctx, 'rolled')[0]).toMatchObject({ die: 3, result: 'DR', reckoning: { attack: 6, column: 2 } });
    play(ctx, 'reroll none');
    expect(eventsOf(ctx, 'retreated')[0]?.path).toEqual(['1203', '1204']);
    play(ctx, 'advance g-pz4');
    expect([placeOf(ctx, 'g-pz4'), isSpent(ctx, 'g-pz4'), isSpent(ctx, 's-13')]).toEqual(['1303', true, true]);

    // G-08: what else the last card could do.
    expect(listed(ctx)).toEqual(
      expect.arrayContaining([
        'tank-move g-repl-2 g-pz4 1304',
        'tank-move g-repl-2 g-pz2 1705',
        'tank-move g-repl-2 g-pz3 1202',
        'tank-attack g-repl-2 g-pz1 0801',
      ]),
    );
    expect(isFed(ctx, 's-4')).toBe(true);
    play(ctx, 'tank-move g-repl-2 g-pz3 1202', 'halt');
    expect(placeOf(ctx, 'g-pz3')).toBe('1202');
    expect(isFed(ctx, 's-4')).toBe(false);
    // No card is left.
    expect(at(ctx)).toBe('turn/supply');
  });

  it('G-08: 4th Panzer Army to Smolensk; 2nd Panzer Army to 1806, Leningrad still a source', () => {
    const after: PositionText = {
      ...AFTER_BLITZKRIEG,
      units: { ...AFTER_BLITZKRIEG.units, 'g-pz4': '1303', 's-13': '1204' },
      hands: { german: ['g-repl-2'] },
    };
    const smolensk = breakthroughPhase(after);
    play(smolensk, 'tank-move g-repl-2 g-pz4 1304', 'step 1305', 'step 1306', 'halt');
    expect(placeOf(smolensk, 'g-pz4')).toBe('1306');
    const north = breakthroughPhase(after);
    play(north, 'tank-move g-repl-2 g-pz2 1705', 'step 1706', 'step 1806');
    expect(placeOf(north, 'g-pz2')).toBe('1806');
    expect(isSource(readSupply(readField(t, north.s), SOVIET), no('1907'))).toBe(true);
  });
});

describe('tank actions, §12.1', () => {
  const hands = { german: ['g-repl-1', 'g-repl-2'] };

  it('one tank a card, active or spent, from a hex or a rear area; also twice, and after a combat', () => {
    const ctx = breakthroughPhase({ units: { 'g-pz1': '0703', 'g-pz2': 'C', 'g-4': '0801' }, spent: ['g-pz1'], hands });
    expect(listed(ctx, 'tank-move g-repl-1 g-pz2')).toContain('tank-move g-repl-1 g-pz2 1401');
    expect(listed(ctx, 'tank-move g-repl-1 g-4')).toEqual([]);
    play(ctx, 'tank-move g-repl-1 g-pz1 0704', 'step 0705', 'halt');
    expect([at(ctx), placeOf(ctx, 'g-pz1')]).toEqual(['breakthrough/action', '0705']);
    expect(isSpent(ctx, 'g-pz1')).toBe(true);
    play(ctx, 'tank-move g-repl-2 g-pz1 0704', 'step 0703', 'halt');
    expect(placeOf(ctx, 'g-pz1')).toBe('0703');
    expect(at(ctx)).toBe('turn/supply');
  });

  it('why not, in words', () => {
    const text: PositionText = {
      units: { 'g-pz1': '0703', 'g-4': '0702', 's-6': '0704', 's-mc1': '0705' },
      hands: { german: ['g-repl-1', 'g-air-1'] },
    };
    const state = position(text);
    const move = (unit: string, to: string, card = 'g-repl-1') =>
      code(explainTankAction(t, state, 'german', null, { how: 'move', card, unit: t.unitNo(unit), to: no(to) }));
    expect(move('g-pz1', '0603')).toBeUndefined();
    expect(move('g-4', '0603')).toBe('NOT_A_TANK');
    expect(move('s-mc1', '0603')).toBe('NOT_YOUR_UNIT');
    expect(move('g-pz2', '0603')).toBe('NOT_ON_MAP.move');
    expect(move('g-pz1', '0704')).toBe('ENEMY_HEX');
    expect(move('g-pz1', '0603', 'g-air-1')).toBe('CARD_USE.no-such-use');
    expect(move('g-pz1', '0603', 'g-repl-2')).toBe('CARD_NOT_IN_HAND.not-drawn');
    const attack = (unit: string, to: string) =>
      code(
        explainTankAction(t, state, 'german', null, {
          how: 'attack',
          card: 'g-repl-1',
          unit: t.unitNo(unit),
          to: no(to),
        }),
      );
    expect(attack('g-pz1', '0704')).toBeUndefined();
    expect(attack('g-pz1', '0705')).toBe('NOT_ADJACENT');
    expect(attack('g-pz1', '0603')).toBe('NO_ENEMY');
    expect(attack('g-4', '0704')).toBe('NOT_A_TANK');
  });

  it('a move may not end over the limit, but pass (§8.3)', () => {
    const text: PositionText = { units: { 'g-pz1': '0702', 'g-4': '0703', 's-6': '0707' }, hands };
    const ctx = breakthroughPhase(text);
    play(ctx, 'tank-move g-repl-1 g-pz1 0703');
    expect(listed(ctx)).not.toContain('halt');
    const frame = frameAt(ctx, 'breakthrough/path');
    expect(code(explainTankHalt(t, ctx.s, 'german', frame.plan))).toBe('STACKING.tank-halt');
    expect(explainTankStep(t, ctx.s, 'german', frame.plan, no('0704'))).toBeNull();
    play(ctx, 'step 0704');
    expect(listed(ctx)).toContain('halt');
    // Into the zone of an enemy, where the way ends, there is no passing.
    const shut = position({ ...text, units: { 'g-pz1': '0702', 'g-4': '0703', 's-mc1': '0704' } });
    const there = { how: 'move', card: 'g-repl-1', unit: t.unitNo('g-pz1'), to: no('0703') } as const;
    expect(code(explainTankAction(t, shut, 'german', null, there))).toBe('STACKING.tank-move');
    expect(listTankActions(t, shut, 'german')).not.toContainEqual(
      expect.objectContaining({ type: 'tank-move', to: '0703' }),
    );
  });

  it('into the own rear area and onto the track', () => {
    const ctx = breakthroughPhase({ units: { 'g-pz1': '0901' }, spent: ['g-pz1'], hands });
    play(ctx, 'tank-move g-repl-1 g-pz1 S');
    expect(placeOf(ctx, 'g-pz1')).toBe('turn-3');
    expect(isSpent(ctx, 'g-pz1')).toBe(false);
    expect(at(ctx)).toBe('turn/supply');
  });

  it('attacks alone; the attacker is spent; who fought in the combat phase may fight again', () => {
    const text: PositionText = {
      units: { 'g-pz1': '0703', 'g-4': '0603', 's-6': '0704' },
      hands,
      attacked: ['g-pz1'],
      defended: ['s-6'],
    };
    const ctx = breakthroughPhase(text, 6);
    play(ctx, 'tank-attack g-repl-1 g-pz1 0704', 'defend s-6 active', 'shift none');
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning).toMatchObject({ attack: 8, defence: 2, column: 5 });
    expect(eventsOf(ctx, 'attack-declared')[0]).toMatchObject({ attackers: ['g-pz1'], defenders: ['s-6'] });
    expect(ctx.s.combat?.caller).toBe('breakthrough');
    play(ctx, 'reroll none');
    while (!listed(ctx).includes('end-advance')) play(ctx, listed(ctx)[0] ?? '');
    play(ctx, 'end-advance');
    expect(isSpent(ctx, 'g-pz1')).toBe(true);
    // Marks are those of the combat phase only.
    expect(ctx.s.units['g-pz1']?.attacked).toBe(false);
    expect(at(ctx)).toBe('breakthrough/action');
  });

  it('ends automatically without cards, or without a unit to use them on; the player may pass', () => {
    expect(at(breakthroughPhase({ units: { 'g-pz1': '0703' } }))).toBe('turn/supply');
    expect(at(breakthroughPhase({ units: { 'g-4': '0703' }, hands }))).toBe('turn/supply');
    expect(at(breakthroughPhase({ side: 'soviet', units: { 's-6': '0703' }, hands: { soviet: ['s-t34'] } }))).toBe(
      'turn/supply',
    );
    const ctx = breakthroughPhase({ units: { 'g-pz1': '0703' }, hands });
    expect(asked(ctx)).toMatchObject({ seat: 'german', ask: { key: 'btm.ask.breakthrough', rule: '12' } });
    play(ctx, 'end-break');
    expect(at(ctx)).toBe('turn/supply');
    // Hidden hands ask even about a useless card; open ones do not.
    const useless: PositionText = { units: { 'g-pz1': '0703' }, hands: { german: ['g-tac'] } };
    expect(listed(breakthroughPhase(useless))).toEqual(['end-break']);
    expect(at(breakthroughPhase({ ...useless, options: { openHands: true } }))).toBe('turn/supply');
  });

  it('Q13: activation at any time of the phase', () => {
    const ctx = breakthroughPhase({
      units: { 'g-pz1': '0703' },
      spent: ['g-pz1'],
      hands: { german: ['g-repl-1', 'g-air-1'] },
    });
    play(ctx, 'tank-move g-repl-1 g-pz1 0704', 'halt');
    expect(listed(ctx)).toEqual(['activate g-air-1 g-pz1', 'end-break']);
    play(ctx, 'activate g-air-1 g-pz1');
    expect(isSpent(ctx, 'g-pz1')).toBe(false);
    expect(at(ctx)).toBe('turn/supply');
  });

  it('§7.1: a cancelled tank action does nothing, and another card may follow', () => {
    const ctx = breakthroughPhase({ units: { 'g-pz1': '0703' }, hands: { ...hands, soviet: ['s-hitler'] } });
    play(ctx, 'tank-move g-repl-1 g-pz1 0704', 'halt');
    expect(asked(ctx)).toMatchObject({ seat: 'soviet', ask: { params: { places: '0704' } } });
    play(ctx, 'hitler yes');
    expect([placeOf(ctx, 'g-pz1'), at(ctx)]).toEqual(['0703', 'breakthrough/action']);
    expect(ctx.s.cards.german).toEqual({ hand: ['g-repl-2'], discard: ['g-repl-1'] });
    play(ctx, 'tank-move g-repl-2 g-pz1 0704', 'halt');
    expect(placeOf(ctx, 'g-pz1')).toBe('0704');
  });

  it('§7.1: a cancelled attack is not fought', () => {
    const units = { 'g-pz1': '0703', 's-6': '0704' };
    const ctx = breakthroughPhase({ units, hands: { german: ['g-repl-1'], soviet: ['s-hitler'] } });
    play(ctx, 'tank-attack g-repl-1 g-pz1 0704', 'hitler yes');
    expect([isSpent(ctx, 'g-pz1'), ctx.s.combat, at(ctx)]).toEqual([false, null, 'turn/supply']);
  });
});

describe('Blitzkrieg, §12.2', () => {
  const hands = { german: ['g-blitz'] };
  const plan = (ctx: Bench) => frameAt(ctx, 'breakthrough/second').plan;

  it('two tanks, one, or the first alone where no other can follow', () => {
    const two: PositionText = { units: { 'g-pz1': '0703', 'g-pz2': '1204' }, hands };
    const ctx = breakthroughPhase(two);
    play(ctx, 'tank-move g-blitz g-pz1 0704', 'halt');
    expect(listed(ctx)).toContain('go');
    expect(listed(ctx, 'tank-move g-blitz g-pz1')).toEqual([]);
    play(ctx, 'go');
    expect([placeOf(ctx, 'g-pz1'), placeOf(ctx, 'g-pz2')]).toEqual(['0704', '1204']);
    const alone = breakthroughPhase({ units: { 'g-pz1': '0703' }, hands });
    play(alone, 'tank-move g-blitz g-pz1 0704', 'halt');
    expect([placeOf(alone, 'g-pz1'), at(alone)]).toEqual(['0704', 'turn/supply']);
  });

  it('both the same thing, on the same card, never one unit twice', () => {
    const ctx = breakthroughPhase({
      units: { 'g-pz1': '0703', 'g-pz2': '1204', 's-6': '1205' },
      hands: { german: ['g-blitz', 'g-repl-1'] },
    });
    play(ctx, 'tank-move g-blitz g-pz1 0704', 'halt');
    expect(listed(ctx, 'tank-attack')).toEqual([]);
    const second = (how: 'move' | 'attack', card: string, unit: string, to: string) =>
      code(explainTankAction(t, ctx.s, 'german', plan(ctx), { how, card, unit: t.unitNo(unit), to: no(to) }));
    expect(second('attack', 'g-blitz', 'g-pz2', '1205')).toBe('MIXED_ACTION');
    expect(second('move', 'g-blitz', 'g-pz1', '0705')).toBe('TANK_COUNT.twice');
    expect(second('move', 'g-repl-1', 'g-pz2', '1104')).toBe('TANK_COUNT.other-card');
    expect(second('move', 'g-blitz', 'g-pz2', '1104')).toBeUndefined();
    expect(second('move', 'g-blitz', 'g-pz2', '1205')).toBe('ENEMY_HEX');
  });

  it('stacking is looked at after both moves: two may change places, and then must', () => {
    const ctx = breakthroughPhase({ units: { 'g-pz1': '0702', 'g-pz2': '0703', 'g-4': '0603' }, hands });
    play(ctx, 'tank-move g-blitz g-pz1 0703', 'halt');
    expect(listed(ctx)).not.toContain('go');
    expect(code(explainGo(t, ctx.s, 'german', plan(ctx)))).toBe('STACKING.second');
    play(ctx, 'tank-move g-blitz g-pz2 0702', 'halt');
    expect([placeOf(ctx, 'g-pz1'), placeOf(ctx, 'g-pz2')]).toEqual(['0703', '0702']);
    const other = breakthroughPhase({ units: { 'g-pz1': '0702', 'g-pz2': '0703', 'g-4': '0603' }, hands });
    play(other, 'tank-move g-blitz g-pz1 0602');
    // 4th Army is no tank and will not make room.
    play(other, 'step 0603');
    expect(listed(other)).not.toContain('halt');
  });

  it('a third tank cannot make room for the first', () => {
    const units = { 'g-pz1': '0702', 'g-pz2': '0703', 'g-pz3': '0705' };
    const ctx = breakthroughPhase({ units, hands });
    play(ctx, 'tank-move g-blitz g-pz1 0703', 'halt');
    expect(new Set(listed(ctx).map((text) => text.split(' ')[2]))).toEqual(new Set(['g-pz2']));
    play(ctx, 'tank-move g-blitz g-pz2 0704', 'step 0705');
    expect(listed(ctx)).not.toContain('halt');
  });

  it('two attacks: one target together', () => {
    const units = { 'g-pz1': '0703', 'g-pz2': '0705', 's-6': '0704' };
    const ctx = breakthroughPhase({ units, hands }, 1);
    play(ctx, 'tank-attack g-blitz g-pz1 0704');
    expect(listed(ctx)).toEqual(['tank-attack g-blitz g-pz2 0704', 'go']);
    play(ctx, 'tank-attack g-blitz g-pz2 0704', 'defend s-6 passive');
    expect(eventsOf(ctx, 'rolled')[0]?.reckoning).toMatchObject({ attack: 15, defence: 1 });
    play(ctx, 'end-advance');
    expect([isSpent(ctx, 'g-pz1'), isSpent(ctx, 'g-pz2'), at(ctx)]).toEqual([true, true, 'turn/supply']);
  });

  it('two attacks: two targets, in the order given', () => {
    const units = { 'g-pz1': '0703', 'g-pz2': '1304', 's-6': '0704', 's-5': '1305' };
    const ctx = breakthroughPhase({ units, hands }, 1, 1);
    play(ctx, 'tank-attack g-blitz g-pz2 1305', 'tank-attack g-blitz g-pz1 0704');
    expect(ctx.s.combat?.target).toBe('1305');
    play(ctx, 'defend s-5 passive', 'end-advance');
    expect(ctx.s.combat?.target).toBe('0704');
    play(ctx, 'defend s-6 passive', 'advance g-pz1');
    expect(eventsOf(ctx, 'rolled').map(({ target }) => target)).toEqual(['1305', '0704']);
    expect([placeOf(ctx, 'g-pz1'), at(ctx)]).toEqual(['0704', 'turn/supply']);
  });

  it('an attack on a hex that is empty by then lapses', () => {
    const ctx = breakthroughPhase({ units: { 'g-pz1': '0703' }, hands: { german: ['g-repl-1'] } });
    ctx.goto({ at: 'breakthrough/fight', side: 'german', attacks: [{ units: ['g-pz1'], target: '0704' }] });
    runNode(ctx, 'breakthrough/fight', fight(t));
    expect(eventsOf(ctx, 'attack-lapsed')).toEqual([{ type: 'attack-lapsed', target: '0704' }]);
    expect([ctx.s.combat, isSpent(ctx, 'g-pz1')]).toEqual([null, false]);
    runNode(ctx, 'breakthrough/fight', fight(t));
    expect(at(ctx)).toBe('breakthrough/action');
  });
});

describe('mechanised corps, §12.3', () => {
  const hands = { soviet: ['s-t34', 's-part'] };

  it('acts alone, or takes another corps of its stack along, named by either of them', () => {
    const units = { 's-mc1': '0703', 's-mc2': '0703', 's-6': '0703', 's-mc7': '0809' };
    const ctx = breakthroughPhase({ side: 'soviet', units, hands });
    expect(listed(ctx, 'tank-move s-t34 s-mc1')).toHaveLength(listed(ctx, 'tank-move s-t34 s-mc2').length);
    play(ctx, 'tank-move s-t34 s-mc2 0704', 'halt');
    // Nothing has moved yet: the partner is asked for first.
    expect(placeOf(ctx, 's-mc2')).toBe('0703');
    expect(listed(ctx)).toEqual(['together s-mc1', 'go']);
    const alone = breakthroughPhase({ side: 'soviet', units, hands });
    play(alone, 'tank-move s-t34 s-mc2 0704', 'halt', 'go');
    expect(['s-mc1', 's-mc2', 's-6'].map((unit) => placeOf(alone, unit))).toEqual(['0703', '0704', '0703']);
    play(ctx, 'together s-mc1');
    expect(['s-mc1', 's-mc2', 's-6'].map((unit) => placeOf(ctx, unit))).toEqual(['0704', '0704', '0703']);
  });

  it('may go where there is room for one of them only, and then goes without a question', () => {
    const units = { 's-mc1': '0703', 's-mc2': '0703', 's-6': '0704', 's-5': '0704' };
    const ctx = breakthroughPhase({ side: 'soviet', units, hands });
    play(ctx, 'tank-move s-t34 s-mc1 0704', 'halt');
    expect(['s-mc1', 's-mc2'].map((unit) => placeOf(ctx, unit))).toEqual(['0704', '0703']);
  });

  it('ends within the limit', () => {
    const units = { 's-mc1': '0703', 's-mc2': '0703', 's-mc7': '0704', 's-mc9': '0704', 's-6': '0705', 's-5': '0705' };
    const ctx = breakthroughPhase({ side: 'soviet', units, hands });
    play(ctx, 'tank-move s-t34 s-mc1 0704');
    // A third corps is one too many there; with two armies one corps is not, and two are.
    expect(listed(ctx)).not.toContain('halt');
    play(ctx, 'step 0705', 'halt');
    expect(['s-mc1', 's-mc2'].map((unit) => placeOf(ctx, unit))).toEqual(['0705', '0703']);
  });

  it('attack together, and are gone afterwards, also when they have advanced', () => {
    const units = { 's-mc1': '0703', 's-mc2': '0703', 'g-r3': '0704' };
    const ctx = breakthroughPhase({ side: 'soviet', units, spent: ['g-r3'], hands }, 1);
    play(ctx, 'tank-attack s-t34 s-mc1 0704', 'together s-mc2');
    expect(ctx.s.combat).toMatchObject({ attackers: ['s-mc2', 's-mc1'], side: 'soviet' });
    play(ctx, 'shift none', 'advance s-mc1', 'advance s-mc2');
    expect(['s-mc1', 's-mc2'].map((unit) => placeOf(ctx, unit))).toEqual(['eliminated', 'eliminated']);
    expect(ctx.s.germanHexes).not.toContain('0704');
  });

  it('risks one of them only where it attacks alone', () => {
    const units = { 's-mc1': '0703', 's-mc2': '0703', 'g-r3': '0704' };
    const ctx = breakthroughPhase({ side: 'soviet', units, spent: ['g-r3'], hands }, 6);
    play(ctx, 'tank-attack s-t34 s-mc1 0704', 'go');
    expect(ctx.s.combat).toMatchObject({ attackers: ['s-mc1'] });
    play(ctx, 'shift none');
    expect(['s-mc1', 's-mc2'].map((unit) => placeOf(ctx, unit))).toEqual(['eliminated', '0703']);
  });

  it('two of them at most, any two of a rear area', () => {
    const units = { 's-mc1': 'E', 's-mc2': 'E', 's-mc7': 'E' };
    const ctx = breakthroughPhase({ side: 'soviet', units, hands });
    const [first = ''] = listed(ctx, 'tank-move s-t34 s-mc1');
    play(ctx, first, 'halt');
    expect(listed(ctx)).toEqual(['together s-mc2', 'together s-mc7', 'go']);
    play(ctx, 'together s-mc7');
    expect(['s-mc1', 's-mc2', 's-mc7'].map((unit) => placeOf(ctx, unit) === 'E')).toEqual([false, true, false]);
  });

  it('no German tank takes another along without Blitzkrieg', () => {
    const field = readField(t, position({ units: { 'g-pz1': 'S', 'g-pz2': 'S' } }));
    expect(partnersOf(field, t.unitNo('g-pz1'))).toEqual([]);
  });
});
