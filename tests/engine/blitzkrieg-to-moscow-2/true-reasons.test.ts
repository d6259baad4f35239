/** What is told before a move, and why one cannot be made, holds as things stand. */
import { describe, expect, it } from 'vitest';
import { MOSCOW, ODESSA, SEVASTOPOL, UNIT_IDS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/tables.ts';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { FAR_AWAY } from './support.ts';
import { frameAt, game, listed, moveOf, open, pass, play, toFrame, why, whyKeys, type Table } from './table.ts';

const NOBODY = Object.fromEntries(UNIT_IDS.map((id) => [id, FAR_AWAY]));
/** An empty map but for these units. */
const only = (units: Readonly<Record<string, string>>, position: Position = {}, options = {}): Table =>
  open({ turn: 4, ...position, units: { ...NOBODY, ...units } }, options);
const told = ({ state }: Table, text: string) => game.preview(state, moveOf(text));
const warned = (table: Table, text: string): readonly string[] => told(table, text).warnings.map(({ key }) => key);
const toRail = (table: Table): Table => toFrame(table, 'logistics/rail');

describe('§15.3 a position in which Germans hold Moscow', () => {
  const soviet = (position: Position): Table =>
    toRail(only({ 's-27': '1306', 's-39': 'E' }, { side: 'soviet', ...position }, { moscow: true }));

  it('has lost the free rail move', () => {
    const hands = { soviet: ['s-reinf-1'] };
    const lost = soviet({ germanHexes: [MOSCOW], hands });
    expect(listed(lost, 'rail free')).toEqual([]);
    expect(listed(lost, 'rail s-reinf-1')).not.toEqual([]);
    expect(only({ 'g-pz2': MOSCOW, 's-39': 'E' }).state.moscowEverGerman).toBe(true);
  });

  it('else has lost it where it says so', () => {
    expect(open().state.moscowEverGerman).toBe(false);
    expect(only({ 's-39': 'E' }).state.moscowEverGerman).toBe(false);
    expect(only({ 's-39': 'E' }, { moscowEverGerman: true }).state.moscowEverGerman).toBe(true);
    expect(listed(soviet({}), 'rail free')).not.toEqual([]);
  });
});

describe('a card that is pointed at', () => {
  const spent = { phase: 'movement', spent: ['g-pz1'], hands: { german: ['g-air-1', 'g-blitz'] } } as const;

  it('and cancels is not said to find nobody', () => {
    const table = play(
      open({ ...spent, hands: { german: ['g-air-1'], soviet: ['s-hitler', 's-part'] } }),
      'activate g-air-1 g-pz1',
    );
    expect(listed(table)).toContain('hitler yes');
    expect(whyKeys(table, 'card:s-hitler')).toEqual(['CARD_USE.cancel']);
    expect(whyKeys(table, 'card:s-part')).toEqual(['CARD_USE.no-such-use']);
  });

  it('with a unit picked is told of itself', () => {
    const table = open(spent);
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz1')).toEqual([]);
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz2')).toEqual(['NOT_SPENT']);
    expect(whyKeys(table, 'card:g-blitz', 'unit:g-pz1')).toEqual(['CARD_USE.no-such-use']);
    expect(whyKeys(table, 'card:g-air-1', 'space:1401')).toEqual(['WRONG_STEP.picked-card']);
  });

  it('after the phase has begun comes too late only if it could have been played', () => {
    const table = play(open(spent), 'move g-pz2 1401');
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz1')).toEqual(['NO_WINDOW.activate']);
    expect(whyKeys(table, 'card:g-air-1')).toEqual(['NO_WINDOW.activate']);
    expect(whyKeys(table, 'card:g-blitz')).toEqual(['CARD_USE.no-such-use']);
  });

  it('in combat and in breakthrough likewise', () => {
    expect(whyKeys(open({ ...spent, phase: 'combat' }), 'card:g-air-1', 'unit:g-pz2')).toEqual(['NOT_SPENT']);
    const table = open({ ...spent, phase: 'breakthrough' });
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz2')).toEqual(['NOT_SPENT']);
    expect(whyKeys(table, 'card:g-blitz', 'unit:g-16')).toEqual(['NOT_A_TANK']);
  });
});

describe('§6.3 who cannot ride', () => {
  const drawn = (...cards: readonly string[]): Table => {
    const position: Position = { side: 'soviet', germanHexes: [MOSCOW], moscowEverGerman: true };
    const table = toFrame(only({ 's-20': '1309', 's-39': 'E' }, position, { moscow: true }), 'logistics/draw');
    return toRail(play(table, ...cards.map((card) => `draw ${card}`)));
  };

  it('is told of the place where a card can pay', () => {
    const table = drawn('s-reinf-1', 's-city', 's-part');
    expect(whyKeys(table, 'unit:s-20')).toEqual(['RAIL_END.from-no-city']);
  });

  it('is told of Moscow only where nothing can', () => {
    const table = drawn('s-t34', 's-city', 's-part');
    expect(whyKeys(table, 'unit:s-20')).toEqual(['RAIL_LIMIT.moscow']);
  });
});

describe('§13.1 a warning of no supply', () => {
  it('takes the cities on the way as taken', () => {
    const table = play(
      only({ 'g-pz3': '1302', 's-27': 'E' }, { turn: 2, phase: 'movement', germanHexes: ['1201', '1301'] }),
      'move g-pz3 1303',
      'step 1304',
      'step 1305',
    );
    expect(warned(table, 'step 1306')).not.toContain('btm.warn.no-supply');
    const there = play(table, 'step 1306', 'halt');
    expect(there.state.germanHexes).toContain('1303');
  });

  it('is not given for a Soviet city that holds out alone (§13.2.4)', () => {
    const ring = { 'g-4': '1805', 'g-16': '1708', 'g-18': '1910' };
    const table = only({ 's-23': '1908', ...ring }, { side: 'soviet', phase: 'movement' });
    expect(warned(table, 'move s-23 1807')).toEqual(['btm.warn.no-supply']);
    expect(listed(table)).toContain('move s-23 1907');
    expect(warned(table, 'move s-23 1907')).toEqual([]);
  });
});

describe('§8 a warning of too many', () => {
  it('counts all who ride together', () => {
    const start = toRail(only({ 's-20': '1310', 's-39': 'E', 's-24': 'E' }, { turn: 5, side: 'soviet' }));
    const group = play(start, 'rail free s-39 1310');
    expect(warned(group, 'depart')).toEqual([]);
    expect(told(group, 'aboard s-24').warnings).toMatchObject([
      { key: 'btm.warn.crowded', params: { hex: '1310', units: 's-20' } },
    ]);
  });

  it('is given at sea', () => {
    const sail = (units: Readonly<Record<string, string>>): Table =>
      toFrame(only({ 's-9': ODESSA, ...units }, { side: 'soviet' }, { odessa: true }), 'logistics/sea');
    expect(listed(sail({}), 'sea')).toEqual(['sea s-9']);
    expect(warned(sail({}), 'sea s-9')).toEqual([]);
    expect(warned(sail({ 's-20': SEVASTOPOL, 's-24': SEVASTOPOL }), 'sea s-9')).toEqual(['btm.warn.crowded']);
  });

  it('§8.3: who is taken off at the end of the movement phase is so by that rule', () => {
    const table = play(
      only({ 'g-4': '0505', 'g-9': '0506', 's-27': 'E' }, { turn: 2, phase: 'movement' }),
      'move g-4 0506',
      'halt',
      'end-move',
    );
    expect(told(table, 'remove g-4').effects).toMatchObject([{ key: 'btm.effect.removed', rule: '8.3' }]);
  });
});

describe('a place further off', () => {
  it('is told of a tank, however many infantry are nearer (§12.1)', () => {
    const infantry = { 'g-4': '1205', 'g-9': '1105', 'g-6': '1305', 'g-16': '1104', 'g-17': '1304', 'g-18': '1204' };
    const table = only(
      { 'g-pz1': '1202', ...infantry, 's-27': 'E' },
      { turn: 2, phase: 'breakthrough', hands: { german: ['g-repl-1'] } },
    );
    const reasons = why(table, 'space:1206');
    expect(reasons.map(({ key }) => key)).not.toContain('btm.refuse.BAD_PATH.nobody-near');
    expect(reasons[0]?.params).toMatchObject({ unit: 'g-pz1' });
  });

  it('on the way is told with what is left of it, and of the allowance (§10.1)', () => {
    const table = play(only({ 'g-4': '0902', 's-27': 'E' }, { phase: 'movement' }), 'move g-4 0903', 'step 0902');
    expect(why(table, 'space:0904')[0]).toMatchObject({
      key: 'btm.refuse.MOVE_LIMIT.far-left',
      params: { unit: 'g-4', place: '0904', steps: 2, left: 1 },
    });
  });

  it('in breakthrough is none that is full (§8)', () => {
    const units = { 'g-pz1': '0504', 'g-4': '0507', 's-27': 'E' };
    const table = only(units, { turn: 2, phase: 'breakthrough', hands: { german: ['g-repl-1'] } });
    expect(whyKeys(table, 'space:0507', 'unit:g-pz1')).toEqual(['STACKING.tank-halt']);
    expect(whyKeys(table, 'space:0506', 'unit:g-pz1')).toEqual(['BAD_PATH.by-steps']);
    const onWay = play(table, 'tank-move g-repl-1 g-pz1 0505');
    expect(whyKeys(onWay, 'space:0507')).toEqual(['STACKING.tank-halt']);
  });
});

describe('§11 who and what is fought for', () => {
  const units = { 'g-pz1': '0505', 'g-4': '0605', 's-27': '0506' };
  const start = only(units, { turn: 2, phase: 'combat' });

  it('an enemy unit is attacked by its hex', () => {
    expect(listed(start)).toContain('attack 0506');
    expect(why(start, 'unit:s-27')[0]).toMatchObject({
      key: 'btm.refuse.WRONG_STEP.attack-hex',
      params: { unit: 's-27', hex: '0506' },
    });
  });

  it('the hex under attack asks for attackers', () => {
    const named = play(start, 'attack 0506');
    expect(whyKeys(named, 'space:0506')).toEqual(['WRONG_STEP.target-attackers']);
    expect(whyKeys(named, 'space:0505')).toEqual(['WRONG_STEP.space']);
  });

  it('the hex that was emptied asks who advances', () => {
    const fought = play(start, 'attack 0506', 'join g-pz1', 'join g-4', 'assault');
    const ways = ['defend', 'retreat', 'fall-back'];
    const table = pass(fought, (now) => frameAt(now) === 'combat/advance', ...ways);
    expect(whyKeys(table, 'space:0506')).toEqual(['WRONG_STEP.target-advance']);
  });
});
