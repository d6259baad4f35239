import { lazy, Suspense, useEffect, useState } from 'react';
import type { LazyExoticComponent, ReactNode } from 'react';
import type { GameManifest, Picture } from '../../games/manifest.ts';
import { findGame } from '../../games/shelf.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import './game-thumb.css';
import { useIntent } from './use-intent.ts';
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
  return (
    <div className="full clip game-thumb" aria-hidden="true">
      {manifest && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            {typeof position === 'object' && position !== null ? (
              <PositionPicture manifest={manifest} position={position} look={look} />
            ) : (
              <OpeningPicture manifest={manifest} look={look} />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Until somebody means to play, nothing of the game itself is fetched for its picture. */
function OpeningPicture({ manifest, look }: { readonly manifest: GameManifest; readonly look: PictureKind }) {
  const { opening } = manifest.art;
  const isMeant = useIntent();
  if (!opening) return <PositionPicture manifest={manifest} look={look} />;
  const small = <Opening fetch={opening} />;
  return look === 'vignette' && isMeant ? <PositionPicture manifest={manifest} look={look} small={small} /> : small;
}

function Opening({ fetch }: { readonly fetch: () => Promise<string> }) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let isStale = false;
    const show = (drawn: string) => {
      if (!isStale) setSvg(drawn);
    };
    // Without it paper is shown.
    fetch().then(show, () => undefined);
    return () => {
      isStale = true;
    };
  }, [fetch]);
  return svg === null ? null : <div className="full game-thumb__picture" dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface PositionPictureProps {
  readonly manifest: GameManifest;
  /** Absent for the opening. */
  readonly position?: object;
  readonly look: PictureKind;
  /** A small picture of the same that is at hand. */
  readonly small?: ReactNode;
}

function PositionPicture({ manifest, position, look, small }: PositionPictureProps) {
  const shelf = useShelfGame(manifest.id);
  if (!shelf.game) return small ?? null;
  const { facts, opening } = shelf.game;
  const view = position ?? opening;
  const [Thumb, Vignette] = [pictureOf(manifest, 'thumb'), pictureOf(manifest, 'vignette')];
  const thumb = small ?? (
    <Shown>
      <Thumb facts={facts} view={view} />
    </Shown>
  );
  if (look === 'thumb') return thumb;
  // The small picture is shown while the board is fetched, and where it cannot be drawn.
  return (
    <ErrorBoundary fallback={() => thumb}>
      <Suspense fallback={thumb}>
        <Shown>
          <Vignette facts={facts} view={view} />
        </Shown>
      </Suspense>
    </ErrorBoundary>
  );
}

const Shown = ({ children }: { readonly children: ReactNode }) => (
  <div className="full game-thumb__picture">{children}</div>
);
