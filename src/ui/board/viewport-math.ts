/**
 * The arithmetic of panning and zooming, free of the DOM. Lengths of the box are CSS pixels of the viewport, lengths of
 * the board are board units; a view maps board point (u, v) to pixel (x + k·u, y + k·v).
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The visible part of a map; `frame` is given if something covers a part of it, and still sets the greatest zoom. */
export interface Sight extends Size {
  readonly frame?: Size;
}
export interface Pixel {
  readonly x: number;
  readonly y: number;
}
export interface Rect extends Pixel, Size {}
export interface View extends Pixel {
  readonly k: number;
}

/** Minimum and maximum zoom, as multiples of the scale at which the whole board fits. */
export const LEAST_ZOOM = 0.6;
export const MOST_ZOOM = 4;
export const ZOOM_STEP = 1.4;
/**
 * A board larger than the box may be dragged this far off its edge, so that controls never cover anything
 * permanently.
 */
const SLACK = 44;

/** A board larger than the box by up to this factor loses an edge rather than leave a band of the box empty. */
const NEARLY = 1.06;

/** Share of a side of the box that a board fills well enough: the edge that it would lose is worth more than the band. */
const FULL = 0.9;

export const UNIT_VIEW: View = { x: 0, y: 0, k: 1 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const fitScale = (board: Size, box: Size): number =>
  Math.min(box.width / board.width, box.height / board.height);

export const coverScale = (board: Size, box: Size): number =>
  Math.max(box.width / board.width, box.height / board.height);

/** Greatest scale of a board, in pixels a unit. */
const mostScale = (board: Size, box: Sight): number => fitScale(board, box.frame ?? box) * MOST_ZOOM;

export const fitView = (board: Size, box: Size): View => centre(board, box, fitScale(board, box));

/**
 * The first view: the whole board, unless its print would be too small to read (`readable`, pixels per unit); then as
 * much of it as fills the box. Where a board has a `core`, that part of it, never smaller than can be read. With `fills`, no
 * wide band of the box is left empty.
 */
export function homeView(board: Size, box: Size, readable: number, core: Rect | null = null, fills = false): View {
  const fit = fitScale(board, box);
  if (fills) {
    const cover = coverScale(board, box);
    const home = homeView(board, box, readable, core);
    if (home.k >= cover * FULL) return home;
    const k = Math.min(cover, fit * MOST_ZOOM);
    return clampView(middleOn(k, core ?? { x: 0, y: 0, ...board }, box), board, box, 0);
  }
  if (core) {
    const [whole, cover] = [fitScale(core, box), coverScale(core, box)];
    const k = clamp(Math.max(cover < whole * NEARLY ? cover : whole, readable), fit * LEAST_ZOOM, fit * MOST_ZOOM);
    return clampView(middleOn(k, core, box), board, box, 0);
  }
  return centre(board, box, fit >= readable ? fit : clamp(coverScale(board, box), fit, fit * MOST_ZOOM));
}

const centre = (board: Size, box: Size, k: number): View => ({
  x: (box.width - board.width * k) / 2,
  y: (box.height - board.height * k) / 2,
  k,
});

export function clampView(view: View, board: Size, box: Sight, slack = SLACK): View {
  const k = clamp(view.k, fitScale(board, box) * LEAST_ZOOM, mostScale(board, box));
  const along = (at: number, length: number, room: number): number => {
    const free = room - length * k;
    return free >= 0 ? free / 2 : clamp(at, free - slack, slack);
  };
  return { x: along(view.x, board.width, box.width), y: along(view.y, board.height, box.height), k };
}

/** Zooms by `factor` so that the board point under `at` stays in place, as far as the limits allow. */
export function zoomAbout(view: View, factor: number, at: Pixel, board: Size, box: Sight): View {
  const k = clamp(view.k * factor, fitScale(board, box) * LEAST_ZOOM, mostScale(board, box));
  const grow = k / view.k;
  return clampView({ x: at.x - (at.x - view.x) * grow, y: at.y - (at.y - view.y) * grow, k }, board, box);
}

export const panBy = (view: View, dx: number, dy: number, board: Size, box: Sight): View =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, board, box);

