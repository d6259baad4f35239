/** A pack as flat tables, built once for a game. */
import { makeAbilities } from './event-operations.ts';
import { isPiece } from './moves.ts';
import type { Pack } from './pack.ts';
import type { HrState } from './state.ts';
import { makeBoard, type Board } from './tables/board.ts';
import { makeDecks } from './tables/decks.ts';
import { makeEventCards, type EventCards } from './tables/event-cards.ts';
import type { BoardInPlay, PlacesInPlay } from './tables/in-play.ts';
import { makeMoves } from './tables/moves.ts';
import { makeIdShapes, type IdShapes } from './tables/shapes.ts';
import { makeViewTables } from './tables/view.ts';
import { makeLinks } from './tables/links.ts';

type Made<F extends (...given: never[]) => object> = ReturnType<F>;

export interface Tables
  extends
    Board,
    EventCards,
    Made<typeof makeDecks>,
    Made<typeof makeAbilities>,
    Made<typeof makeLinks>,
    Made<typeof makeMoves>,
    Made<typeof makeViewTables> {
  readonly shapes: IdShapes;
  readonly pack: Pack;
  readonly isKnown: (kind: string, id: string) => boolean;
  /** Kept up to date with states that simulations change (`cacheField`, `cachePlaces`). */
  readonly boards: WeakMap<HrState, BoardInPlay>;
  readonly places: WeakMap<HrState, PlacesInPlay>;
}

export function makeTables(pack: Pack): Tables {
  const board = makeBoard(pack);
  const decks = makeDecks(pack);
  const abilities = makeAbilities(pack);
  const events = makeEventCards(pack, abilities.abilitiesOf);
  return {
    ...board,
    ...events,
    ...decks,
    ...abilities,
    ...makeLinks(board),
    ...makeMoves(board, events),
    ...makeViewTables(board),
    shapes: makeIdShapes({ ...board, ...events, ...decks }),
    pack,
    isKnown(kind, id) {
      if (kind === 'space') return board.isSpaceId(id);
      return kind === 'card' && (decks.cardFacts.has(id) || events.isTitle(id) || isPiece(id));
    },
    boards: new WeakMap(),
    places: new WeakMap(),
  };
}
