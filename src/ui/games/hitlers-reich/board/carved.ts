/** An area of a shipped pack, cut out of the printed area that contains it: arcs, rings and slots as drawn areas have. */
import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { MapShapes, Place, SpaceShape } from './shapes.ts';

type HandmadeShape = Omit<SpaceShape, 'rings' | 'area'>;

interface Cut {
  readonly id: string;
  readonly from: string;
  /** The owner of the border that the new area touches. */
  readonly beside: string;
  /** Board units, from a corner of the outline to another. */
  readonly line: readonly Place[];
  readonly space: HandmadeShape;
  readonly rest: HandmadeShape;
}

/** Index of the first step of an arc; before it are its owners, its kind and its first point. */
const HEAD = 5;
const TENTHS = 10;

interface MutableMap {
  readonly arcs: number[][];
  readonly rings: Map<string, number[][]>;
  readonly offLand: number[][];
  readonly offSea: number[][];
}

const startOf = (arcs: readonly (readonly number[])[], index: number): Place => {
  const arc = arcs[index < 0 ? ~index : index] ?? [];
  let [x = 0, y = 0] = arc.slice(HEAD - 2, HEAD);
  if (index < 0) for (let i = HEAD; i + 1 < arc.length; i += 2) [x, y] = [x + (arc[i] ?? 0), y + (arc[i + 1] ?? 0)];
  return [x, y];
};
const isAt = ([x, y]: Place, [otherX, otherY]: Place): boolean => x === otherX && y === otherY;

/** Ends an arc at one of its points, with another arc for what follows. */
function splitAt({ arcs, rings, offLand, offSea }: MutableMap, index: number, point: Place): void {
  const arc = arcs[index] ?? [];
  let [x = 0, y = 0] = arc.slice(HEAD - 2, HEAD);
  for (let i = HEAD; i + 1 < arc.length; i += 2) {
    [x, y] = [x + (arc[i] ?? 0), y + (arc[i + 1] ?? 0)];
    if (!isAt([x, y], point) || i + 2 >= arc.length) continue;
    const added = arcs.push([...arc.slice(0, HEAD - 2), x, y, ...arc.slice(i + 2)]) - 1;
    arcs[index] = arc.slice(0, i + 2);
    for (const ring of [...[...rings.values()].flat(), ...offLand, ...offSea]) {
      const at = ring.findIndex((one) => one === index || one === ~index);
      if (at >= 0) ring.splice(at, 1, ...(ring[at] === index ? [index, added] : [~added, ~index]));
    }
    return;
  }
}

/** Twice the area inside a ring, by its points in tenths. */
function areaOf(arcs: readonly (readonly number[])[], ring: readonly number[]): number {
  const points: Place[] = [];
  for (const index of ring) {
    const arc = arcs[index < 0 ? ~index : index] ?? [];
    const line: Place[] = [[arc[HEAD - 2] ?? 0, arc[HEAD - 1] ?? 0]];
    for (let i = HEAD; i + 1 < arc.length; i += 2) {
      const [x, y] = line.at(-1) ?? [0, 0];
      line.push([x + (arc[i] ?? 0), y + (arc[i + 1] ?? 0)]);
    }
    points.push(...(index < 0 ? line.toReversed() : line).slice(0, -1));
  }
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.round(Math.abs(twice) / 2 / TENTHS / TENTHS);
}

