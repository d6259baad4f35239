/** Previews and refusals are true of the position. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { FRONT, attacking } from './refusal-boards.ts';
import { decide } from '../../../src/engine/kernel/runner.ts';
import { FAR_AWAY, position } from './support.ts';
import { frameAt, game, listed, moveOf, open, pass, play, toFrame, why, whyKeys, type Table } from './table.ts';
import { t } from './game.ts';

/** A hand of cards just taken. */
const handOf = (hand: readonly string[]) => ({ hand, discard: [] });

const NOBODY = Object.fromEntries(t.unitIds.map((id) => [id, FAR_AWAY]));
/** An empty map but for these units. */
const only = (units: Readonly<Record<string, string>>, position: Position = {}, options = {}): Table =>
  open({ turn: 4, ...position, units: { ...NOBODY, ...units } }, options);
const told = ({ state }: Table, text: string) => game.foresight.preview(state, moveOf(text));
const warned = (table: Table, text: string): readonly string[] => told(table, text).warnings.map(({ key }) => key);
const toRail = (table: Table): Table => toFrame(table, 'logistics/rail');

describe('§15.3 a position in which Germans hold Moscow', () => {
  const soviet = (position: Position): Table =>
    toRail(only({ 's-27': '1306', 's-39': 'E' }, { side: 'soviet', ...position }, { moscow: true }));

  it('has lost the free rail move', () => {
    const hands = { soviet: ['s-reinf-1'] };
    const lost = soviet({ germanHexes: [t.moscow], hands });
    expect(listed(lost, 'rail free')).toEqual([]);
    expect(listed(lost, 'rail s-reinf-1')).not.toEqual([]);
    expect(only({ 'g-pz2': t.moscow, 's-39': 'E' }).state.moscowEverGerman).toBe(true);
  });

  it('else has lost it where it says so', () => {
    expect(open().state.moscowEverGerman).toBe(false);
    expect(only({ 's-39': 'E' }).state.moscowEverGerman).toBe(false);
    expect(only({ 's-39': 'E' }, { moscowEverGerman: true }).state.moscowEverGerman).toBe(true);
    expect(listed(soviet({}), 'rail free')).not.toEqual([]);
  });
});

describe('§4.2 a city that is left empty', () => {
  const CITY = '1303';
  const leaving = (units: Readonly<Record<string, string>>): readonly string[] => {
    const table = only({ 'g-4': CITY, ...units }, { phase: 'movement', germanHexes: [CITY] });
    const [step] = listed(table, 'move g-4 ');
    return told(table, step ?? '').warnings.flatMap(({ key, params }) =>
      key === 'btm.warn.leaves-city' ? [`${String(params?.['hex'])} ${String(params?.['enemies'])}`] : [],
    );
  };

  it('is warned of where an enemy is near enough to enter it', () => {
    expect(leaving({ 's-27': '1306' })).toEqual([`${CITY} s-27`]);
  });

  it('is not where a unit stays behind, or no enemy is near', () => {
    expect(leaving({ 'g-9': CITY, 's-27': '1306' })).toEqual([]);
    expect(leaving({})).toEqual([]);
  });
});

