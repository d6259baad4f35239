import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { findScreen, type Fetch, type GameScreen, type Picture, type PictureProps } from './game-screen.ts';
import './game-thumb.css';
import { usePart } from './later.tsx';
import { useIntent } from './use-intent.ts';
import { useShelfGame } from './use-shelf-game.ts';

type PictureKind = 'thumb' | 'vignette';

export interface GameThumbProps {
  readonly game: string;
  /** A view as stored in the library; null for the opening position. */
  readonly position: unknown;
  /** Facts of the match's data pack; the shipped ones by default. */
  readonly facts?: object | undefined;
  /** `thumb` is small and fast, for lists. `vignette` is the real board cropped to the action, one a page. */
  readonly look?: PictureKind;
  /** The subject of a vignette, with what is drawn over it. */
  readonly about?: PictureProps['about'];
}

/** Decorative: the words next to it say the same. Shows plain paper if anything fails. */
export function GameThumb({ game, position, facts, look = 'thumb', about }: GameThumbProps) {
  const art = findScreen(game)?.art;
  return (
    <div className="full clip full-height game-thumb" aria-hidden="true">
      {art && (
        <ErrorBoundary fallback={() => null}>
          {typeof position === 'object' && position !== null ? (
            <PositionPicture game={game} art={art} position={position} facts={facts} look={look} about={about} />
          ) : (
            <OpeningPicture game={game} art={art} look={look} />
          )}
        </ErrorBoundary>
      )}
    </div>
  );
}

interface PictureOf {
  readonly game: string;
  readonly art: GameScreen['art'];
  readonly look: PictureKind;
}

/** The game is not fetched for its picture until the player shows interest. */
function OpeningPicture({ game, art, look }: PictureOf) {
  const { lang } = useT();
  const isMeant = useIntent();
  // A vignette shows the cover until its board is drawn; a thumb would be too flat at that size.
  const small = look === 'vignette' ? <Cover src={art.cover[lang]} /> : <Opening fetch={art.opening} />;
  return look === 'vignette' && isMeant ? <PositionPicture game={game} art={art} look={look} small={small} /> : small;
}

const Cover = ({ src }: { readonly src: string }) => (
  <img className="block full-height game-thumb__picture full game-thumb__cover" src={src} alt="" decoding="async" />
);

function Opening({ fetch }: { readonly fetch: () => Promise<string> }) {
  const svg = usePart(fetch);
  return svg === null ? null : (
    <div className="full full-height game-thumb__picture" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}

interface PositionPictureProps extends PictureOf {
  /** Absent for the opening position. */
  readonly position?: object;
  readonly facts?: object | undefined;
  readonly about?: PictureProps['about'];
  /** Shown until the board is fetched, and if it cannot be drawn. */
  readonly small?: ReactNode;
}

function PositionPicture({ game, art, position, facts: own, look, about, small }: PositionPictureProps) {
  const shelf = useShelfGame(game);
  if (!shelf.game) return small ?? null;
  const { facts, opening } = shelf.game;
  const shown = { facts: own ?? facts, view: position ?? opening, about };
  const thumb = small ?? <Drawn fetch={art.thumb} shown={shown} />;
  if (look === 'thumb') return thumb;
  return (
    <ErrorBoundary fallback={() => thumb}>
      <Drawn fetch={art.vignette} shown={shown} meanwhile={thumb} />
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
  <div className="full full-height game-thumb__picture">
    <Part {...shown} />
  </div>
);