/** The drawn map with the area of the cut. Throws where the line does not run from outline to outline. */
export function carve(shapes: MapShapes, { id, from, beside, line, space, rest }: Cut): MapShapes {
  const map: MutableMap = {
    arcs: shapes.arcs.map((arc) => [...arc]),
    rings: new Map(Object.entries(shapes.spaces).map(([name, { rings }]) => [name, rings.map((ring) => [...ring])])),
    offLand: shapes.off.land.map((ring) => [...ring]),
    offSea: shapes.off.sea.map((ring) => [...ring]),
  };
  const { arcs, rings } = map;
  const cut = line.map(([x, y]): Place => [Math.round(x * TENTHS), Math.round(y * TENTHS)]);
  const [first, last] = [cut[0], cut.at(-1)];
  const [outer = [], ...holes] = rings.get(from) ?? [];
  if (!first || !last) throw new Error('a cut has two ends');
  for (const end of [first, last]) for (const index of [...outer]) splitAt(map, index < 0 ? ~index : index, end);
  const [leaves, arrives] = [first, last].map((end) => outer.findIndex((index) => isAt(startOf(arcs, index), end)));
  if (leaves === undefined || arrives === undefined || leaves < 0 || arrives < 0)
    throw new Error(`the cut of ${id} does not end on the outline of ${from}`);
  const turned = [...outer.slice(leaves), ...outer.slice(0, leaves)];
  const middle = (arrives - leaves + outer.length) % outer.length;
  const [there, back] = [turned.slice(0, middle), turned.slice(middle)];

  const owners = [...shapes.owners, id];
  const [mine, theirs, near] = [owners.length - 1, owners.indexOf(from), owners.indexOf(beside)];
  const ownersOf = (index: number): readonly number[] => (arcs[index < 0 ? ~index : index] ?? []).slice(0, 2);
  const isThere = there.some((index) => ownersOf(index).includes(near));
  const ours = isThere ? there : back;
  for (const index of ours) {
    const arc = arcs[index < 0 ? ~index : index];
    if (arc) for (const end of [0, 1]) if (arc[end] === theirs) arc[end] = mine;
  }
  // An arc has its owner on the right hand, as rings go clockwise: the way back is closed by the cut as it is written.
  const kind = shapes.kinds.indexOf('internal');
  const steps = cut.slice(1).flatMap(([x, y], i) => [x - (cut[i]?.[0] ?? 0), y - (cut[i]?.[1] ?? 0)]);
  const added = arcs.push([isThere ? theirs : mine, isThere ? mine : theirs, kind, ...first, ...steps]) - 1;
  const [whole, left] = isThere
    ? [
        [...there, ~added],
        [...back, added],
      ]
    : [
        [...back, added],
        [...there, ~added],
      ];
  return {
    ...shapes,
    owners,
    arcs,
    off: { land: map.offLand, sea: map.offSea },
    spaces: {
      ...Object.fromEntries(
        Object.entries(shapes.spaces).map(([name, shape]) => [name, { ...shape, rings: rings.get(name) ?? [] }]),
      ),
      [from]: { ...rest, rings: [left, ...holes], area: areaOf(arcs, left) },
      [id]: { ...space, rings: [whole], area: areaOf(arcs, whole) },
    },
  };
}

const STEPPE = 'own-steppe';
/** The place that the shipped pack gives it, in hundredths of the board. */
const [ACROSS, DOWN] = [75, 39];

/** The Steppe of that pack. Another pack may use its id for another place. */
export const isSteppe = ({ id, place }: Pick<HrFacts['areas'][number], 'id' | 'place'>): boolean =>
  id === STEPPE && place?.[0] === ACROSS && place[1] === DOWN;

/** north and east of Stalingrad, along the Volga, so that Stalingrad keeps its borders with Kharkov and the Caucasus. */
export const STEPPE_CUT: Cut = {
  id: STEPPE,
  from: 'stalingrad',
  beside: 'moscow',
  line: [
    [1120.9, 568.7],
    [1128.4, 563.1],
    [1137, 561.2],
    [1146.2, 563.9],
    [1155.5, 560.8],
    [1164, 557.4],
    [1174.6, 559.9],
    [1184.3, 563.5],
    [1193.8, 560.6],
    [1203.1, 562.8],
    [1211.6, 560.1],
    [1221.4, 563.7],
    [1230.2, 567.2],
    [1236.8, 574.1],
    [1245.3, 578.9],
    [1250.1, 587.4],
    [1256.9, 594.3],
    [1258.4, 604.6],
    [1262.7, 613.8],
    [1265.6, 624.2],
    [1264.1, 634.9],
    [1267.3, 644.8],
    [1266.2, 655.1],
    [1268.9, 665.4],
    [1266.1, 676.3],
    [1267, 687.8],
  ],
  space: {
    ...{ label: [1197, 505], radius: 48, text: 21, lines: 1, scale: 1 },
    slots: { name: [1197, 508], control: [1182, 482], fortress: [1213, 482], conflict: [1197, 534] },
  },
  rest: {
    ...{ label: [1215, 632], radius: 46, text: 17, lines: 1, scale: 1 },
    slots: {
      name: [1216, 632],
      control: [1201, 605],
      fortress: [1232, 605],
      drums: [1204, 656],
      conflict: [1231, 656],
    },
  },
};
