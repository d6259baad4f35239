import type { Line, Point, Polygon } from '../geometry.ts';
import type { Glyph } from '../nature.ts';

/**
 * The drawn ground of a board. Lengths and places in units of the drawing, of which a screen shows about half as many
 * pixels.
 */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** From corner to corner or from side to side of a hex, whichever is level. */
  readonly hexWidth: number;
  /** True if paper shows through; its grain is much of the size of a picture. */
  readonly isGrained: boolean;
  readonly land: readonly Polygon[];
  readonly lakes: readonly Line[];
  readonly ridges: readonly Ridge[];
  readonly lowlands: readonly Lowland[];
  /** Peaks of a board whose hexes say nothing of mountains, from north to south; elsewhere they follow from ridges and hexes. */
  readonly peaks: readonly Glyph[];
  /** Woods and marshes of a board whose hexes say nothing of them. */
  readonly patches: readonly Patch[];
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
  /** Distance from the crest to a third of its height. */
  readonly breadth: number;
}

/** A wood or a marsh that no rule knows. */
export interface Patch {
  readonly terrain: 'forest' | 'marsh';
  readonly at: Point;
  readonly radii: Point;
  /** How far north; see `GroundHex`. */
  readonly north: number;
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
