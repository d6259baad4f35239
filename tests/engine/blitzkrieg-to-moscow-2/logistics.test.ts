/** Logistics (§6, §13.1, §14, §15.2, §15.3). */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { AFTER_BLITZKRIEG } from './support.ts';
import {
  decisionOf,
  frameAt,
  game,
  listed,
  moveOf,
  open,
  placeOf,
  play,
  refusedAs,
  toFrame,
  whyKeys,
  type Table,
} from './table.ts';

/** A quiet front in turn 4: every earlier arrival has come. */
const CAME = { 'g-2': 'turn-6', 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-24': 'E', 's-50': 'E' };
const at = (side: 'german' | 'soviet', position: Position = {}, options = {}): Table => {
  const guards = side === 'german' ? {} : { 's-51': 'turn-4', 's-g1': 'turn-4', 's-g2': 'turn-4' };
  return open({ turn: 4, side, ...position, units: { ...CAME, ...guards, ...position.units } }, options);
};
const draws = (...cards: readonly string[]): readonly string[] => cards.map((card) => `draw ${card}`);
const GERMAN_FOUR = draws('g-repl-1', 'g-repl-2', 'g-air-1', 'g-tac');
const SOVIET_FOUR = draws('s-reinf-1', 's-reinf-2', 's-t34', 's-part');

describe('§6.1 cards', () => {
  it('takes exactly the number of the turn, each card once', () => {
    const table = at('german');
    expect(frameAt(table)).toBe('logistics/draw');
    expect(decisionOf(table).ask.params).toEqual({ left: 4, of: 4 });
    const one = play(table, 'draw g-tac');
    expect(listed(one)).toHaveLength(5);
    expect(refusedAs(one, 'draw g-tac')).toBe('BAD_DRAW.twice');
    expect(refusedAs(one, 'draw s-t34')).toBe('BAD_DRAW.other-side');
    const all = play(one, ...draws('g-blitz', 'g-air-1', 'g-repl-1'));
    expect(all.state.cards.german).toEqual({ hand: ['g-tac', 'g-blitz', 'g-air-1', 'g-repl-1'], discard: [] });
    expect(all.latest).toContainEqual({ type: 'draw-ended', side: 'german', count: 4 });
  });

  it('§7.2: cards of the turn before are discarded at the start of the own logistics phase, and can be taken again', () => {
    const table = at('german', { hands: { german: ['g-tac', 'g-blitz'], soviet: ['s-t34'] } });
    expect(table.events).toContainEqual({ type: 'cards-discarded', side: 'german', cards: ['g-tac', 'g-blitz'] });
    expect(listed(table)).toHaveLength(6);
    expect(table.state.cards.soviet.hand).toEqual(['s-t34']);
  });

  it.each([
    [true, true, 3],
    [true, false, 4],
    [false, true, 4],
  ])('§15.3: with the option %s and Moscow German %s the Soviet side takes %i', (moscow, isGerman, left) => {
    const position: Position = isGerman
      ? { units: { 's-20': 'E', 's-mc7': 'E' }, germanHexes: ['1310'], moscowEverGerman: true }
      : {};
    const table = toFrame(at('soviet', position, { moscow }), 'logistics/draw');
    expect(decisionOf(table).ask.params).toEqual({ left, of: left });
  });
});

describe('§6.2 arrivals', () => {
  it('lets 2nd Army choose among the German areas, and not finish before', () => {
    const table = toFrame(open({ turn: 2, units: { 's-19': 'E', 's-21': 'E' } }), 'logistics/reinforce');
    expect(listed(table, 'arrive')).toEqual(['arrive g-2 N', 'arrive g-2 C', 'arrive g-2 S', 'arrive g-2 R']);
    expect(refusedAs(table, 'end-reinforce')).toBe('ARRIVALS_LEFT');
    expect(refusedAs(table, 'arrive g-2 E')).toBe('BAD_AREA.enemy');
    expect(refusedAs(table, 'arrive g-16 N')).toBe('NOT_ON_MAP.not-arriving');
    expect(refusedAs(table, 'arrive s-22 E')).toBe('NOT_YOUR_UNIT');
    const done = play(table, 'arrive g-2 R');
    expect(placeOf(done, 'g-2')).toBe('R');
    expect(done.latest).toContainEqual({ type: 'arrived', unit: 'g-2', area: 'R', isReturn: false });
  });

  it('places Soviet reinforcements in the east, and coded units from the track in their own area (§10.5)', () => {
    const soviet = toFrame(at('soviet'), 'logistics/reinforce');
    expect(['s-51', 's-g1', 's-g2'].map((unit) => placeOf(soviet, unit))).toEqual(['E', 'E', 'E']);
    const german = play(at('german', { units: { 'g-pz4': 'turn-4', 'g-16': 'eliminated' } }), ...GERMAN_FOUR);
    expect(placeOf(german, 'g-pz4')).toBe('N');
    expect(german.latest).toContainEqual({ type: 'arrived', unit: 'g-pz4', area: 'N', isReturn: true });
  });

  it('asks the German side nothing while it has neither lost nor spent units', () => {
    expect(frameAt(play(at('german'), ...GERMAN_FOUR))).toBe('movement/move');
  });
});

describe('§6.2.2, §13.1 German rebuilding', () => {
  const lost = (position: Position = {}) =>
    play(at('german', { units: { 'g-pz1': 'eliminated', 'g-18': 'surrendered' }, ...position }), ...GERMAN_FOUR);

  it('§6.2.1: brings one eliminated unit back, spent, in any area, for one card', () => {
    const table = lost();
    expect(listed(table, 'rebuild g-repl-1 g-pz1')).toHaveLength(4);
    const done = play(table, 'rebuild g-repl-1 g-pz1 R');
    expect(done.state.units['g-pz1']).toMatchObject({ place: 'R', spent: true });
    expect(done.state.cards.german.discard).toEqual(['g-repl-1']);
    expect(refusedAs(done, 'rebuild g-repl-1 g-18 N')).toBe('CARD_NOT_IN_HAND.used');
    expect(refusedAs(done, 'rebuild g-repl-2 g-18 N')).toBe('REBUILD_COST.two-cards');
    expect(refusedAs(done, 'rebuild g-repl-2 g-16 N')).toBe('REBUILD_LIMIT.not-lost');
    expect(refusedAs(done, 'rebuild g-air-1 g-18 N')).toBe('CARD_USE.no-such-use');
    expect(refusedAs(done, 'rebuild g-blitz g-18 N')).toBe('CARD_NOT_IN_HAND.not-drawn');
  });

  it('brings a surrendered one back for both Replacements', () => {
    const done = play(lost(), 'rebuild g-repl-2 g-18 C');
    expect(done.state.units['g-18']).toMatchObject({ place: 'C', spent: true });
    expect(done.state.cards.german.discard).toEqual(['g-repl-2', 'g-repl-1']);
    expect(done.latest).toContainEqual({ type: 'rebuilt', unit: 'g-18', area: 'C', from: 'surrendered' });
  });

  it('refuses the area of the other side and units of the other side', () => {
    expect(refusedAs(lost(), 'rebuild g-repl-1 g-pz1 E')).toBe('BAD_AREA.enemy');
    expect(refusedAs(lost(), 'rebuild g-repl-1 s-8 N')).toBe('NOT_YOUR_UNIT');
  });
});

describe('§6.2.3, §6.2.4 Soviet rebuilding and removal', () => {
  const LOST = { 's-8': 'eliminated', 's-3': 'eliminated', 's-4': 'surrendered', 's-5': 'surrendered' };
  const table = (units: Readonly<Record<string, string>> = {}) =>
    toFrame(
      at('soviet', { units: { ...LOST, 's-mc3': 'eliminated', 's-mc6': 'surrendered', ...units } }),
      'logistics/draw',
    );
  const drawn = (units?: Readonly<Record<string, string>>) => play(table(units), ...SOVIET_FOUR);

  it('brings up to four infantry units back on one card; a surrendered one takes two places', () => {
    const one = play(drawn(), 'rebuild s-reinf-1 s-8 E');
    expect(frameAt(one)).toBe('logistics/rebuild');
    expect(one.state.units['s-8']).toMatchObject({ place: 'E', spent: false });
    const two = play(one, 'rebuild s-reinf-1 s-4 E');
    expect(listed(two)).toEqual(['rebuild s-reinf-1 s-3 E', 'end-rebuild']);
    expect(refusedAs(two, 'rebuild s-reinf-1 s-5 E')).toBe('REBUILD_COST.places');
    expect(refusedAs(two, 'rebuild s-reinf-2 s-5 E')).toBe('REBUILD_LIMIT.other-card');
    const done = play(two, 'rebuild s-reinf-1 s-3 E');
    expect(frameAt(done)).toBe('logistics/reinforce');
    expect(done.state.cards.soviet.discard).toEqual(['s-reinf-1']);
  });

  it('keeps arms apart: infantry by Reinforcements, one corps by T-34 Shock, never a surrendered one', () => {
    const now = drawn();
    expect(refusedAs(now, 'rebuild s-reinf-1 s-mc3 E')).toBe('REBUILD_LIMIT.infantry-only');
    expect(refusedAs(now, 'rebuild s-t34 s-8 E')).toBe('REBUILD_LIMIT.tank-only');
    expect(refusedAs(now, 'rebuild s-t34 s-mc6 E')).toBe('REBUILD_COST.mechanised');
    const done = play(now, 'rebuild s-t34 s-mc3 E');
    expect(placeOf(done, 's-mc3')).toBe('E');
    expect(frameAt(done)).toBe('logistics/reinforce');
  });

  it('§6.2.4, Q14: takes supplied units off, who may come back in the same phase', () => {
    const start = toFrame(
      at('soviet', { units: { 's-8': 'eliminated', 's-27': '1503', 'g-pz4': '1504' } }),
      'logistics/remove',
    );
    expect(listed(start)).toContain('remove s-27');
    const { units = {}, germanHexes = [] } = AFTER_BLITZKRIEG;
    const cutOff = open({ turn: 1, side: 'soviet', units, germanHexes });
    expect(refusedAs(cutOff, 'remove s-27')).toBe('NOT_SUPPLIED.remove');
    expect(refusedAs(cutOff, 'remove g-pz2')).toBe('NOT_YOUR_UNIT');
    expect(refusedAs(cutOff, 'remove s-19')).toBe('NOT_ON_MAP.remove');
    const back = play(start, 'remove s-27', 'end-remove', ...SOVIET_FOUR, 'rebuild s-reinf-1 s-27 E', 'end-rebuild');
    expect(back.state.units['s-27']).toMatchObject({ place: 'E', spent: false });
  });
});

describe('§14 hero city', () => {
  const table = (position: Position = {}) => play(toFrame(at('soviet', position), 'logistics/draw'), ...SOVIET_FOUR);

  it('§14.1: is named once, by a Reinforcements card, in a Soviet city', () => {
    const start = table({ germanHexes: ['1703'], units: { 's-27': 'E', 's-8': 'eliminated' } });
    expect(refusedAs(start, 'hero s-reinf-1 1703')).toBe('HERO_CITY.german');
    expect(refusedAs(start, 'hero s-reinf-1 1403')).toBe('HERO_CITY.no-city');
    expect(refusedAs(start, 'hero s-t34 1306')).toBe('CARD_USE.no-such-use');
    const done = play(start, 'hero s-reinf-1 1306');
    expect(done.state.hero).toEqual({ hex: '1306', used: true, doubled: '1306' });
    expect(done.state.cards.soviet.discard).toEqual(['s-reinf-1']);
    expect(refusedAs(done, 'hero s-reinf-2 0706')).toBe('HERO_USED');
  });

  it('adds no points to a supply city (§14.2.2)', () => {
    expect(play(table(), 'hero s-reinf-2 1310').state.hero).toEqual({ hex: '1310', used: true, doubled: null });
  });

  it('shows its points as a supply city’s before it is taken (§14.2.2)', () => {
    const position: Position = { phase: 'movement', units: { 'g-pz1': '0705' } };
    const pointsAnnounced = (hero: Position['hero']) => {
      const { state } = open(hero ? { ...position, hero } : position);
      const { effects } = game.foresight.preview(state, { type: 'move', unit: 'g-pz1', to: '0706' });
      return effects.find(({ key }) => key === 'btm.effect.takes')?.params?.['points'];
    };
    expect(pointsAnnounced(undefined)).toBe(1);
    expect(pointsAnnounced({ hex: '0706', used: true, doubled: '0706' })).toBe(2);
    expect(pointsAnnounced({ hex: null, used: true, doubled: '0706' })).toBe(2);
  });
});

describe('§6.3 rail', () => {
  const soviet = (position: Position = {}, options = {}) => toFrame(at('soviet', position, options), 'logistics/rail');
  const drawn = (...cards: readonly string[]) =>
    toFrame(play(toFrame(at('soviet'), 'logistics/draw'), ...draws(...cards)), 'logistics/rail');

  it('§6.3.2: gives the Soviet side one free move of a group within the stack limit', () => {
    const start = drawn('s-t34', 's-city', 's-part', 's-hitler');
    expect(listed(start, 'rail s-')).toEqual([]);
    const group = play(start, 'rail free s-23 1310');
    expect(frameAt(group)).toBe('logistics/rail-group');
    expect(listed(group)).toEqual(['aboard s-mc10', 'aboard s-mc1', 'depart']);
    expect(refusedAs(group, 'aboard s-27')).toBe('RAIL_GROUP.elsewhere');
    expect(refusedAs(group, 'aboard s-23')).toBe('RAIL_GROUP.aboard');
    const gone = play(group, 'aboard s-mc10', 'aboard s-mc1');
    expect(gone.latest).toContainEqual({
      type: 'railed',
      units: ['s-23', 's-mc10', 's-mc1'],
      from: '1907',
      to: '1310',
    });
    expect(gone.state.freeRailUsed).toBe(true);
    expect(refusedAs(gone, 'rail free s-20 E')).toBe('RAIL_LIMIT.used');
    expect(frameAt(gone)).toBe('logistics/rail');
    expect(listed(gone)).toEqual(['end-rail']);
  });

  it('leaves the group within the limit: two of one arm', () => {
    const group = play(soviet({ units: { 's-mc7': 'E' } }), 'rail free s-19 1306', 'aboard s-21');
    expect(refusedAs(group, 'aboard s-22')).toBe('RAIL_GROUP.limit');
    expect(play(group, 'depart').state.units['s-21']?.place).toBe('1306');
  });

  it('pays by card as well, and a unit may ride twice', () => {
    const start = drawn('s-reinf-1', 's-city', 's-part', 's-hitler');
    const once = play(start, 'rail free s-20 1306', 'depart');
    const twice = play(once, 'rail s-reinf-1 s-20 0706');
    expect(placeOf(twice, 's-20')).toBe('0706');
    expect(twice.state.cards.soviet.discard).toEqual(['s-reinf-1']);
  });

  it('§6.3.1: needs an end in the supply network', () => {
    const start = soviet({ germanHexes: ['1703'], units: { 's-27': 'E' } });
    expect(refusedAs(start, 'rail free s-20 1703')).toBe('RAIL_END.enemy-city');
    expect(refusedAs(start, 'rail free s-20 1403')).toBe('RAIL_END.to-no-city');
    expect(refusedAs(start, 'rail free s-20 N')).toBe('RAIL_END.enemy-area');
    expect(refusedAs(start, 'rail free s-20 1310')).toBe('RAIL_END.same');
    expect(refusedAs(start, 'rail free s-8 1310')).toBe('RAIL_END.from-no-city');
    expect(refusedAs(start, 'rail free g-16 1310')).toBe('NOT_YOUR_UNIT');
    const { units = {}, germanHexes = [] } = AFTER_BLITZKRIEG;
    const cutOff = toFrame(open({ turn: 1, side: 'soviet', units, germanHexes }), 'logistics/rail');
    expect(refusedAs(cutOff, 'rail free s-27 1310')).toBe('NOT_SUPPLIED.rail-from');
  });

  it('§15.3: the free move is gone for good once Moscow was German', () => {
    const lost = toFrame(
      play(
        toFrame(at('soviet', { moscowEverGerman: true }, { moscow: true }), 'logistics/draw'),
        ...draws('s-reinf-1', 's-city', 's-part', 's-hitler'),
      ),
      'logistics/rail',
    );
    expect(refusedAs(lost, 'rail free s-20 E')).toBe('RAIL_LIMIT.moscow');
    expect(listed(lost, 'rail s-reinf-1 s-20')).not.toEqual([]);
  });

  it('carries one German unit for a card, and a coded one only to its own area (§10.5)', () => {
    const start = play(
      at('german', { units: { 'g-16': '1703', 'g-2': '1303', 's-27': 'E', 's-13': 'E', 's-3': 'E' } }),
      ...GERMAN_FOUR,
    );
    expect(frameAt(start)).toBe('logistics/rail');
    expect(listed(start, 'rail g-repl-1 g-16')).toEqual(['rail g-repl-1 g-16 1303', 'rail g-repl-1 g-16 N']);
    expect(refusedAs(start, 'rail g-repl-1 g-16 C')).toBe('BAD_AREA.other-group');
    expect(refusedAs(start, 'rail g-repl-1 g-18 C')).toBe('RAIL_END.two-areas');
    expect(refusedAs(start, 'rail free g-16 1303')).toBe('RAIL_LIMIT.german');
    expect(refusedAs(start, 'rail g-air-1 g-16 1303')).toBe('CARD_USE.no-such-use');
    const gone = play(start, 'rail g-repl-1 g-2 S');
    expect(placeOf(gone, 'g-2')).toBe('S');
    expect(frameAt(gone)).toBe('logistics/rail');
    expect(play(gone, 'end-rail').state.stack[0]?.at).toBe('movement/move');
  });

  it('says why a place or unit is not offered', () => {
    const start = drawn('s-t34', 's-city', 's-part', 's-hitler');
    expect(whyKeys(start, 'space:1403')).toContain('RAIL_END.to-no-city');
    expect(whyKeys(start, 'unit:g-16')).toEqual(['NOT_YOUR_UNIT']);
    expect(whyKeys(start, 'card:s-t34')).toEqual(['NO_WINDOW.for-tankAction']);
    expect(whyKeys(start, 'unit:s-20')).toEqual([]);
  });
});

describe('§15.2.2, Q25: Odessa by sea when the phase starts', () => {
  const AT_START = { odessa: true, 'sea-move': 'phase-start' } as const;
  const table = (position: Position = {}, options: Readonly<Record<string, boolean | string>> = AT_START) =>
    at('soviet', position, options);

  it('ships infantry to Sevastopol, spent, in the place of the free rail move', () => {
    const start = table({ units: { 's-26': '0304', 's-6': '0106' } });
    expect(frameAt(start)).toBe('logistics/sea');
    expect(listed(start)).toEqual(['sea s-26', 'sea s-9', 'end-sea']);
    expect(refusedAs(start, 'sea s-mc2')).toBe('SEA_UNIT.mechanised');
    expect(refusedAs(start, 'sea s-6')).toBe('SEA_UNIT.elsewhere');
    expect(refusedAs(start, 'sea g-11')).toBe('NOT_YOUR_UNIT');
    const gone = play(start, 'sea s-9');
    expect(gone.state.units['s-9']).toMatchObject({ place: '0106', spent: true });
    expect(frameAt(gone)).toBe('logistics/sea');
    const all = play(gone, 'sea s-26');
    expect(frameAt(all)).toBe('logistics/remove');
    expect(all.state.freeRailUsed).toBe(true);
  });

  it('is left out without the option, with Sevastopol German, and without the free rail move', () => {
    expect(frameAt(table({}, {}))).toBe('logistics/remove');
    expect(frameAt(table({ germanHexes: ['0106'] }))).toBe('logistics/remove');
    expect(frameAt(table({ moscowEverGerman: true }, { ...AT_START, moscow: true }))).toBe('logistics/remove');
    expect(frameAt(table({ units: { 's-9': 'E' } }))).toBe('logistics/remove');
  });
});

describe('§15.2.2, Q25: Odessa by sea in the rail step', () => {
  const CUT_OFF = { 'g-11': '0303', 'g-17': '0403', 'g-6': '0404', 'g-4': '0305' };
  const labelOf = ({ state }: Table, text: string) => game.words.label(state, moveOf(text)).key;
  const sailing = (position: Position = {}, options = {}) =>
    toFrame(
      at(
        'soviet',
        { ...position, units: { ...CUT_OFF, 's-26': '0304', ...position.units } },
        { odessa: true, ...options },
      ),
      'logistics/rail',
    );

  it('spent forces take control of counts as a rail move: by the free one, a group of infantry, which', () => {
    const start = sailing();
    expect(listed(start, 'rail free s-9')).toEqual(['rail free s-9 0106']);
    expect(labelOf(start, 'rail free s-9 0106')).toBe('btm.move.ship');
    expect(refusedAs(start, 'rail free s-9 1310')).toBe('NOT_SUPPLIED.rail-from');
    expect(refusedAs(start, 'rail free s-mc2 0106')).toBe('NOT_SUPPLIED.rail-from');
    const boarding = play(start, 'rail free s-9 0106');
    expect(listed(boarding)).toEqual(['aboard s-26', 'depart']);
    expect(refusedAs(boarding, 'aboard s-mc2')).toBe('SEA_UNIT.mechanised');
    const told = game.foresight.preview(boarding.state, moveOf('aboard s-26')).effects.map(({ key }) => key);
    expect(told).toEqual(['btm.effect.spent', 'btm.effect.spent']);
    const gone = play(boarding, 'aboard s-26');
    for (const unit of ['s-9', 's-26']) expect(gone.state.units[unit]).toMatchObject({ place: '0106', spent: true });
    expect(gone.state.freeRailUsed).toBe(true);
  });

  it('is paid by a card as well, also where the free rail move is gone (§15.3)', () => {
    const start = sailing({ moscowEverGerman: true }, { moscow: true });
    expect(listed(start, 'rail free')).toEqual([]);
    const gone = play(start, 'rail s-reinf-1 s-9 0106', 'depart');
    expect([placeOf(gone, 's-9'), gone.state.cards.soviet.discard]).toEqual(['0106', ['s-reinf-1']]);
  });

  it('is for infantry that was in Odessa when the phase began', () => {
    // With Odessa in supply and Sevastopol cut off, a unit may still come to Odessa by rail.
    const start = sailing({
      units: { 'g-11': 'R', 'g-17': '0206', 'g-6': 'S', 'g-4': 'C', 's-26': '0706', 's-6': '0304' },
    });
    expect(listed(start, 'rail free s-9')).toContain('rail free s-9 0106');
    const come = play(start, 'rail free s-26 0304');
    expect(placeOf(come, 's-26')).toBe('0304');
    expect(listed(come, 'rail s-reinf-1 s-9')).toContain('rail s-reinf-1 s-9 0106');
    expect(listed(come, 'rail s-reinf-1 s-26')).not.toContain('rail s-reinf-1 s-26 0106');
    expect(refusedAs(play(come, 'rail s-reinf-1 s-9 0106'), 'aboard s-26')).toBe('SEA_UNIT.late');
  });

  it('is no sea move where a train goes, nor without the option', () => {
    const open = sailing({ units: { 'g-11': 'R', 'g-17': 'S', 'g-6': 'S', 'g-4': 'C' } });
    expect(labelOf(open, 'rail free s-9 0106')).toBe('btm.move.rail-free');
    expect(listed(sailing({}, { odessa: false }), 'rail free s-9')).toEqual([]);
  });
});