describe('a card that is pointed at', () => {
  const spent = { phase: 'movement', spent: ['g-pz1'], hands: { german: ['g-air-1', 'g-blitz'] } } as const;

  it('and cancels is not said to find no unit', () => {
    const table = play(
      open({ ...spent, hands: { german: ['g-air-1'], soviet: ['s-hitler', 's-part'] } }),
      'activate g-air-1 g-pz1',
    );
    expect(listed(table)).toContain('hitler yes');
    expect(whyKeys(table, 'card:s-hitler')).toEqual(['CARD_USE.cancel']);
    expect(whyKeys(table, 'card:s-part')).toEqual(['NO_WINDOW.for-reroll']);
  });

  it('with a unit picked is answered for that unit', () => {
    const table = open(spent);
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz1')).toEqual([]);
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz2')).toEqual(['NOT_SPENT']);
    expect(whyKeys(table, 'card:g-blitz', 'unit:g-pz1')).toEqual(['NO_WINDOW.for-tankAction']);
    expect(whyKeys(table, 'card:g-air-1', 'space:1401')).toEqual(['WRONG_STEP.picked-card']);
  });

  it('after the phase has begun comes too late only if it could have been played', () => {
    const table = play(open(spent), 'move g-pz2 1401');
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz1')).toEqual(['NO_WINDOW.activate']);
    expect(whyKeys(table, 'card:g-air-1')).toEqual(['NO_WINDOW.activate']);
    expect(whyKeys(table, 'card:g-blitz')).toEqual(['NO_WINDOW.for-tankAction']);
  });

  it('in combat and in breakthrough likewise', () => {
    expect(whyKeys(open({ ...spent, phase: 'combat' }), 'card:g-air-1', 'unit:g-pz2')).toEqual(['NOT_SPENT']);
    const table = open({ ...spent, phase: 'breakthrough' });
    expect(whyKeys(table, 'card:g-air-1', 'unit:g-pz2')).toEqual(['NOT_SPENT']);
    expect(whyKeys(table, 'card:g-blitz', 'unit:g-16')).toEqual(['NOT_A_TANK']);
  });
});

describe('a card at the wrong moment is answered with its moment', () => {
  const german = ['g-air-1', 'g-tac', 'g-blitz', 'g-repl-1'];
  const soviet = ['s-reinf-1', 's-t34', 's-city', 's-part', 's-hitler'];
  const hands = { german, soviet };
  const whyCard = (table: Table, card: string): string =>
    why(table, `card:${card}`)
      .map(({ key, rule }) => `${key.slice('btm.refuse.'.length)} ${rule}`)
      .join();

  it('in the movement phase', () => {
    const table = only({ 's-39': 'E' }, { phase: 'movement', side: 'soviet', hands });
    expect(whyCard(table, 's-t34')).toBe('NO_WINDOW.for-tankAction 12');
    expect(whyCard(table, 's-reinf-1')).toBe('NO_WINDOW.for-logistics 6');
    expect(whyCard(table, 's-hitler')).toBe('NO_WINDOW.hitler 7.1');
    expect(whyCard(table, 'g-blitz')).toBe('CARD_NOT_IN_HAND.other-side 7');
  });

  it('while a unit is on its way', () => {
    const onWay = play(only({ 'g-pz1': '0504', 's-27': 'E' }, { phase: 'movement', hands }), 'move g-pz1 0505');
    expect(frameAt(onWay)).toBe('movement/path');
    expect(whyCard(onWay, 'g-air-1')).toBe('NO_WINDOW.for-combatShift 11.3.4');
    expect(whyCard(onWay, 'g-blitz')).toBe('NO_WINDOW.for-tankAction 12');
  });

  it('in the choice of an attack', () => {
    const table = open({ phase: 'combat', hands });
    expect(whyCard(table, 'g-air-1')).toBe('NO_WINDOW.for-combatShift 11.3.4');
    expect(whyCard(table, 'g-tac')).toBe('NO_WINDOW.for-reroll 7.1');
    expect(whyCard(table, 'g-repl-1')).toBe('NO_WINDOW.for-tankAction 12');
  });

  it('with a unit picked that it is not for', () => {
    const table = toFrame(open({ hands, units: { 'g-4': 'eliminated' } }), 'logistics/reinforce');
    const drawn = { ...table, state: { ...table.state, cards: { ...table.state.cards, german: handOf(german) } } };
    expect(whyKeys(drawn, 'card:g-blitz', 'unit:g-4')).toEqual(['NO_WINDOW.for-tankAction']);
  });

  it('while another card is being played', () => {
    const table = play(
      only({ 'g-pz1': '0504', 'g-pz2': '0904', 's-27': 'E' }, { turn: 2, phase: 'breakthrough', hands }),
      'tank-move g-blitz g-pz1 0505',
    );
    expect(frameAt(table)).toBe('breakthrough/path');
    expect(whyCard(table, 'g-repl-1')).toBe('TANK_COUNT.other-card 12.2');
    const second = play(table, 'halt');
    expect(frameAt(second)).toBe('breakthrough/second');
    expect(whyCard(second, 'g-air-1')).toBe('TANK_COUNT.other-card 12.2');
    expect(whyCard(second, 'g-blitz')).toBe('');
  });
});

