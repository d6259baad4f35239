/** What parts of the page keep of the match on the table, beside its store, ends with it: each says here how. */
const ends = new Set<() => void>();

/** Calls `end` whenever another match comes to the table, or the table is left. */
export const endsWithMatch = (end: () => void): void => void ends.add(end);

/** Another match is on the table, or none. */
export function endMatch(): void {
  for (const end of ends) end();
}
