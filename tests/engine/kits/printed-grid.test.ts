import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../src/engine/games/hitlers-last-battles/ids.ts';
import { readShippedPack } from '../../../src/engine/games/hitlers-last-battles/pack.ts';
import { makeTables } from '../../../src/engine/games/hitlers-last-battles/tables.ts';
import { COLUMN_GRID, ROW_GRID, type PrintedGrid } from '../../../src/engine/kits/hex/printed-grid.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { facts: btm, tables: t } = blitzkriegToMoscow2.data;

const { hexes, hexNo, directionTo } = makeTables(readShippedPack());

describe('a grid of columns', () => {
  it('steps from even and from odd columns', () => {
    const round = (id: string) => COLUMN_GRID.directions.map((towards) => COLUMN_GRID.neighbourOf(id, towards));
    expect(round('0504')).toEqual(['0503', '0603', '0604', '0505', '0404', '0403']);
    expect(round('0604')).toEqual(['0603', '0704', '0705', '0605', '0505', '0504']);
  });

  it('has the neighbours of Hitler’s Last Battles, each in its direction', () => {
    for (const { id: from } of hexes)
      for (const { id: to } of hexes) {
        const direction = COLUMN_GRID.directionTo(from, to);
        expect(direction, `${from} to ${to}`).toBe(DIRECTIONS[directionTo(hexNo(from), hexNo(to))] ?? null);
      }
  });
});

describe('a grid of rows', () => {
  it('steps from even and from odd rows', () => {
    const round = (id: string) => ROW_GRID.directions.map((towards) => ROW_GRID.neighbourOf(id, towards));
    expect(round('1303')).toEqual(['1403', '1304', '1203', '1202', '1302', '1402']);
    expect(round('1203')).toEqual(['1304', '1204', '1104', '1103', '1202', '1303']);
  });

  it('has the neighbours of Blitzkrieg to Moscow 2', () => {
    for (const { id } of btm.hexes) {
      const found = btm.hexes.filter((other) => ROW_GRID.directionTo(id, other.id) !== null);
      expect(found.map((hex) => hex.id).sort()).toEqual(
        t
          .gridNeighbours(t.placeNo(id))
          .map((no) => btm.hexes[no]?.id)
          .sort(),
      );
    }
  });
});

function expectOpposites<D extends string>({ directions, neighbourOf }: PrintedGrid<D>): void {
  directions.forEach((towards, i) => {
    const back = directions[(i + 3) % directions.length];
    if (back === undefined) throw new Error('six directions');
    for (const id of ['0505', '0506', '0605', '0606']) expect(neighbourOf(neighbourOf(id, towards), back)).toBe(id);
  });
}

it('a step and its opposite lead back', () => {
  expectOpposites(COLUMN_GRID);
  expectOpposites(ROW_GRID);
});
