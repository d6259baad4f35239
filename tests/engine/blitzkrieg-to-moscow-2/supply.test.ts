import { describe, expect, it } from 'vitest';
import { supply as supplyNode } from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/turn.ts';
import {
  controllerOf,
  holderOf,
  readField,
  unitsIn,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field } from '../../../src/engine/games/blitzkrieg-to-moscow-2/tables.ts';
import {
  hasLine,
  isIsolatedHold,
  isSource,
  lineFrom,
  listRecoveries,
  listSurrenders,
  readSupply,
  stepsToSource,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import { zoneOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { known, sideNo } from '../../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import {
  AFTER_BLITZKRIEG,
  AFTER_MINSK,
  SET_UP,
  bench,
  no,
  position,
  runNode,
  topOf,
  type PositionText,
} from './support.ts';
import { t } from './game.ts';

const supplyOf = (text: PositionText, side: Side) => readSupply(readField(t, position(text)), sideNo(side));
const steps = (text: PositionText, side: Side, hex: string): number => stepsToSource(supplyOf(text, side), no(hex));
const sources = (text: PositionText, side: Side): readonly string[] => {
  const supply = supplyOf(text, side);
  return Array.from({ length: t.placeCount }, (_, place) => place)
    .filter((place) => isSource(supply, place))
    .map(t.placeId);
};
const surrenders = (text: PositionText, side: Side): readonly string[] => {
  const state = position(text);
  return listSurrenders(state, readField(t, state), sideNo(side)).map(t.unitId);
};
const recoveries = (text: PositionText, side: Side): readonly string[] =>
  listRecoveries(readField(t, position(text)), sideNo(side)).map(t.unitId);

describe('the supply network, §13.2.1', () => {
  it('at the start every Soviet city and unit is supplied', () => {
    const cities = t.cities.map(({ hex }) => hex);
    expect(new Set(sources({ turn: 1, units: SET_UP }, 'soviet'))).toEqual(new Set([...cities, 'E']));
    expect(sources({ turn: 1, units: SET_UP }, 'german')).toEqual(['N', 'C', 'S', 'R']);
    expect(surrenders({ turn: 1, units: SET_UP }, 'soviet')).toEqual([]);
  });

  it('a rear area is one step from the hexes beside it, and a line has five at most', () => {
    const text: PositionText = { germanHexes: [] };
    expect(steps(text, 'german', '1502')).toBe(1);
    // No city to the west is German: 1506 is five hexes from the rear, 1507 six.
    const [last, beyond] = ['1506', '1507'];
    expect(steps(text, 'german', last)).toBe(5);
    expect(hasLine(supplyOf(text, 'german'), no(last))).toBe(true);
    expect(steps(text, 'german', beyond)).toBe(6);
    expect(hasLine(supplyOf(text, 'german'), no(beyond))).toBe(false);
    expect(lineFrom(supplyOf(text, 'german'), no(beyond))).toBeNull();
  });

  it('a city with a line makes lines for others', () => {
    const minsk: PositionText = { germanHexes: ['1303'] };
    expect(sources(minsk, 'german')).toContain('1303');
    const smolensk: PositionText = { germanHexes: ['1303', '1306'] };
    expect(sources({ germanHexes: ['1306'] }, 'german')).not.toContain('1306');
    expect(sources(smolensk, 'german')).toContain('1306');
  });

  it('Q17: a German Leningrad is fed from Riga at exactly five hexes, or from Kalinin', () => {
    expect(sources({ germanHexes: ['1703', '1907'] }, 'german')).toContain('1907');
    expect(sources({ germanHexes: ['1907'] }, 'german')).not.toContain('1907');
    expect(steps({ germanHexes: ['1703'] }, 'german', '1907')).toBe(5);
    expect(sources({ germanHexes: ['1303', '1306', '1509', '1907'] }, 'german')).toContain('1907');
  });

  it('INV-12: an enemy unit never adds a source', () => {
    const before = sources({ units: SET_UP }, 'soviet');
    for (const place of ['1204', '1608', '0810', '0405', '1105'])
      for (const source of sources({ units: { ...SET_UP, 'g-2': place } }, 'soviet')) expect(before).toContain(source);
  });
});

describe('lines, §13.2.2 and §13.2.3', () => {
  it('a line may be read hex by hex', () => {
    const supply = supplyOf(AFTER_MINSK, 'soviet');
    const line = lineFrom(supply, no('1102'))?.map(t.placeId);
    expect(line).toHaveLength(6);
    expect(line?.[0]).toBe('1102');
    expect(t.cities.map(({ hex }) => hex)).toContain(line?.[5]);
    expect(lineFrom(supplyOf({}, 'german'), no('1502'))?.map(t.placeId)).toEqual(['1502', 'N']);
    expect(lineFrom(supplyOf({ germanHexes: ['1303'] }, 'german'), no('1303'))?.map(t.placeId)).toEqual(['1303']);
  });

  it('enemy units and enemy cities block', () => {
    const cut = (units: PositionText['units'], more: PositionText = {}) =>
      supplyOf({ units: units ?? {}, ...more }, 'german');
    // 1701 touches N itself; 1702 needs 1701, 1601 or 1602.
    expect(stepsToSource(cut({}), no('1702'))).toBe(2);
    expect(stepsToSource(cut({ 's-8': '1701' }), no('1702'))).toBe(2);
    expect(stepsToSource(cut({ 's-8': '1701', 's-11': '1601' }), no('1702'))).toBe(3);
    expect(stepsToSource(cut({ 's-8': '1701', 's-11': '1601', 's-27': '1602', 's-3': '1703' }), no('1702'))).toBe(
      Infinity,
    );
  });

  it('§9.6: an enemy zone blocks unless a friend stands in the hex; where the line starts it does not matter', () => {
    expect(steps({}, 'german', '1603')).toBe(3);
    // 12th Corps shuts 1502 and 1503; the way round leads over 1504, 1403, 1402 and 1401.
    const text: PositionText = { units: { 's-mc12': '1602' } };
    expect(steps(text, 'german', '1603')).toBe(5);
    expect(steps(text, 'german', '1502')).toBe(1);
    expect(steps({ units: { 's-mc12': '1602', 'g-16': '1503' } }, 'german', '1603')).toBe(4);
    expect(steps({ units: { 's-mc12': '1602', 'g-16': '1502', 'g-18': '1503' } }, 'german', '1603')).toBe(3);
  });

  it('no line crosses water', () => {
    // Lake Peipus: from 1805 the way to 1804 leads round it.
    const text: PositionText = { units: { 'g-16': '1805' }, germanHexes: ['1703'] };
    expect(steps(text, 'german', '1804')).toBe(2);
    expect(steps(text, 'german', '1805')).toBe(3);
  });

  it('§13.2.3: an empty own city in an enemy zone has a line and recovers, but supplies no unit', () => {
    // 12th Corps has a zone in Riga; the city reaches N over 1603, and Leningrad needs it (Q17).
    const empty: PositionText = {
      units: { 's-mc12': '1702', 'g-16': '1704' },
      spent: ['g-16'],
      germanHexes: ['1703', '1907'],
    };
    expect(isSource(supplyOf(empty, 'german'), no('1703'))).toBe(true);
    expect(isSource(supplyOf(empty, 'german'), no('1907'))).toBe(false);
    expect(recoveries(empty, 'german')).toEqual(['g-16']);
    const held: PositionText = { ...empty, units: { ...empty.units, 'g-r3': '1703' } };
    expect(isSource(supplyOf(held, 'german'), no('1907'))).toBe(true);
  });

  it('§11.4.2: steps to a source are counted beyond five, as for 13th Army (G-07)', () => {
    const text: PositionText = { ...AFTER_BLITZKRIEG, units: { ...AFTER_BLITZKRIEG.units, 's-13': 'turn-2' } };
    expect(['1204', '1104', '1103'].map((hex) => steps(text, 'soviet', hex))).toEqual([2, 3, 4]);
  });
});

describe('the rule read literally', () => {
  /** Hexsides from a place to the nearest of `ends`, walked forwards over hexes that §13.2.3 leaves open. */
  function walkToSource(field: Field, side: number, start: number, ends: ReadonlySet<number>): number {
    if (ends.has(start)) return 0;
    const zone = zoneOf(field, 1 - side);
    const isOpen = (hex: number): boolean => {
      if (unitsIn(field, hex).length > 0) return holderOf(field, hex) === side;
      return !t.hasHex(zone, hex) && (t.cityAt(hex) === null || controllerOf(field, hex) === side);
    };
    const seen = new Set([start]);
    let edge = [start];
    for (let far = 1; edge.length > 0; far++) {
      const reached = edge
        .flatMap((hex) => [...t.neighboursOf(hex), ...t.areasBeside(hex)])
        .filter((to) => !seen.has(to));
      if (reached.some((to) => ends.has(to) && (t.isArea(to) || isOpen(to)))) return far;
      edge = [...new Set(reached)].filter((to) => t.isHex(to) && isOpen(to));
      for (const to of reached) seen.add(to);
    }
    return Infinity;
  }

  it('gives the same sources and steps in scattered positions', () => {
    const rng = seedRng('scattered');
    const pick = <X>(items: readonly X[]): X => known(items[drawFrom(rng, items.length)]);
    for (let round = 0; round < 20; round++) {
      const germanHexes = t.hexIds.filter(() => drawFrom(rng, 2) === 0);
      const taken = new Map<string, string>();
      for (const { id, side } of t.units) {
        const hex = pick(t.hexIds);
        if (drawFrom(rng, 3) > 0 && germanHexes.includes(hex) === (side === 'german')) taken.set(id, hex);
      }
      const field = readField(t, position({ units: Object.fromEntries(taken), germanHexes }));
      for (const side of [0, 1]) {
        const ends = new Set(t.areasOf(side === 0 ? 'german' : 'soviet'));
        const own = t.cityNumbers.filter((hex) => controllerOf(field, hex) === side);
        for (let size = 0; size < ends.size;) {
          size = ends.size;
          for (const hex of own) if (walkToSource(field, side, hex, ends) <= 5) ends.add(hex);
        }
        const supply = readSupply(field, side);
        const places = Array.from({ length: t.placeCount }, (_, place) => place);
        expect(places.filter((place) => isSource(supply, place))).toEqual(places.filter((place) => ends.has(place)));
        const hexes = places.filter(t.isHex);
        const told = hexes.map((hex) => stepsToSource(supply, hex));
        expect(told).toEqual(hexes.map((hex) => walkToSource(field, side, hex, ends)));
        const lengths = hexes.map((hex) => (lineFrom(supply, hex)?.length ?? Infinity) - 1);
        expect(lengths).toEqual(told.map((far) => (far <= 5 ? far : Infinity)));
      }
    }
  });
});

describe('the worked example', () => {
  it('G-06: Riga, 1601 and 1301 are cut off, and no others', () => {
    expect(surrenders(AFTER_BLITZKRIEG, 'soviet')).toEqual(['s-8', 's-27', 's-3', 's-mc12']);
  });

  it('G-07, G-09: 1102 has exactly five hexes, until 3rd Panzer Army reaches 1202', () => {
    expect(steps(AFTER_MINSK, 'soviet', '1102')).toBe(5);
    const cut: PositionText = { ...AFTER_MINSK, units: { ...AFTER_MINSK.units, 'g-pz3': '1202' } };
    expect(surrenders(AFTER_MINSK, 'soviet')).not.toContain('s-4');
    expect(surrenders(cut, 'soviet')).toContain('s-4');
  });

  it('G-08: Leningrad stays a source with 2nd Panzer Army at 1806', () => {
    const text: PositionText = { ...AFTER_BLITZKRIEG, units: { ...AFTER_BLITZKRIEG.units, 'g-pz2': '1806' } };
    expect(sources(text, 'soviet')).toContain('1907');
  });

  it('G-10: no unit surrenders, and all recover except 2nd Panzer Army', () => {
    const text: PositionText = {
      ...AFTER_MINSK,
      units: { ...AFTER_MINSK.units, 'g-pz3': '1202' },
      stack: [{ at: 'turn/supply', side: 'german' }],
    };
    const ctx = bench(position(text));
    runNode(ctx, 'turn/supply', supplyNode(t));
    expect(topOf(ctx)).toEqual({ at: 'turn/end', side: 'german' });
    expect(ctx.events.filter(({ type }) => type === 'surrendered')).toEqual([]);
    const spent = Object.entries(ctx.s.units).filter(([, unit]) => unit.spent);
    expect(spent.map(([id]) => id).sort()).toEqual(['g-pz2', 's-12', 's-13']);
  });
});

describe('surrender and recovery, §13.1 and §13.3', () => {
  it('§13.1: units without a line go to their own box, spent or not, but only those of the phasing side', () => {
    const cut: PositionText = {
      units: { 'g-pz1': '1309', 'g-pz2': '1310', 'g-4': 'C' },
      spent: ['g-pz1', 'g-4'],
      stack: [{ at: 'turn/supply', side: 'german' }],
    };
    const ctx = bench(position(cut));
    runNode(ctx, 'turn/supply', supplyNode(t));
    expect(ctx.s.units['g-pz1']).toMatchObject({ place: 'surrendered', spent: false });
    expect(ctx.s.units['g-pz2']?.place).toBe('surrendered');
    expect(ctx.s.units['g-4']).toMatchObject({ place: 'C', spent: false });
    expect(ctx.events.map(({ type }) => type)).toEqual(['phase-began', 'surrendered', 'surrendered', 'recovered']);
    const soviet = bench(position({ ...cut, stack: [{ at: 'turn/supply', side: 'soviet' }] }));
    runNode(soviet, 'turn/supply', supplyNode(t));
    expect(soviet.s.units['g-pz1']?.place).toBe('1309');
  });

  it('§13.2.4: Soviet units in a supply city or the hero city hold out; the city is no source and gives no recovery', () => {
    const siege = { 's-9': '0106', 's-23': '1907', 's-13': '1303', 's-12': '0304' };
    const ring = { 'g-pz1': '0206', 'g-pz2': '1806', 'g-pz3': '1204', 'g-pz4': '1905', 'g-11': '0305', 'g-2': '1808' };
    const text: PositionText = {
      units: { ...siege, ...ring },
      spent: Object.keys(siege),
      germanHexes: ['0210', '0608', '0407', '0706', '1306', '1509', '1703'],
    };
    expect(sources(text, 'soviet')).not.toContain('0106');
    expect(surrenders(text, 'soviet')).not.toContain('s-9');
    expect(surrenders(text, 'soviet')).toEqual(expect.arrayContaining(['s-12']));
    expect(recoveries(text, 'soviet')).not.toContain('s-9');
    const odessa: PositionText = { ...text, options: { odessa: true } };
    expect(surrenders(odessa, 'soviet')).not.toContain('s-12');
    const hero: PositionText = { ...text, hero: { hex: '0304', used: true, doubled: '0304' } };
    expect(surrenders(hero, 'soviet')).not.toContain('s-12');
    expect(isIsolatedHold(t, position({ germanHexes: ['0106'] }), no('0106'))).toBe(false);
    expect(isIsolatedHold(t, position({ hero: { doubled: '0304' } }), no('0304'))).toBe(false);
    expect(isIsolatedHold(t, position(), no('0305'))).toBe(false);
  });

  it('Germans gain nothing from such a city', () => {
    expect(surrenders({ units: { 'g-pz1': '1907' } }, 'german')).toEqual(['g-pz1']);
  });

  it('§13.3, Q5: in or beside a source or a rear area, enemy zones or not', () => {
    const text: PositionText = {
      units: {
        'g-6': '0901',
        'g-4': '1304',
        'g-9': '1305',
        'g-16': '1303',
        'g-18': 'N',
        'g-2': '1603',
        's-mc3': '1405',
      },
      spent: ['g-6', 'g-4', 'g-9', 'g-16', 'g-18', 'g-2'],
    };
    expect(recoveries(text, 'german')).toEqual(['g-16', 'g-18', 'g-4', 'g-6']);
  });
});
