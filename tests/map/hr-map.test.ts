import { describe, expect, it } from 'vitest';
import data from '../../src/engine/games/hitlers-reich/data/hitlers-reich-map.json' with { type: 'json' };
import { SHAPES, buildPaths, frontPath } from '../../src/ui/games/hitlers-reich/board/shapes.ts';
import type { Place, SlotName } from '../../src/ui/games/hitlers-reich/board/shapes.ts';
import thumb from '../../src/ui/games/hitlers-reich/board/map-thumb.json' with { type: 'json' };
import { isInside, lengthOf, signedArea } from '../../workshop/map/geometry.ts';
import type { Line, Point } from '../../workshop/map/geometry.ts';
import { crossedLines } from '../../workshop/games/hitlers-reich/map/crossed.ts';

import { packedSizesOf } from './pictures.ts';

const KILOBYTE = 1024;
const lands = data.landAreas;
const seas = data.seaZones;
const spaces = [...lands, ...seas];
const isSea = (id: string): boolean => seas.some((zone) => zone.id === id);
const pairOf = (a: string, b: string): string => [a, b].sort().join('|');
const edges = new Set(data.edges.map(({ a, b }) => pairOf(a, b)));
const crossings = new Set(data.crossings.map(({ a, b }) => pairOf(a, b)));

/** The arcs of the file, in board units, read independently of the app. */
const arcs = SHAPES.arcs.map(([right = -1, left = -1, kind = -1, ...steps]) => {
  let [x, y] = [0, 0];
  const line: Point[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? NaN;
    y += steps[i + 1] ?? NaN;
    line.push([x / 10, y / 10]);
  }
  return { right: SHAPES.owners[right] ?? '', left: SHAPES.owners[left] ?? '', kind: SHAPES.kinds[kind], line };
});
const outlines = (rings: readonly (readonly number[])[]): Line[] =>
  rings.map((ring) =>
    ring.flatMap((index) => (index < 0 ? [...(arcs[~index]?.line ?? [])].reverse() : (arcs[index]?.line ?? []))),
  );
const shapeOf = (id: string): Line[] => outlines(SHAPES.spaces[id]?.rings ?? []);
const isIn = (id: string, place: Place): boolean => isInside([shapeOf(id)], place);

const drawn = new Map<string, number>();
for (const { right, left, line } of arcs) {
  const pair = pairOf(right, left);
  if (right in SHAPES.spaces && left in SHAPES.spaces) drawn.set(pair, (drawn.get(pair) ?? 0) + lengthOf(line));
}

describe('the drawn borders', () => {
  it('give each edge of the rules 8 units of common border, or an arrow', () => {
    for (const pair of edges) {
      if (crossings.has(pair)) continue;
      expect(drawn.get(pair) ?? 0, pair).toBeGreaterThanOrEqual(8);
    }
    expect(SHAPES.crossings.map(({ a, b }) => pairOf(a, b)).sort()).toEqual([...crossings].sort());
  });

  it('show no border of half a unit or more that is no edge, and none too short to be seen', () => {
    for (const [pair, long] of drawn) {
      if (long < 0.5) continue;
      expect(edges.has(pair), `${pair} share ${long.toFixed(1)} units`).toBe(true);
      expect(long, pair).toBeGreaterThanOrEqual(8);
    }
  });

  it('draw each closed corner of the rules in to a point with a dot where both sides are near, and no pair kept apart', () => {
    expect(SHAPES.corners.map(({ a, b }) => pairOf(a, b)).sort()).toEqual(
      data.closedCorners.map(({ a, b }) => pairOf(a, b)).sort(),
    );
    for (const { a, b, at } of SHAPES.corners) {
      // Algeria and Libya are parted by land off the board, a few steps wide.
      const near = a === 'algeria' ? 40 : 0.1;
      for (const id of [a, b]) {
        const far = Math.min(...shapeOf(id).flatMap((ring) => ring.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))));
        expect(far, `${a}–${b}: ${id}`).toBeLessThan(near);
      }
    }
    for (const { a, b } of data.nonEdges) expect(drawn.get(pairOf(a, b)) ?? 0).toBeLessThan(0.5);
  });

  it('never cross each other or themselves', () => {
    expect(
      crossedLines(arcs.map(({ line }) => line)).map((i) => `${arcs[i]?.right ?? ''}|${arcs[i]?.left ?? ''}`),
    ).toEqual([]);
  });

  it('lead the arrows from one of the two spaces into the other', () => {
    for (const { a, b, line } of SHAPES.crossings) {
      expect(isIn(a, [line[0] ?? NaN, line[1] ?? NaN]), a).toBe(true);
      expect(isIn(b, [line.at(-2) ?? NaN, line.at(-1) ?? NaN]), b).toBe(true);
    }
  });
});