/** Moves as little as needed to bring `rect` (board units) into the box; never zooms. */
export function reveal(view: View, rect: Rect, board: Size, box: Sight): View {
  const along = (at: number, from: number, length: number, room: number): number => {
    const start = at + from * view.k;
    const end = start + length * view.k;
    if (start < 0 || length * view.k > room) return at - start;
    return end > room ? at - (end - room) : at;
  };
  const x = along(view.x, rect.x, rect.width, box.width);
  const y = along(view.y, rect.y, rect.height, box.height);
  return x === view.x && y === view.y ? view : clampView({ ...view, x, y }, board, box);
}

/** Brings `rect` (board units) into the box if its part `edge` inside is cut off. It moves nothing if that part is visible or larger than the box. */
export function bringIn(view: View, rect: Rect, edge: number, board: Size, box: Sight): View {
  const core = { x: rect.x + edge, y: rect.y + edge, width: rect.width - 2 * edge, height: rect.height - 2 * edge };
  const fits = (part: Rect) => part.width * view.k <= box.width && part.height * view.k <= box.height;
  if (!fits(core) || reveal(view, core, board, box) === view) return view;
  return reveal(view, fits(rect) ? rect : core, board, box);
}

/** Shows `rect` (board units) in the middle, as large as it fits, but never past half the greatest zoom. */
export function focusOn(rect: Rect, board: Size, box: Sight): View {
  const k = clamp(fitScale(rect, box), fitScale(board, box), mostScale(board, box) / 2);
  return clampView(middleOn(k, rect, box), board, box);
}

/** Framing uses scales this far apart, so that another frame at the same scale needs no new print. */
const FRAME_STEP = 2 ** (1 / 6);

/**
 * Centres `rect` (board units) as large as it fits, but at least `least` pixels a unit, even if part of it is cut off,
 * and at most `most` times the scale at which the board fills the box, so its surroundings stay visible. The board
 * fills the box, so `rect` is off centre at an edge, unless `rect` is whole only at a smaller scale.
 */
export function frameOn(rect: Rect, least: number, board: Size, box: Sight, most = Infinity): View {
  const cover = coverScale(board, box);
  const nearest = Math.min(fitScale(rect, box) / cover, most);
  const steps = Math.floor(Math.log2(nearest) / Math.log2(FRAME_STEP) + 1e-6);
  const whole = nearest < 1 ? Math.max(nearest * cover, fitScale(board, box)) : cover * FRAME_STEP ** steps;
  const k = Math.min(Math.max(whole, least), mostScale(board, box));
  return clampView(middleOn(k, rect, box), board, box, 0);
}

/** Centres the middle of `rect` (board units) without a zoom, as far as the board fills the box. */
const centreOn = (view: View, rect: Rect, board: Size, box: Sight): View =>
  clampView(middleOn(view.k, rect, box), board, box, 0);

/** The same for a first view: along either side, the part beyond `core` (board units) shows only if the core is smaller than the box. */
export function centreInCore(view: View, rect: Rect, core: Rect, board: Size, box: Sight): View {
  const middle = centreOn(view, rect, board, box);
  const along = (at: number, asked: number, from: number, length: number, room: number): number =>
    length * view.k <= room ? at : clamp(asked, room - (from + length) * view.k, -from * view.k);
  return {
    x: along(view.x, middle.x, core.x, core.width, box.width),
    y: along(view.y, middle.y, core.y, core.height, box.height),
    k: view.k,
  };
}

const middleOn = (k: number, { x, y, width, height }: Rect, box: Size): View => ({
  x: box.width / 2 - (x + width / 2) * k,
  y: box.height / 2 - (y + height / 2) * k,
  k,
});

/** After the box has changed size: a board seen whole stays whole, otherwise the middle stays in the middle. */
export function resized(view: View, board: Size, before: Size, box: Sight): View {
  const wasWhole = Math.abs(view.k - fitScale(board, before)) < 1e-6;
  return wasWhole ? fitView(board, box) : keepMiddle(view, board, before, box);
}

