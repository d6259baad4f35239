/** A pack as flat tables, built once for a game. */
import { isCardId } from './cards.ts';
import { makeAbilities } from './event-operations.ts';
import { isPiece } from './moves.ts';
import type { Pack } from './pack.ts';
import { makeBoard } from './tables/board.ts';
import { makeEventCards } from './tables/event-cards.ts';
import { makeMoves } from './tables/moves.ts';
import { makeIdShapes } from './tables/shapes.ts';
import { makeViewTables } from './tables/view.ts';
import { makeWays } from './tables/ways.ts';

export function makeTables(pack: Pack) {
  const board = makeBoard(pack);
  const events = makeEventCards(pack);
  return {
    ...board,
    ...events,
    ...makeAbilities(pack),
    ...makeWays(board),
    ...makeMoves(board, events),
    ...makeViewTables(board),
    shapes: makeIdShapes(board, events),
    pack,
    /** Whether the game has a thing of this kind and id; `card` are conflict cards, events, and what works like one. */
    isKnown(kind: string, id: string): boolean {
      if (kind === 'space') return board.isSpaceId(id);
      return kind === 'card' && (isCardId(id) || events.isTitle(id) || isPiece(id));
    },
  };
}
export type Tables = ReturnType<typeof makeTables>;
