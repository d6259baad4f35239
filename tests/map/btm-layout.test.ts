import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID } from '../../src/engine/kits/hex/printed-grid.ts';
import {
  BOARD,
  HEX_RADIUS,
  HEX_WIDTH,
  areaApron,
  areaBand,
  areaBox,
  areaEdge,
  areaFloor,
  areaOutline,
  hexCentre,
  hexOutline,
  hexSideOf,
  neighboursTowards,
  spotCentre,
} from '../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { COUNTER } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/counter.tsx';
import { hexPath, type Place } from '../../src/ui/board/hex-geometry.ts';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { facts, tables: t } = blitzkriegToMoscow2.data;

const idsBeside = (hex: string): readonly string[] =>
  t.gridNeighbours(t.placeNo(hex)).map((near) => t.hexFacts(near).id);
const length = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the hexes', () => {
  it('lie where the data file has them', () => {
    const [first] = facts.hexes;
    if (!first) throw new Error('no hexes');
    const origin = hexCentre(first.id);
    for (const { id, x, y } of facts.hexes) {
      expect(hexCentre(id).x - origin.x).toBeCloseTo((x - first.x) * HEX_WIDTH, 1);
      expect(origin.y - hexCentre(id).y).toBeCloseTo((y - first.y) * HEX_WIDTH, 1);
    }
  });

  it('have the neighbours of the rules, one hex width away, over a side as long as the radius', () => {
    for (const { id } of facts.hexes) {
      for (const near of idsBeside(id)) {
        expect(ROW_GRID.directionTo(id, near), `${id} to ${near}`).not.toBeNull();
        expect(length(hexCentre(id), hexCentre(near))).toBeCloseTo(HEX_WIDTH, 6);
        const [from, to] = hexSideOf(id, near);
        expect(length(from, to)).toBeCloseTo(HEX_RADIUS, 6);
        expect(length(hexCentre(id), from)).toBeCloseTo(HEX_RADIUS, 6);
      }
    }
  });

  it('know no direction to a hex that does not touch', () => {
    expect(ROW_GRID.directionTo('1303', '1306')).toBeNull();
    expect(ROW_GRID.neighbourOf('1401', 'W')).toBe('1400');
  });

  it('are stepped upwards to the north', () => {
    expect(neighboursTowards('1303', 'up')).toEqual(['1402', '1403']);
    expect(neighboursTowards('1202', 'down')).toEqual(['1102', '1103']);
    expect(neighboursTowards('1303', 'right')).toEqual(['1304']);
  });

  it('stand on a point', () => {
    const { x, y } = hexCentre('1310');
    const top = Math.round((y - HEX_RADIUS) * 10) / 10;
    expect(hexOutline('1310')).toContain(`${x} ${top}`);
    expect(hexOutline('1310').match(/L/g)).toHaveLength(5);
  });
});

describe('hex geometry', () => {
  it('draws flat hexes by default', () => {
    expect(hexPath({ x: 0, y: 0 }, 10)).toMatch(/^M10 0L/);
    expect(hexPath({ x: 0, y: 0 }, 10, 'pointy')).toContain('0 -10');
  });
});

describe('the rear areas', () => {
  const rects = AREAS.map(areaBox);

  it('lie on the board, clear of each other and of every hex', () => {
    for (const [i, one] of rects.entries()) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x + one.width).toBeLessThan(BOARD.width);
      expect(one.y).toBeGreaterThan(0);
      expect(one.y + one.height).toBeLessThan(BOARD.height);
      for (const other of rects.slice(i + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
      for (const { id } of facts.hexes) {
        const { x, y } = hexCentre(id);
        const near = {
          x: Math.max(one.x, Math.min(x, one.x + one.width)),
          y: Math.max(one.y, Math.min(y, one.y + one.height)),
        };
        expect(length(near, { x, y }), `${id} and a box`).toBeGreaterThan(HEX_RADIUS);
      }
    }
  });

  it('stand beside the hexes that they touch: none is more than two hexes off', () => {
    for (const area of AREAS) {
      const box = areaBox(area);
      for (const hex of facts.areas[area].adjacentHexes) {
        const { x, y } = hexCentre(hex);
        // The eastern box is in front of the middle of a column that touches it along its length.
        if (area !== 'E') {
          expect(y, `${hex} beside ${area}`).toBeGreaterThan(box.y - HEX_RADIUS);
          expect(y, `${hex} beside ${area}`).toBeLessThan(box.y + box.height + HEX_RADIUS);
        }
        const gap = area === 'E' ? box.x - x : x - (box.x + box.width);
        expect(gap, `${hex} beside ${area}`).toBeLessThan(2.2 * HEX_WIDTH);
      }
    }
  });

  it('meet their hexes along outer sides only, in one line from north to south', () => {
    for (const area of AREAS) {
      const edge = areaEdge(facts.areas[area].adjacentHexes, area === 'E' ? 'east' : 'west');
      for (const [i, [from, to]] of edge.entries()) {
        expect(length(from, to), `${area} ${i}`).toBeCloseTo(HEX_RADIUS, 6);
        expect(to.y).toBeGreaterThan(from.y);
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const beside = facts.hexes.filter(({ id }) => length(hexCentre(id), middle) < HEX_WIDTH / 2 + 1);
        expect(beside, `${area} ${i}`).toHaveLength(1);
      }
      const { x, width } = areaBox(area);
      const near = area === 'E' ? x : x + width;
      expect(areaApron(area, facts.areas[area].adjacentHexes).startsWith(`M${near} `)).toBe(true);
    }
  });

  it('have a band for their name at the outer side and a floor for a counter beside it', () => {
    for (const area of AREAS) {
      const [box, band, floor] = [areaBox(area), areaBand(area), areaFloor(area)];
      expect(band.width + floor.width).toBe(box.width);
      expect(band.x).toBe(area === 'E' ? floor.x + floor.width : box.x);
      expect(floor.width).toBeGreaterThan(COUNTER);
      expect(floor.height).toBeGreaterThan(2 * COUNTER);
    }
  });

  it('are spots like hexes', () => {
    const { x, y, width, height } = areaBox('N');
    expect(spotCentre('N')).toEqual({ x: x + width / 2, y: y + height / 2 });
    expect(spotCentre('1310')).toEqual(hexCentre('1310'));
    expect(areaOutline('N').startsWith(`M${x} `)).toBe(true);
  });
});