export function keepMiddle(view: View, board: Size, before: Size, box: Sight): View {
  const middle = { x: (before.width / 2 - view.x) / view.k, y: (before.height / 2 - view.y) / view.k };
  return clampView(
    { x: box.width / 2 - middle.x * view.k, y: box.height / 2 - middle.y * view.k, k: view.k },
    board,
    box,
  );
}

/** The part of the board that is seen, in board units, cut at the board's edge. */
export function visibleRect(view: View, board: Size, box: Size): Rect {
  const left = clamp(-view.x / view.k, 0, board.width);
  const top = clamp(-view.y / view.k, 0, board.height);
  const right = clamp((box.width - view.x) / view.k, 0, board.width);
  const bottom = clamp((box.height - view.y) / view.k, 0, board.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest part of the board with all of `places` in it and `margin` round them; null without a place. */
export function rectRound(places: readonly Pixel[], margin: number): Rect | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** Places written as `x y,x y`: what an effect can compare. */
export const readPlaces = (text: string): readonly Pixel[] =>
  text.split(',').map((place) => {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    return { x, y };
  });

/** The smallest box around all of them; null for none. */
export function unite(boxes: readonly Rect[]): Rect | null {
  const corners = boxes.flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  return rectRound(corners, 0);
}

/** The place with the shortest total distance to all others. Of two groups it is in the larger one; a mean would be between them. */
export function mostCentral(places: readonly Pixel[]): Pixel | undefined {
  const wayToAll = ({ x, y }: Pixel) => places.reduce((sum, other) => sum + Math.hypot(other.x - x, other.y - y), 0);
  return [...places].sort((a, b) => wayToAll(a) - wayToAll(b))[0];
}

/** Returns the zoom of a wheel notch or a pinch on a trackpad, which browsers report as a wheel with Ctrl. */
export function wheelFactor(event: { deltaY: number; deltaMode: number; ctrlKey: boolean }): number {
  const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 240 : 1;
  const strength = event.ctrlKey ? 0.009 : 0.0018;
  return Math.exp(clamp(-event.deltaY * lines * strength, -0.45, 0.45));
}

/** The minimap has this share of the map's width, and a frame round its picture; the style sheet has the same figures. */
const MINIMAP = { share: 0.18, least: 104, most: 168, frame: 10, edge: 10, foot: 62, clear: 12 } as const;

/** The boxes of the minimap at the head of the map and above the buttons at its foot, in pixels of the map. */
export function minimapBoxes(board: Size, box: Size): Readonly<Record<'head' | 'foot', Rect>> {
  const width = clamp(box.width * MINIMAP.share, MINIMAP.least, MINIMAP.most);
  const height = ((width - MINIMAP.frame) * board.height) / board.width + MINIMAP.frame;
  const size = { width, height };
  return {
    head: { ...size, x: box.width - MINIMAP.edge - width, y: MINIMAP.edge },
    foot: { ...size, x: MINIMAP.edge, y: box.height - MINIMAP.foot - height },
  };
}

/** The corner where the minimap covers less of what is kept free, with a margin round it. */
export function minimapCorner(view: View, board: Size, box: Size, kept: readonly Rect[]): 'head' | 'foot' {
  const { head, foot } = minimapBoxes(board, box);
  const coveredBy = (at: Rect): number =>
    kept.reduce((sum, rect) => {
      const [x, y] = [rect.x * view.k + view.x, rect.y * view.k + view.y];
      const across =
        Math.min(at.x + at.width + MINIMAP.clear, x + rect.width * view.k) - Math.max(at.x - MINIMAP.clear, x);
      const down =
        Math.min(at.y + at.height + MINIMAP.clear, y + rect.height * view.k) - Math.max(at.y - MINIMAP.clear, y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  return coveredBy(foot) < coveredBy(head) ? 'foot' : 'head';
}
