import { createMover, type Mover } from './mover.ts';
import {
  UNIT_VIEW,
  ZOOM_STEP,
  centreInCore,
  clampView,
  fitScale,
  fitView,
  bringIn,
  focusOn,
  frameOn,
  homeView,
  keepMiddle,
  panBy,
  resized,
  reveal,
  wheelFactor,
  zoomAbout,
  type Pixel,
  type Rect,
  type Sight,
  type Size,
  type View,
} from './viewport-math.ts';

/** After this long without a change the board is drawn sharp again. */
const SETTLE_MS = 140;
/** Time limits of a glide and of a flight to a fight; the style sheet's `--m-base` at its slowest, once and twice. */
const GLIDE_MS = { glide: 180, flight: 340 } as const;
const MOUSE_STRAY = 4;
const TOUCH_STRAY = 9;
export const PAN_STEP = 90;

/**
 * Moves a stage of stacked layers inside a frame by one CSS transform. A gesture writes the style straight away, at
 * most once a frame, and React is updated only when it settles: rendering 70 hexes a frame would be too slow.
 */
export interface ViewportController {
  /** `sight` is the part of the frame that nothing covers. */
  readonly attach: (frame: HTMLElement, sight: HTMLElement, stage: HTMLElement) => () => void;
  readonly zoom: (steps: number, at?: Pixel) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly fit: () => void;
  readonly home: () => void;
  /** Centres `rect` (board units) and zooms to it. */
  readonly focus: (rect: Rect) => void;
  /** Centres `rect` (board units) as large as it fits, within limits: see `frameOn`. */
  readonly frame: (rect: Rect, least: number, most?: number) => void;
  /** Pans as little as needed to show `rect` (board units). */
  readonly reveal: (rect: Rect) => void;
  /** Pans to `rect`, shrunk by `edge` on each side (board units), if part of it is cut off and there is room. */
  readonly bringIn: (rect: Rect, edge: number) => void;
  /** Shows what another board of the same size in a frame of the same size shows; false where it cannot be shown yet. */
  readonly copy: (view: View) => boolean;
  /** Centres the board point without a glide: the minimap drags with it. */
  readonly centreOn: (at: Pixel) => void;
  readonly view: () => View;
  readonly box: () => Size;
  readonly whole: () => number;
  /** The view at rest; changes identity only when it settles on another one. */
  readonly settled: () => View;
  readonly onSettle: (listener: () => void) => () => void;
  /** Reports every view that is drawn, and whether it is part of a gesture. */
  readonly onDraw: (listener: OnDraw) => () => void;
}

type OnDraw = (view: View, isGesture: boolean) => void;

interface ViewportOptions {
  readonly board: Size;
  /** The first view shows a part of the board instead of the whole where a unit would have fewer pixels than this. */
  readonly readable: number;
  /** The part of the board that the first view shows; without it the whole. */
  readonly core?: Rect | null;
  /** The area to show first if the core does not fit. */
  readonly first?: () => Rect | null;
  readonly fills?: boolean;
  /** The setting may change between two moves. */
  readonly glides: () => boolean;
}

