/** Planar geometry of the map tool. Lengths are board units; y grows to the south. Nothing here knows a game. */
export type Point = readonly [number, number];
export type Line = readonly Point[];
/** An outer ring and its holes; rings are closed (first point repeated) or open, as they come. */
export type Polygon = readonly Line[];

export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** Twice-signed area halved: positive where the ring runs clockwise on screen. */
export function signedArea(ring: Line): number {
  let sum = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return sum / 2;
}

export const areaOf = (polygons: readonly Polygon[]): number =>
  polygons.reduce(
    (sum, rings) => sum + rings.reduce((own, ring, i) => own + (i === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0),
    0,
  );

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => {
    const before = line[i - 1];
    return before ? sum + distance(before, point) : sum;
  }, 0);

/** Even-odd test over all rings, so holes count as outside. */
export function isInside(polygons: readonly Polygon[], [x, y]: Point): boolean {
  let inside = false;
  for (const rings of polygons) {
    for (const ring of rings) {
      let previous = ring.at(-1);
      for (const point of ring) {
        if (previous && point[1] > y !== previous[1] > y) {
          const crossing = ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
          if (x < crossing) inside = !inside;
        }
        previous = point;
      }
    }
  }
  return inside;
}

/** Distance of `point` from the segment `a`–`b`. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const at = Math.max(0, Math.min(1, t));
  return distance(point, [a[0] + dx * at, a[1] + dy * at]);
}

export function distanceToLine(point: Point, line: Line): number {
  let best = Infinity;
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (from) best = Math.min(best, distanceToSegment(point, from, to));
  });
  return best;
}

/** Douglas–Peucker: drops points that stray less than `tolerance` from the line; the ends stay. */
export function thin(line: Line, tolerance: number): Line {
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const a = line[from];
    const b = line[to];
    if (!a || !b) continue;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const point = line[i];
      const off = point ? distanceToSegment(point, a, b) : 0;
      if (off > worst) {
        worst = off;
        at = i;
      }
    }
    if (at >= 0) {
      keep.add(at);
      spans.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep.has(i));
}

/** A smooth curve through all `points` (uniform Catmull–Rom), `steps` pieces between two of them. */
export function smooth(points: Line, steps = 8): Line {
  const out: Point[] = [];
  points.forEach((p1, i) => {
    const p2 = points[i + 1];
    if (!p2) return;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const mix = (axis: 0 | 1, u: number) =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * u +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * u * u +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * u * u * u);
    for (let step = 0; step < steps; step++) out.push([mix(0, step / steps), mix(1, step / steps)]);
  });
  const last = points.at(-1);
  return last ? [...out, last] : out;
}

/** Chaikin: cuts every corner `times` over; the ends stay. */
export function cutCorners(line: Line, times: number): Line {
  let now = line;
  for (let time = 0; time < times && now.length > 2; time++) {
    const before = now;
    now = before.flatMap((from, i): Point[] => {
      const to = before[i + 1];
      if (!to) return [from];
      const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      const isFirst = i === 0;
      const isLast = i === before.length - 2;
      return isFirst ? (isLast ? [from] : [from, at(0.75)]) : isLast ? [at(0.25)] : [at(0.25), at(0.75)];
    });
  }
  return now;
}

/** Moves the middle of every piece longer than `least` aside by up to `amount` of its length, five times over; ends stay. */
export function roughen(line: Line, amount: number, least: number, random: () => number): Line {
  let now = line;
  for (let time = 0; time < 5; time++) {
    const before = now;
    now = before.flatMap((to, i): Point[] => {
      const from = before[i - 1];
      const long = from ? distance(from, to) : 0;
      if (!from || long <= least) return [to];
      const aside = ((random() - 0.5) * Math.min(long, 46) * amount) / long;
      const middle: Point = [
        (from[0] + to[0]) / 2 - (to[1] - from[1]) * aside,
        (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside,
      ];
      return [middle, to];
    });
  }
  return now;
}

/**
 * The parts of `line` inside the convex polygon `hull` (clockwise on screen, open ring), in order.
 * Each segment is cut by every side in turn (Cyrus–Beck).
 */
export function clipLine(line: Line, hull: Line): Line[] {
  const parts: Point[][] = [];
  let current: Point[] | null = null;
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (!from) return;
    const span = insideSpan(from, to, hull);
    if (!span) {
      current = null;
      return;
    }
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    if (!current || span[0] > 0) {
      current = [at(span[0])];
      parts.push(current);
    }
    current.push(at(span[1]));
    if (span[1] < 1) current = null;
  });
  return parts;
}

/** The part of `from`–`to` (0 to 1) inside `hull`; null if there is none. */
function insideSpan(from: Point, to: Point, hull: Line): readonly [number, number] | null {
  let enter = 0;
  let leave = 1;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  let a = hull.at(-1);
  for (const b of hull) {
    if (!a) return null;
    const nx = a[1] - b[1];
    const ny = b[0] - a[0];
    const off = nx * (from[0] - a[0]) + ny * (from[1] - a[1]);
    const speed = nx * dx + ny * dy;
    if (speed === 0) {
      if (off < 0) return null;
    } else {
      const t = -off / speed;
      if (speed > 0) enter = Math.max(enter, t);
      else leave = Math.min(leave, t);
    }
    a = b;
  }
  return enter < leave ? [enter, leave] : null;
}

/** A repeatable source of scatter for drawing only; linear congruential, 0 up to but not 1. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
