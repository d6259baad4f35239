/** The way that ends in a place: the piece that comes there slides along it. */
export const wayTo = <Way extends readonly string[]>(
  ways: readonly Way[],
  place: string | undefined,
): Way | undefined => (place === undefined ? undefined : ways.find((way) => way.at(-1) === place));