export function createViewport({
  board,
  readable,
  core = null,
  first,
  fills = false,
  glides,
}: ViewportOptions): ViewportController {
  let stage: HTMLElement | null = null;
  let mover: Mover | null = null;
  let frame: Size = NO_SIZE;
  let box: Sight = NO_SIZE;
  let view: View = UNIT_VIEW;
  let settled: View = UNIT_VIEW;
  let isGesture = false;
  let drawRequest = 0;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const settleListeners = new Set<() => void>();
  const drawListeners = new Set<OnDraw>();

  const isReady = () => stage !== null && box.width > 0 && box.height > 0;

  function draw(): void {
    drawRequest = 0;
    if (!mover) return;
    // Whole pixels of the screen: a bitmap between them would be blurred, and other layers redrawn.
    const ratio = devicePixelRatio;
    const [x, y] = [Math.round(view.x * ratio) / ratio, Math.round(view.y * ratio) / ratio];
    const place = isGesture ? mover.move : mover.rest;
    place(`translate3d(${x}px, ${y}px, 0) scale(${view.k})`);
    for (const listener of drawListeners) listener(view, isGesture);
  }

  function settle(): void {
    if (!stage) return;
    stage.removeAttribute('data-glides');
    stage.removeAttribute('data-zooms');
    isGesture = false;
    draw();
    const isStill = view.x === settled.x && view.y === settled.y && view.k === settled.k;
    if (view.k !== settled.k) {
      stage.style.setProperty('--k', view.k.toFixed(4));
      stage.style.setProperty('--px', `${(1 / view.k).toFixed(4)}px`);
    }
    settled = view;
    if (isStill) return;
    for (const listener of settleListeners) listener();
  }

  /** Settles when nothing has moved for `rest` ms and then for a frame: one slow frame does not count as rest. */
  function settleAfter(rest: number): void {
    clearTimeout(settleTimer);
    const resting = view;
    settleTimer = setTimeout(() => {
      requestAnimationFrame(() => {
        if (view === resting) settle();
      });
    }, rest);
  }

  function show(next: View, how: 'gesture' | 'glide' | 'flight' | 'jump'): void {
    if (!stage || !isReady()) return;
    clearTimeout(settleTimer);
    const isZoom = next.k !== view.k;
    view = next;
    if (how === 'jump') {
      settle();
      return;
    }
    isGesture = how === 'gesture';
    const glide = how !== 'gesture' && glides() ? how : null;
    if (isZoom) stage.setAttribute('data-zooms', '');
    if (glide) stage.setAttribute('data-glides', glide === 'flight' ? 'far' : '');
    else stage.removeAttribute('data-glides');
    drawRequest ||= requestAnimationFrame(draw);
    settleAfter(glide ? SETTLE_MS + GLIDE_MS[glide] : SETTLE_MS);
  }

  /** Immediately with the frame; what depends on the scale waits, since a new view usually follows right after. */
  function follow(next: View): void {
    view = next;
    isGesture = false;
    cancelAnimationFrame(drawRequest);
    draw();
    settleAfter(SETTLE_MS);
  }

  /** The first view: where it is not the whole core, the middle of what is asked. */
  function home(of: Size): View {
    const whole = homeView(board, of, readable, core, fills);
    const about = core && fitScale(core, of) < whole.k - 1e-6 ? first?.() : null;
    return about && core ? centreInCore(whole, about, core, board, of) : whole;
  }

  /** A panel over the frame leaves the scale alone, so nothing on the board has to be redrawn. */
  function measure(newFrame: Size, sight: Size): void {
    if (isEmpty(newFrame) || isEmpty(sight)) return;
    const isResized = !isSame(newFrame, frame);
    if (!isResized && isSame(sight, box)) return;
    const before = { frame, box };
    [frame, box] = [newFrame, { width: sight.width, height: sight.height, frame: newFrame }];
    if (isEmpty(before.box)) show(clampView(home(frame), board, box), 'jump');
    else if (isResized && core && isSameView(view, clampView(home(before.frame), board, before.box)))
      follow(clampView(home(frame), board, box));
    else if (isResized) follow(resized(view, board, before.frame, frame));
    else follow(keepMiddle(view, board, before.box, box));
  }

  function attach(element: HTMLElement, sight: HTMLElement, newStage: HTMLElement): () => void {
    stage = newStage;
    mover = createMover(newStage);
    measure(element.getBoundingClientRect(), sight.getBoundingClientRect());
    // A view set after the last stage was detached has not been drawn yet.
    if (view !== settled && isReady()) follow(view);
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver((entries) => {
            const sizeOf = (target: HTMLElement, otherwise: Size): Size =>
              entries.find((entry) => entry.target === target)?.contentRect ?? otherwise;
            measure(sizeOf(element, frame), sizeOf(sight, box));
          });
    observer?.observe(element);
    observer?.observe(sight);
    const release = listen(element);
    return () => {
      observer?.disconnect();
      release();
      clearTimeout(settleTimer);
      cancelAnimationFrame(drawRequest);
      drawRequest = 0;
      stage = null;
      mover = null;
    };
  }

  /** Wheel, drag, one finger and two. A control inside the frame (`data-map-control`) keeps its own pointer events. */
  function listen(target: HTMLElement): () => void {
    const fingers = new Map<number, Pixel>();
    let start: Pixel | null = null;
    let dragging = false;

    const place = (event: { clientX: number; clientY: number }): Pixel => {
      const bounds = target.getBoundingClientRect();
      return { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
    };
    const middle = (): Pixel => {
      const all = [...fingers.values()];
      const sum = all.reduce((total, at) => ({ x: total.x + at.x, y: total.y + at.y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const isControl = (event: Event) => event.target instanceof Element && event.target.closest('[data-map-control]');

    const onWheel = (event: WheelEvent) => {
      if (isControl(event)) return;
      event.preventDefault();
      show(zoomAbout(view, wheelFactor(event), place(event), board, box), 'gesture');
    };
    const onDown = (event: PointerEvent) => {
      if (isControl(event) || (event.pointerType === 'mouse' && event.button > 1)) return;
      fingers.set(event.pointerId, place(event));
      start = fingers.size === 1 ? place(event) : start;
      if (fingers.size === 2) begin();
    };
    const begin = () => {
      if (dragging) return;
      dragging = true;
      target.setAttribute('data-dragging', '');
      for (const id of fingers.keys()) if (target.isConnected) target.setPointerCapture(id);
    };
    const onMove = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId);
      if (!from || !start) return;
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        // Released outside the frame, before it became a drag.
        onUp(event);
        return;
      }
      const at = place(event);
      if (!dragging) {
        const stray = event.pointerType === 'mouse' ? MOUSE_STRAY : TOUCH_STRAY;
        if (Math.hypot(at.x - start.x, at.y - start.y) < stray) return;
        // One finger pans only where something is hidden, so that a board seen whole never blocks scrolling the page.
        if (event.pointerType === 'touch' && view.k <= fitScale(board, frame) + 1e-6) return;
        begin();
      }
      const [centreBefore, spreadBefore] = [middle(), spread()];
      fingers.set(event.pointerId, at);
      const [centreNow, spreadNow] = [middle(), spread()];
      const moved = panBy(view, centreNow.x - centreBefore.x, centreNow.y - centreBefore.y, board, box);
      const grow = spreadBefore > 0 && spreadNow > 0 ? spreadNow / spreadBefore : 1;
      show(grow === 1 ? moved : zoomAbout(moved, grow, centreNow, board, box), 'gesture');
    };
    const onUp = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      start = null;
      if (!dragging) return;
      dragging = false;
      target.removeAttribute('data-dragging');
      // The click that ends a drag does not choose.
      target.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => target.removeEventListener('click', swallow, { capture: true }), 0);
    };

    target.addEventListener('wheel', onWheel, { passive: false });
    target.addEventListener('pointerdown', onDown);
    target.addEventListener('pointermove', onMove);
    target.addEventListener('pointerup', onUp);
    target.addEventListener('pointercancel', onUp);
    return () => {
      target.removeEventListener('wheel', onWheel);
      target.removeEventListener('pointerdown', onDown);
      target.removeEventListener('pointermove', onMove);
      target.removeEventListener('pointerup', onUp);
      target.removeEventListener('pointercancel', onUp);
    };
  }

  return {
    attach,
    zoom(steps, at = { x: box.width / 2, y: box.height / 2 }) {
      show(zoomAbout(view, ZOOM_STEP ** steps, at, board, box), 'glide');
    },
    pan: (dx, dy) => show(panBy(view, dx, dy, board, box), 'glide'),
    fit: () => show(fitView(board, box), 'glide'),
    home: () => show(clampView(home(frame), board, box), 'glide'),
    focus: (rect) => show(focusOn(rect, board, box), 'glide'),
    frame: (rect, least, most) => show(frameOn(rect, least, board, box, most), 'flight'),
    reveal(rect) {
      const next = reveal(view, rect, board, box);
      if (next !== view) show(next, 'glide');
    },
    bringIn(rect, edge) {
      const next = bringIn(view, rect, edge, board, box);
      if (next !== view) show(next, 'glide');
    },
    copy(other) {
      const isSame = other.x === view.x && other.y === view.y && other.k === view.k;
      if (isReady() && !isSame) show(clampView(other, board, box), 'gesture');
      return isReady();
    },
    centreOn(at) {
      const next = { x: box.width / 2 - at.x * view.k, y: box.height / 2 - at.y * view.k, k: view.k };
      show(clampView(next, board, box), 'gesture');
    },
    view: () => view,
    box: () => box,
    whole: () => fitScale(board, frame),
    settled: () => settled,
    onSettle(listener) {
      settleListeners.add(listener);
      return () => settleListeners.delete(listener);
    },
    onDraw(listener) {
      drawListeners.add(listener);
      return () => drawListeners.delete(listener);
    },
  };
}

const NO_SIZE: Size = { width: 0, height: 0 };
const isEmpty = ({ width, height }: Size): boolean => width === 0 || height === 0;
const isSameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.k === b.k;
const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
