import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS, findHex, otherSide } from '../lookup.ts';
import type { AreaId, HexId, Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID, type RowDirection } from '../../../../engine/kits/hex/printed-grid.ts';
import { sidesPath } from '../../../board/hex-geometry.ts';
import { hexSideOf } from './layout.ts';

/** A side of `hex`, whose holder faces the enemy there; `cell` is the hex of the grid beyond it, also off the map. */
export interface FrontSide {
  readonly hex: HexId;
  readonly holder: Side;
  readonly cell: HexId;
}

export const holderOf = (germanHexes: readonly HexId[], hex: HexId): Side =>
  germanHexes.includes(hex) ? 'german' : 'soviet';

/** Rear areas lie off the map to the west and to the east (§2.1.2). */
const FACING: Readonly<Record<Side, readonly RowDirection[]>> = {
  german: ['W', 'NW', 'SW'],
  soviet: ['E', 'NE', 'SE'],
};

/** Hexes of the grid beyond which an enemy rear area begins, seen from a hex of `holder`. */
function towardsRear(facts: BtmFacts, hex: HexId, holder: Side): readonly HexId[] {
  const enemy = otherSide(holder);
  const touches = (area: AreaId) => facts.areas[area].side === enemy && facts.areas[area].adjacentHexes.includes(hex);
  if (!AREAS.some(touches)) return [];
  return FACING[enemy]
    .map((towards) => ROW_GRID.neighbourOf(hex, towards))
    .filter((cell) => findHex(facts, cell) === null && facts.seaPlaces[cell] === undefined);
}

/** Hexsides between ground of the two sides: between hexes, not across water, each once and from the German side; and along rear areas. */
export function frontSides(facts: BtmFacts, germanHexes: readonly HexId[]): readonly FrontSide[] {
  const german = new Set(germanHexes);
  const waters = new Set(facts.waters.map(({ between: [a, b] }) => [a, b].sort().join(' ')));
  return facts.hexes.flatMap(({ id: hex }): FrontSide[] => {
    const holder = german.has(hex) ? 'german' : 'soviet';
    const rear = towardsRear(facts, hex, holder).map((cell) => ({ hex, holder, cell }) as const);
    if (holder === 'soviet') return rear;
    const beside = ROW_GRID.directions
      .map((towards) => ROW_GRID.neighbourOf(hex, towards))
      .filter(
        (cell) => findHex(facts, cell) !== null && !german.has(cell) && !waters.has([hex, cell].sort().join(' ')),
      );
    return [...rear, ...beside.map((cell) => ({ hex, holder, cell }) as const)];
  });
}

/** The front as one path. */
export const frontPath = (facts: BtmFacts, germanHexes: readonly HexId[]): string =>
  sidesPath(frontSides(facts, germanHexes).map(({ hex, cell }) => hexSideOf(hex, cell)));
