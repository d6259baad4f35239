import type { Line, Point } from '../../../map/geometry.ts';
import type { BorderClass } from './lines.ts';

/** One border line as it is printed: tenths of a board unit, the owner on either hand, what it is. */
export interface Border {
  readonly right: string;
  readonly left: string;
  readonly kind: BorderClass;
  readonly line: Line;
}

/** The board divided among its owners. */
export interface BuiltMap {
  readonly borders: readonly Border[];
  /** Signed border numbers round each owner, `~i` for border `i` walked backwards. */
  readonly rings: ReadonlyMap<string, readonly (readonly number[])[]>;
  /** Points where pairs touch that the rules keep apart. */
  readonly corners: ReadonlyMap<string, Point>;
}
