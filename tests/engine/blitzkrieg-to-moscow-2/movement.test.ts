import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import {
  explainMover,
  explainNext,
  listNextPlaces,
  mayHalt,
  readGround,
} from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/movement.ts';
import type { Walk } from '../../../src/engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { AFTER_BLITZKRIEG, SET_UP, no, position, type PositionText } from './support.ts';
import { t } from './game.ts';

const walkOf = (text: PositionText, unit: UnitId, entered: string): Walk => ({
  unit: t.unitNo(unit),
  from: no(text.units?.[unit] ?? ''),
  entered: entered === '' ? [] : entered.split(' ').map(no),
});
const groundOf = (text: PositionText, unit: UnitId) => readGround(t, position(text), t.sideOfUnit(t.unitNo(unit)));
/** The steps open to a unit after the hexes it has entered. */
const next = (text: PositionText, unit: UnitId, entered = ''): readonly string[] =>
  listNextPlaces(groundOf(text, unit), walkOf(text, unit, entered)).map(t.placeId);
/** Why it may not step into a place, as code and variant. */
const why = (text: PositionText, unit: UnitId, entered: string, to: string): string | undefined =>
  explainNext(groundOf(text, unit), walkOf(text, unit, entered), no(to))?.key.slice('btm.refuse.'.length);
/** True if every step of the path is legal. */
const canWalk = (text: PositionText, unit: UnitId, path: string): boolean => {
  const steps = path.split(' ');
  return steps.every((to, i) => next(text, unit, steps.slice(0, i).join(' ')).includes(to));
};
const START: PositionText = { turn: 1, units: SET_UP };

describe('allowances, §10.1 and §10.3', () => {
  it.each([
    [1, 5, 3],
    [2, 5, 3],
    [3, 2, 2],
    [4, 3, 3],
    [5, 3, 3],
    [6, 3, 3],
  ])('turn %i: panzers %i, everyone else %i', (turn, panzer, other) => {
    for (const unit of t.unitIds)
      expect(t.allowanceOf(t.unitNo(unit), turn)).toBe(unit.startsWith('g-pz') ? panzer : other);
  });

  it('a walk is over at the allowance', () => {
    const text: PositionText = { turn: 2, units: { 'g-16': '0303' } };
    expect(next(text, 'g-16', '0403 0404')).toContain('0405');
    expect(next(text, 'g-16', '0403 0404 0405')).toEqual([]);
    expect(why(text, 'g-16', '0403 0404 0405', '0406')).toBe('MOVE_LIMIT');
    const mud: PositionText = { ...text, turn: 3 };
    expect(next(mud, 'g-16', '0403 0404')).toEqual([]);
    expect(why(mud, 'g-16', '0403 0404', '0405')).toBe('MOVE_LIMIT.weather');
    const snow: PositionText = { turn: 4, units: { 'g-pz1': '0303' } };
    expect(why(snow, 'g-pz1', '0403 0404 0405', '0406')).toBe('MOVE_LIMIT.weather');
  });
});

describe('which units may move, §10', () => {
  const reason = (text: PositionText, unit: UnitId, isBreakthrough = false): string | undefined => {
    const state = position(text);
    return explainMover(state, readField(t, state), t.unitNo(unit), isBreakthrough)?.code;
  };

  it('each unit once, on a hex or in a rear area', () => {
    const text: PositionText = { units: { 'g-4': '1201', 'g-9': 'C', 'g-6': 'turn-3' }, moved: ['g-4'] };
    expect(reason(text, 'g-9')).toBeUndefined();
    expect(reason(text, 'g-4')).toBe('ALREADY_MOVED');
    expect(reason(text, 'g-6')).toBe('NOT_ON_MAP');
    expect(reason(text, 's-8')).toBe('NOT_ON_MAP');
    expect(reason(text, 'g-4', true)).toBeUndefined();
    expect(reason(text, 'g-6', true)).toBe('NOT_ON_MAP');
  });

  it('11th Army and the Romanians stand still in turn 1', () => {
    const movers = t.unitIds.filter((unit) => unit.startsWith('g-') && reason(START, unit) === undefined);
    expect(t.unitIds.filter((unit) => reason(START, unit) === 'ROMANIA_TURN_1')).toEqual(['g-11', 'g-r3', 'g-r4']);
    expect(movers).toHaveLength(10);
    expect(reason({ ...START, turn: 2 }, 'g-11')).toBeUndefined();
  });
});

