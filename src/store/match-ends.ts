/** Parts of the page that keep something of the match on the table, outside its store, clear it here. */
const ends = new Set<() => void>();

/** Called whenever another match comes to the table, or the table is left. */
export const endsWithMatch = (end: () => void): void => void ends.add(end);

export function endMatch(): void {
  for (const end of ends) end();
}
