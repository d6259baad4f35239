/** Numbers in objects and lists, in one row and back. */
export type Tree = { readonly [name: string]: number | readonly number[] };

export const leavesOf = (tree: Tree): readonly number[] => Object.values(tree).flat();

/** The same tree with other numbers, as many as it has. */
export function withLeaves(tree: Tree, leaves: readonly number[]): Tree {
  const left = leaves.values();
  const next = (old: number): number => left.next().value ?? old;
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, typeof value === 'number' ? next(value) : value.map(next)]),
  );
}

/** Rounds to three significant digits. */
export const roundTo = (value: number): number => Number(value.toPrecision(3));
