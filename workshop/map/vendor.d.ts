/** The used parts of packages without types. */
declare module 'topojson-client' {
  export type Position = [number, number];
  /** Indices into `Topology.arcs`; `~i` is arc `i` walked backwards. */
  export type Arcs = number[];

  interface Properties {
    readonly name: string;
  }
  export type Country =
    | { type: 'Polygon'; arcs: Arcs[]; properties: Properties }
    | { type: 'MultiPolygon'; arcs: Arcs[][]; properties: Properties };
  export interface Countries {
    type: 'GeometryCollection';
    geometries: Country[];
  }

  /** Arcs shared by countries, so that one border stays one line. */
  export interface Topology {
    type: 'Topology';
    arcs: Position[][];
    objects: { countries: Countries };
  }
  /** The published form: deltas on an integer grid. */
  export interface PackedTopology extends Topology {
    transform: { scale: Position; translate: Position };
  }

  interface Merged {
    type: 'MultiPolygon';
    arcs: Arcs[][][];
  }
  export function mergeArcs(topology: Topology, countries: Country[]): Merged;
  export function feature(topology: Topology, merged: Merged): { geometry: { coordinates: Position[][][] } };
  export function mesh(
    topology: Topology,
    countries: Countries,
    filter: (a: Country, b: Country) => boolean,
  ): { coordinates: Position[][] };
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client';

  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
}

declare module 'd3-geo' {
  export interface GeoProjection {
    (lonLat: [number, number]): [number, number] | null;
    rotate(angles: [number, number]): this;
    parallels(parallels: [number, number]): this;
    precision(precision: number): this;
    scale(scale: number): this;
    translate(to: [number, number]): this;
  }
  export function geoConicConformal(): GeoProjection;
}

declare module 'd3-delaunay' {
  export class Delaunay {
    static from(points: readonly (readonly [number, number])[]): Delaunay;
    voronoi(bounds: [number, number, number, number]): { cellPolygon(i: number): [number, number][] | null };
  }
}

declare module 'polylabel' {
  /** Centre of the largest circle inside the rings, and its radius. */
  export default function polylabel(
    rings: readonly (readonly (readonly [number, number])[])[],
    precision: number,
  ): [number, number] & { readonly distance: number };
}
