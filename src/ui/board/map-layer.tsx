import {
  type ReactNode,
  type RefObject,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Size } from './viewport-math.ts';
import { createBitmapCache, type BitmapCache, type ViewSource } from './picture/bitmap-cache.ts';
import { KeptPrint } from './picture/kept-print.ts';
import { canPaint, painterClient } from './picture/painter-client.ts';
import { readDrawing } from './picture/read-drawing.ts';

/** The bitmaps of the map round a layer; null if the browser cannot paint them. */
export const PrintContext = createContext<BitmapCache | null>(null);

/** Shows the print of a board in `host` from its first frame on, before there is any layer. */
export function usePrint(host: RefObject<Element | null>, board: Size, source: ViewSource): BitmapCache | null {
  const name = useContext(KeptPrint);
  // A board and its viewport stay the same for the life of a map.
  const [cache] = useState(() => (canPaint() ? createBitmapCache(board, source, painterClient()) : null));
  // A table that comes back in the same commit finds what the page before it has kept.
  useLayoutEffect(() => (cache && host.current ? cache.attach(host.current, name) : undefined), [cache, host, name]);
  useEffect(() => cache?.watch(), [cache]);
  return cache;
}

/** Set inside a `PrintedMap`. */
const CacheContext = createContext<BitmapCache | null>(null);

/**
 * The print of a board with its control: drawn by its layers as SVG, shown as a bitmap. If the browser cannot paint one, the
 * layers themselves are shown.
 */
export function PrintedMap({ children }: { readonly children: ReactNode }) {
  return <CacheContext value={useContext(PrintContext)}>{children}</CacheContext>;
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
  const cache = useContext(CacheContext);
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
