import type { Line, Point, Polygon } from '../geometry.ts';

/** What is drawn of a board's ground. Lengths and places in units of the drawing, in which a hex is about 100 wide. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly land: readonly Polygon[];
  readonly lakes: readonly Line[];
  readonly ridges: readonly Ridge[];
  readonly lowlands: readonly Lowland[];
  readonly streams: { readonly great: readonly Line[]; readonly small: readonly Line[] };
  readonly borders: readonly Line[];
  /** Decoration: no rule of any board follows a railway. */
  readonly railways: readonly Line[];
  readonly hexes: readonly GroundHex[];
  readonly cities: readonly City[];
  /** Places that mean nothing in the rules. */
  readonly towns: readonly Point[];
}

export type Terrain = 'clear' | 'city' | 'forest' | 'marsh' | 'mountain';

export interface GroundHex {
  readonly id: string;
  readonly centre: Point;
  readonly corners: Line;
  readonly terrain: Terrain;
  /** How far north: 0 is the steppe of the south, 1 the taiga. */
  readonly north: number;
}

/** High ground along a line. */
export interface Ridge {
  readonly line: Line;
  /** 0.3 for a swell of the ground, above 1 for mountains. */
  readonly height: number;
  /** From the crest to where it has fallen to a third. */
  readonly breadth: number;
}

export interface Lowland {
  readonly at: Point;
  readonly radii: Point;
  readonly colour: string;
  readonly strength: number;
}

export interface City {
  readonly centre: Point;
  /** 1: the largest. */
  readonly rank: 1 | 2 | 3;
  /** Streets run in rings round a kremlin, or in blocks. */
  readonly plan: 'rings' | 'blocks';
  /** Seed of its streets. */
  readonly seed: number;
}
