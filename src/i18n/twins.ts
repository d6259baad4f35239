/** Numbers things of the same name from 1, in order; null for a unique name. */
export function numberTwins(names: readonly string[]): readonly (number | null)[] {
  const count = new Map<string, number>();
  const numbers = names.map((name) => {
    const n = (count.get(name) ?? 0) + 1;
    count.set(name, n);
    return n;
  });
  return names.map((name, i) => ((count.get(name) ?? 0) > 1 ? (numbers[i] ?? null) : null));
}
