import type { Line, Polygon } from '../../../map/geometry.ts';
import type { Place } from '../../../map/labels.ts';

/** Everything the map tool knows before it is turned into text. */
export interface BuiltMap {
  readonly land: readonly Polygon[];
  /** Whole courses; of a river of the rules only the free parts are drawn. */
  readonly rivers: ReadonlyMap<string, { readonly rank: 1 | 2; readonly line: Line; readonly drawn: readonly Line[] }>;
  readonly lakes: ReadonlyMap<string, Line>;
  /** Share of each hex, and of each hex left to the sea, that is land. */
  readonly landShare: ReadonlyMap<string, number>;
  /** Places of the names of rivers and ranges. */
  readonly labels: ReadonlyMap<string, Place>;
}
