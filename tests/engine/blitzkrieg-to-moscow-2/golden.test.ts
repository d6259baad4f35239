/** The worked example of the rulebook, section 19, through the whole engine: the German half of turn 1, from the data. */
import { describe, expect, it } from 'vitest';
import file from '../../../src/engine/games/blitzkrieg-to-moscow-2/data/blitzkrieg-to-moscow-2.json';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import {
  hasLine,
  isSource,
  readSupply,
  stepsToSource,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import {
  decisionOf,
  frameAt,
  game,
  listed,
  moveOf,
  open,
  placeOf,
  play as playOn,
  refusedAs,
  type Table,
} from './table.ts';
import { t } from './game.ts';

/** A combat as the data file has it. */
interface Fight {
  readonly target: string;
  readonly attackers: readonly (readonly [unit: string, from: string])[];
  readonly defenders: readonly string[];
  readonly active: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly ratio: string;
  readonly shifts: Readonly<Record<string, number>>;
  readonly column: string;
  readonly die: number | null;
  readonly firstResult?: string;
  readonly reroll?: { readonly card: string; readonly die: number };
  readonly result: string;
  readonly advance?: readonly [unit: string, to: string];
  readonly spent: readonly string[];
  readonly eliminated?: readonly string[];
  readonly before?: { readonly withoutCard: string };
  readonly retreat?: { readonly unit: string; readonly path: readonly string[] };
}
interface Step extends Partial<Omit<Fight, 'attack'>> {
  readonly golden: string;
  readonly unit?: string;
  readonly path?: readonly string[];
  readonly card?: string;
  readonly moves?: readonly (readonly [unit: string, path: readonly string[]])[];
  readonly attack?: number | Fight;
  readonly outOfSupply?: readonly string[];
  readonly recover?: readonly string[];
  readonly remainSpent?: readonly string[];
}

const STEPS = file.example as unknown as readonly Step[];

function step(golden: string): Step {
  const found = STEPS.find((one) => one.golden === golden);
  if (!found) throw new Error(`no step ${golden}`);
  return found;
}
/** The combat of a step: the step itself, or the attack of its card. */
function fightOf(golden: string): Fight {
  const found = step(golden);
  return typeof found.attack === 'object' ? found.attack : (found as Fight);
}

/** Plays on, with all invariants after every move. */
const play = (table: Table, ...script: readonly string[]): Table =>
  script.reduce((now, line) => {
    const after = playOn(now, line);
    const made = { before: now.state, move: moveOf(line.split(':')[0]?.trim() ?? '') };
    expect([line, game.invariants(after.state, made)]).toEqual([line, []]);
    return after;
  }, table);

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;
const eventsOf = <K extends BtmEvent['type']>(events: readonly BtmEvent[], type: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.type === type);
/** Events since an earlier point of the same game. */
const since = (now: Table, then: Table): readonly BtmEvent[] => now.events.slice(then.events.length);

const SOVIET = 1;
const supplyOf = (table: Table, side = SOVIET) => readSupply(readField(t, table.state), side);
const sovietsWithoutLine = (table: Table): readonly string[] => {
  const supply = supplyOf(table);
  return Object.entries(table.state.units)
    .filter(
      ([unit, { place }]) => unit.startsWith('s-') && t.isHex(t.placeNo(place)) && !hasLine(supply, t.placeNo(place)),
    )
    .map(([unit]) => unit);
};
const placesOf = (table: Table, units: readonly string[]): readonly (string | undefined)[] =>
  [...new Set(units.map((unit) => placeOf(table, unit)))].sort();
const isSpent = (table: Table, unit: string): boolean | undefined => table.state.units[unit]?.spent;

/** `5:1` as a step of the scale. */
const odds = (ratio: string): number => Number(ratio.split(':')[0]);
/** Names of the shifts of the data file, the card without its copy. */
const SHIFTS: Readonly<Record<string, string>> = {
  tank: 'btm.shift.tank',
  river: 'btm.shift.river',
  city: 'btm.shift.city',
  'g-air': 'btm.shift.attack-card',
};
const shiftsOf = ({ shifts }: Fight): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(shifts).map(([name, amount]) => [SHIFTS[name] ?? name, amount]));

/** Declares a combat of the combat phase and chooses the defence of each unit. */
const declare = (table: Table, { target, attackers }: Fight): Table =>
  play(table, `attack ${target}`, ...attackers.map(([unit]) => `join ${unit}`), 'assault');
const defend = (table: Table, { defenders }: Fight, active: readonly string[]): Table =>
  play(table, ...defenders.map((unit) => `defend ${unit} ${active.includes(unit) ? 'active' : 'passive'}`));