describe('the spaces', () => {
  it('are those of the rules, in their order, each with ground', () => {
    expect(Object.keys(SHAPES.spaces)).toEqual(spaces.map(({ id }) => id));
    for (const { id } of spaces) {
      const area = shapeOf(id).reduce((sum, ring) => sum + signedArea(ring), 0);
      expect(area, id).toBeGreaterThan(1);
      expect(Math.abs(area - (SHAPES.spaces[id]?.area ?? 0)), id).toBeLessThan(1);
    }
  });

  it('fill the frame with the land and water off the board, without gap or overlap', () => {
    const all = [...spaces.map(({ id }) => shapeOf(id)), outlines(SHAPES.off.land), outlines(SHAPES.off.sea)];
    const sum = all.flat().reduce((total, ring) => total + signedArea(ring), 0);
    expect(sum).toBeCloseTo(SHAPES.width * SHAPES.height, 3);
  });

  it('hold their label point with its circle', () => {
    for (const { id } of spaces) {
      const { label, radius } = SHAPES.spaces[id] ?? { label: [NaN, NaN] as const, radius: NaN };
      expect(isIn(id, label), id).toBe(true);
      const far = Math.min(
        ...shapeOf(id).flatMap((ring) => ring.map(([x, y]) => Math.hypot(x - label[0], y - label[1]))),
      );
      expect(far, id).toBeGreaterThan(radius - 0.6);
    }
  });

  it('hold the middle of everything that may stand in them, or show it outside on a line', () => {
    for (const { id } of spaces) {
      const shape = SHAPES.spaces[id];
      for (const [slot, place] of Object.entries(shape?.slots ?? {})) {
        if (!shape?.leader) expect(isIn(id, place), `${id} ${slot}`).toBe(true);
        else
          expect(
            lands.filter((land) => land.id !== id && isIn(land.id, place)),
            `${id} ${slot}`,
          ).toEqual([]);
      }
      const [x = NaN, y = NaN] = shape?.leader ?? shape?.label ?? [];
      expect(isIn(id, [x, y]), `leader of ${id}`).toBe(true);
    }
  });

  it('have the slots that the rules can fill', () => {
    for (const space of spaces) {
      const wanted: SlotName[] = ['name'];
      if (space.start1941 !== 'impassable') {
        wanted.push(
          'control',
          'conflict',
          ...(isSea(space.id) ? (['fleetAxis', 'fleetAllied'] as const) : (['fortress'] as const)),
        );
        if (space.production > 0) wanted.push('drums');
      }
      expect(Object.keys(SHAPES.spaces[space.id]?.slots ?? {}).sort(), space.id).toEqual(wanted.sort());
    }
  });

  it('keep all pieces clear of each other at the size they are spaced for', () => {
    const boxes = spaces.flatMap(({ id, production }) => {
      const shape = SHAPES.spaces[id];
      return Object.entries(shape?.slots ?? {}).flatMap(([slot, [x, y]]) => {
        if (slot === 'name' || !shape) return [];
        const [width, height] = SHAPES.sizes[slot as Exclude<SlotName, 'name'>];
        const scale = slot === 'drums' ? 1 : shape.scale;
        return [
          {
            what: `${id} ${slot}`,
            x,
            y,
            width: width * (slot === 'drums' ? production : scale),
            height: height * scale,
          },
        ];
      });
    });
    const clashes = boxes.flatMap((p, i) =>
      boxes
        .slice(i + 1)
        // Slots are rounded to whole units.
        .filter(
          (q) =>
            Math.abs(p.x - q.x) < (p.width + q.width) / 2 - 1 && Math.abs(p.y - q.y) < (p.height + q.height) / 2 - 1,
        )
        .map((q) => `${p.what} on ${q.what}`),
    );
    expect(clashes).toEqual([]);
    for (const { x, y, width, height, what } of boxes) {
      expect(
        Math.min(x - width / 2, y - height / 2, SHAPES.width - x - width / 2, SHAPES.height - y - height / 2),
        what,
      ).toBeGreaterThan(12);
    }
  });
});

