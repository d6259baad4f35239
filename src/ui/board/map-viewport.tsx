import Focus from '@lucide/icons/icons/focus';
import Maximize from '@lucide/icons/icons/maximize';
import Minus from '@lucide/icons/icons/minus';
import Plus from '@lucide/icons/icons/plus';
import {
  createContext,
  memo,
  startTransition,
  useCallback,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { drawIcon } from '../parts/icon.tsx';
import { useLatest } from '../parts/use-latest.ts';
import { PrintContext, usePrint } from './map-layer.tsx';
import { Minimap } from './minimap.tsx';
import { paintBoard, takePicture } from './picture/take-picture.ts';
import { PAN_STEP, createViewport, type ViewportController } from './viewport-controller.ts';
import {
  fitScale,
  homeView,
  LEAST_ZOOM,
  MOST_ZOOM,
  ZOOM_STEP,
  type Rect,
  type Size,
  type View,
} from './viewport-math.ts';
import './viewport.css';

/** Commands of a map for the screen around it. */
export interface MapHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly home: () => void;
  /** Shows what the question is about; does nothing where it is about no place. */
  readonly focusQuestion: () => void;
  /** Shows the question as large as it fits, for a fight that is told next to the map. */
  readonly frameQuestion: () => void;
  /** Pans to what the question is about if it is out of sight; never zooms. */
  readonly bringQuestion: () => void;
  readonly reveal: (rect: Rect) => void;
  /** True while the minimap is shown; may change each time that the map comes to rest. */
  readonly hasMinimap: () => boolean;
  readonly onSettle: (heed: () => void) => () => void;
  /** Two maps side by side show the same: `follow` reports each view that is drawn, `copy` takes one over. */
  readonly follow: (heed: (view: View) => void) => () => void;
  readonly copy: (view: View) => boolean;
  /** The whole board as a PNG; null where the browser cannot paint it. */
  readonly picture: () => Promise<Blob | null>;
  /** The same as pixels, so many on the longer side. */
  readonly paint: (longSide: number) => Promise<ImageBitmap | null>;
}

export interface MapLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly focusQuestion: string;
}

interface MapViewportProps {
  readonly board: Size;
  readonly labels: MapLabels;
  /** Layers, in order: see `MapLayer`. */
  readonly children: ReactNode;
  /** A still, fast picture of the board, shown from the second zoom step on. */
  readonly minimap?: ReactNode;
  /** Parts of the board that the minimap leaves free. */
  readonly kept?: readonly Rect[] | undefined;
  /** The area of the question in board units; null if it is about no place. */
  readonly question?: Rect | null;
  readonly readable?: number;
  /** Pixels per unit below which what is played out is never shown, however large it is. */
  readonly near?: number;
  /** The largest scale for a fight, as a multiple of the scale at which the board fills the frame. */
  readonly nearest?: number | undefined;
  /** The part of the board that is shown at first, in board units; without it the whole. */
  readonly core?: Rect;
  /** The centre of the first view if the core does not fit; by default the question. */
  readonly first?: Rect | null | undefined;
  /** The corner of the buttons for a mouse: the one with the least print. For fingers they are at the lower right. */
  readonly controls?: 'top-left' | 'bottom-right';
  /** Scales (pixels per unit) from which more is printed; layers read the level as `data-detail` on the stage. */
  readonly details?: readonly number[];
  /** Programmed moves jump. The system's setting for reduced motion always applies. */
  readonly still?: boolean;
  readonly ref?: Ref<MapHandle> | undefined;
}

const ViewportContext = createContext<ViewportController | null>(null);
/** The viewport of a layer; null outside one (a board drawn alone). */
export const useViewport = (): ViewportController | null => useContext(ViewportContext);

/** Set where boards may show only a part at first rather than leave a wide band of their frame empty. */
export const BoardFills = createContext(false);

const NOTHING_KEPT: readonly Rect[] = [];
/** From the second zoom step on, so much is out of sight that a minimap is worth its space. */
const MINIMAP_FROM = ZOOM_STEP ** 2 - 0.01;
/** A board that does not fit at first has one at once, if there is room for it. */
const MINIMAP_ROOM = 600;
/** A strip of sea beyond the edge is no loss. */
const CUT_FROM = 1.1;
/** In a lower strip it would be under the buttons. */
const MINIMAP_HEIGHT = 240;
/** Margin of the question's area in which its places need not be visible, in board units. */
const IN_SIGHT = 90;
const NO_DETAILS: readonly number[] = [];

/**
 * A board that pans and zooms: wheel to the cursor, drag, two fingers, `+` `-`, Shift with an arrow, and buttons; other
 * keys come from the command table of the screen. A click never moves it.
 */
