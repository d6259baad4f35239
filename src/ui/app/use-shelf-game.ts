import { useEffect, useState } from 'react';
import { fetchedShelfGame, loadShelfGame } from '../../store/shelf.ts';
import type { ShelfGame } from '../../store/describe-game.ts';

/** `none`: no such game here. `failed`: it could not be fetched. */
export type ShelfGameState =
  | { readonly status: 'loading' | 'none' | 'failed'; readonly game: null }
  | { readonly status: 'ready'; readonly game: ShelfGame };

const LOADING: ShelfGameState = { status: 'loading', game: null };

/** What is fetched already is there at once: a row that comes into a list has its full height from the start. */
function firstState(id: string): ShelfGameState {
  const game = fetchedShelfGame(id);
  return game ? { status: 'ready', game } : LOADING;
}

/** The common part of a game, fetched on first use. */
export function useShelfGame(id: string): ShelfGameState {
  const [state, setState] = useState(() => firstState(id));
  useEffect(() => {
    let stale = false;
    const settle = (next: ShelfGameState) => {
      if (!stale) setState((before) => (before.game !== null && before.game === next.game ? before : next));
    };
    const wanted = loadShelfGame(id);
    if (wanted === null) settle({ status: 'none', game: null });
    else {
      wanted.then(
        (game) => settle({ status: 'ready', game }),
        () => settle({ status: 'failed', game: null }),
      );
    }
    return () => {
      stale = true;
    };
  }, [id]);
  return state.game !== null && state.game.id !== id ? LOADING : state;
}
