/** A review: plain data, stored by match. Chances are the first seat's, 0 to 1; a draw is half a game. */

export interface Chance {
  readonly mean: number;
  /** Standard error of the mean; 0 where the game is over. */
  readonly error: number;
}

export interface WeighedMove {
  /** Index of the point after it. */
  readonly at: number;
  readonly seat: string;
  readonly notation: string;
  /** Fingerprint of the position after it; absent in reviews of earlier builds. */
  readonly mark?: string;
  readonly after: Chance;
  /** Change of the chance by its dice or draws; null where nothing was drawn. */
  readonly luck: number | null;
  /** Standard error of `luck`, or of `loss` where that is null. */
  readonly error: number;
  /** Another move would have been worth this much more to its seat, 0 or more; null if there was no choice. */
  readonly loss: number | null;
  /** Null where none was found. */
  readonly better: { readonly notation: string; readonly chance: number } | null;
}

export interface Review {
  readonly digest: string;
  /** The first seat, whose chance is given, and the other one. */
  readonly seats: readonly [string, string];
  readonly opening: Chance;
  /** The moves weighed so far, from the first. */
  readonly moves: readonly WeighedMove[];
  readonly total: number;
  readonly playouts: number;
}
