/** The parts of the game (§2) and their starting places (§3). */
import { describe, expect, it } from 'vitest';
import { game, listed, open, placeOf, refusedAs } from './table.ts';

const { hexes, cities, areas, units, turns, cards } = game.data.facts;
const unitOf = (id: string) => units.find((unit) => unit.id === id);
const idsWith = (fits: (unit: (typeof units)[number]) => boolean): readonly string[] =>
  units.flatMap((unit) => (fits(unit) ? [unit.id] : []));

describe('the map', () => {
  it('§2.1.1: has five kinds of ground, and cities are one of them', () => {
    expect(new Set(hexes.map(({ terrain }) => terrain))).toEqual(
      new Set(['clear', 'forest', 'marsh', 'mountain', 'city']),
    );
    const built = hexes.filter(({ terrain }) => terrain === 'city').map(({ id }) => id);
    expect([...built].sort()).toEqual(cities.map(({ hex }) => hex).sort());
  });

  it('§2.1.2: four rear areas in the west and one in the east, each beside its edge', () => {
    expect(Object.entries(areas).map(([id, { side }]) => `${id} ${side}`)).toEqual([
      'N german',
      'C german',
      'S german',
      'R german',
      'E soviet',
    ]);
    const east = hexes.filter(({ col }) => col === 11).map(({ id }) => id);
    expect([...(areas['E']?.adjacentHexes ?? [])].sort()).toEqual([...east].sort());
    expect(areas['C']?.adjacentHexes).toEqual(['1001', '1102', '1201', '1301', '1401']);
  });

  it('§2.1.3: shows where Soviet units begin', () => {
    const { state } = open();
    for (const id of idsWith(({ side, code }) => side === 'soviet' && code === 'start'))
      expect(hexes.map((hex) => hex.id)).toContain(state.units[id]?.place);
  });

  it('§2.1.4: the turn track gives both sides their cards', () => {
    expect(turns.map(({ cards: { german, soviet } }) => `${german}/${soviet}`)).toEqual([
      '6/2',
      '5/2',
      '4/3',
      '4/4',
      '4/4',
      '4/3',
    ]);
    expect(turns.map(({ weather }) => weather)).toEqual(['clear', 'clear', 'mud', 'snow', 'snow', 'thaw']);
  });
});

describe('the units', () => {
  it('§2.2.1: each shows arm, name, strength with its passive value, move and code', () => {
    for (const unit of units) {
      expect(unit.name).not.toBe('');
      expect(unit.strength).toBeGreaterThan(0);
      expect(unit.passive).toBeGreaterThanOrEqual(0);
      expect(unit.code).toMatch(/^(?:start|[NCSR]|[1-6])$/);
    }
    expect(unitOf('g-pz1')).toMatchObject({ name: '1st Panzer Army', strength: 8, passive: 4, move: 5, code: 'S' });
  });

  it('§2.2.2: panzer armies and mechanised corps are tanks, all others infantry', () => {
    expect(idsWith(({ arm }) => arm === 'tank')).toEqual(idsWith(({ id }) => /^(?:g-pz|s-mc)/.test(id)));
  });

  it('§2.2.3: a number is the turn of arrival, a letter the rear area of a German', () => {
    const { state } = open();
    for (const { id, code, side } of units) {
      if (code === 'start') continue;
      expect(state.units[id]?.place).toBe(side === 'german' && /[A-Z]/.test(code) ? code : `turn-${code}`);
    }
  });

  it('§2.2.4: the value in brackets is half the strength or more, none for a corps', () => {
    for (const { id, strength, passive, hasSpentSide } of units)
      expect(passive, id).toBe(hasSpentSide ? Math.ceil(strength / 2) : 0);
  });

  it('§2.2.5: panzer armies move five hexes, all other units three', () => {
    for (const { id, move } of units) expect(move, id).toBe(id.startsWith('g-pz') ? 5 : 3);
  });

  it('§2.2.6: all have an active and a spent side but mechanised corps', () => {
    expect(idsWith(({ hasSpentSide }) => !hasSpentSide)).toEqual(idsWith(({ id }) => id.startsWith('s-mc')));
    expect(Object.values(open().state.units).some(({ spent }) => spent)).toBe(false);
  });

  it('§2.2.7: Romanians are of the German side and Guards of the Soviet one, who alone have a zone among infantry', () => {
    const nations = (side: string) => new Set(units.filter((unit) => unit.side === side).map(({ nation }) => nation));
    expect(nations('german')).toEqual(new Set(['German', 'Romanian']));
    expect(nations('soviet')).toEqual(new Set(['Soviet', 'Guards']));
    expect(idsWith(({ side, arm, zoc }) => side === 'soviet' && arm === 'infantry' && zoc)).toEqual(
      idsWith(({ nation }) => nation === 'Guards'),
    );
    expect(idsWith(({ side, zoc }) => side === 'german' && !zoc)).toEqual(
      idsWith(({ nation }) => nation === 'Romanian'),
    );
  });

  it('§2.2.8: no two have the same name', () => {
    const named = units.map(({ side, nation, name }) => `${side} ${nation} ${name}`);
    expect(new Set(named).size).toBe(units.length);
    expect(unitOf('s-mc12')?.name).toContain('12th');
  });

  it('§2.2.9: corps are named as such, all others are armies', () => {
    expect(idsWith(({ name }) => /Corps/.test(name))).toEqual(idsWith(({ id }) => id.startsWith('s-mc')));
  });

  it('§2.2.10: control and the hero city are marked without using up corps', () => {
    const table = open({ phase: 'movement', turn: 1, units: { 'g-pz1': '0705' } });
    expect(table.state.germanHexes).toContain('0705');
    expect(Object.values(table.state.units).filter(({ place }) => place === 'eliminated')).toEqual([]);
  });

  it('§2.3: each side has six cards of its own', () => {
    expect([cards.german.length, cards.soviet.length]).toEqual([6, 6]);
    expect(cards.german.every(({ id }) => id.startsWith('g-'))).toBe(true);
    expect(cards.soviet.every(({ id }) => id.startsWith('s-'))).toBe(true);
  });
});

describe('the set-up', () => {
  it('§3.1: Soviet units stand in their hexes, active; five armies in cities, none in Smolensk or Kiev', () => {
    const table = open();
    expect([placeOf(table, 's-8'), placeOf(table, 's-mc12')]).toEqual(['1601', '1601']);
    const inCities = idsWith(
      ({ id, side, arm }) =>
        side === 'soviet' && arm === 'infantry' && cities.some(({ hex }) => hex === table.state.units[id]?.place),
    );
    expect(inCities).toHaveLength(5);
    for (const empty of ['1306', '0706'])
      expect(Object.values(table.state.units).filter(({ place }) => place === empty)).toEqual([]);
  });

  it('§3.2: German units wait in the rear area of their letter, 2nd Army on the track, and the German side begins', () => {
    const table = open();
    expect(['g-pz4', 'g-9', 'g-pz1', 'g-r3', 'g-2'].map((id) => placeOf(table, id))).toEqual([
      ...['N', 'C', 'S', 'R', 'turn-2'],
    ]);
    expect(refusedAs(table, 'move g-2 1401')).toBe('NOT_ON_MAP.move');
    expect(listed(table, 'move g-pz4')).toContain('move g-pz4 1401');
    expect(game.words.moment(table.state)).toMatchObject({ turn: 1, seat: 'german' });
  });
});
