import type { Line, Polygon } from '../../../map/geometry.ts';
import type { Place } from '../../../map/labels.ts';
import type { Glyph } from '../../../map/nature.ts';

/** Everything the map tool knows before it is turned into text. */
export interface BuiltMap {
  readonly land: readonly Polygon[];
  readonly borders: readonly Line[];
  readonly rivers: ReadonlyMap<string, { readonly rank: 1 | 2; readonly line: Line }>;
  readonly lakes: ReadonlyMap<string, Line>;
  /** Land inside each hex, and the share of the hex that it fills. */
  readonly hexLand: ReadonlyMap<string, { readonly polygons: readonly Polygon[]; readonly share: number }>;
  readonly peaks: readonly Glyph[];
  /** Places of the names of rivers and ranges. */
  readonly labels: ReadonlyMap<string, Place>;
}
