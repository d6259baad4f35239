/** One test for each ruling of section 16, and for each one that stands in the text of the rules file. */
import { describe, expect, it } from 'vitest';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import {
  explainRetreatStep,
  listRetreatSteps,
  readRetreat,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { reckon } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { computeScore } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import {
  givesRecovery,
  hasLine,
  isSource,
  lineFrom,
  readSupply,
  stepsToSource,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { isInZone, zoneOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { CITIES, distance, terrainOf, unitNo } from '../../../src/engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { AFTER_BLITZKRIEG, AFTER_MINSK, SET_UP, no, position, type PositionText } from './support.ts';
import { decisionOf, frameAt, game, listed, open, placeOf, play, refusedAs, type Table } from './table.ts';

const GERMAN = 0;
const SOVIET = 1;

/** A board with nobody but those named. */
const board = (text: PositionText): Table => ({ state: position(text), events: [], latest: [] });
const at = (frame: Frame, text: PositionText): Table => board({ ...text, stack: [frame] });
const moving = (text: PositionText) => board(text);
const attacking = (text: PositionText) => at({ at: 'combat/attack', side: text.side ?? 'german', begun: false }, text);
const breaking = (text: PositionText) => at({ at: 'breakthrough/action', side: text.side ?? 'german' }, text);
const reinforcing = (text: PositionText) => at({ at: 'logistics/reinforce', side: text.side ?? 'german' }, text);
const railing = (text: PositionText) => at({ at: 'logistics/rail', side: text.side ?? 'german' }, text);

const assault = (table: Table, target: string, ...units: readonly string[]): Table =>
  play(table, `attack ${target}`, ...units.map((unit) => `join ${unit}`), 'assault');
type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;
/** What the last move brought. */
const latestOf = <K extends BtmEvent['type']>(table: Table, type: K): readonly EventOf<K>[] =>
  table.latest.filter((event): event is EventOf<K> => event.type === type);
const supplyOf = (text: PositionText, side = SOVIET) => readSupply(readField(position(text)), side);
const isFed = (text: PositionText, hex: string, side = SOVIET): boolean => hasLine(supplyOf(text, side), no(hex));
const cityCalled = (en: string) => CITIES.find((city) => city.en === en);
const isSpent = (table: Table, unit: string): boolean | undefined => table.state.units[unit]?.spent;
const REPLACEMENTS = { german: ['g-repl-1', 'g-repl-2'] };

describe('rulings of section 16', () => {
  it('Q1: Kiev stands six hexes from 1102, so that 3rd Panzer Army in 1202 cuts 1102 off', () => {
    expect(cityCalled('Kiev')?.hex).toBe('0706');
    expect(distance(no('1102'), no('0706'))).toBe(6);
    const cut: PositionText = { ...AFTER_MINSK, units: { ...AFTER_MINSK.units, 'g-pz3': '1202' } };
    expect(isFed(cut, '1102')).toBe(false);
    // 1002 stays open: the city is merely too far.
    expect(supplyOf(cut).blocked[no('1002')]).toBe(false);
    expect(stepsToSource(supplyOf(cut), no('1102'))).toBeLessThan(Infinity);
    expect(distance(no('1102'), no('0804'))).toBeLessThanOrEqual(5);
  });

  it('Q2: the second "1401" is 1601: nobody begins in 1401, and 1601 is cut off', () => {
    const start = open();
    expect(Object.values(start.state.units).filter(({ place }) => place === '1401')).toEqual([]);
    expect(isFed(AFTER_BLITZKRIEG, '1601')).toBe(false);
  });

  it('Q3: 1601 is marsh: 12th Mechanised Corps has no zone there, and the way by 1502 is open', () => {
    expect(terrainOf(no('1601'))).toBe('marsh');
    const units = { 's-mc12': '1601', 's-8': '1601', 'g-pz4': 'N' };
    expect(isInZone(zoneOf(readField(position({ units })), SOVIET), no('1502'))).toBe(false);
    const gone = play(moving({ turn: 1, units }), 'move g-pz4 1502', 'step 1503', 'step 1403', 'halt');
    expect(placeOf(gone, 'g-pz4')).toBe('1403');
    // In the open it would end the way.
    const open1602 = moving({ turn: 1, units: { ...units, 's-mc12': '1602', 's-8': '1602' } });
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

  it('Q6: nobody of the Romanian front is a tank, so none of them acts in the breakthrough of turn 1', () => {
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
    expect(terrainOf(no('1103'))).toBe('marsh');
    expect(reckon(state, { ...terms, attackers: ['g-4'] }).shifts).toEqual([]);
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
    const table = play(moving({ units: { 'g-pz1': '0705', 's-8': '1907' } }), 'move g-pz1 0706', 'step 0707', 'halt');
    expect(table.state.germanHexes).toEqual(expect.arrayContaining(['0706', '0707']));
    expect(table.latest).toContainEqual({ type: 'control', hex: '0706', to: 'german', points: 1 });
  });

  it('Q10: a unit in a rear area has its zone in the movement and the supply of the enemy too', () => {
    const units = { 'g-4': 'C', 's-3': '1302' };
    // Movement: 1301 and 1201 both lie beside area C.
    const soviet = moving({ side: 'soviet', units: { ...units, 's-3': '1301' } });
    expect(refusedAs(soviet, 'move s-3 1201')).toBe('ZONE_TO_ZONE');
    const free = moving({ side: 'soviet', units: { 'g-r3': 'C', 's-3': '1301' } });
    expect(listed(free)).toContain('move s-3 1201');
    // Supply: no line leads through 1301.
    expect(supplyOf({ units }).blocked[no('1301')]).toBe(true);
    expect(supplyOf({ units: { ...units, 'g-4': 'N' } }).blocked[no('1301')]).toBe(false);
  });

  it('Q11: cards for reinforcement, rail and the hero city work in the own logistics phase only', () => {
    const german = moving({ units: { 'g-4': 'eliminated', 'g-9': 'C' }, hands: REPLACEMENTS });
    expect(refusedAs(german, 'rebuild g-repl-1 g-4 C')).toBe('WRONG_STEP');
    expect(refusedAs(german, 'rail g-repl-1 g-9 C')).toBe('WRONG_STEP');
    const soviet = moving({
      side: 'soviet',
      units: { 's-20': '1310', 's-8': 'eliminated' },
      hands: { soviet: ['s-reinf-1'] },
    });
    expect(refusedAs(soviet, 'rebuild s-reinf-1 s-8 E')).toBe('WRONG_STEP');
    expect(refusedAs(soviet, 'rail s-reinf-1 s-20 E')).toBe('WRONG_STEP');
    expect(refusedAs(soviet, 'hero s-reinf-1 1306')).toBe('WRONG_STEP');
  });

  it('Q12: everybody sees the board, the tracks and the boxes', () => {
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
    expect(listed(moving(text))).toContain(wakes);
    expect(refusedAs(play(moving(text), 'move g-4 0802', 'halt'), wakes)).toBe('NO_WINDOW.activate');
    // The combat phase begins anew.
    const combat = play(moving(text), 'end-move');
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
    const edge = moving({ units: { 'g-16': '0901' } });
    expect(refusedAs(edge, 'move g-16 S')).toBe('BAD_AREA.code');
    // Back from the track there is one area, and nobody is asked.
    const quiet = { 's-6': '1907', 'g-16': 'turn-2', 'g-2': 'N' };
    const back = at({ at: 'logistics/draw', side: 'german', left: 1 }, { units: quiet });
    expect(placeOf(play(back, 'draw g-tac'), 'g-16')).toBe('N');
  });

  it('Q16: Riga is attacked across the Dvina from 1602 and 1702, not from 1603, 1704 and 1803', () => {
    const shifts = (from: string) =>
      reckon(position({ units: { 'g-4': from, 's-27': '1703' } }), {
        ...{ target: '1703', side: 'german', attackers: ['g-4'], defenders: ['s-27'], active: [] },
        ...{ attackCard: null, defenceCard: null },
      }).shifts.map(({ key }) => key);
    for (const from of ['1602', '1702']) expect(shifts(from)).toEqual(['btm.shift.city', 'btm.shift.river']);
    for (const from of ['1603', '1704', '1803']) expect(shifts(from)).toEqual(['btm.shift.city']);
    // 27th Army has a zone there: 1603 would stop 2nd Panzer Army, 1604 does not.
    const zone = zoneOf(readField(position({ units: { 's-27': '1703' } })), SOVIET);
    expect([isInZone(zone, no('1603')), isInZone(zone, no('1604'))]).toEqual([true, false]);
  });

  it('Q17: a German line from Leningrad ends in Riga, exactly five hexes, or in Kalinin, four', () => {
    const held = (germanHexes: readonly string[], units = {}) => ({ units: { 'g-18': '1907', ...units }, germanHexes });
    const riga = held(['1703', '1907']);
    expect(isFed(riga, '1907', GERMAN)).toBe(true);
    expect(stepsToSource(supplyOf(riga, GERMAN), no('1907'))).toBe(0);
    expect(isFed(held(['1907']), '1907', GERMAN)).toBe(false);
    expect(distance(no('1907'), no('1703'))).toBe(5);
    expect(distance(no('1907'), no('1509'))).toBe(4);
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

describe('rulings in the text', () => {
  it('section 4: panzers on the track count neither on the map nor as lost', () => {
    const score = (place: string) => computeScore(position({ units: { 'g-pz1': 'S', 'g-pz2': place } })).total;
    expect([score('C'), score('turn-7'), score('eliminated')]).toEqual([1, 0, -1]);
  });

  it('5.2: hands are hidden, discards open', () => {
    const { state } = moving({ hands: { german: ['g-tac'], soviet: ['s-t34'] }, discards: { german: ['g-blitz'] } });
    const { cards } = game.view(state, 'soviet');
    expect(cards.german).toEqual({ hand: null, handSize: 1, discard: ['g-blitz'] });
    expect(cards.soviet).toMatchObject({ hand: ['s-t34'] });
  });

  it('6.1: the steps of logistics: draw, reinforce, rail', () => {
    const text: PositionText = { units: { 'g-2': 'turn-2', 'g-16': '1703', 's-8': '1907' }, germanHexes: ['1303'] };
    const drawing = at({ at: 'logistics/draw', side: 'german', left: 1 }, text);
    const drawn = play(drawing, 'draw g-repl-1');
    expect(frameAt(drawn)).toBe('logistics/reinforce');
    expect(refusedAs(drawn, 'rail g-repl-1 g-16 N')).toBe('WRONG_STEP');
    expect(frameAt(play(drawn, 'arrive g-2 N'))).toBe('logistics/rail');
  });

  it('6.2.3: Reinforcements bring Guards back as well', () => {
    const table = reinforcing({
      side: 'soviet',
      turn: 5,
      units: { 's-g1': 'eliminated' },
      hands: { soviet: ['s-reinf-1'] },
    });
    const back = play(table, 'rebuild s-reinf-1 s-g1 E');
    expect([placeOf(back, 's-g1'), isSpent(back, 's-g1')]).toEqual(['E', false]);
  });

  it('13.1: a surrendered corps never returns', () => {
    const table = reinforcing({
      side: 'soviet',
      turn: 4,
      units: { 's-mc6': 'surrendered' },
      hands: { soviet: ['s-t34', 's-reinf-1'] },
    });
    expect(listed(table, 'rebuild')).toEqual([]);
    expect(refusedAs(table, 'rebuild s-t34 s-mc6 E')).toBe('REBUILD_COST.mechanised');
  });

  it('6.3: a unit may ride several times, and move on foot afterwards', () => {
    const table = railing({
      side: 'soviet',
      turn: 4,
      units: { 's-20': '1310' },
      hands: { soviet: ['s-reinf-1', 's-reinf-2'] },
    });
    const rides = play(table, 'rail free s-20 1306', 'rail s-reinf-1 s-20 1303', 'rail s-reinf-2 s-20 1907');
    expect([placeOf(rides, 's-20'), rides.state.units['s-20']?.moved]).toEqual(['1907', false]);
    const afoot = frameAt(rides) === 'logistics/rail' ? play(rides, 'end-rail') : rides;
    expect(listed(afoot, 'move s-20')).not.toEqual([]);
  });

  it('6.3: by rail as on foot a coded German unit goes to its own area only', () => {
    const table = railing({ units: { 'g-16': '1703', 'g-2': '1303' }, hands: { german: ['g-repl-1'] } });
    expect(listed(table, 'rail g-repl-1 g-16')).toEqual(['rail g-repl-1 g-16 1303', 'rail g-repl-1 g-16 N']);
    expect(listed(table, 'rail g-repl-1 g-2')).toHaveLength(5);
  });

  const withOrder = (german: readonly string[]) => ({ german, soviet: ['s-hitler'] });

  it('7.1: both Replacements of a double rebuild are lost if one is cancelled', () => {
    const table = reinforcing({ units: { 'g-18': 'surrendered' }, hands: withOrder(['g-repl-1', 'g-repl-2']) });
    const after = play(table, 'rebuild g-repl-1 g-18 N', 'hitler yes');
    expect(placeOf(after, 'g-18')).toBe('surrendered');
    expect(after.state.cards.german).toEqual({ hand: [], discard: ['g-repl-1', 'g-repl-2'] });
  });

  const FIGHT: PositionText = { units: { 'g-4': '0902', 'g-9': '0803', 's-6': '0903' } };

  it('7.1: a cancelled shift card is the one shift card of that combat', () => {
    const table = attacking({ ...FIGHT, hands: withOrder(['g-air-1', 'g-air-2']) });
    const after = play(assault(table, '0903', 'g-4', 'g-9'), 'defend s-6 active', 'shift g-air-1', 'hitler yes: 1');
    expect(latestOf(after, 'rolled')[0]?.reckoning.shifts).toEqual([]);
    expect(refusedAs(after, 'shift g-air-2')).toBe('SHIFT_LIMIT');
  });

  it('7.1: after a cancelled re-roll the old die stands', () => {
    const table = attacking({ ...FIGHT, hands: withOrder(['g-tac']) });
    const rolled = play(assault(table, '0903', 'g-4', 'g-9'), 'defend s-6 active', 'shift none', 'shift none: 6');
    expect(rolled.state.combat).toMatchObject({ die: 6, result: 'DR' });
    const after = play(rolled, 'reroll g-tac', 'hitler yes');
    expect(latestOf(after, 'rolled')).toEqual([]);
    expect(after.state.combat).toMatchObject({ die: 6, result: 'DR' });
    expect(frameAt(after)).toBe('combat/retreat-path');
  });

  it('7.1: after a cancelled tank action or rail move the player may go on with another card', () => {
    const tanks = breaking({ units: { 'g-pz1': '0703' }, hands: withOrder(['g-repl-1', 'g-repl-2']) });
    const again = play(
      tanks,
      'tank-move g-repl-1 g-pz1 0603',
      'halt',
      'hitler yes',
      'tank-move g-repl-2 g-pz1 0603',
      'halt',
    );
    expect(again.latest).toContainEqual({ type: 'moved', unit: 'g-pz1', from: '0703', path: ['0603'] });
    const rail = railing({
      units: { 'g-16': '1703' },
      germanHexes: ['1303'],
      hands: withOrder(['g-repl-1', 'g-repl-2']),
    });
    const ridden = play(rail, 'rail g-repl-1 g-16 1303', 'hitler yes', 'rail g-repl-2 g-16 1303');
    expect(placeOf(ridden, 'g-16')).toBe('1303');
  });

  it('7.1: the Soviet player sees the units and the ways before he decides', () => {
    const tanks = breaking({ units: { 'g-pz1': '0703', 'g-pz2': '1204' }, hands: withOrder(['g-blitz']) });
    const asked = play(
      tanks,
      'tank-move g-blitz g-pz1 0603',
      'halt',
      'tank-move g-blitz g-pz2 1205',
      'step 1206',
      'halt',
    );
    expect(decisionOf(asked)).toMatchObject({
      seat: 'soviet',
      ask: { params: { card: 'g-blitz', units: 'g-pz1,g-pz2', places: '0603,1205-1206' } },
    });
    expect(placeOf(asked, 'g-pz1')).toBe('0703');
  });

  it('section 8: no breakthrough move may end in a full hex, a move of the movement phase may', () => {
    const units = { 'g-pz1': '0702', 'g-4': '0703', 's-8': '1907' };
    expect(listed(play(moving({ units }), 'move g-pz1 0703'))).toContain('halt');
    const tank = play(breaking({ units, hands: { german: ['g-repl-1'] } }), 'tank-move g-repl-1 g-pz1 0703');
    expect(refusedAs(tank, 'halt')).toBe('STACKING.tank-halt');
  });

  it('section 11: no attack across water', () => {
    const table = attacking({ units: { 'g-4': '1804', 'g-9': '1806', 's-6': '1805' } });
    expect(listed(play(table, 'attack 1805'))).toEqual(['join g-9']);
  });

  it('11.1: units attacked before only share the result, and 11.6 is tested on the others', () => {
    const units = { 'g-4': '0902', 'g-9': '0803', 's-6': '0903', 's-mc1': '0903' };
    const table = attacking({ units, defended: ['s-6'] });
    // The corps stands alone in this combat and must defend actively: nobody is asked.
    const rolled = play(table, 'attack 0903', 'join g-4', 'join g-9', 'assault: 1');
    expect(latestOf(rolled, 'rolled')[0]?.reckoning).toMatchObject({
      attack: 10,
      defence: 1,
    });
    expect([placeOf(rolled, 's-6'), placeOf(rolled, 's-mc1')]).toEqual(['eliminated', 'eliminated']);
    // Where everybody was attacked before, nobody may attack again.
    expect(refusedAs(attacking({ units, defended: ['s-6', 's-mc1'] }), 'attack 0903')).toBe('ALREADY_ATTACKED.target');
  });

  it('11.3.3: the ratio is not capped before the shifts', () => {
    // 18:2 is 9:1; the city takes one, and 8:1 is still the last column.
    const state = position({ units: { 'g-pz1': '1305', 'g-4': '1205', 'g-9': '1307', 's-6': '1306' } });
    const { odds, column } = reckon(state, {
      ...{ target: '1306', side: 'german', attackers: ['g-pz1', 'g-4', 'g-9'], defenders: ['s-6'], active: ['s-6'] },
      ...{ attackCard: null, defenceCard: null },
    });
    expect([odds, column]).toEqual([9, 7]);
  });

  it('11.3.7: a hex emptied by the last step alone allows no advance', () => {
    // Spent 9th Army at 3:1: a 6 is nothing.
    const spent = attacking({ units: { 'g-9': '0902', 's-mc1': '0903' }, turn: 3, spent: ['g-9'] });
    const after = play(spent, 'attack 0903', 'join g-9', 'assault: 6');
    expect(latestOf(after, 'rolled')[0]?.result).toBe('-');
    expect(placeOf(after, 's-mc1')).toBe('eliminated');
    expect(placeOf(after, 'g-9')).toBe('0902');
    expect(after.latest.map(({ type }) => type)).not.toContain('advanced');
  });

  it('11.4: the whole stack counts as gone while supply is judged, and its hex is closed', () => {
    const text: PositionText = { units: { 'g-4': '1202', 's-6': '1303', 's-mc1': '1303' } };
    const ground = readRetreat(position(text), 'soviet', '1303');
    expect(supplyOf(text).blocked[no('1303')]).toBe(false);
    expect(ground.supply.blocked[no('1303')]).toBe(true);
    expect(explainRetreatStep(ground, unitNo('s-6'), [no('1304')], no('1303'))?.key).toBe(
      'btm.refuse.BAD_RETREAT.distance',
    );
  });

  it('11.4: the extra hex lies two or three hexes from the target', () => {
    const full = { 's-3': '0905', 's-4': '0905', 's-mc2': '0905', 's-8': '1907' };
    const ground = readRetreat(position({ units: { 'g-4': '0902', 's-6': '0903', ...full } }), 'soviet', '0903');
    const steps = listRetreatSteps(ground, unitNo('s-6'), [no('0904'), no('0905')]);
    expect(steps.length).toBeGreaterThan(0);
    for (const hex of steps) expect([2, 3]).toContain(distance(no('0903'), hex));
    expect(explainRetreatStep(ground, unitNo('s-6'), [no('0904'), no('0905')], no('0904'))?.key).toBe(
      'btm.refuse.BAD_RETREAT.distance',
    );
  });

  it('11.4.2: the first criterion that separates two hexes decides', () => {
    // Nearer to supply comes before empty: 13th Army goes to 1204 although a friend stands there.
    const text: PositionText = { ...AFTER_BLITZKRIEG, hands: { german: ['g-repl-1'] } };
    const friend: PositionText = { ...text, units: { ...text.units, 's-6': '1204' } };
    const table = play(breaking(friend), 'tank-attack g-repl-1 g-pz4 1303', 'defend s-13 active: 3');
    expect(placeOf(table, 's-13')).toBe('1204');
  });

  it('12.2: the second attack lapses where its target is empty by then', () => {
    const table = board({
      units: { 'g-pz1': '0703', 'g-pz2': '0705', 's-6': '0704', 's-5': '0605' },
      hands: { german: ['g-blitz'] },
      stack: [{ at: 'breakthrough/action', side: 'german' }],
    });
    const named = play(table, 'tank-attack g-blitz g-pz1 0704', 'tank-attack g-blitz g-pz2 0605');
    expect(named.state.combat?.target).toBe('0704');
    expect(named.state.stack[0]).toMatchObject({
      at: 'breakthrough/fight',
      attacks: [{ units: ['g-pz2'], target: '0605' }],
    });
    // 5th Army has gone meanwhile.
    const units = { ...named.state.units, 's-5': { ...named.state.units['s-5'], place: 'E' } };
    const empty = { ...named, state: { ...named.state, units } } as Table;
    const after = play(empty, 'defend s-6 passive: 1', 'end-advance');
    expect(after.latest).toContainEqual({ type: 'attack-lapsed', target: '0605' });
    expect(isSpent(after, 'g-pz2')).toBe(false);
  });

  it('13.2.2: the hex of the unit does not count towards the five, the source does', () => {
    // Area C touches 1201; from 1205 it is exactly five hexsides, from 1206 six.
    const text: PositionText = { units: { 'g-4': '1205', 's-8': '1907' } };
    expect(stepsToSource(supplyOf(text, GERMAN), no('1205'))).toBe(5);
    expect([isFed(text, '1205', GERMAN), isFed(text, '1206', GERMAN)]).toEqual([true, false]);
  });

  it('13.2.3: a vacant own city in an enemy zone has a line and is an end of a rail move, but feeds no other', () => {
    const text: PositionText = { units: { 'g-pz2': '1407', 's-20': '1310' }, turn: 4 };
    const supply = supplyOf({ ...text, units: { ...text.units, 'g-pz2': '1508' } });
    expect(supply.blocked[no('1509')]).toBe(true);
    expect(isSource(supply, no('1509'))).toBe(true);
    // 1510 lies beside it, and yet its line goes to area E.
    expect(stepsToSource(supply, no('1510'))).toBe(2);
    expect(givesRecovery(supply, no('1509'))).toBe(true);
    const rail = railing({ ...text, side: 'soviet', units: { ...text.units, 'g-pz2': '1508' } });
    expect(listed(rail)).toContain('rail free s-20 1509');
  });

  it('15.1: corps stay in their cities and may share them with one of the five', () => {
    const table = play(open(undefined, { 'free-setup': true }), 'place s-27 1907', 'place s-20 0304');
    expect(placeOf(table, 's-mc1')).toBe('1907');
    expect(refusedAs(table, 'place s-13 1907')).toBe('FREE_SETUP.two-in-a-city');
  });

  it('15.2: the ships take the place of the free rail move, whatever zone or supply Odessa has', () => {
    const units = { 's-9': '0304', 'g-11': '0303', 'g-17': '0403', 'g-6': '0404', 'g-4': '0305' };
    expect(isFed({ units }, '0304')).toBe(false);
    const text: PositionText = { side: 'soviet', turn: 4, units, options: { odessa: true } };
    const asked = at({ at: 'logistics/sea', side: 'soviet' }, text);
    const gone = play(asked, 'sea s-9');
    expect([placeOf(gone, 's-9'), isSpent(gone, 's-9'), gone.state.freeRailUsed]).toEqual(['0106', true, true]);
  });
});