describe('§6.3 who cannot ride', () => {
  const drawn = (...cards: readonly string[]): Table => {
    const position: Position = { side: 'soviet', germanHexes: [t.moscow], moscowEverGerman: true };
    const table = toFrame(only({ 's-20': '1309', 's-39': 'E' }, position, { moscow: true }), 'logistics/draw');
    return toRail(play(table, ...cards.map((card) => `draw ${card}`)));
  };

  it('names the place where a card can pay', () => {
    const table = drawn('s-reinf-1', 's-city', 's-part');
    expect(whyKeys(table, 'unit:s-20')).toEqual(['RAIL_END.from-no-city']);
  });

  it('names Moscow only where nothing can', () => {
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
    const SAILING = { odessa: true, 'sea-move': 'phase-start' } as const;
    const sail = (units: Readonly<Record<string, string>>): Table =>
      toFrame(only({ 's-9': t.odessa, ...units }, { side: 'soviet' }, SAILING), 'logistics/sea');
    expect(listed(sail({}), 'sea')).toEqual(['sea s-9']);
    expect(warned(sail({}), 'sea s-9')).toEqual([]);
    expect(warned(sail({ 's-20': t.sevastopol, 's-24': t.sevastopol }), 'sea s-9')).toEqual(['btm.warn.crowded']);
  });

  it('§8.3: a unit that is taken off at the end of the movement phase is so by that rule', () => {
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
  it('names a tank, however many infantry are nearer (§12.1)', () => {
    const infantry = { 'g-4': '1205', 'g-9': '1105', 'g-6': '1305', 'g-16': '1104', 'g-17': '1304', 'g-18': '1204' };
    const table = only(
      { 'g-pz1': '1202', ...infantry, 's-27': 'E' },
      { turn: 2, phase: 'breakthrough', hands: { german: ['g-repl-1'] } },
    );
    const reasons = why(table, 'space:1206');
    expect(reasons.map(({ key }) => key)).not.toContain('btm.refuse.BAD_PATH.nobody-near');
    expect(reasons[0]?.params).toMatchObject({ unit: 'g-pz1' });
  });

  it('on the way is answered with what is left of it, and with the allowance (§10.1)', () => {
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

describe('an enemy unit after an own one is picked stands for its hex', () => {
  const units = { 'g-pz1': '0505', 'g-4': '0605', 's-27': '0506', 's-11': '0508' };

  it('on foot (§10)', () => {
    const table = only(units, { turn: 2, phase: 'movement' });
    expect(why(table, 'unit:s-27', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.ENEMY_HEX',
      rule: '10',
      params: { to: '0506' },
    });
    expect(whyKeys(table, 'unit:s-27')).toEqual(['NOT_YOUR_UNIT']);
    expect(whyKeys(table, 'unit:s-20', 'unit:g-pz1')).toEqual(['NOT_YOUR_UNIT']);
  });

  it('in a breakthrough (§11.2, §12)', () => {
    const table = only(units, { turn: 2, phase: 'breakthrough', hands: { german: ['g-repl-1'] } });
    expect(whyKeys(table, 'unit:s-27', 'unit:g-pz1')).toEqual(['ONE_TARGET.attack-hex']);
    expect(why(table, 'unit:s-11', 'unit:g-pz1')[0]).toMatchObject({
      key: 'btm.refuse.NOT_ADJACENT',
      params: { unit: 'g-pz1', hex: '0508' },
    });
  });
});

describe('§10.1 while a unit is on its way', () => {
  const table = play(
    only({ 'g-pz1': '0504', 'g-4': '0605', 's-27': '0607' }, { turn: 2, phase: 'movement' }),
    'move g-pz1 0505',
  );

  it('others wait until it has halted', () => {
    expect(why(table, 'unit:g-4')).toMatchObject([
      { key: 'btm.refuse.WRONG_STEP.moving', rule: '10.1', params: { moving: 'g-pz1' } },
    ]);
  });

  it('it is asked to move on or to halt', () => {
    expect(why(table, 'unit:g-pz1')).toMatchObject([{ key: 'btm.refuse.BAD_PATH.on-way', params: { unit: 'g-pz1' } }]);
  });

  it('an enemy is identified by its hex', () => {
    expect(whyKeys(table, 'unit:s-27')).toEqual(['ENEMY_HEX']);
  });

  it('a tank without room to halt has to move on (§8)', () => {
    const full = play(
      only(
        { 'g-pz1': '0504', 'g-4': '0505', 's-27': 'E' },
        { turn: 2, phase: 'breakthrough', hands: { german: ['g-repl-1'] } },
      ),
      'tank-move g-repl-1 g-pz1 0505',
    );
    expect(listed(full, 'halt')).toEqual([]);
    expect(whyKeys(full, 'unit:g-pz1')).toEqual(['BAD_PATH.on-way-full']);
    expect(whyKeys(full, 'unit:g-4')).toEqual(['WRONG_STEP.moving']);
    expect(whyKeys(play(full, 'step 0506'), 'unit:g-pz1')).toEqual(['BAD_PATH.on-way']);
  });
});

describe('§6.2 in the reinforcement step', () => {
  const german = toFrame(
    only({ 'g-4': 'eliminated', 'g-2': 'turn-2', 's-27': 'eliminated' }, { turn: 2, side: 'german' }),
    'logistics/reinforce',
  );

  it('no hex takes a German unit, and no German names a hero city', () => {
    expect(whyKeys(german, 'space:1303')).toEqual(['BAD_AREA.hex']);
    expect(whyKeys(german, 'space:1403')).toEqual(['BAD_AREA.hex']);
    expect(whyKeys(german, 'space:1403', 'unit:g-2')).toEqual(['BAD_AREA.hex']);
  });

  it('a lost enemy is none of the own units', () => {
    expect(whyKeys(german, 'unit:s-27')).toEqual(['NOT_YOUR_UNIT']);
  });
});

describe('§11 who and what is fought for', () => {
  const units = { 'g-pz1': '0505', 'g-4': '0605', 's-27': '0506' };
  const start = only(units, { turn: 2, phase: 'combat' });

  it('an enemy unit is attacked by its hex', () => {
    expect(listed(start)).toContain('attack 0506');
    expect(why(start, 'unit:s-27')[0]).toMatchObject({
      key: 'btm.refuse.ONE_TARGET.attack-hex',
      params: { unit: 's-27', hex: '0506' },
    });
  });

  it('an own unit is answered with a hex that it can attack, to be chosen first', () => {
    const first = open({ phase: 'combat' });
    expect(why(first, 'unit:g-11')).toMatchObject([
      {
        code: 'ONE_TARGET',
        key: 'btm.refuse.ONE_TARGET.hex-first',
        rule: '11.2',
        params: { unit: 'g-11', hex: '0702' },
      },
    ]);
    expect(whyKeys(start, 'unit:g-4')).toEqual(['ONE_TARGET.hex-first']);
    expect(whyKeys(start, 'unit:g-4', 'space:0506')).toEqual(['ONE_TARGET.hex-first']);
  });

  it('an own unit that cannot attack gets the reason', () => {
    const apart = only({ ...units, 'g-9': '1202', 'g-6': 'eliminated' }, { turn: 2, phase: 'combat' });
    expect(why(apart, 'unit:g-9')).toMatchObject([{ key: 'btm.refuse.NO_ENEMY.beside', rule: '11.2' }]);
    expect(whyKeys(apart, 'unit:g-9', 'space:0506')).toEqual(['NOT_ADJACENT']);
    expect(whyKeys(apart, 'unit:g-6')).toEqual(['NOT_ON_MAP.attack']);
    const lake = only({ 'g-4': '1804', 'g-pz1': '0505', 's-27': '0506', 's-11': '1805' }, { turn: 2, phase: 'combat' });
    expect(whyKeys(lake, 'unit:g-4')).toEqual(['WATER.attack']);
  });

  it('an own unit that has attacked, or whose enemies have been attacked, gets that reason (§11.1)', () => {
    const fought = attacking({ ...FRONT, attacked: ['g-4'] });
    expect(why(fought, 'unit:g-4')).toMatchObject([{ key: 'btm.refuse.ALREADY_ATTACKED', rule: '11.1' }]);
    const beaten = attacking({ ...FRONT, defended: ['s-5', 's-6', 's-mc1'] });
    expect(whyKeys(beaten, 'unit:g-4')).toEqual(['ALREADY_ATTACKED.beside']);
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

describe('§10 a step after which a unit stands still', () => {
  const effect = (units: Readonly<Record<string, string>>, text: string) =>
    told(only(units, { turn: 2, phase: 'movement', germanHexes: ['1401'] }), text).effects.find(
      ({ key }) => key !== 'btm.effect.takes',
    );

  it('is answered with what stops it', () => {
    expect(effect({ 'g-pz3': '1401', 's-mc3': '1303' }, 'move g-pz3 1402')).toMatchObject({
      key: 'btm.refuse.STOP_HEX.zone',
      params: { unit: 'g-pz3', hex: '1402', enemies: 's-mc3' },
      rule: '9.4',
    });
    expect(effect({ 'g-pz3': '1202', 's-27': 'E' }, 'move g-pz3 1203')).toMatchObject({
      key: 'btm.refuse.STOP_HEX.forest',
      rule: '10.2.2',
    });
    expect(effect({ 'g-4': '1102', 's-27': 'E' }, 'move g-4 1103')).toMatchObject({
      key: 'btm.refuse.STOP_HEX.marsh',
      rule: '10.2.3',
    });
    expect(effect({ 'g-pz3': '1402', 's-27': 'E' }, 'move g-pz3 1401')).toBeUndefined();
  });
});

describe('§10 units that may not set out', () => {
  const barred = ({ state }: Table) =>
    game.queries.readBarred(game.view(state, 'german')).map(({ unit, reason }) => [unit, reason.code]);

  it('is named with the reason: those in Romania on turn 1, and those that have moved', () => {
    const first = toFrame(open(), 'movement/move');
    const romanians = ['g-11', 'g-r3', 'g-r4'].map((unit) => [unit, 'ROMANIA_TURN_1']);
    expect(barred(first)).toEqual(romanians);
    const moved = barred(play(first, 'move g-pz2 1401'));
    expect(moved).toHaveLength(romanians.length + 1);
    expect(moved).toContainEqual(['g-pz2', 'ALREADY_MOVED']);
    expect(barred(open({ turn: 1, phase: 'combat' }))).toEqual([]);
  });
});

describe('§11.4 the question of a retreat', () => {
  const asked = (path: readonly string[]) =>
    decide(
      game,
      position({
        units: { 's-11': '1502', 's-8': '1703', 'g-pz4': '1403' },
        combat: {
          ...{ target: '1502', side: 'german', attackers: ['g-pz4'], defenders: ['s-11'], bystanders: [], active: [] },
          ...{ attackCard: null, defenceCard: null, die: 2, result: 'DR', caller: 'combat' },
        },
        stack: [{ at: 'combat/retreat-path', side: 'german', left: [], unit: 's-11', path: [...path] }],
      }),
    )?.ask;

  it('says from where the unit retreats, how far it has come, and why it goes on', () => {
    expect(asked([])).toMatchObject({ key: 'btm.ask.retreat-path', params: { unit: 's-11', from: '1502' } });
    expect(asked(['1602'])).toMatchObject({
      key: 'btm.ask.retreat-path-next',
      params: { unit: 's-11', from: '1502', at: '1602' },
      rule: '11.4.2',
    });
    expect(asked(['1602', '1703'])).toMatchObject({
      key: 'btm.ask.retreat-path-full',
      params: { unit: 's-11', from: '1502', at: '1703' },
      rule: '11.4.1',
    });
  });
});
