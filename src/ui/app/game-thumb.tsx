import type { ReactNode } from 'react';
import type { Fetch, GameManifest, Picture, PictureProps } from '../../games/manifest.ts';
import { findGame } from '../../games/shelf.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import './game-thumb.css';
import { usePart } from './later.tsx';
import { useIntent } from './use-intent.ts';
import { useShelfGame } from './use-shelf-game.ts';

type PictureKind = 'thumb' | 'vignette';

export interface GameThumbProps {
  readonly game: string;
  /** A view as the library keeps it; null for the opening position. */
  readonly position: unknown;
  /** Of the data that it was played with, where they may be those of a pack; without them, the shipped ones. */
  readonly facts?: object | undefined;
  /** `thumb` is fast and small, for lists. `vignette` is the real board, cropped to the action; one per page. */
  readonly look?: PictureKind;
}

/** A decorative picture; the words beside it say where the match stands. If anything fails, paper is shown. */
export function GameThumb({ game, position, facts, look = 'thumb' }: GameThumbProps) {
  const manifest = findGame(game);
  return (
    <div className="full clip game-thumb" aria-hidden="true">
      {manifest && (
        <ErrorBoundary fallback={() => null}>
          {typeof position === 'object' && position !== null ? (
            <PositionPicture manifest={manifest} position={position} facts={facts} look={look} />
          ) : (
            <OpeningPicture manifest={manifest} look={look} />
          )}
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Until somebody means to play, nothing of the game itself is fetched for its picture. */
function OpeningPicture({ manifest, look }: { readonly manifest: GameManifest; readonly look: PictureKind }) {
  const { opening, cover } = manifest.art;
  const isMeant = useIntent();
  if (!opening) return <PositionPicture manifest={manifest} look={look} />;
  // Large, a small drawing is flat: the picture of the board has its labels and counters, and the cards show it in any case.
  const small = look === 'vignette' && cover !== undefined ? <Cover src={cover} /> : <Opening fetch={opening} />;
  return look === 'vignette' && isMeant ? <PositionPicture manifest={manifest} look={look} small={small} /> : small;
}

const Cover = ({ src }: { readonly src: string }) => (
  <img className="block game-thumb__picture game-thumb__cover" src={src} alt="" decoding="async" />
);

function Opening({ fetch }: { readonly fetch: () => Promise<string> }) {
  const svg = usePart(fetch);
  return svg === null ? null : <div className="full game-thumb__picture" dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface PositionPictureProps {
  readonly manifest: GameManifest;
  /** Absent for the opening. */
  readonly position?: object;
  readonly facts?: object | undefined;
  readonly look: PictureKind;
  /** A small picture of the same that is at hand. */
  readonly small?: ReactNode;
}

function PositionPicture({ manifest, position, facts: own, look, small }: PositionPictureProps) {
  const shelf = useShelfGame(manifest.id);
  if (!shelf.game) return small ?? null;
  const { facts, opening } = shelf.game;
  const shown = { facts: own ?? facts, view: position ?? opening };
  const thumb = small ?? <Drawn fetch={manifest.art.thumb} shown={shown} />;
  if (look === 'thumb') return thumb;
  // The small picture is shown while the board is fetched, and where it cannot be drawn.
  return (
    <ErrorBoundary fallback={() => thumb}>
      <Drawn fetch={manifest.art.vignette} shown={shown} meanwhile={thumb} />
    </ErrorBoundary>
  );
}

interface DrawnProps {
  readonly fetch: Fetch<Picture>;
  readonly shown: PictureProps;
  readonly meanwhile?: ReactNode;
}

function Drawn({ fetch, shown, meanwhile = null }: DrawnProps) {
  const picture = usePart(fetch);
  return picture ? <Shown of={picture} shown={shown} /> : meanwhile;
}

const Shown = ({ of: Part, shown }: { readonly of: Picture; readonly shown: PictureProps }) => (
  <div className="full game-thumb__picture">
    <Part {...shown} />
  </div>
);
