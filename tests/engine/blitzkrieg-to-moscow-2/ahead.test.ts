/** A move compared with the position before it (§10, §13): the worked example before its pocket closes (G-06). */
import { describe, expect, it } from 'vitest';
import { AFTER_BLITZKRIEG, BEFORE_POCKET, position, type PositionText } from './support.ts';
import { game } from './table.ts';

const viewOf = (text: PositionText) => game.view(position(text), 'german');
const { readReach, readAhead, readAttackAhead, readGrounds } = game.queries;

function ahead(text: PositionText, unit: string, hex: string) {
  const view = viewOf(text);
  const reach = readReach(view, unit).find((one) => one.hex === hex);
  if (!reach) throw new Error(`${hex} is out of reach`);
  return readAhead(view, unit, reach);
}

describe('a move that is looked at', () => {
  it('tells its cost, why it ends, its line of supply, and whom it cuts off', () => {
    const { grounds: _, pockets, ...told } = ahead(BEFORE_POCKET, 'g-pz2', '1704');
    expect(told).toMatchInlineSnapshot(`
      {
        "cutsOff": [
          "s-8",
          "s-27",
          "s-mc12",
        ],
        "ground": "forest",
        "hex": "1704",
        "leaves": null,
        "line": [
          "1704",
          "1604",
          "1504",
          "1503",
          "1502",
          "N",
        ],
        "longest": 5,
        "most": 5,
        "relieves": [],
        "staysCut": [
          "s-3",
        ],
        "staysStranded": [],
        "steps": 4,
        "stops": "zone",
        "strands": [],
        "supply": "line",
        "takes": [],
        "unit": "g-pz2",
      }
    `);
    expect(pockets.find(({ units }) => units.includes('s-27'))?.hexes.toSorted()).toEqual([
      '1601',
      '1602',
      '1702',
      '1703',
    ]);
  });

  it('tells the own units whose line it reopens, and a hex without supply', () => {
    const text: PositionText = {
      ...AFTER_BLITZKRIEG,
      turn: 2,
      side: 'soviet',
      units: { ...AFTER_BLITZKRIEG.units, 's-21': '1303', 's-13': 'E', 'g-pz4': '1404' },
      stack: [{ at: 'movement/move', side: 'soviet', begun: true }],
    };
    const { relieves, leaves, supply, cutsOff } = ahead(text, 's-21', '1302');
    expect({ relieves, leaves, supply, cutsOff }).toMatchInlineSnapshot(`
      {
        "cutsOff": [],
        "leaves": {
          "enemies": [
            "g-pz1",
            "g-pz2",
            "g-pz3",
            "g-pz4",
            "g-16",
            "g-18",
            "g-4",
            "g-9",
          ],
          "hex": "1303",
        },
        "relieves": [
          "s-3",
        ],
        "supply": "line",
      }
    `);
    expect(ahead({ ...text, units: AFTER_BLITZKRIEG.units ?? {} }, 's-27', '1602').supply).toBe('none');
  });

  it('tells the city that it leaves empty within reach of an enemy', () => {
    const text: PositionText = { ...BEFORE_POCKET, units: { ...BEFORE_POCKET.units, 'g-pz4': '1303', 's-13': '1304' } };
    expect(ahead(text, 'g-pz4', '1403').leaves).toMatchInlineSnapshot(`
      {
        "enemies": [
          "s-8",
          "s-3",
          "s-4",
          "s-13",
          "s-mc12",
        ],
        "hex": "1303",
      }
    `);
  });

  it('tells the attack that it allows, and from where', () => {
    const view = viewOf(BEFORE_POCKET);
    const reach = readReach(view, 'g-pz2');
    const attack = readAttackAhead(view, '1303', 'g-pz2', reach);
    expect([attack?.from, attack?.units, attack?.reckoning.column]).toMatchInlineSnapshot(`
      [
        "1402",
        [
          "g-pz2",
          "g-pz4",
        ],
        5,
      ]
    `);
    const alone = readAttackAhead(view, '1303', null, []);
    expect([alone?.from, alone?.units]).toMatchInlineSnapshot(`
      [
        null,
        [
          "g-pz4",
        ],
      ]
    `);
    expect(readAttackAhead(view, '1310', 'g-pz2', reach)).toBeNull();
  });
});

it('the ground of a side has lines and no enemies', () => {
  const grounds = readGrounds(viewOf(AFTER_BLITZKRIEG));
  const soviet = grounds.find(({ side }) => side === 'soviet')?.hexes ?? [];
  expect(soviet).not.toContain('1703');
  expect(soviet).toContain('1907');
  expect(soviet).not.toContain('1201');
  expect(grounds[0]?.hexes).toContain('1704');
});
