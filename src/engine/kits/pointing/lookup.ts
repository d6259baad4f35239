/** Finding things by their ids, for code that holds a game's facts and is handed references. */

export const indexById = <X extends { readonly id: string }>(things: readonly X[]): ReadonlyMap<string, X> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Reads an index that is built at its first use. The source must never change, as facts never do. */
export function makeIndex<Source extends object, Index>(build: (source: Source) => Index): (source: Source) => Index {
  const indexes = new WeakMap<Source, Index>();
  return (source) => {
    const known = indexes.get(source);
    if (known !== undefined) return known;
    const index = build(source);
    indexes.set(source, index);
    return index;
  };
}

/** The distinct values, in the order of their first occurrence. */
export const unique = <X>(values: readonly X[]): readonly X[] => [...new Set(values)];

/** Things by what they have in common, in the order of their first occurrence. */
export function groupBy<X, K>(things: readonly X[], keyOf: (thing: X) => K): ReadonlyMap<K, readonly X[]> {
  const groups = new Map<K, X[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** Ids as one parameter of a sentence; the list formats of the catalogue read them. */
export const joinIds = (ids: readonly string[]): string => ids.join(',');
