import { lazy, Suspense } from 'react';
import type { LazyExoticComponent, ReactNode } from 'react';
import type { GameManifest, Picture } from '../../games/manifest.ts';
import { findGame } from '../../games/shelf.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import './game-thumb.css';
import { useShelfGame } from './use-shelf-game.ts';

type PictureKind = 'thumb' | 'vignette';

/** Each component is made once: React would remount the picture for a new one. */
const pictures = new Map<string, LazyExoticComponent<Picture>>();

function pictureOf({ id, art }: GameManifest, look: PictureKind): LazyExoticComponent<Picture> {
  const key = `${id} ${look}`;
  const known = pictures.get(key);
  if (known) return known;
  const picture = lazy(() => art[look]().then((drawn) => ({ default: drawn })));
  pictures.set(key, picture);
  return picture;
}

export interface GameThumbProps {
  readonly game: string;
  /** A view as the library keeps it; null for the opening position. */
  readonly position: unknown;
  /** `thumb` is fast and small, for lists. `vignette` is the real board, cropped to the action; one per page. */
  readonly look?: PictureKind;
}

/** A decorative picture; the words beside it say where the match stands. If anything fails, paper is shown. */
export function GameThumb({ game, position, look = 'thumb' }: GameThumbProps) {
  const manifest = findGame(game);
  const shelf = useShelfGame(game);
  if (!manifest || !shelf.game) return <div className="full clip game-thumb" aria-hidden="true" />;
  const { facts, opening } = shelf.game;
  const [Thumb, Vignette] = [pictureOf(manifest, 'thumb'), pictureOf(manifest, 'vignette')];
  const view = typeof position === 'object' && position !== null ? position : opening;
  const small = (
    <Shown>
      <Thumb facts={facts} view={view} />
    </Shown>
  );
  return (
    <div className="full clip game-thumb" aria-hidden="true">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          {look === 'thumb' ? (
            small
          ) : (
            // The small picture is shown while the board is fetched, and where it cannot be drawn.
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

const Shown = ({ children }: { readonly children: ReactNode }) => (
  <div className="full game-thumb__picture">{children}</div>
);
