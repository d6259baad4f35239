import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as game } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmEvent } from '../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import { readField } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import {
  hasLine,
  isSource,
  readSupply,
  stepsToSource,
} from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import type { BtmState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { lessons } from '../../src/lessons/blitzkrieg-to-moscow-2/lessons.ts';
import { see, startLesson, stepOf } from '../../src/lessons/player.ts';
import { moveOf, play } from '../engine/blitzkrieg-to-moscow-2/table.ts';
import { after as afterStep, legalIn, lessonOf as findLesson, listAsked, stateOf } from './support.ts';

const { tables: t } = game.data;
const lessonOf = (id: string) => findLesson({ lessons }, id);
const after = (id: string, step: string) => afterStep(game, lessonOf(id), step);
const atStep = (id: string, step: string) => {
  const found = listAsked(game, lessonOf(id)).find((run) => stepOf(run)?.id === step);
  if (!found) throw new Error(`no question ${id} ${step}`);
  return found;
};
const taskOf = (id: string, step: string) => {
  const task = lessonOf(id).steps.find((one) => one.id === step)?.task;
  if (!task || task.kind === 'read') throw new Error(`nothing is asked at ${id} ${step}`);
  return task;
};
const endOf = (id: string): BtmState => stateOf(after(id, lessonOf(id).steps.at(-1)?.id ?? ''));
const startOf = (id: string): BtmState => stateOf(startLesson(game, lessonOf(id)));
/** Everything but the generator, which scripted dice leave behind. */
const fixed = ({ rng: _rng, ...rest }: BtmState) => rest;
/** The same table, played on differently from the lesson. */
const playOn = (state: BtmState, ...script: readonly string[]) => play({ state, events: [], latest: [] }, ...script);

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;
const eventsOf = <K extends BtmEvent['type']>(events: readonly BtmEvent[], type: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.type === type);
const eventsAt = <K extends BtmEvent['type']>(id: string, step: string, type: K) =>
  eventsOf(see(game, after(id, step)).events, type);

const GERMAN = 0;
const SOVIET = 1;
const supplyOf = (state: BtmState, side: number) => readSupply(readField(t, state), side);
const stepsFrom = (state: BtmState, hex: string, side = SOVIET) => stepsToSource(supplyOf(state, side), t.placeNo(hex));
const sovietsOnMap = ({ units }: BtmState) =>
  Object.entries(units).filter(([unit, { place }]) => unit.startsWith('s-') && t.isHex(t.placeNo(place)));
const spaces = (hexes: Iterable<string>) => [...new Set(hexes)].map((hex) => `space:${hex}`).toSorted();
const accepted = (id: string, step: string) => {
  const task = taskOf(id, step);
  return task.kind === 'point' ? task.accept.toSorted() : [];
};

describe('the worked example, section 19, from lesson to lesson', () => {
  it.each([
    ['btm-first-move', 'btm-combats'],
    ['btm-combats', 'btm-breakthrough'],
    ['btm-breakthrough', 'btm-pocket'],
  ])('%s ends where %s begins', (one, next) => {
    expect(fixed(endOf(one))).toEqual(fixed(startOf(next)));
  });

  it.each([
    ['air', '1502', 15, 3, 7, 'DE'],
    ['air-again', '1201', 17, 3, 7, 'DE'],
    ['roll', '0901', 18, 4, 5, 'DR'],
    ['again', '0901', 18, 4, 5, 'DE'],
    ['prut', '0702', 9, 3, 2, '-'],
  ] as const)('combats, %s: %s', (step, target, attack, defence, column, result) => {
    expect(eventsAt('btm-combats', step, 'rolled')).toMatchObject([
      { target, result, reckoning: { attack, defence, column } },
    ]);
  });

  it('the combats eliminate eight Soviet units, win three hexes and spend every attacker', () => {
    const { units, germanHexes } = endOf('btm-combats');
    const gone = Object.keys(units).filter((unit) => units[unit]?.place === 'eliminated');
    expect(gone.toSorted()).toEqual(['s-10', 's-11', 's-5', 's-mc16', 's-mc22', 's-mc3', 's-mc6', 's-mc9'].toSorted());
    expect(germanHexes).toEqual(expect.arrayContaining(['1502', '1201', '0901']));
    const fresh = Object.keys(units).filter((unit) => unit.startsWith('g-') && units[unit]?.spent === false);
    expect(fresh.toSorted()).toEqual(['g-2', 'g-pz4']);
  });

  it('Minsk falls at 2:1, and 13th Army goes by 1203 to 1204', () => {
    expect(eventsAt('btm-breakthrough', 'stand', 'rolled')).toMatchObject([{ die: 3, result: 'DR' }]);
    expect(eventsAt('btm-breakthrough', 'stand', 'retreated')).toMatchObject([
      { unit: 's-13', path: ['1203', '1204'] },
    ]);
  });

  it('all recover but 2nd Panzer Army', () => {
    const { units } = endOf('btm-breakthrough');
    expect(Object.keys(units).filter((unit) => unit.startsWith('g-') && units[unit]?.spent)).toEqual(['g-pz2']);
  });
});

describe('questions why', () => {
  it.each([
    ['btm-first-move', 'romania', 'ROMANIA_TURN_1'],
    ['btm-first-move', 'enemy', 'ENEMY_HEX'],
    ['btm-breakthrough', 'infantry', 'NOT_A_TANK'],
    ['btm-pocket', 'removal', 'NOT_SUPPLIED'],
    ['btm-pocket', 'train', 'NOT_SUPPLIED'],
    ['btm-pocket', 'way-out', 'ZONE_TO_ZONE'],
    ['btm-ground', 'zones', 'ZONE_TO_ZONE'],
    ['btm-ground', 'lake', 'WATER'],
    ['btm-ground', 'group', 'BAD_AREA'],
  ] as const)('%s, %s: the engine refuses with %s', (id, step, code) => {
    const task = taskOf(id, step);
    if (task.kind !== 'why') throw new Error('no question why');
    const reasons = game.why.explain(stateOf(atStep(id, step)), task.picked, task.answer);
    expect(reasons.map((reason) => reason.code)).toContain(code);
  });
});

describe('odds and columns that are asked for', () => {
  const odds = (id: string, step: string, move: string) =>
    game.foresight.preview(stateOf(atStep(id, step)), moveOf(move)).odds?.outcomes.find((one) => one.id === 'DE')
      ?.count;
  const sums = (id: string, step: string, move: string) =>
    game.foresight.preview(stateOf(atStep(id, step)), moveOf(move)).effects[0]?.params;
  const answerOf = (id: string, step: string) => Number(taskOf(id, step).answer);

  it('faces are counted beside the table of results', () => {
    const counted = lessons.flatMap(({ steps }) =>
      steps.filter(({ rule, task }) => rule === '11.3.6' && task.kind === 'choose'),
    );
    expect(counted.map(({ id }) => id)).toEqual(['faces', 'faces', 'passive']);
    expect(counted.every(({ shows }) => shows === 'results')).toBe(true);
  });

  it('15 against 3 is 5:1 and 6:1 with the tank', () => {
    expect(sums('btm-combats', 'assault', 'assault')).toMatchObject({ attack: 15, defence: 3, odds: 5, column: 6 });
    expect(answerOf('btm-combats', 'ratio')).toBe(5);
  });

  it('only two active defenders keep 1502 below a sure elimination', () => {
    expect(odds('btm-combats', 'stand', 'defend s-11 active')).toBe(5);
    expect(odds('btm-combats', 'stand', 'defend s-11 passive')).toBe(6);
    const army = playOn(stateOf(atStep('btm-combats', 'stand')), 'defend s-11 active');
    const outcomes = game.foresight.preview(army.state, moveOf('defend s-mc3 passive')).odds?.outcomes;
    expect(outcomes?.find(({ id }) => id === 'DE')?.count).toBe(6);
  });

  it.each([
    ['btm-combats', 'column', 'air-again', 'shift g-air-2'],
    ['btm-combats', 'river', 'prut', 'shift none'],
    ['btm-breakthrough', 'column', 'stand', 'defend s-13 active'],
    ['btm-defence', 'city', 'both', 'defend s-mc7 active'],
  ])('%s, %s: the column is what the engine reckons', (id, question, step, move) => {
    expect(sums(id, step, move)?.['column']).toBe(answerOf(id, question));
  });

  it.each([
    ['btm-combats', 'faces', 'roll', 'shift none'],
    ['btm-defence', 'faces', 'street', 'shift none'],
  ])('%s, %s: so many faces eliminate', (id, question, step, move) => {
    expect(odds(id, step, move)).toBe(answerOf(id, question));
  });

  it('Smolensk: 4:1 before the city; a sure elimination with both passive, 5:1 with one active', () => {
    const state = stateOf(atStep('btm-defence', 'army'));
    expect(sums('btm-defence', 'army', 'defend s-20 active')).toMatchObject({ attack: 12, defence: 3, odds: 4 });
    expect([answerOf('btm-defence', 'sum'), answerOf('btm-defence', 'ratio')]).toEqual([3, 4]);
    expect(sums('btm-defence', 'army', 'defend s-20 passive')).toMatchObject({ defence: 2, column: 5 });
    expect(sums('btm-defence', 'both', 'defend s-mc7 passive')).toMatchObject({ defence: 2, column: 5 });
    const passive = playOn(state, 'defend s-20 passive');
    expect(game.foresight.preview(passive.state, moveOf('defend s-mc7 passive')).effects[0]?.params).toMatchObject({
      defence: 1,
      column: 7,
    });
    expect([1, 2, 3, 4, 5, 6].filter((die) => t.crtResult(7, die) === 'DE')).toHaveLength(
      answerOf('btm-defence', 'passive'),
    );
  });

  it('Street Fighting and Partisans hold the city; the price is as the lesson says', () => {
    expect(eventsAt('btm-defence', 'street', 'rolled')).toMatchObject([
      { die: 3, result: 'DR', reckoning: { column: 2 } },
    ]);
    expect(eventsAt('btm-defence', 'partisans', 'rolled')).toMatchObject([{ die: 6, result: '-' }]);
    const { units } = stateOf(after('btm-defence', 'price'));
    expect(units['s-20']).toMatchObject({ place: '1306', spent: true });
    expect(units['s-mc7']?.place).toBe('eliminated');
    expect([units['g-pz3']?.spent, units['g-9']?.spent]).toEqual([true, true]);
  });

  it('Odessa: the attack fails against passive armies, and only the attacker is spent', () => {
    expect(eventsAt('btm-defence', 'still', 'attack-failed')).toMatchObject([
      { reckoning: { attack: 2, defence: 2, column: answerOf('btm-defence', 'enough') } },
    ]);
    expect(sums('btm-defence', 'still', 'defend s-26 active')?.['column']).toBeLessThan(1);
    const { units } = stateOf(after('btm-defence', 'still'));
    expect(['g-r3', 's-9', 's-26'].map((unit) => units[unit]?.spent)).toEqual([true, false, false]);
  });

  it('1105: 2:1 or 5:1, and a retreat by the hex that was asked for', () => {
    expect(sums('btm-defence', 'back', 'defend s-21 active')).toMatchObject({ column: 2 });
    expect(sums('btm-defence', 'back', 'defend s-21 passive')).toMatchObject({ column: 5 });
    const [retreat] = eventsAt('btm-defence', 'back', 'retreated');
    expect(accepted('btm-defence', 'way')).toEqual([`space:${retreat?.path[0] ?? ''}`]);
    expect(retreat?.path).toEqual(['1106', '1206']);
    const before = stateOf(atStep('btm-defence', 'way'));
    expect([stepsFrom(before, '1106'), stepsFrom(before, '1005')]).toEqual([2, 3]);
  });
});

describe('supply', () => {
  it('of the pocket is what the lesson says', () => {
    const state = startOf('btm-pocket');
    const cut = sovietsOnMap(state).filter(([, { place }]) => !hasLine(supplyOf(state, SOVIET), t.placeNo(place)));
    expect(spaces(cut.map(([, { place }]) => place))).toEqual(spaces(['1703', '1601', '1301', '1102']));
    expect(Number(taskOf('btm-pocket', 'steps').answer)).toBe(stepsFrom(state, '1204'));
    expect([stepsFrom(state, '1102'), stepsFrom(state, '1002')]).toEqual([6, 5]);
    expect(stepsFrom(stateOf(atStep('btm-breakthrough', 'kobrin')), '1102')).toBe(5);
    expect(isSource(supplyOf(state, SOVIET), t.placeNo('1703'))).toBe(false);
  });

  it('is cut for the stacks that may be pointed at', () => {
    const state = stateOf(atStep('btm-breakthrough', 'cut'));
    const cut = sovietsOnMap(state).filter(([, { place }]) => !hasLine(supplyOf(state, SOVIET), t.placeNo(place)));
    expect(accepted('btm-breakthrough', 'cut')).toEqual(spaces(cut.map(([, { place }]) => place)));
  });

  it('is lost for 2nd Panzer Army at 1806, and for no unit by the other moves', () => {
    const state = stateOf(atStep('btm-breakthrough', 'last'));
    const surrendering = (...script: readonly string[]) =>
      eventsOf(playOn(state, ...script).latest, 'surrendered').map(({ unit }) => unit);
    const move = 'tank-move g-repl-2';
    expect(surrendering(`${move} g-pz2 1705`, 'step 1706', 'step 1806')).toEqual(['g-pz2']);
    expect(surrendering(`${move} g-pz4 1304`, 'step 1305', 'step 1306', 'halt')).toEqual([]);
    expect(surrendering(`${move} g-pz3 1202`, 'halt')).toEqual([]);
    expect(taskOf('btm-breakthrough', 'last').answer).toBe('luga');
  });

  it('gives 2nd Panzer Army a line, but no source beside it', () => {
    const state = endOf('btm-breakthrough');
    expect(hasLine(supplyOf(state, GERMAN), t.placeNo('1704'))).toBe(true);
    expect(stepsFrom(state, '1704', GERMAN)).toBeGreaterThan(1);
  });

  it('takes three units; Riga holds as hero city, 4th Army has got out, 13th Army recovers', () => {
    const surrendered = eventsAt('btm-pocket', 'supply', 'surrendered');
    expect(surrendered.map(({ unit }) => unit).toSorted()).toEqual(['s-3', 's-8', 's-mc12']);
    expect(accepted('btm-pocket', 'lost')).toEqual(spaces(surrendered.map(({ hex }) => hex)));
    expect(eventsAt('btm-pocket', 'supply', 'recovered')).toMatchObject([{ units: ['s-13'] }]);
    const { units, turn, hero } = endOf('btm-pocket');
    expect([turn, hero.hex, units['s-27']?.place, units['s-4']?.place]).toEqual([2, '1703', '1703', '1002']);
    expect([units['s-19']?.place, units['s-21']?.place]).toEqual(['1306', '1306']);
  });
});

describe('places that may be pointed at', () => {
  const { cities, areas, hexes } = game.data.facts;

  it('are the cities of 2 points and the hexes beside S', () => {
    const big = cities.filter(({ points }) => points === 2).map(({ hex }) => hex);
    expect(accepted('btm-first-move', 'cities')).toEqual(spaces(big));
    expect(accepted('btm-first-move', 'rear')).toEqual(spaces(areas.S.adjacentHexes));
  });

  it.each([
    ['btm-first-move', 'zone'],
    ['btm-ground', 'none'],
  ])('%s, %s: the hexes whose Soviet units have no zone', (id, step) => {
    const stacked = sovietsOnMap(stateOf(atStep(id, step)));
    const zoned = new Set(
      stacked.flatMap(([unit, { place }]) => (t.hasZone(t.unitNo(unit), t.placeNo(place)) ? [place] : [])),
    );
    const without = stacked.flatMap(([, { place }]) => (zoned.has(place) ? [] : [place]));
    expect(accepted(id, step)).toEqual(spaces(without));
  });

  it('are the forests that 4th Panzer Army can enter, and stops in', () => {
    const run = atStep('btm-ground', 'tank');
    const reached = legalIn(game, run).flatMap((text) => /^move g-pz4 (\d{4})$/.exec(text)?.[1] ?? []);
    const forests = hexes.filter(({ id, terrain }) => terrain === 'forest' && reached.includes(id));
    expect(accepted('btm-ground', 'forest')).toEqual(spaces(forests.map(({ id }) => id)));
    expect(stateOf(after('btm-ground', 'tank')).stack.at(-1)?.at).toBe('movement/move');
  });

  it('is the German unit that did not recover', () => {
    expect(accepted('btm-breakthrough', 'spent')).toEqual(['space:1704', 'unit:g-pz2']);
  });
});

describe('marching', () => {
  it('the way round ends in the zone, and 16th Army comes back active next turn', () => {
    const { units } = endOf('btm-ground');
    expect([units['g-pz2']?.place, units['g-9']?.place]).toEqual(['1205', '1503']);
    expect(units['g-16']).toMatchObject({ place: 'turn-3', spent: false });
  });

  it('the limits of the weather are those of the facts', () => {
    expect(Number(taskOf('btm-ground', 'mud').answer)).toBe(2);
    expect(game.data.facts.weather.mud.move).toContain('2');
    for (const weather of ['snow', 'thaw'] as const)
      expect(game.data.facts.weather[weather].move).toContain(taskOf('btm-ground', 'snow').answer);
  });
});

describe('secrets', () => {
  it('are shown to the deciding seat alone, at every step of every lesson', () => {
    for (const lesson of lessons) {
      for (const run of listAsked(game, lesson)) {
        const { view, decision } = see(game, run);
        const other = decision?.seat === 'german' ? 'soviet' : 'german';
        expect(view.cards[other].hand, `${lesson.id} ${stepOf(run)?.id ?? ''}`).toBeNull();
        if (decision) expect(view.cards[decision.seat].hand).not.toBeNull();
      }
    }
  });

  it('the other side decides where the lesson says so', () => {
    for (const [id, step] of [
      ['btm-combats', 'stand'],
      ['btm-breakthrough', 'stand'],
      ['btm-defence', 'street'],
    ] as const)
      expect(decide(game, stateOf(atStep(id, step)))?.seat).toBe('soviet');
  });
});
