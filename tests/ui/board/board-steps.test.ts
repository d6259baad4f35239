import { describe, expect, it } from 'vitest';
import { cyclePiece, endStop, entryStop, nextOffered, stepTo } from '../../../src/ui/board/board-steps.ts';
import type { BoardStop, Mark } from '../../../src/ui/board/board-steps.ts';
import { centreOf, neighboursTowards } from '../../../src/ui/games/hitlers-last-battles/board/layout.ts';

const space = (id: string, mark: Mark | null = null): BoardStop => ({
  id: `space:${id}`,
  space: id,
  kind: 'space',
  path: '',
  ...centreOf(id),
  label: id,
  mark,
});
const piece = (id: string, on: string, mark: Mark | null = null): BoardStop => ({
  ...space(on, mark),
  id: `unit:${id}`,
  kind: 'piece',
});

const columns = Array.from({ length: 12 }, (_, i) => i + 1);
const grid = columns.flatMap((column) =>
  Array.from({ length: column % 2 ? 6 : 5 }, (_, i) => space(`${String(column).padStart(2, '0')}0${i + 1}`)),
);
const at = (id: string) => grid.find((stop) => stop.space === id) ?? space(id);

describe('arrows', () => {
  it('lead north and south along a column', () => {
    expect(stepTo(grid, neighboursTowards, at('0603'), 'up', 0)?.space).toBe('0602');
    expect(stepTo(grid, neighboursTowards, at('0603'), 'down', 0)?.space).toBe('0604');
  });

  it('keep to their row when a player walks on and on to the east or the west', () => {
    for (const arrow of ['right', 'left'] as const) {
      let stop = at(arrow === 'right' ? '0103' : '1203');
      const level = stop.y;
      const way = [stop.space];
      for (let next = stepTo(grid, neighboursTowards, stop, arrow, level); next;) {
        stop = next;
        way.push(stop.space);
        next = stepTo(grid, neighboursTowards, stop, arrow, level);
      }
      expect(way).toHaveLength(12);
      for (const id of way) expect(Math.abs(centreOf(id).y - level)).toBeLessThan(90);
    }
  });

  it('lead nowhere past the edge', () => {
    expect(stepTo(grid, neighboursTowards, at('0101'), 'up', 0)).toBeNull();
    expect(stepTo(grid, neighboursTowards, at('0101'), 'left', 0)).toBeNull();
    expect(stepTo(grid, neighboursTowards, at('1205'), 'right', 0)).toBeNull();
  });
});

describe('Tab, Home and End', () => {
  const stops = [
    space('0101'),
    space('0102', 'legal'),
    piece('A', '0102'),
    space('0103', 'refused'),
    piece('B', '0103', 'legal'),
  ];

  it('go through what is offered and then out', () => {
    expect(nextOffered(stops, 'space:0101')?.id).toBe('space:0102');
    expect(nextOffered(stops, 'space:0102')?.id).toBe('unit:B');
    expect(nextOffered(stops, 'unit:B')).toBeNull();
  });

  it('find both ends of what is offered, or of the board', () => {
    expect(endStop(stops, 'first')?.id).toBe('space:0102');
    expect(endStop(stops, 'last')?.id).toBe('unit:B');
    expect(endStop(grid, 'last')?.space).toBe('1205');
  });

  it('come in at what is picked, else at what is offered', () => {
    expect(entryStop([...stops, space('0104', 'chosen')])?.id).toBe('space:0104');
    expect(entryStop(stops)?.id).toBe('space:0102');
    expect(entryStop(grid)?.space).toBe('0101');
  });
});

describe('Page Down and Page Up', () => {
  const stops = [space('0101'), piece('A', '0101'), space('0102'), piece('B', '0102'), space('0103')];

  it('go round the pieces', () => {
    expect(cyclePiece(stops, 'unit:A', 1)?.id).toBe('unit:B');
    expect(cyclePiece(stops, 'unit:B', 1)?.id).toBe('unit:A');
    expect(cyclePiece(stops, 'unit:A', -1)?.id).toBe('unit:B');
  });

  it('begin with the piece at hand', () => {
    expect(cyclePiece(stops, 'space:0102', 1)?.id).toBe('unit:B');
    expect(cyclePiece(stops, 'space:0103', -1)?.id).toBe('unit:B');
    expect(cyclePiece(grid, 'space:0101', 1)).toBeNull();
  });
});
