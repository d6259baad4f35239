/** Every possible move, by the numbers of units, markers and hexes. */
import { createMoveTable, domainsOf } from '../../../kits/notation/move-table.ts';
import { VERBS } from '../moves.ts';
import { DIRECTION_COUNT } from '../numbers.ts';
import type { HexMap } from './map.ts';
import type { Pieces } from './pieces.ts';

export function makeMoves({ unitIds, markerIds }: Pieces, { hexes, hexIds, hexCount, hexId, neighboursOf }: HexMap) {
  /** Hexes out of play have no move. */
  const hex = hexes.map(({ id, playable }) => (playable ? id : undefined));
  /** One step by hex, then two by first hex and index of the second among its neighbours. */
  const paths = [
    ...hex.map((to) => (to === undefined ? undefined : Object.freeze([to]))),
    ...hexIds.flatMap((via, viaNo) =>
      Array.from({ length: DIRECTION_COUNT }, (_, place) => {
        const to = neighboursOf(viaNo)[place];
        return to === undefined ? undefined : Object.freeze([via, hexId(to)]);
      }),
    ),
  ];
  const { moves, share, listAll } = createMoveTable(VERBS, {
    ...domainsOf(VERBS, { unit: unitIds, marker: markerIds, space: hex }),
    move: { unit: unitIds, path: paths },
  });
  return {
    moves,
    share,
    listAll,
    noSupport: moves.support(unitIds.length),
    /** The number of a path of two hexes: through `via` to its neighbour number `place`. */
    stepVia: (via: number, place: number): number => hexCount + via * DIRECTION_COUNT + place,
  };
}