describe('the paths built at load', () => {
  const paths = buildPaths(SHAPES);

  it('outline each space ring by ring', () => {
    for (const { id } of spaces) {
      const path = paths.spaces[id] ?? '';
      expect(path.match(/z/g)?.length, id).toBe(SHAPES.spaces[id]?.rings.length);
      // Relative steps that lead home: read back, the path has the area of the shape.
      const read = path.split('M').slice(1).map(readRing);
      const area = read.reduce((sum, ring) => sum + signedArea(ring), 0);
      expect(area, id).toBeCloseTo(
        shapeOf(id).reduce((sum, ring) => sum + signedArea(ring), 0),
        1,
      );
    }
  });

  it('give one line for each pair and kind, as long as its arcs, and none for the frame', () => {
    const lengths = new Map<string, number>();
    for (const { a, b, length, kind } of paths.borders) {
      expect(kind).not.toBe('frame');
      lengths.set(pairOf(a, b), (lengths.get(pairOf(a, b)) ?? 0) + length);
    }
    for (const [pair, long] of drawn) expect(lengths.get(pair), pair).toBeCloseTo(long, 3);
  });

  it('let the front of 1941 run between the Axis and the others, and nowhere else', () => {
    const holder = new Map(spaces.map(({ id, start1941 }) => [id, start1941]));
    const isHostile = (a: string, b: string) => {
      const holders = [holder.get(a), holder.get(b)];
      return holders.includes('axis') && holders.some((each) => each === 'western' || each === 'soviet');
    };
    const front = frontPath(paths.borders, isHostile);
    const line = (a: string, b: string) =>
      paths.borders.find((each) => pairOf(each.a, each.b) === pairOf(a, b))?.path ?? 'none';
    expect(front).toContain(line('poland', 'minsk'));
    expect(front).toContain(line('egypt', 'libya'));
    expect(front).not.toContain(line('poland', 'berlin'));
    expect(front).not.toContain(line('london', 'channel'));
    expect(frontPath(paths.borders, () => false)).toBe('');
  });
});

/** The points of one ring of a built path: start, then relative steps. */
function readRing(text: string): Line {
  const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  let [x = NaN, y = NaN] = numbers;
  const ring: Point[] = [[x, y]];
  for (let i = 2; i < numbers.length; i += 2) {
    x += numbers[i] ?? NaN;
    y += numbers[i + 1] ?? NaN;
    ring.push([x, y]);
  }
  return ring;
}

describe('the committed files', () => {
  it('are small enough to load: 40 KB compressed, and little for thumbnails', () => {
    const sizes = packedSizesOf('hitlers-reich');
    expect(sizes[0]).toBeLessThan(40 * KILOBYTE);
    expect(sizes[1]).toBeLessThan(5 * KILOBYTE);
  });

  it('say where they come from', () => {
    expect(SHAPES.provenance).toMatch(/Our own drawing/);
    expect(SHAPES.provenance).toMatch(/Natural Earth .* public domain/);
  });

  it('hold a small picture of every land area and a place for every space', () => {
    expect(Object.keys(thumb.land)).toEqual(lands.map(({ id }) => id));
    for (const [id, path] of Object.entries(thumb.land)) expect(path, id).toMatch(/^M.*z$/);
    expect(Object.keys(thumb.places)).toEqual(spaces.map(({ id }) => id));
  });
});
