import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';

/** What the picture of the ground shows is the shipped map. A data pack may have another one. */
type Map = Pick<BtmFacts, 'hexes' | 'rivers' | 'drawn'>;

const riversOf = (rivers: BtmFacts['drawn']['rivers']): string =>
  rivers
    .map(({ between }) => between.toSorted().join('-'))
    .toSorted()
    .join(' ');

/** Hexes whose ground is not the one of the picture. */
export function repainted({ hexes, drawn }: Map): BtmFacts['hexes'] {
  const ground = new Map(drawn.hexes.map(({ id, terrain }) => [id, terrain]));
  return hexes.filter(({ id, terrain }) => ground.get(id) !== terrain);
}

/** Whether the drawn rivers are those of the rules. */
export const hasDrawnRivers = ({ rivers, drawn }: Map): boolean => riversOf(rivers) === riversOf(drawn.rivers);