export function MapViewport({ ref, ...props }: MapViewportProps) {
  const { board, labels, children, minimap, question = null, details = NO_DETAILS, still = false, near = 0 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sight = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isStill = useLatest(still);
  const asked = useLatest(question);
  const [first] = useState(props.first);
  const fills = useContext(BoardFills);
  // Board, `readable` and what is filled stay the same for the life of a map.
  const [viewport] = useState(() =>
    createViewport({
      board,
      readable: props.readable ?? 0,
      core: props.core ?? null,
      first: () => first ?? asked(),
      fills,
      glides: () => !isStill() && !wantsLessMotion(),
    }),
  );
  const view = useSyncExternalStore(viewport.onSettle, viewport.settled);

  const host = useRef<HTMLDivElement>(null);
  const print = usePrint(host, board, viewport);

  // The layers come once the scale is known: it reaches each of their elements, so they would be styled twice over.
  const [isAttached, setAttached] = useState(false);
  useLayoutEffect(() => {
    if (!frame.current || !sight.current || !stage.current) return undefined;
    const release = viewport.attach(frame.current, sight.current, stage.current);
    startTransition(() => setAttached(true));
    return release;
  }, [viewport]);

  const focusQuestion = useCallback(() => {
    const rect = asked();
    if (rect) viewport.focus(rect);
  }, [viewport, asked]);
  useImperativeHandle(ref, () => ({
    zoomIn: () => viewport.zoom(1),
    zoomOut: () => viewport.zoom(-1),
    fit: viewport.fit,
    home: viewport.home,
    focusQuestion,
    frameQuestion: () => {
      if (question) viewport.frame(question, near, props.nearest);
    },
    bringQuestion: () => {
      if (question) viewport.bringIn(question, IN_SIGHT);
    },
    reveal: viewport.reveal,
    hasMinimap: () => isMinimapShown(viewport, { ...props, fills }),
    onSettle: viewport.onSettle,
    follow: viewport.onDraw,
    copy: viewport.copy,
    picture: async () => (stage.current ? takePicture(stage.current, board) : null),
    paint: async (longSide) => (stage.current ? paintBoard(stage.current, board, longSide) : null),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const run = keyCommand(event, viewport);
    if (!run) return;
    event.preventDefault();
    run();
  };

  const zoom = zoomOf(viewport);
  const hasMinimap = isMinimapShown(viewport, { ...props, fills });
  const detail = details.filter((scale) => view.k >= scale).length;
  return (
    <ViewportContext value={viewport}>
      <div className="map-frame" ref={frame} onKeyDown={onKeyDown} data-zoomed={zoom > 1.001 ? '' : undefined}>
        <div
          className="map-stage"
          ref={stage}
          style={{ width: board.width, height: board.height }}
          data-detail={detail}
        >
          {print ? <div ref={host} /> : null}
          <PrintContext value={print}>{isAttached ? children : null}</PrintContext>
        </div>
        <div className="map-sight" ref={sight} />
        {hasMinimap && (
          <Minimap viewport={viewport} board={board} kept={props.kept ?? NOTHING_KEPT}>
            {minimap}
          </Minimap>
        )}
        <MapControls
          labels={labels}
          corner={props.controls ?? 'bottom-right'}
          viewport={viewport}
          isNearest={zoom >= MOST_ZOOM - 0.001}
          isFarthest={zoom <= LEAST_ZOOM + 0.001}
          hasQuestion={question !== null}
          onFocusQuestion={focusQuestion}
        />
      </div>
    </ViewportContext>
  );
}

type Fitted = Pick<MapViewportProps, 'board' | 'minimap' | 'readable' | 'core'> & { readonly fills: boolean };

const zoomOf = (viewport: ViewportController): number =>
  viewport.box().width > 0 ? viewport.settled().k / viewport.whole() : 1;

function isMinimapShown(viewport: ViewportController, of: Fitted): boolean {
  const box = viewport.box();
  return Boolean(of.minimap) && box.height >= MINIMAP_HEIGHT && zoomOf(viewport) >= minimapFrom(box, of);
}

function minimapFrom(box: Size, { board, readable = 0, core, fills }: Fitted): number {
  const { k } = homeView(board, box, readable, core, fills);
  const isCutAtHome = box.width >= MINIMAP_ROOM && k > fitScale(core ?? board, box) * CUT_FROM;
  if (isCutAtHome) return 1.05;
  return core ? (MINIMAP_FROM * k) / fitScale(board, box) : MINIMAP_FROM;
}

interface MapControlsProps {
  readonly labels: MapLabels;
  readonly corner: 'top-left' | 'bottom-right';
  readonly viewport: ViewportController;
  readonly isNearest: boolean;
  readonly isFarthest: boolean;
  readonly hasQuestion: boolean;
  readonly onFocusQuestion: () => void;
}

/** The buttons of the map: redrawn when the zoom reaches an end of its range, but not for a pick. */
const MapControls = memo(function MapControls(props: MapControlsProps) {
  const { labels, viewport } = props;
  return (
    <div className="map-controls" data-corner={props.corner} data-map-control="">
      <MapButton label={labels.zoomIn} keys="+" onPress={() => viewport.zoom(1)} off={props.isNearest}>
        {drawIcon(Plus)}
      </MapButton>
      <MapButton label={labels.fit} keys="w" onPress={viewport.fit}>
        {drawIcon(Maximize)}
      </MapButton>
      <MapButton label={labels.zoomOut} keys="-" onPress={() => viewport.zoom(-1)} off={props.isFarthest}>
        {drawIcon(Minus)}
      </MapButton>
      <MapButton label={labels.focusQuestion} keys="." onPress={props.onFocusQuestion} off={!props.hasQuestion}>
        {drawIcon(Focus)}
      </MapButton>
    </div>
  );
});

interface MapButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly onPress: () => void;
  readonly off?: boolean;
  readonly children: ReactNode;
}

/** Stays focusable when it is disabled, so that focus is never lost at the end of the range. */
function MapButton({ label, keys, onPress, off = false, children }: MapButtonProps) {
  return (
    <button
      type="button"
      className="map-button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function keyCommand(event: KeyboardEvent, viewport: ViewportController): (() => void) | null {
  if (event.shiftKey) {
    if (event.key === 'ArrowLeft') return () => viewport.pan(PAN_STEP, 0);
    if (event.key === 'ArrowRight') return () => viewport.pan(-PAN_STEP, 0);
    if (event.key === 'ArrowUp') return () => viewport.pan(0, PAN_STEP);
    if (event.key === 'ArrowDown') return () => viewport.pan(0, -PAN_STEP);
  }
  if (event.key === '+' || event.key === '=') return () => viewport.zoom(1);
  if (event.key === '-' || event.key === '_') return () => viewport.zoom(-1);
  return null;
}

const wantsLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
