import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useViewport } from '../map-viewport.tsx';
import type { Size } from '../viewport-math.ts';
import { createBitmapKeeper } from './bitmap-keeper.ts';
import type { BitmapKeeper, Watched } from './bitmap-keeper.ts';
import { canPaint, draughtsman } from './draughtsman.ts';
import { readDrawing } from './read-drawing.ts';

const Keeper = createContext<BitmapKeeper | null>(null);
/** Where the layers of a printed map go; null where they stay in the page. */
export const useKeeper = (): BitmapKeeper | null => useContext(Keeper);

interface PrintedMapProps {
  readonly board: Size;
  /** Layers, from below. */
  readonly children: ReactNode;
}

/**
 * What is printed on a board, and whose ground it is: drawn by its layers as SVG, shown as a bitmap. Where the browser
 * cannot paint one, the layers themselves are shown.
 */
export function PrintedMap({ board, children }: PrintedMapProps) {
  const viewport = useViewport();
  return viewport && canPaint() ? (
    <Bitmaps board={board} watched={viewport}>
      {children}
    </Bitmaps>
  ) : (
    children
  );
}

function Bitmaps({ board, watched, children }: PrintedMapProps & { readonly watched: Watched }) {
  const whole = useRef<HTMLCanvasElement>(null);
  const close = useRef<HTMLCanvasElement>(null);
  // A board and its viewport stay the same for the life of a map.
  const [keeper] = useState(() => createBitmapKeeper(board, watched, draughtsman()));
  useEffect(() => {
    if (whole.current && close.current) return keeper.attach(whole.current, close.current);
    return undefined;
  }, [keeper]);
  return (
    <Keeper value={keeper}>
      <canvas className="map-bitmap" ref={whole} aria-hidden="true" />
      <canvas className="map-bitmap" ref={close} aria-hidden="true" hidden />
      {children}
    </Keeper>
  );
}

interface PrintedLayerProps {
  readonly keeper: BitmapKeeper;
  readonly className: string;
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** A layer that is in the page until it has been read, which no press waits for. */
export function PrintedLayer({ keeper, className, viewBox, children }: PrintedLayerProps) {
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [read, setRead] = useState<ReactNode>(null);
  const isRead = read === children;
  useEffect(
    () =>
      keeper.readLater(() => {
        if (!holder.current || !svg.current) return;
        const { drawing, swatches } = readDrawing(svg.current);
        holder.current.replaceChildren(swatches.root);
        keeper.take(holder.current, drawing, swatches);
        setRead(children);
      }),
    [keeper, children],
  );
  useEffect(() => {
    const mine = holder.current;
    return () => {
      if (mine) keeper.drop(mine);
    };
  }, [keeper]);
  return (
    <>
      <div ref={holder} hidden />
      {isRead ? null : (
        <svg ref={svg} className={className} viewBox={viewBox} display="none" aria-hidden="true">
          {children}
        </svg>
      )}
    </>
  );
}