/** The exact odds of the combat if no card is played. */
const plainOdds = (table: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (game.foresight.preview(table.state, moveOf('shift none')).odds?.outcomes ?? []).map(({ id, count }) => [
      id,
      count,
    ]),
  );

/** Everything that the fixture says of a finished combat. */
function expectFought(now: Table, then: Table, fight: Fight): void {
  const events = since(now, then);
  expect(eventsOf(events, 'attack-declared')).toEqual([
    {
      type: 'attack-declared',
      target: fight.target,
      attackers: fight.attackers.map(([unit]) => unit),
      defenders: fight.defenders,
    },
  ]);
  expect(eventsOf(events, 'defence-chosen')).toEqual([{ type: 'defence-chosen', active: fight.active, passive: [] }]);
  const rolls = eventsOf(events, 'rolled');
  for (const { reckoning } of rolls) {
    expect(reckoning).toMatchObject({
      attack: fight.attack,
      defence: fight.defence,
      odds: odds(fight.ratio),
      column: odds(fight.column),
    });
    expect(Object.fromEntries(reckoning.shifts.map(({ key, amount }) => [key, amount]))).toEqual(shiftsOf(fight));
  }
  expect(rolls.map(({ result }) => result)).toEqual([
    ...(fight.firstResult === undefined ? [] : [fight.firstResult]),
    fight.result,
  ]);
  if (fight.die !== null)
    expect(rolls.map(({ die }) => die)).toEqual([fight.die, ...(fight.reroll ? [fight.reroll.die] : [])]);
  const [advancer, to] = fight.advance ?? [];
  expect(eventsOf(events, 'advanced').map((event) => [event.unit, event.to])).toEqual(
    advancer === undefined ? [] : [[advancer, to]],
  );
  if (advancer !== undefined) {
    expect(placeOf(now, advancer)).toBe(fight.target);
    expect(now.state.germanHexes).toContain(fight.target);
  }
  for (const unit of fight.spent) expect([unit, isSpent(now, unit)]).toEqual([unit, true]);
  expect(eventsOf(events, 'eliminated').map(({ unit }) => unit)).toEqual(fight.eliminated ?? []);
  for (const unit of fight.eliminated ?? []) expect(placeOf(now, unit)).toBe('eliminated');
  for (const [unit, from] of fight.attackers)
    if (unit !== advancer) expect([unit, placeOf(now, unit)]).toEqual([unit, from]);
  expect(now.state.combat).toBeNull();
}

const start = open();
const moved = play(start, 'move g-pz2 1401');
const combat = play(moved, 'end-move');

const baltic = fightOf('G-02');
const atBaltic = declare(combat, baltic);
const balticActive = defend(atBaltic, baltic, baltic.active);
const afterBaltic = play(balticActive, 'shift g-air-1: 6', 'reroll none', `advance ${baltic.advance?.[0] ?? ''}`);

const bialystok = fightOf('G-03');
const bialystokActive = defend(declare(afterBaltic, bialystok), bialystok, bialystok.active);
const afterBialystok = play(bialystokActive, 'shift g-air-2: 1', 'reroll none', 'advance g-pz3');

const lutsk = fightOf('G-04');
const lutskRolled = play(defend(declare(afterBialystok, lutsk), lutsk, lutsk.active), `shift none: ${lutsk.die ?? 0}`);
const afterLutsk = play(
  lutskRolled,
  `reroll ${lutsk.reroll?.card ?? ''}: ${lutsk.reroll?.die ?? 0}`,
  'reroll none',
  'advance g-6',
);

const prut = fightOf('G-05');
const afterPrut = play(
  defend(declare(afterLutsk, prut), prut, prut.active),
  `shift none: ${prut.die ?? 0}`,
  'reroll none',
);

const breakthrough = play(afterPrut, 'end-combat');
const [first = ['', []], second = ['', []]] = step('G-06').moves ?? [];
const walk = (card: string, [unit, path]: readonly [string, readonly string[]]): readonly string[] => [
  `tank-move ${card} ${unit} ${path[1] ?? ''}`,
  ...path.slice(2).map((hex) => `step ${hex}`),
];
const blitz = step('G-06').card ?? '';
const blitzed = play(breakthrough, ...walk(blitz, first), ...walk(blitz, second));

const minsk = fightOf('G-07');
const atMinsk = play(blitzed, `tank-attack ${step('G-07').card ?? ''} g-pz4 1303`);
const minskActive = defend(atMinsk, minsk, minsk.active);
const minskRolled = play(minskActive, `shift none: ${minsk.die ?? 0}`, 'reroll none');
const afterMinsk = play(minskRolled, 'advance g-pz4');

