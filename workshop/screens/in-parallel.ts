/** Runs `work` on each item, so many at a time, in the order of the items. */
export async function inParallel<Item>(
  items: readonly Item[],
  many: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const run = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: many }, run));
}
