import type { Chance } from '../../../kernel/types.ts';

/** Shuffles `items` in place (Fisher–Yates, from the end) and returns them. */
export function shuffle<X extends string>(items: X[], chance: Pick<Chance, 'draw'>): X[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.draw(i + 1, items, 'order');
    const item = items[i] as X;
    items[i] = items[j] as X;
    items[j] = item;
  }
  return items;
}
