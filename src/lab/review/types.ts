/** What a review knows of a match: plain data, kept with it. Chances are the first seat's, 0 to 1, a draw being half a game. */

export interface Chance {
  readonly mean: number;
  /** Standard error of the mean; 0 where the game is over. */
  readonly error: number;
}

/** A move of the match, weighed. */
export interface WeighedMove {
  /** Index of the point that it led to. */
  readonly at: number;
  readonly seat: string;
  readonly notation: string;
  /** Fingerprint of the position it led to; absent in reviews of earlier builds. */
  readonly mark?: string;
  readonly after: Chance;
  /** What its dice or draws added to the chance that it had before they fell; null where nothing was drawn. */
  readonly luck: number | null;
  /** Standard error of `luck`, or where that is null, of `loss`. */
  readonly error: number;
  /** What another move would have been worth more to its seat, 0 or more; null where there was no choice. */
  readonly loss: number | null;
  /** The better one; null where none was found. */
  readonly better: { readonly notation: string; readonly chance: number } | null;
}

export interface Review {
  /** Digest of the match that it was made of. */
  readonly digest: string;
  /** The first seat, whose chance is told, and the other one. */
  readonly seats: readonly [string, string];
  /** Of the opening. */
  readonly opening: Chance;
  /** The moves weighed so far, in order from the first. */
  readonly moves: readonly WeighedMove[];
  /** All moves of the match. */
  readonly total: number;
  /** Games played on for each position. */
  readonly playouts: number;
}
