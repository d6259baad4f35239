/** Rulings in the text of the rules file; those of section 16 have their own test. */
import { describe, expect, it } from 'vitest';
import {
  explainRetreatStep,
  listRetreatSteps,
  readRetreat,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/retreat.ts';
import { reckon } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { computeScore } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import {
  givesRecovery,
  isSource,
  isBlocked,
  readSupply,
  stepsToSource,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
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
  railing,
  reinforcing,
  supplyOf,
} from './boards.ts';
import { AFTER_BLITZKRIEG, no, position, type PositionText } from './support.ts';
import { decisionOf, frameAt, game, listed, open, placeOf, play, refusedAs, type Table } from './table.ts';
import { t } from './game.ts';

describe('rulings in the text', () => {
  it('§4: panzers on the track count neither on the map nor as lost', () => {
    const score = (place: string) => computeScore(t, position({ units: { 'g-pz1': 'S', 'g-pz2': place } })).total;
    expect([score('C'), score('turn-7'), score('eliminated')]).toEqual([1, 0, -1]);
  });

  it('§5.2: hands are hidden, discards open', () => {
    const { state } = board({ hands: { german: ['g-tac'], soviet: ['s-t34'] }, discards: { german: ['g-blitz'] } });
    const { cards } = game.view(state, 'soviet');
    expect(cards.german).toEqual({ hand: null, handSize: 1, discard: ['g-blitz'] });
    expect(cards.soviet).toMatchObject({ hand: ['s-t34'] });
  });

  it('§6.1: the steps of logistics: draw, reinforce, rail', () => {
    const text: PositionText = { units: { 'g-2': 'turn-2', 'g-16': '1703', 's-8': '1907' }, germanHexes: ['1303'] };
    const drawing = at({ at: 'logistics/draw', side: 'german', left: 1 }, text);
    const drawn = play(drawing, 'draw g-repl-1');
    expect(frameAt(drawn)).toBe('logistics/reinforce');
    expect(refusedAs(drawn, 'rail g-repl-1 g-16 N')).toBe('WRONG_STEP');
    expect(frameAt(play(drawn, 'arrive g-2 N'))).toBe('logistics/rail');
  });

  it('§6.2.3: Reinforcements bring Guards back as well', () => {
    const table = reinforcing({
      side: 'soviet',
      turn: 5,
      units: { 's-g1': 'eliminated' },
      hands: { soviet: ['s-reinf-1'] },
    });
    const back = play(table, 'rebuild s-reinf-1 s-g1 E');
    expect([placeOf(back, 's-g1'), isSpent(back, 's-g1')]).toEqual(['E', false]);
  });

  it('§13.1: a surrendered corps never returns', () => {
    const table = reinforcing({
      side: 'soviet',
      turn: 4,
      units: { 's-mc6': 'surrendered' },
      hands: { soviet: ['s-t34', 's-reinf-1'] },
    });
    expect(listed(table, 'rebuild')).toEqual([]);
    expect(refusedAs(table, 'rebuild s-t34 s-mc6 E')).toBe('REBUILD_COST.mechanised');
  });

  it('§6.3: a unit may ride several times, and move on foot afterwards', () => {
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

  it('§6.3: by rail as on foot a coded German unit goes to its own area only', () => {
    const table = railing({ units: { 'g-16': '1703', 'g-2': '1303' }, hands: { german: ['g-repl-1'] } });
    expect(listed(table, 'rail g-repl-1 g-16')).toEqual(['rail g-repl-1 g-16 1303', 'rail g-repl-1 g-16 N']);
    expect(listed(table, 'rail g-repl-1 g-2')).toHaveLength(5);
  });

  const withOrder = (german: readonly string[]) => ({ german, soviet: ['s-hitler'] });

  it('§7.1: both Replacements of a double rebuild are lost if one is cancelled', () => {
    const table = reinforcing({ units: { 'g-18': 'surrendered' }, hands: withOrder(['g-repl-1', 'g-repl-2']) });
    const after = play(table, 'rebuild g-repl-1 g-18 N', 'hitler yes');
    expect(placeOf(after, 'g-18')).toBe('surrendered');
    expect(after.state.cards.german).toEqual({ hand: [], discard: ['g-repl-1', 'g-repl-2'] });
  });

  const FIGHT: PositionText = { units: { 'g-4': '0902', 'g-9': '0803', 's-6': '0903' } };

  it('§7.1: a cancelled shift card is the one shift card of that combat', () => {
    const table = attacking({ ...FIGHT, hands: withOrder(['g-air-1', 'g-air-2']) });
    const after = play(assault(table, '0903', 'g-4', 'g-9'), 'defend s-6 active', 'shift g-air-1', 'hitler yes: 1');
    expect(latestOf(after, 'rolled')[0]?.reckoning.shifts).toEqual([]);
    expect(refusedAs(after, 'shift g-air-2')).toBe('SHIFT_LIMIT');
  });

  it('§7.1: after a cancelled re-roll the old die stands', () => {
    const table = attacking({ ...FIGHT, hands: withOrder(['g-tac']) });
    const rolled = play(assault(table, '0903', 'g-4', 'g-9'), 'defend s-6 active', 'shift none', 'shift none: 6');
    expect(rolled.state.combat).toMatchObject({ die: 6, result: 'DR' });
    const after = play(rolled, 'reroll g-tac', 'hitler yes');
    expect(latestOf(after, 'rolled')).toEqual([]);
    expect(after.state.combat).toMatchObject({ die: 6, result: 'DR' });
    expect(frameAt(after)).toBe('combat/retreat-path');
  });

  it('§7.1: after a cancelled tank action or rail move the player may continue with another card', () => {
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

  it('§7.1: the Soviet player sees the units and the ways before he decides', () => {
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

  it('§8: no breakthrough move may end in a full hex, a move of the movement phase may', () => {
    const units = { 'g-pz1': '0702', 'g-4': '0703', 's-8': '1907' };
    expect(listed(play(board({ units }), 'move g-pz1 0703'))).toContain('halt');
    const tank = play(breaking({ units, hands: { german: ['g-repl-1'] } }), 'tank-move g-repl-1 g-pz1 0703');
    expect(refusedAs(tank, 'halt')).toBe('STACKING.tank-halt');
  });

  it('§11: no attack across water', () => {
    const table = attacking({ units: { 'g-4': '1804', 'g-9': '1806', 's-6': '1805' } });
    expect(listed(play(table, 'attack 1805'))).toEqual(['join g-9']);
  });

  it('§11.1: units attacked before only share the result, and §11.6 is tested on the others', () => {
    const units = { 'g-4': '0902', 'g-9': '0803', 's-6': '0903', 's-mc1': '0903' };
    const table = attacking({ units, defended: ['s-6'] });
    // The corps is alone in this combat and must defend actively, so nothing is asked.
    const rolled = play(table, 'attack 0903', 'join g-4', 'join g-9', 'assault: 1');
    expect(latestOf(rolled, 'rolled')[0]?.reckoning).toMatchObject({
      attack: 10,
      defence: 1,
    });
    expect([placeOf(rolled, 's-6'), placeOf(rolled, 's-mc1')]).toEqual(['eliminated', 'eliminated']);
    // If every unit was attacked before, none may attack again.
    expect(refusedAs(attacking({ units, defended: ['s-6', 's-mc1'] }), 'attack 0903')).toBe('ALREADY_ATTACKED.target');
  });

  it('§11.3.3: the ratio is not capped before the shifts', () => {
    // 18:2 is 9:1; the city takes one, and 8:1 is still the last column.
    const state = position({ units: { 'g-pz1': '1305', 'g-4': '1205', 'g-9': '1307', 's-6': '1306' } });
    const { odds, column } = reckon(t, state, {
      ...{ target: '1306', side: 'german', attackers: ['g-pz1', 'g-4', 'g-9'], defenders: ['s-6'], active: ['s-6'] },
      ...{ attackCard: null, defenceCard: null },
    });
    expect([odds, column]).toEqual([9, 7]);
  });

  it('§11.3.7: a hex emptied by the last step alone allows no advance', () => {
    // Spent 9th Army at 3:1: a 6 is nothing.
    const spent = attacking({ units: { 'g-9': '0902', 's-mc1': '0903' }, turn: 3, spent: ['g-9'] });
    const after = play(spent, 'attack 0903', 'join g-9', 'assault: 6');
    expect(latestOf(after, 'rolled')[0]?.result).toBe('-');
    expect(placeOf(after, 's-mc1')).toBe('eliminated');
    expect(placeOf(after, 'g-9')).toBe('0902');
    expect(after.latest.map(({ type }) => type)).not.toContain('advanced');
  });

  it('§11.4: the whole stack counts as gone while supply is judged, and its hex is closed', () => {
    const text: PositionText = { units: { 'g-4': '1202', 's-6': '1303', 's-mc1': '1303' } };
    const ground = readRetreat(t, position(text), 'soviet', '1303');
    expect(isBlocked(supplyOf(text), no('1303'))).toBe(false);
    expect(isBlocked(readSupply(ground.field, SOVIET), no('1303'))).toBe(true);
    expect(explainRetreatStep(ground, t.unitNo('s-6'), [no('1304')], no('1303'))?.key).toBe(
      'btm.refuse.BAD_RETREAT.distance',
    );
  });

  it('§11.4: the extra hex lies two or three hexes from the target', () => {
    const full = { 's-3': '0905', 's-4': '0905', 's-mc2': '0905', 's-8': '1907' };
    const ground = readRetreat(t, position({ units: { 'g-4': '0902', 's-6': '0903', ...full } }), 'soviet', '0903');
    const steps = listRetreatSteps(ground, t.unitNo('s-6'), [no('0904'), no('0905')]);
    expect(steps.length).toBeGreaterThan(0);
    for (const hex of steps) expect([2, 3]).toContain(t.distance(no('0903'), hex));
    expect(explainRetreatStep(ground, t.unitNo('s-6'), [no('0904'), no('0905')], no('0904'))?.key).toBe(
      'btm.refuse.BAD_RETREAT.distance',
    );
  });

  it('§11.4.2: the first criterion that separates two hexes decides', () => {
    // Nearer to supply beats empty: 13th Army goes to 1204 although a friend is there.
    const text: PositionText = { ...AFTER_BLITZKRIEG, hands: { german: ['g-repl-1'] } };
    const friend: PositionText = { ...text, units: { ...text.units, 's-6': '1204' } };
    const table = play(breaking(friend), 'tank-attack g-repl-1 g-pz4 1303', 'defend s-13 active: 3');
    expect(placeOf(table, 's-13')).toBe('1204');
  });

  it('§12.2: the second attack lapses where its target is empty by then', () => {
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

  it('§13.2.2: the hex of the unit does not count towards the five, the source does', () => {
    // Area C touches 1201; from 1205 it is exactly five hexsides, from 1206 six.
    const text: PositionText = { units: { 'g-4': '1205', 's-8': '1907' } };
    expect(stepsToSource(supplyOf(text, GERMAN), no('1205'))).toBe(5);
    expect([isFed(text, '1205', GERMAN), isFed(text, '1206', GERMAN)]).toEqual([true, false]);
  });

  it('§13.2.3: a vacant own city in an enemy zone has a line and is an end of a rail move, but feeds no other', () => {
    const text: PositionText = { units: { 'g-pz2': '1407', 's-20': '1310' }, turn: 4 };
    const supply = supplyOf({ ...text, units: { ...text.units, 'g-pz2': '1508' } });
    expect(isBlocked(supply, no('1509'))).toBe(true);
    expect(isSource(supply, no('1509'))).toBe(true);
    // 1510 is adjacent, and yet its line goes to area E.
    expect(stepsToSource(supply, no('1510'))).toBe(2);
    expect(givesRecovery(supply, no('1509'))).toBe(true);
    const rail = railing({ ...text, side: 'soviet', units: { ...text.units, 'g-pz2': '1508' } });
    expect(listed(rail)).toContain('rail free s-20 1509');
  });

  it('§15.1: corps stay in their cities and may share them with one of the five', () => {
    const table = play(open(undefined, { 'free-setup': true }), 'place s-27 1907', 'place s-20 0304');
    expect(placeOf(table, 's-mc1')).toBe('1907');
    expect(refusedAs(table, 'place s-13 1907')).toBe('FREE_SETUP.two-in-a-city');
  });

  it('§15.2: the ships take the place of the free rail move, whatever zone or supply Odessa has', () => {
    const units = { 's-9': '0304', 'g-11': '0303', 'g-17': '0403', 'g-6': '0404', 'g-4': '0305' };
    expect(isFed({ units }, '0304')).toBe(false);
    const text: PositionText = { side: 'soviet', turn: 4, units, options: { odessa: true } };
    const asked = at({ at: 'logistics/sea', side: 'soviet' }, text);
    const gone = play(asked, 'sea s-9');
    expect([placeOf(gone, 's-9'), isSpent(gone, 's-9'), gone.state.freeRailUsed]).toEqual(['0106', true, true]);
  });
});