const last = step('G-09').card ?? '';
const [third = ['', []]] = step('G-09').moves ?? [];
const atKobrin = play(afterMinsk, ...walk(last, third));
const end = play(atKobrin, 'halt');

describe('the worked example, section 19', () => {
  it('G-00: the German side takes all six cards; there is nothing to reinforce', () => {
    expect(start.state.turn).toBe(1);
    expect(start.state.cards).toEqual({
      german: { hand: file.cards.german.map(({ id }) => id), discard: [] },
      soviet: { hand: [], discard: [] },
    });
    expect(eventsOf(start.events, 'draw-ended')).toEqual([{ type: 'draw-ended', side: 'german', count: 6 }]);
    expect(eventsOf(start.events, 'arrived')).toEqual([]);
    expect([frameAt(start), decisionOf(start).seat]).toEqual(['movement/move', 'german']);
  });

  it('G-01: 2nd Panzer Army stops in 1401, in the zone of 3rd Mechanised Corps', () => {
    const { unit = '', path = [] } = step('G-01');
    expect(placeOf(start, unit)).toBe(path[0]);
    expect(placeOf(moved, unit)).toBe(path[1]);
    // It stopped without being asked, five hexes of movement or not.
    expect(frameAt(moved)).toBe('movement/move');
    expect(moved.latest).toContainEqual({ type: 'moved', unit, from: 'C', path: ['1401'] });
    expect(game.foresight.preview(start.state, moveOf('move g-pz2 1401')).effects.map(({ key }) => key)).toContain(
      'btm.refuse.STOP_HEX.zone',
    );
    // The rulebook: Army Group North could move to 1701; those in Romania could not.
    expect(listed(start)).toEqual(
      expect.arrayContaining(['move g-pz4 1701', 'move g-16 1701', 'move g-18 1701', 'end-move']),
    );
    for (const romanian of ['g-11', 'g-r3', 'g-r4'])
      expect(refusedAs(start, `move ${romanian} 0502`)).toBe('ROMANIA_TURN_1');
    expect(frameAt(combat)).toBe('combat/attack');
  });

  it('G-02: 15:3 at 1502, by a tank and Air Support 7:1', () => {
    expect(baltic.before?.withoutCard).toBe('6:1');
    expect(decisionOf(balticActive).ask.params).toMatchObject({ attack: 15, defence: 3, column: 6 });
    expect(plainOdds(balticActive)).toEqual({ DE: 5, DL: 1, DR: 0, '-': 0 });
    expectFought(afterBaltic, combat, baltic);
    expect(afterBaltic.state.cards.german.discard).toEqual(['g-air-1']);
  });

  it('G-02: every die gives DE', () => {
    for (const die of [1, 2, 3, 4, 5, 6])
      expect(eventsOf(play(balticActive, `shift g-air-1: ${die}`).latest, 'rolled')[0]?.result).toBe('DE');
  });

  it.each([
    ['passive', [], 1],
    ['11th Army alone', ['s-11'], 2],
  ])('G-02: %s would be a sure DE without a card', (_, active, defence) => {
    const other = defend(atBaltic, baltic, active);
    expect(decisionOf(other).ask.params).toMatchObject({ attack: 15, defence, column: 7 });
    expect(plainOdds(other)).toEqual({ DE: 6, DL: 0, DR: 0, '-': 0 });
  });

  it('G-03: 17:3 at 1201, by a tank and Air Support 7:1', () => {
    expect(decisionOf(bialystokActive).ask.params).toMatchObject({ attack: 17, defence: 3, column: 6 });
    expectFought(afterBialystok, afterBaltic, bialystok);
    for (const die of [1, 2, 3, 4, 5, 6])
      expect(eventsOf(play(bialystokActive, `shift g-air-2: ${die}`).latest, 'rolled')[0]?.result).toBe('DE');
  });

  it('G-04: 18:4 at 0901, 5:1 by a tank; Tactical Superiority makes a 3 of the 6', () => {
    expect(lutskRolled.state.combat).toMatchObject({ die: 6, result: 'DR' });
    expect(decisionOf(lutskRolled)).toMatchObject({ seat: 'german', ask: { params: { die: 6, result: 'DR' } } });
    expect(listed(lutskRolled)).toEqual(['reroll g-tac', 'reroll none']);
    expectFought(afterLutsk, afterBialystok, lutsk);
    expect(afterLutsk.state.cards.german.hand).toEqual(['g-blitz', 'g-repl-1', 'g-repl-2']);
  });

  it('G-05: 9:3 at 0702, 2:1 across the Prut; nothing but fatigue', () => {
    expectFought(afterPrut, afterLutsk, prut);
    expect(placeOf(afterPrut, 's-12')).toBe('0702');
    expect(eventsOf(since(afterPrut, afterLutsk), 'eliminated')).toEqual([
      { type: 'eliminated', unit: 's-mc16', place: '0702', cause: 'exhausted' },
    ]);
    expect(afterPrut.state.germanHexes).not.toContain('0702');
  });

  it('the four combats may be fought in any order', () => {
    let table = combat;
    for (const [fight, script] of [
      [prut, ['shift none: 5', 'reroll none']],
      [lutsk, ['shift none: 6', 'reroll g-tac: 3', 'reroll none', 'advance g-6']],
      [bialystok, ['shift g-air-2: 1', 'reroll none', 'advance g-pz3']],
      [baltic, ['shift g-air-1: 6', 'reroll none', 'advance g-pz2']],
    ] as const)
      table = play(defend(declare(table, fight), fight, fight.active), ...script);
    expect(table.state.units).toEqual(afterPrut.state.units);
    expect(table.state.germanHexes).toEqual(afterPrut.state.germanHexes);
  });

  it('G-06: Blitzkrieg: 2nd Panzer Army to 1704, 4th to 1403; nothing moves before both are named', () => {
    expect(frameAt(breakthrough)).toBe('breakthrough/action');
    const planned = play(breakthrough, ...walk(blitz, first));
    expect([frameAt(planned), placeOf(planned, 'g-pz2')]).toEqual(['breakthrough/second', '1502']);
    expect(eventsOf(since(blitzed, breakthrough), 'moved')).toEqual([
      { type: 'moved', unit: first[0], from: first[1][0], path: first[1].slice(1) },
      { type: 'moved', unit: second[0], from: second[1][0], path: second[1].slice(1) },
    ]);
    expect([placeOf(blitzed, 'g-pz2'), placeOf(blitzed, 'g-pz4')]).toEqual(['1704', '1403']);
    expect([isSpent(blitzed, 'g-pz2'), isSpent(blitzed, 'g-pz4')]).toEqual([true, false]);
    expect(blitzed.state.germanHexes).toEqual(expect.arrayContaining(['1503', '1504', '1604', '1704', '1403']));
    expect(blitzed.state.cards.german).toMatchObject({ hand: ['g-repl-1', 'g-repl-2'] });
  });

  it('G-06: Riga, 1601 and 1301 are out of supply, and no others', () => {
    // 3rd Army in 1301 is between the zones of 2nd and 3rd Panzer Army already.
    expect(sovietsWithoutLine(breakthrough)).toEqual(['s-3']);
    const cut = sovietsWithoutLine(blitzed);
    expect(placesOf(blitzed, cut)).toEqual(['1301', '1601', '1703']);
    expect([...cut].sort()).toEqual(['s-27', 's-3', 's-8', 's-mc12']);
  });

  it('G-06: the way by 1603 is closed by 27th Army in Riga', () => {
    const near = play(breakthrough, 'tank-move g-blitz g-pz2 1503', 'step 1603');
    expect(listed(near)).not.toContain('step 1704');
    expect(listed(near, 'step')).toEqual([]);
    expect(frameAt(near)).toBe('breakthrough/second');
  });

  it('G-07: 4th Panzer Army takes Minsk at 2:1; 13th Army goes to 1204', () => {
    expect(decisionOf(minskActive).ask.params).toMatchObject({ attack: 6, defence: 2, column: 2 });
    expectFought(afterMinsk, blitzed, minsk);
    expect(eventsOf(since(afterMinsk, blitzed), 'retreated')).toEqual([
      { type: 'retreated', unit: 's-13', from: '1303', path: minsk.retreat?.path.slice(1) },
    ]);
    // Both hexes were forced: there was no question.
    expect(frameAt(minskRolled)).toBe('combat/advance');
    expect(eventsOf(since(afterMinsk, blitzed), 'control')).toEqual([
      { type: 'control', hex: '1303', to: 'german', points: 1 },
    ]);
    expect(frameAt(afterMinsk)).toBe('breakthrough/action');
  });

  it('G-07: without the stack 1204 is two steps from Smolensk, 1104 and 1103 are further', () => {
    const gone = structuredClone(minskActive.state) as { units: Record<string, { place: string }> };
    gone.units['s-13'] = { ...gone.units['s-13'], place: 'eliminated' };
    const supply = readSupply(readField(t, gone as unknown as Table['state']), SOVIET);
    expect(['1204', '1104', '1103'].map((hex) => stepsToSource(supply, t.placeNo(hex)))).toEqual([2, 3, 4]);
  });

  it('G-08: 4th Panzer Army could take Smolensk', () => {
    const other = play(afterMinsk, `tank-move ${last} g-pz4 1304`, 'step 1305', 'step 1306', 'halt');
    expect(placeOf(other, 'g-pz4')).toBe('1306');
    expect(other.events).toContainEqual({ type: 'control', hex: '1306', to: 'german', points: 1 });
  });

  it('G-08: 2nd Panzer Army could go to 1806, and Leningrad would still be a source', () => {
    const way = [`tank-move ${last} g-pz2 1705`, 'step 1706', 'step 1806'];
    const on = play(afterMinsk, ...way.slice(0, 2));
    expect(listed(on)).toContain('step 1806');
    const other = play(on, ...way.slice(2));
    expect(other.latest).toContainEqual({ type: 'moved', unit: 'g-pz2', from: '1704', path: ['1705', '1706', '1806'] });
    const there = { ...afterMinsk.state.units['g-pz2'], place: '1806' };
    const near = {
      ...afterMinsk,
      state: { ...afterMinsk.state, units: { ...afterMinsk.state.units, 'g-pz2': there } },
    };
    expect(isSource(supplyOf(near as Table), t.placeNo('1907'))).toBe(true);
    // It was the last card, so German supply follows at once, and 1806 has no line to a German source (13.1).
    expect(eventsOf(other.latest, 'surrendered')).toEqual([{ type: 'surrendered', unit: 'g-pz2', hex: '1806' }]);
  });

  it('G-08: in the Soviet half trains reach Leningrad', () => {
    const soviets = play(end, 'end-remove', 'draw s-t34', 'draw s-part', 'end-reinforce');
    expect(listed(soviets)).toContain('rail free s-19 1907');
  });

  it('G-08: 1st Panzer Army could attack 26th Army, at 5:1 if it defends passively', () => {
    const attacked = play(afterMinsk, `tank-attack ${last} g-pz1 0801`, 'defend s-26 passive: 1');
    const [roll] = eventsOf(attacked.latest, 'rolled');
    expect(roll?.reckoning).toMatchObject({ attack: 4, defence: 1, odds: 4, column: 5 });
    const active = play(afterMinsk, `tank-attack ${last} g-pz1 0801`, 'defend s-26 active: 1');
    expect(eventsOf(active.latest, 'rolled')[0]?.reckoning).toMatchObject({ attack: 4, defence: 2, column: 3 });
  });

  it('G-09: 3rd Panzer Army goes to 1202 and cuts off 1102, which had a line of exactly five hexes', () => {
    expect(stepsToSource(supplyOf(afterMinsk), t.placeNo('1102'))).toBe(5);
    expect(sovietsWithoutLine(afterMinsk)).not.toContain('s-4');
    expect(listed(atKobrin)).toContain('halt');
    expect(placeOf(end, 'g-pz3')).toBe('1202');
    expect(sovietsWithoutLine(end)).toContain('s-4');
    expect(stepsToSource(supplyOf(end), t.placeNo('1102'))).toBeGreaterThan(5);
    expect(end.state.cards.german).toEqual({
      hand: [],
      discard: ['g-air-1', 'g-air-2', 'g-tac', 'g-blitz', 'g-repl-1', 'g-repl-2'],
    });
  });

  it('G-10: no German surrenders; all recover but 2nd Panzer Army', () => {
    const { outOfSupply, recover = [], remainSpent = [] } = step('G-10');
    expect(eventsOf(end.latest, 'surrendered').map(({ unit }) => unit)).toEqual(outOfSupply);
    expect([...(eventsOf(end.latest, 'recovered')[0]?.units ?? [])].sort()).toEqual([...recover].sort());
    const spent = Object.entries(end.state.units).filter(([unit, { spent: is }]) => unit.startsWith('g-') && is);
    expect(spent.map(([unit]) => unit)).toEqual(remainSpent);
    expect(placeOf(end, 'g-pz2')).toBe('1704');
    // Soviet units stay as they are: this was the supply of the other side.
    expect([isSpent(end, 's-12'), isSpent(end, 's-13'), placeOf(end, 's-27')]).toEqual([true, true, '1703']);
  });

  it('then the Soviet half begins, with two cards to choose', () => {
    expect(decisionOf(end)).toMatchObject({ seat: 'soviet', ask: { key: 'btm.ask.remove' } });
    expect(end.state.turn).toBe(1);
    const drawing = play(end, 'end-remove');
    expect(decisionOf(drawing).ask.params).toEqual({ left: 2, of: 2 });
    expect(listed(drawing)).toHaveLength(6);
  });
});