describe('terrain, §10.2', () => {
  const panzer = (from: string): PositionText => ({ units: { 'g-pz1': from } });
  const army = (from: string): PositionText => ({ units: { 'g-6': from } });

  it('§10.2.2: forest stops tanks on entry, not infantry', () => {
    expect(next(panzer('1302'), 'g-pz1', '1301')).toEqual([]);
    expect(why(panzer('1302'), 'g-pz1', '1301', '1302')).toBe('STOP_HEX.forest');
    expect(next(army('1302'), 'g-6', '1301')).toContain('1201');
    // It does not hold those who begin there.
    expect(next(panzer('1301'), 'g-pz1')).toContain('1302');
    expect(next({ units: { 's-mc6': '1302' } }, 's-mc6', '1301')).toEqual([]);
  });

  it('§10.2.3: marsh and mountain stop everyone', () => {
    expect(why(army('1102'), 'g-6', '1103', '1104')).toBe('STOP_HEX.marsh');
    expect(why(army('0206'), 'g-6', '0106 0107', '0206')).toBe('STOP_HEX.mountain');
    expect(next(panzer('1102'), 'g-pz1', '1103')).toEqual([]);
    expect(next(panzer('1103'), 'g-pz1')).toContain('1104');
  });

  it('§10.2.1, §10.2.4, §10.2.5: open country, cities and rivers do not matter', () => {
    expect(canWalk(panzer('1202'), 'g-pz1', '1303 1304 1305 1306 1307')).toBe(true);
    expect(canWalk(panzer('0602'), 'g-pz1', '0603 0604 0605 0606')).toBe(true);
  });

  it('§10.2.6: no way across water', () => {
    expect(next(army('1804'), 'g-6')).not.toContain('1805');
    expect(why(army('1804'), 'g-6', '', '1805')).toBe('WATER.move');
    expect(next(army('0209'), 'g-6')).toEqual(['0210', '0109', '0110']);
  });

  it('only hexes that touch', () => {
    expect(why(army('1202'), 'g-6', '', '1204')).toBe('BAD_PATH.not-adjacent');
    expect(why(army('C'), 'g-6', '', '1202')).toBe('BAD_PATH.area');
  });
});

describe('zones of control, §9.4', () => {
  const text: PositionText = { units: { 'g-pz1': '1302', 'g-4': '1202', 's-mc6': '1304', 's-mc3': '1105' } };

  it('§10.4: an enemy zone ends the walk', () => {
    expect(next(text, 'g-pz1', '1303')).toEqual([]);
    expect(why(text, 'g-pz1', '1303', '1302')).toBe('STOP_HEX.zone');
    const ground = groundOf(text, 'g-pz1');
    expect(explainNext(ground, walkOf(text, 'g-pz1', '1303'), no('1302'))?.params).toMatchObject({ enemies: 's-mc6' });
  });

  it('a unit may leave a zone, but not from zone to zone, whichever unit stands there', () => {
    const close: PositionText = { units: { 'g-pz1': '1303', 'g-4': '1403', 's-mc6': '1304' } };
    expect(next(close, 'g-pz1')).toEqual(['1302', '1402', '1202']);
    expect(why(close, 'g-pz1', '', '1403')).toBe('ZONE_TO_ZONE');
    expect(why(close, 'g-pz1', '', '1203')).toBe('ZONE_TO_ZONE');
    expect(canWalk(close, 'g-pz1', '1202 1203')).toBe(true);
  });

  it('enemy hexes are closed, friends may be passed', () => {
    expect(why(text, 'g-pz1', '', '1304')).toBe('BAD_PATH.not-adjacent');
    const close: PositionText = { units: { 'g-pz1': '1303', 's-13': '1304', 'g-4': '1202', 's-3': '1203' } };
    expect(why(close, 'g-pz1', '', '1304')).toBe('ENEMY_HEX');
    expect(canWalk(close, 'g-pz1', '1202 1102')).toBe(true);
    expect(mayHalt(walkOf(close, 'g-pz1', '1202'))).toBe(true);
    expect(mayHalt(walkOf(close, 'g-pz1', ''))).toBe(false);
  });

  it('the example: 2nd Panzer Army stops at 1401 (G-01)', () => {
    expect(next(START, 'g-pz2')).toContain('1401');
    expect(next(START, 'g-pz2', '1401')).toEqual([]);
  });

  it('the example: both ways of the Blitzkrieg (G-06), and those open after it (G-08)', () => {
    const before: PositionText = {
      ...AFTER_BLITZKRIEG,
      units: { ...AFTER_BLITZKRIEG.units, 'g-pz2': '1502', 'g-pz4': 'N' },
    };
    expect(canWalk(before, 'g-pz2', '1503 1504 1604 1704')).toBe(true);
    // Q16: 27th Army has a zone in Riga.
    expect(canWalk(before, 'g-pz2', '1503 1603 1704')).toBe(false);
    expect(canWalk(before, 'g-pz4', '1502 1503 1403')).toBe(true);
    // Q3: 12th Corps has no zone in its marsh; on clear ground it would stop 4th Panzer Army.
    expect(canWalk({ ...before, units: { ...before.units, 's-mc12': '1602' } }, 'g-pz4', '1502 1503')).toBe(false);
    expect(canWalk(AFTER_BLITZKRIEG, 'g-pz2', '1705 1706 1806')).toBe(true);
    expect(canWalk(AFTER_BLITZKRIEG, 'g-pz4', '1304')).toBe(false);
    expect(canWalk(AFTER_BLITZKRIEG, 'g-pz3', '1202')).toBe(true);
  });
});

