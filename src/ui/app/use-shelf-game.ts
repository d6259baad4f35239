import { useEffect, useState } from 'react';
import { loadShelfGame } from '../../store/shelf.ts';
import type { ShelfGame } from '../../store/shelf.ts';

/** `none`: no such game here. `failed`: it could not be fetched. */
export type ShelfGameState =
  | { readonly status: 'loading' | 'none' | 'failed'; readonly game: null }
  | { readonly status: 'ready'; readonly game: ShelfGame };

const LOADING: ShelfGameState = { status: 'loading', game: null };

/** The common part of a game, fetched on first use. */
export function useShelfGame(id: string): ShelfGameState {
  const [state, setState] = useState<ShelfGameState>(LOADING);
  useEffect(() => {
    let stale = false;
    const settle = (next: ShelfGameState) => {
      if (!stale) setState(next);
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
