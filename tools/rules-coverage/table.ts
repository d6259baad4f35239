/** The rows of the page for a game. */

/** Numbers of the rules under one heading. */
export interface Group {
  readonly name: string;
  readonly ids: readonly string[];
}

/**
 * Declared by a game: the numbers of the rules reader are read from it; numbers that only the rules files have are
 * listed.
 */
export interface CoveredRules {
  readonly groups: readonly Group[];
  /** True if the code must cite a number, too. */
  readonly needsCode: (id: string) => boolean;
}

export interface Table extends CoveredRules {
  readonly game: string;
  readonly title: string;
}

/** Rules of the rulebook proper: plain numbers of the chapters `from` to `to`. */
export const sections = (ids: readonly string[], from: number, to: number): Group => ({
  name: 'Sections',
  ids: ids
    .filter((id) => /^\d+(?:\.\d+)*$/.test(id) && Number.parseInt(id) >= from && Number.parseInt(id) <= to)
    .map((id) => `§${id}`),
});
export const rulings = (ids: readonly string[], form: RegExp): Group => ({
  name: 'Rulings',
  ids: ids.filter((id) => form.test(id)),
});
/** `INV-01` to `INV-24` */
export const numbered = (name: string, letters: string, first: number, last: number): Group => ({
  name,
  ids: Array.from({ length: last - first + 1 }, (_, at) => `${letters}-${String(first + at).padStart(2, '0')}`),
});
