/** Pockets of the worked example (§13.1, G-06). */
import { describe, expect, it } from 'vitest';
import { AFTER_BLITZKRIEG, position, type PositionText } from './support.ts';
import { game } from './table.ts';

const viewOf = (text: PositionText) => game.view(position(text), null);

describe('pockets', () => {
  it('hold the units that share the ground left to them', () => {
    const pockets = game.queries.readPockets(viewOf(AFTER_BLITZKRIEG), []);
    expect(pockets.map(({ units, hexes, isNew }) => [units, [...hexes].sort(), isNew])).toMatchInlineSnapshot(`
      [
        [
          [
            "s-8",
            "s-27",
            "s-mc12",
          ],
          [
            "1601",
            "1602",
            "1702",
            "1703",
          ],
          false,
        ],
        [
          [
            "s-3",
          ],
          [
            "1301",
          ],
          false,
        ],
      ]
    `);
    expect(pockets.map(({ opens }) => opens)).toMatchInlineSnapshot(`
      [
        [
          "1803",
        ],
        [
          "1302",
        ],
      ]
    `);
  });

  it('are new where the last step cut off one of their units', () => {
    const moved = { type: 'moved' as const, unit: 'g-pz2', from: '1503', path: ['1504', '1604', '1704'] };
    const pockets = game.queries.readPockets(viewOf(AFTER_BLITZKRIEG), [moved]);
    expect(pockets.map(({ isNew }) => isNew)).toMatchInlineSnapshot(`
      [
        true,
        false,
      ]
    `);
  });
});
