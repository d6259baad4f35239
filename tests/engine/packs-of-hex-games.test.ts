import { describe, expect, it } from 'vitest';
import { packs as moscow } from '../../src/engine/games/blitzkrieg-to-moscow-2/packs.ts';
import { packs as battles } from '../../src/engine/games/hitlers-last-battles/packs.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import { packOf } from '../support/packs.ts';

const rears = { N: false, C: false, S: false, R: true, E: false };

describe('a pack of Blitzkrieg to Moscow 2', () => {
  const start = (entries: readonly (readonly [string, unknown])[]) => {
    const def = moscow.build(packOf(moscow.game, entries));
    return { def, state: startGame(def, { scenario: 'campaign', seed: 'pack', options: {} }).state };
  };

  it('adds and removes units, which begin where it says', () => {
    const entries = [
      ['unit:g-x1', true],
      ['unit:g-x1/arrival', 'S'],
      ['unit:g-x1/arm', 'tank'],
      ['unit:g-x1/name', { en: '5th Panzer', ja: '第5装甲軍' }],
      ['unit:s-x1', true],
      ['unit:s-x1/arrival', '1304'],
      ['unit:s-x2', true],
      ['unit:s-x2/arrival', 'turn-4'],
      ['unit:g-17', false],
      ['unit:s-8/arrival', 'turn-3'],
    ] as const;
    const { def, state } = start(entries);
    expect(state.units).toMatchObject({
      'g-x1': { place: 'S' },
      's-x1': { place: '1304' },
      's-x2': { place: 'turn-4' },
      's-8': { place: 'turn-3' },
    });
    expect(state.units).not.toHaveProperty('g-17');
    expect(def.data.facts.units.find(({ id }) => id === 'g-x1')).toMatchObject({ name: '5th Panzer', arm: 'tank' });
    expect(moscow.tryOut(packOf(moscow.game, entries))).toBeNull();
  });

  it('changes the map: hexes, what they touch, and cities', () => {
    const entries = [
      ['hex:0105', true],
      ['hex:0105/rears', rears],
      ['hex:0105/terrain', 'marsh'],
      ['hex:1911', false],
      ['city:1105', true],
      ['city:1105/name', { en: 'Gomel', ja: 'ゴメリ' }],
      ['city:1110', false],
      ['hex:1110/terrain', 'forest'],
      ['city:1310/hex', '1409'],
      ['unit:s-20/arrival', '1409'],
      ['unit:s-mc7/arrival', '1409'],
      ['card:g-c1', true],
      ['card:s-part', false],
    ] as const;
    const { def } = start(entries);
    const { hexes, cities, areas, cards } = def.data.facts;
    expect(hexes[0]).toMatchObject({ id: '0105', terrain: 'marsh', row: 1, col: 5, x: 4.5 });
    expect(areas.R.adjacentHexes).toContain('0105');
    expect(hexes.some(({ id }) => id === '1911')).toBe(false);
    expect(areas.E.adjacentHexes).not.toContain('1911');
    const groundOf = (id: string) => hexes.find((hex) => hex.id === id)?.terrain;
    expect(['1105', '1110', '1310', '1409'].map(groundOf)).toEqual(['city', 'forest', 'clear', 'city']);
    expect(cities.find(({ en }) => en === 'Moscow')?.hex).toBe('1409');
    expect(cities.find(({ hex }) => hex === '1105')).toMatchObject({ en: 'Gomel', points: 1 });
    expect(cards.german.map(({ id }) => id)).toContain('g-c1');
    expect(cards.soviet.map(({ id }) => id)).not.toContain('s-part');
    expect(moscow.tryOut(packOf(moscow.game, entries))).toBeNull();
  });

  it.each([
    [
      'a city that the rules name',
      [['city:0304', false]],
      { key: 'pack.fault.city-missing', params: { name: 'Odessa' } },
    ],
    ['two cities in one hex', [['city:1303/hex', '1306']], { key: 'pack.fault.city-twice', params: { space: '1306' } }],
    [
      'two cards of one name and other uses',
      [
        ['card:g-c1', true],
        ['card:g-c1/name', { en: 'Blitzkrieg', ja: '電撃戦' }],
      ],
      { key: 'pack.fault.card-name', params: { card: 'g-c1' } },
    ],
    [
      'an army of the free set-up outside of a city',
      [['unit:s-20/arrival', '1309']],
      { key: 'pack.fault.city-army', params: { unit: 's-20' } },
    ],
  ] as const)('with %s says where', (_, entries, fault) => {
    expect(moscow.check(packOf(moscow.game, entries)).faults).toContainEqual(fault);
  });

  it('says what of it does nothing, reads what earlier packs said, and does not lean on the order of its entries', () => {
    const idle = moscow.check(packOf(moscow.game, [['unit:g-x3/move', 5]]));
    expect(idle.remarks).toContainEqual({ key: 'pack.remark.idle', params: { datum: 'unit:g-x3/move' } });
    expect(start([['unit:s-8/start', '1602']]).state.units['s-8']?.place).toBe('1602');
    const entries = [
      ['unit:s-x2', true],
      ['hex:0103', true],
      ['unit:s-x1', true],
      ['unit:s-x10', true],
      ['hex:0102', true],
    ] as const;
    const digests = [entries, entries.toReversed()].map((list) => moscow.check(packOf(moscow.game, list)).digest);
    expect(new Set(digests).size).toBe(1);
  });

  it('keeps what a card can do when it is called by another name', () => {
    const { def } = start([['card:s-city/name', { en: 'House to House', ja: '家から家へ' }]]);
    expect(def.data.facts.cards.soviet.find(({ id }) => id === 's-city')?.cityOnly).toBe(true);
  });
});

describe("a pack of Hitler's Last Battles", () => {
  it('adds and removes units, and opens or closes hexes', () => {
    const entries = [
      ['unit:G-X1', true],
      ['unit:G-X1/start', '0701'],
      ['hex:0701/terrain', 'clear'],
      ['hex:0701/control', 'G'],
      ['unit:S-1B', false],
      ['hex:0104/terrain', 'sea'],
      ['turn:2/from', '1945-01-17'],
      ['constant:rules/replacements-W', 2],
    ] as const;
    const file = packOf(battles.game, entries);
    expect(battles.check(file)).toMatchObject({ problem: null, faults: [] });
    const def = battles.build(file);
    const { state } = startGame(def, { scenario: 'campaign', seed: 'pack', options: {} });
    expect(state.units['G-X1']?.hex).toBe('0701');
    expect(state.units).not.toHaveProperty('S-1B');
    expect(state.control['0701']).toBe('G');
    expect(state.control).not.toHaveProperty('0104');
    expect(battles.tryOut(file)).toBeNull();
  });

  it.each([
    ['a day that is none', [['turn:2/from', '1945-02-31']], { key: 'pack.fault.days', params: { turn: 2 } }],
    [
      'a unit in the sea',
      [['hex:0402/terrain', 'sea']],
      { key: 'pack.fault.start-place', params: { unit: 'G-H', space: '0402' } },
    ],
  ] as const)('with %s says where', (_, entries, fault) => {
    expect(battles.check(packOf(battles.game, entries)).faults).toContainEqual(fault);
  });
});
