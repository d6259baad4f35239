import { describe, expect, it } from 'vitest';
import { NO_WAY, OFF_GRID, countSteps, listNeighbours, readHexsides } from '../../../src/engine/kits/hex/grid.ts';
import { readShippedPack } from '../../../src/engine/games/hitlers-last-battles/pack.ts';
import { makeTables } from '../../../src/engine/games/hitlers-last-battles/tables.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { facts: btm, tables: t } = blitzkriegToMoscow2.data;

const { directionTo, hexNo } = makeTables(readShippedPack());

/** Three rows of three; every second row is half a hex further east. */
const CELLS = [1, 2, 3].flatMap((row) => [1, 2, 3].map((col) => ({ row, col })));
const EAST_FIRST = [1, -1].map((cols) => ({ cols, rows: 0 }));
const around = ({ row }: { readonly row: number }) => [
  ...EAST_FIRST,
  ...[1, -1].flatMap((rows) => [0, row % 2 === 0 ? 1 : -1].map((cols) => ({ cols, rows }))),
];

describe('neighbours', () => {
  const near = listNeighbours(CELLS, around);

  it('are given in the order of the directions, with what lies off the grid', () => {
    expect(near[0]).toEqual([1, OFF_GRID, 3, OFF_GRID, OFF_GRID, OFF_GRID]);
    expect(near[4]).toEqual([5, 3, 7, 8, 1, 2]);
  });

  it('are neighbours of each other, in both games', () => {
    near.forEach((them, from) => {
      for (const to of them) if (to !== OFF_GRID) expect(near[to]).toContain(from);
    });
    for (let hex = 0; hex < t.hexCount; hex++)
      for (const to of t.gridNeighbours(hex)) expect(t.gridNeighbours(to)).toContain(hex);
  });

  it('are those of the printed maps', () => {
    const of = (hex: string) => t.gridNeighbours(t.placeNo(hex)).map((no) => btm.hexes[no]?.id);
    expect(of('1303')).toEqual(['1302', '1304', '1402', '1403', '1202', '1203']);
    expect(directionTo(hexNo('0304'), hexNo('0303'))).toBe(0);
    expect(directionTo(hexNo('0304'), hexNo('0306'))).toBe(-1);
  });
});

it('a hexside is the same from both of its hexes', () => {
  const isClosed = readHexsides([[1, 4]], CELLS.length);
  expect([isClosed(1, 4), isClosed(4, 1), isClosed(1, 2)]).toEqual([true, true, false]);
});

describe('steps', () => {
  const near = listNeighbours(CELLS, around).map((them) => them.filter((to) => to !== OFF_GRID));
  const neighboursOf = (hex: number): readonly number[] => near[hex] ?? [];

  it('are counted from the nearest start', () => {
    expect(countSteps(9, [0], neighboursOf)).toEqual([0, 1, 2, 1, 2, 3, 2, 2, 3]);
    expect(countSteps(9, [0, 8], neighboursOf)[5]).toBe(1);
  });

  it('reach a place that is not open, and do not pass it', () => {
    const walled = countSteps(9, [0], neighboursOf, (hex) => ![1, 3].includes(hex));
    expect(walled).toEqual([0, 1, NO_WAY, 1, NO_WAY, NO_WAY, NO_WAY, NO_WAY, NO_WAY]);
  });

  it('over open ground are the distance of the grid', () => {
    const minsk = t.placeNo('1303');
    countSteps(t.hexCount, [minsk], t.gridNeighbours).forEach((steps, hex) => {
      // The path around the sea between some places is longer.
      expect(steps).toBeGreaterThanOrEqual(t.distance(minsk, hex));
    });
  });
});
