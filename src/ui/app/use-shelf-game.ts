import { useEffect, useState } from 'react';
import { fetchedShelfGame, loadShelfGame } from '../../store/loaded-games.ts';
import type { ShelfGame } from '../../store/describe-game.ts';

/** `none`: this build lacks the game. `failed`: it could not be fetched. */
export type ShelfGameState =
  | { readonly status: 'loading' | 'none' | 'failed'; readonly game: null }
  | { readonly status: 'ready'; readonly game: ShelfGame };

const LOADING: ShelfGameState = { status: 'loading', game: null };

/** A game that is loaded shows at once: a new row of a list gets its full height immediately. */
function firstState(id: string): ShelfGameState {
  const game = fetchedShelfGame(id);
  return game ? { status: 'ready', game } : LOADING;
}

/** Fetches the game's shared part on first use. */
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
