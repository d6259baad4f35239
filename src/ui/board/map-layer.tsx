import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react';
import { useViewport } from './map-viewport.tsx';
import type { Size } from './viewport-math.ts';
import { createBitmapCache, type BitmapCache, type ViewSource } from './picture/bitmap-cache.ts';
import { canPaint, painterClient } from './picture/painter-client.ts';
import { readDrawing } from './picture/read-drawing.ts';

const CacheContext = createContext<BitmapCache | null>(null);
const useBitmapCache = (): BitmapCache | null => useContext(CacheContext);

interface PrintedMapProps {
  readonly board: Size;
  readonly children: ReactNode;
}

/**
 * The print of a board with its control: drawn by its layers as SVG, shown as a bitmap. If the browser cannot paint one, the
 * layers themselves are shown.
 */
export function PrintedMap({ board, children }: PrintedMapProps) {
  const viewport = useViewport();
  return viewport && canPaint() ? (
    <Bitmaps board={board} source={viewport}>
      {children}
    </Bitmaps>
  ) : (
    children
  );
}

function Bitmaps({ board, source, children }: PrintedMapProps & { readonly source: ViewSource }) {
  const whole = useRef<HTMLCanvasElement>(null);
  const close = useRef<HTMLCanvasElement>(null);
  // A board and its viewport stay the same for the life of a map.
  const [cache] = useState(() => createBitmapCache(board, source, painterClient()));
  useEffect(() => {
    if (whole.current && close.current) return cache.attach(whole.current, close.current);
    return undefined;
  }, [cache]);
  return (
    <CacheContext value={cache}>
      <canvas className="map-bitmap" ref={whole} aria-hidden="true" />
      <canvas className="map-bitmap" ref={close} aria-hidden="true" hidden />
      {children}
    </CacheContext>
  );
}

interface PrintedLayerProps {
  readonly cache: BitmapCache;
  readonly className: string;
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** A layer that stays in the page only until it has been read. */
function PrintedLayer({ cache, className, viewBox, children }: PrintedLayerProps) {
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [read, setRead] = useState<ReactNode>(null);
  const isRead = read === children;
  useEffect(
    () =>
      cache.readLater(() => {
        if (!holder.current || !svg.current) return;
        const { drawing, probes } = readDrawing(svg.current);
        holder.current.replaceChildren(probes.root);
        cache.take(holder.current, drawing, probes);
        setRead(children);
      }),
    [cache, children],
  );
  useEffect(() => {
    const mine = holder.current;
    return () => {
      if (mine) cache.drop(mine);
    };
  }, [cache]);
  return (
    <>
      <div ref={holder} hidden />
      {isRead ? null : (
        // An attribute of the SVG itself would not hide it: the style sheet of the page says how an SVG is displayed.
        <div hidden>
          <svg ref={svg} className={className} viewBox={viewBox}>
            {children}
          </svg>
        </div>
      )}
    </>
  );
}

interface MapLayerProps {
  readonly board: Size;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * One of the stacked drawings of a board, hidden from screen readers. Inside a `PrintedMap` it becomes part of the bitmap.
 */
export function MapLayer({ board, name, children }: MapLayerProps) {
  const cache = useBitmapCache();
  const [className, viewBox] = [`map-layer map-${name}`, `0 0 ${board.width} ${board.height}`];
  return cache ? (
    <PrintedLayer cache={cache} className={className} viewBox={viewBox}>
      {children}
    </PrintedLayer>
  ) : (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
