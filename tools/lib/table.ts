/** Rows of text in columns as wide as their widest cell; numbers are aligned right. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, String(cell).length)));
  const format = (cell: string | number, width: number) =>
    typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);
  return rows
    .map((row) =>
      row
        .map((cell, i) => format(cell, widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A number with `digits` decimals, for people and for JSON alike. */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** A share of a whole as a percentage with one decimal; a dash for a share of nothing. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;