describe('rear areas, §10.5', () => {
  it('a unit leaves its area by any hex beside it, into an enemy zone as well', () => {
    expect(next(START, 'g-pz2')).toEqual(['1001', '1401']);
    expect(next({ units: { 's-19': 'E' } }, 's-19')).toHaveLength(19);
    const zone: PositionText = { units: { 'g-pz4': 'N', 's-mc3': '1503' } };
    expect(next(zone, 'g-pz4')).toContain('1502');
    expect(next(zone, 'g-pz4', '1502')).toEqual([]);
  });

  it('it may step back into its own from a hex beside it, which costs one hex and ends the move', () => {
    const text: PositionText = { units: { 'g-16': '1503', 's-mc3': '1504' } };
    expect(canWalk(text, 'g-16', '1502 N')).toBe(true);
    expect(why(text, 'g-16', '1502 N', '1701')).toBe('STOP_HEX.area');
    const far: PositionText = { units: { 'g-16': '1505' } };
    expect(why(far, 'g-16', '1504 1503 1502', 'N')).toBe('MOVE_LIMIT');
    // Starts in an enemy zone: the area is never in one (§9.4).
    expect(next({ units: { 'g-16': '1502', 's-mc3': '1602' } }, 'g-16')).toContain('N');
    // Not after an enemy zone was entered.
    expect(why({ units: { 'g-16': '1401', 's-mc3': '1602' } }, 'g-16', '1502', 'N')).toBe('STOP_HEX.zone');
  });

  it('a coded German unit goes into the area of its code only, 2nd Army into any', () => {
    const text: PositionText = { units: { 'g-pz2': '1001', 'g-6': '1001', 'g-2': '1001' } };
    expect(next(text, 'g-pz2')).toContain('C');
    expect(next(text, 'g-pz2')).not.toContain('S');
    expect(why(text, 'g-pz2', '', 'S')).toBe('BAD_AREA.code');
    expect(next(text, 'g-6')).toContain('S');
    expect(next(text, 'g-2')).toEqual(expect.arrayContaining(['C', 'S']));
    expect(why(text, 'g-2', '', 'N')).toBe('BAD_AREA.not-adjacent');
    expect(why(text, 'g-2', '', 'E')).toBe('ENEMY_REAR');
    expect(why({ units: { 'g-2': 'N' } }, 'g-2', '', 'C')).toBe('BAD_AREA.not-adjacent');
  });

  it('only its own side enters an area', () => {
    const text: PositionText = { units: { 's-8': '1502', 's-19': '1311' } };
    expect(next(text, 's-8')).not.toContain('N');
    expect(why(text, 's-8', '', 'N')).toBe('ENEMY_REAR');
    expect(next(text, 's-19')).toContain('E');
    const areas = ['N', 'C', 'S', 'R', 'E'].map(no);
    for (const unit of t.unitIds) {
      const open = areas.filter((area) => t.mayReturnTo(t.unitNo(unit), area));
      expect(open).toHaveLength(unit === 'g-2' ? 4 : 1);
    }
  });
});

describe('the list and the reasons', () => {
  it('agree for every unit and place of the set-up', () => {
    for (const text of [START, { ...AFTER_BLITZKRIEG, turn: 2 }])
      for (const unit of t.unitIds) {
        if (text.units?.[unit] === undefined || text.units[unit] === 'eliminated') continue;
        const ground = groundOf(text, unit);
        const walk = walkOf(text, unit, '');
        const listed = new Set(listNextPlaces(ground, walk));
        for (let to = 0; to < t.placeCount; to++)
          expect(explainNext(ground, walk, to) === null, `${unit} to ${t.placeId(to)}`).toBe(listed.has(to));
      }
  });
});
