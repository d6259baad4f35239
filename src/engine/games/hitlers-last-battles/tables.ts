/** A pack as flat tables, built once for a game. */
import { NONE } from './numbers.ts';
import type { Pack } from './pack.ts';
import { makeMap } from './tables/map.ts';
import { makeMoves } from './tables/moves.ts';
import { makePieces } from './tables/pieces.ts';
import { makeIdShapes } from './tables/shapes.ts';

export function makePackTables(pack: Pack) {
  const pieces = makePieces(pack);
  const map = makeMap(pack, pieces);
  const numberOf: Readonly<Record<string, (id: string) => number>> = {
    unit: pieces.unitNo,
    space: map.hexNo,
    marker: pieces.markerNo,
  };
  return {
    ...pieces,
    ...map,
    ...makeMoves(pieces, map),
    shapes: makeIdShapes(map, pieces),
    rules: pack.constants,
    lastTurn: pack.victory.endTurn,
    seaHexsides: pack.seaHexsides,
    sources: pack.sources,
    starts: pieces.units.map(({ start }) => map.hexNo(start)),
    /** A map without pieces, to be copied: copying small arrays is several times as fast as making typed ones. */
    blank: {
      at: pieces.units.map(() => NONE),
      moved: pieces.units.map(() => false),
      standing: map.hexes.map(() => NONE),
      zone: map.hexes.map(() => 0),
    },
    isKnown: (kind: string, id: string): boolean => (numberOf[kind]?.(id) ?? NONE) !== NONE,
  };
}
export type PackTables = ReturnType<typeof makePackTables>;
