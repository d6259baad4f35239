import { Delaunay } from 'd3-delaunay';
import polygonClipping from 'polygon-clipping';
import type { MultiPolygon } from 'polygon-clipping';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { HEIGHT, WIDTH } from './board.ts';

/** Seed points by owner: lon/lat in the tables, board units once projected. */
export type Seeds = Readonly<Record<string, readonly (readonly [number, number])[]>>;

/** One piece of land or sea, in one part. */
export interface Piece {
  owner: string;
  rings: Polygon;
}

/** Coordinates are held on a grid this fine, board units: clipping then meets no near misses. */
const GRID = 0.02;
const snap = (value: number): number => Math.round(value / GRID) * GRID;
const onGrid = (ring: Line): [number, number][] => {
  const out: [number, number][] = [];
  for (const [x, y] of ring) {
    const last = out.at(-1);
    const point: [number, number] = [snap(x), snap(y)];
    if (!last || last[0] !== point[0] || last[1] !== point[1]) out.push(point);
  }
  return out;
};
const snapped = (polygons: readonly Polygon[]): MultiPolygon =>
  polygons.map((rings) => rings.map(onGrid).filter((ring) => ring.length >= 4)).filter((rings) => rings.length > 0);

/** On the grid, and without the rings that the grid has made to touch or cross themselves. */
export const cleaned = (polygons: readonly Polygon[]): MultiPolygon =>
  snapped(polygonClipping.union([], snapped(polygons)));

export const seaAround = (land: readonly (readonly Polygon[])[]): MultiPolygon => {
  const frame: MultiPolygon = [[onGrid([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT], [0, 0]])]]; // prettier-ignore
  const all = polygonClipping.union([], ...land.map(snapped));
  return cleaned(polygonClipping.difference(frame, all));
};

/** Divides a region among its owners: each point goes to the owner of the nearest seed. */
export function divide(region: readonly Polygon[], seeds: Readonly<Record<string, readonly Point[]>>): Piece[] {
  const owners = Object.keys(seeds);
  const [only] = owners;
  const whole = snapped(region);
  if (owners.length === 1 && only !== undefined) return whole.map((rings) => ({ owner: only, rings }));

  const sites = owners.flatMap((owner) => (seeds[owner] ?? []).map((at) => ({ owner, at })));
  const cells = Delaunay.from(sites.map(({ at }) => at)).voronoi([-800, -800, WIDTH + 800, HEIGHT + 800]);
  return owners.flatMap((owner) => {
    const own = sites.flatMap((site, i): MultiPolygon[] => {
      const cell = site.owner === owner ? cells.cellPolygon(i) : null;
      return cell ? [[[onGrid(cell)]]] : [];
    });
    const share = polygonClipping.intersection(whole, polygonClipping.union([], ...own));
    return snapped(share).map((rings) => ({ owner, rings }));
  });
}
