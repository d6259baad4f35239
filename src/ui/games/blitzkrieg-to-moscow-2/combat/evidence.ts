/** Cells of the combat results table that sources confirm; the others follow from a rule that fits these. */

interface Cell {
  readonly column: string;
  readonly die: number | string;
}

const hasCells = (provenance: unknown): provenance is { readonly cells: readonly Cell[] } =>
  typeof provenance === 'object' && provenance !== null && 'cells' in provenance && Array.isArray(provenance.cells);

/** Dice named in an entry: `3`, `1-6`, `2 and 3 succeed`, `6 DL; ...`. Other words name no die. */
function diceOf(die: number | string): readonly number[] {
  if (typeof die === 'number') return [die];
  const range = /^(\d)-(\d)$/.exec(die);
  if (range) {
    const from = Number(range[1]);
    return Array.from({ length: Number(range[2]) - from + 1 }, (_, at) => from + at);
  }
  const [, first, second] = /^(\d)(?: and (\d))? /.exec(die) ?? [];
  return [first, second].flatMap((one) => (one === undefined ? [] : [Number(one)]));
}

/** Confirmed cells as `column die`: `5 3` is a 3 at 5:1. */
export const listEvidenced = (provenance: unknown): ReadonlySet<string> =>
  new Set(
    hasCells(provenance)
      ? provenance.cells.flatMap(({ column, die }) => diceOf(die).map((one) => `${column.split(':')[0] ?? ''} ${one}`))
      : [],
  );
