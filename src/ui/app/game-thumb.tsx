import { lazy, Suspense } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { PlayableGame } from './games.ts';
import { isPlayable } from './games.ts';
import './game-thumb.css';
import { useShelfGame } from './use-shelf-game.ts';

/** What a game draws of itself: a position on its map. Facts and position are of that very game. */
export interface ThumbProps {
  readonly facts: object;
  readonly view: object;
}

type Picture = LazyExoticComponent<ComponentType<ThumbProps>>;

/** `thumb` is cheap and small, for lists. `vignette` is the real board, cropped to where the match stands; one a page. */
const PICTURES: Readonly<Record<PlayableGame, { readonly thumb: Picture; readonly vignette: Picture }>> = {
  'hitlers-last-battles': {
    thumb: lazy(() => import('../games/hitlers-last-battles/thumb.tsx').then(({ Thumb }) => ({ default: Thumb }))),
    vignette: lazy(() =>
      import('../games/hitlers-last-battles/vignette.tsx').then(({ Vignette }) => ({ default: Vignette })),
    ),
  },
  'blitzkrieg-to-moscow-2': {
    thumb: lazy(() => import('../games/blitzkrieg-to-moscow-2/thumb.tsx').then(({ Thumb }) => ({ default: Thumb }))),
    vignette: lazy(() =>
      import('../games/blitzkrieg-to-moscow-2/vignette.tsx').then(({ Vignette }) => ({ default: Vignette })),
    ),
  },
  'hitlers-reich': {
    thumb: lazy(() => import('../games/hitlers-reich/thumb.tsx').then(({ Thumb }) => ({ default: Thumb }))),
    vignette: lazy(() => import('../games/hitlers-reich/vignette.tsx').then(({ Vignette }) => ({ default: Vignette }))),
  },
};

export interface GameThumbProps {
  readonly game: string;
  /** A view as the library keeps it; the opening position where there is none. */
  readonly position: unknown;
  readonly look?: 'thumb' | 'vignette';
}

/** A picture for those who see; the words beside it say where the match stands. Whatever goes wrong, paper stays. */
export function GameThumb({ game, position, look = 'thumb' }: GameThumbProps) {
  const shelf = useShelfGame(game);
  if (!isPlayable(game) || !shelf.game) return <div className="game-thumb" aria-hidden="true" />;
  const { facts, opening } = shelf.game;
  const { thumb: Thumb, vignette: Vignette } = PICTURES[game];
  const view = typeof position === 'object' && position !== null ? position : opening;
  const small = (
    <Shown>
      <Thumb facts={facts} view={view} />
    </Shown>
  );
  return (
    <div className="game-thumb" aria-hidden="true">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          {look === 'thumb' ? (
            small
          ) : (
            // The small picture stands in while the board is fetched, and where it cannot be drawn.
            <ErrorBoundary fallback={() => small}>
              <Suspense fallback={small}>
                <Shown>
                  <Vignette facts={facts} view={view} />
                </Shown>
              </Suspense>
            </ErrorBoundary>
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const Shown = ({ children }: { readonly children: ReactNode }) => <div className="game-thumb__picture">{children}</div>;
