import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import polygonClipping from 'polygon-clipping';
import { feature, mergeArcs, mesh } from 'topojson-client';
import type { Arcs, Country, PackedTopology, Topology } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { clipLine, isInside, signedArea } from './geometry.ts';
import type { Line, Point, Polygon } from './geometry.ts';

/** Countries drawn as one: present-day names of Natural Earth on the right. Borders inside a group are not drawn. */
export type Groups = Readonly<Record<string, readonly string[]>>;

/** A part of a country that is drawn with another group: the pieces in this box of lon/lat. */
export interface Exclave {
  readonly country: string;
  readonly group: string;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface LandOptions {
  readonly project: (lon: number, lat: number) => Point;
  readonly groups: Groups;
  readonly exclaves: readonly Exclave[];
  /** Board rectangle to keep, as corners clockwise on screen. */
  readonly frame: readonly [Point, Point, Point, Point];
  /** Visvalingam: a point whose triangle is smaller than this (square units) is dropped. */
  readonly detail: number;
  /** Islands and lakes-in-land smaller than this (square units) are dropped. */
  readonly smallest: number;
  /** Islands that stay however small: a point on each, board units. */
  readonly kept?: readonly Point[];
}

/** The drawing reaches this far past the edge of the board, so that the strokes along its cut edges stay out of sight. */
const BLEED = 48;
export const frameOf = (width: number, height: number): LandOptions['frame'] => [
  [-BLEED, -BLEED],
  [width + BLEED, -BLEED],
  [width + BLEED, height + BLEED],
  [-BLEED, height + BLEED],
];

export interface Land {
  readonly polygons: readonly Polygon[];
  /** Land borders between two groups. */
  readonly borders: readonly Line[];
}

/**
 * Land and borders from Natural Earth 1:10 million (public domain, npm `world-atlas`). The shared arcs are projected and
 * simplified once, before anything is merged or cut, so that two countries keep one common line.
 */
export function readLand(options: LandOptions): Land {
  const { topology, groupOf } = readTopology(options);
  const polygons = cutOut(topology, topology.objects.countries.geometries, options);
  const groupName = (country: Country) => groupOf.get(country.properties.name);
  const lines = mesh(topology, topology.objects.countries, (a, b) => a !== b && groupName(a) !== groupName(b));
  const borders = lines.coordinates.flatMap((line) => clipLine(line, options.frame));
  return { polygons, borders };
}

/** The land borders between some pairs of groups, from the same simplified arcs; each cut at the frame. */
export function readBorders(
  options: LandOptions,
  pairs: readonly (readonly [group: string, other: string])[],
): readonly Line[] {
  const { topology, groupOf } = readTopology(options);
  const nameOf = ({ properties }: Country) => groupOf.get(properties.name);
  const wanted = new Set(pairs.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
  const lines = mesh(topology, topology.objects.countries, (a, b) => wanted.has(`${nameOf(a)}|${nameOf(b)}`));
  return lines.coordinates.flatMap((line) => clipLine(line, options.frame));
}

/** Each group by itself, from the same simplified arcs: neighbours keep one common line. */
export function readRegions(options: LandOptions): ReadonlyMap<string, readonly Polygon[]> {
  const { topology, groupOf } = readTopology(options);
  return new Map(
    Object.keys(options.groups).map((group) => {
      const own = topology.objects.countries.geometries.filter(
        ({ properties }) => groupOf.get(properties.name) === group,
      );
      return [group, cutOut(topology, own, options)] as const;
    }),
  );
}

function readTopology(options: LandOptions) {
  const groupOf = new Map<string, string>();
  for (const [group, countries] of Object.entries(options.groups)) {
    for (const country of countries) groupOf.set(country, group);
  }
  return { topology: simplify(presimplify(load(groupOf, options)), options.detail), groupOf };
}

/** The countries as one, cut at the frame; what is smaller than `smallest` goes. */
function cutOut(topology: Topology, countries: Country[], options: LandOptions): Polygon[] {
  // mergeArcs leaves marks on the arcs it was given: hand it a copy.
  const merged = feature(topology, mergeArcs(topology, structuredClone(countries))).geometry.coordinates;
  const clipped = polygonClipping.intersection(merged, [options.frame.map(([x, y]) => [x, y] as [number, number])]);
  const isLarge = (ring: Line): boolean =>
    Math.abs(signedArea(ring)) >= options.smallest || options.kept?.some((point) => isInside([[ring]], point)) === true;
  return clipped
    .filter(([outer]) => outer && isLarge(outer))
    .map((rings) => rings.filter((ring, i) => i === 0 || isLarge(ring)));
}

/**
 * The countries of a group, with exclaves under separate names, if they are near the board. Only used arcs are unpacked
 * and projected: the file holds the whole world. Throws on a name it lacks.
 */
function load(groupOf: Map<string, string>, options: LandOptions): Topology {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const packed = JSON.parse(readFileSync(file, 'utf8')) as PackedTopology;
  const { scale, translate } = packed.transform;
  const [[west, north], , [east, south]] = options.frame;

  const arcs: Topology['arcs'] = [];
  const placeOf = new Map<number, number>();
  const take = (index: number): number => {
    const old = index < 0 ? ~index : index;
    let place = placeOf.get(old);
    if (place === undefined) {
      let x = 0;
      let y = 0;
      place = arcs.push(
        (packed.arcs[old] ?? []).map(([dx, dy]) => {
          x += dx;
          y += dy;
          return [...options.project(x * scale[0] + translate[0], y * scale[1] + translate[1])];
        }),
      );
      placeOf.set(old, --place);
    }
    return index < 0 ? ~place : place;
  };
  const pointsOf = (rings: readonly Arcs[]) =>
    (rings[0] ?? []).flatMap((index) => arcs[index < 0 ? ~index : index] ?? []);
  const isNear = (rings: readonly Arcs[]) =>
    pointsOf(rings).some(([x, y]) => x > west && x < east && y > north && y < south);

  const all = new Map(packed.objects.countries.geometries.map((country) => [country.properties.name, country]));
  const geometries: Country[] = [];
  for (const name of [...groupOf.keys()]) {
    const country = all.get(name);
    if (!country) throw new Error(`Natural Earth has no country called ${name}`);
    const pieces = country.type === 'Polygon' ? [country.arcs] : country.arcs;
    let near = pieces.map((rings) => rings.map((ring) => ring.map(take))).filter(isNear);
    for (const exclave of options.exclaves.filter((each) => each.country === name)) {
      const [left, bottom] = options.project(exclave.west, exclave.south);
      const [right, top] = options.project(exclave.east, exclave.north);
      const isApart = (rings: Arcs[]) =>
        pointsOf(rings).every(([x, y]) => x > left && x < right && y > top && y < bottom);
      const apart = near.filter(isApart);
      if (apart.length === 0) throw new Error(`no piece of ${name} lies in the box of ${exclave.group}`);
      near = near.filter((rings) => !isApart(rings));
      const label = `${name} (${exclave.group})`;
      groupOf.set(label, exclave.group);
      geometries.push({ type: 'MultiPolygon', arcs: apart, properties: { name: label } });
    }
    geometries.push({ type: 'MultiPolygon', arcs: near, properties: { name } });
  }
  return { type: 'Topology', arcs, objects: { countries: { type: 'GeometryCollection', geometries } } };
}
