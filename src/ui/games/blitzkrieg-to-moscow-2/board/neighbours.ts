import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS, findHex, isArea } from '../lookup.ts';
import type { AreaId, Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Arrow } from '../../../board/board-steps.ts';
import { neighboursTowards as cellsTowards, spotCentre } from './layout.ts';

/**
 * Where an arrow key leads: to the hexes that way, and where the map ends to the rear area that lies there. From a rear area
 * the arrows lead to the hexes and areas beside it.
 */
export function neighboursTowards(facts: BtmFacts, spot: Spot, arrow: Arrow): readonly Spot[] {
  if (isArea(spot)) return fromArea(facts, spot, arrow);
  const hexes = cellsTowards(spot, arrow).filter((id) => findHex(facts, id) !== null);
  return hexes.length > 0
    ? hexes
    : AREAS.filter((area) => facts.areas[area].adjacentHexes.includes(spot) && liesThatWay(spot, area, arrow));
}

function liesThatWay(from: Spot, to: Spot, arrow: Arrow): boolean {
  const [a, b] = [spotCentre(from), spotCentre(to)];
  if (arrow === 'left') return b.x < a.x;
  if (arrow === 'right') return b.x > a.x;
  // Rear areas lie beside the map: one hardly ever means them by up and down.
  return false;
}

function fromArea(facts: BtmFacts, area: AreaId, arrow: Arrow): readonly Spot[] {
  const { side, adjacentHexes } = facts.areas[area];
  if (arrow === 'left' || arrow === 'right') return adjacentHexes.filter((hex) => liesThatWay(area, hex, arrow));
  const own = AREAS.filter((other) => facts.areas[other].side === side);
  const next = own[own.indexOf(area) + (arrow === 'up' ? -1 : 1)];
  return next === undefined ? [] : [next];
}
