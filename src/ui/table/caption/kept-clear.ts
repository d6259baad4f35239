import type { Rect } from '../../board/viewport-math.ts';
import type { Kept } from './caption-spot.ts';

/** Lists what captions on the map avoid, in screen pixels. */

/** Counters and markers, controls over the map, and names that are printed above the counters. */
const KEPT = [
  { of: '.board-piece > g:last-child, [data-piece]', weight: 12 },
  { of: '.map-controls, .map-minimap, .overlay-menu', weight: 12 },
  { of: ':scope > :not(.table__field)', weight: 12 },
  { of: '.sheet-print text', weight: 1 },
] as const;
const ARROWS = '.way-core, .way-head, [data-arrow]';
const ARROW = { weight: 12, half: 7, step: 12 } as const;
const PRINTED = 3;

/** `prints` is in board units, which `board` maps to the screen. */
export function listKept(area: Element, board: DOMMatrixReadOnly, prints: readonly Rect[]): readonly Kept[] {
  const rects = KEPT.flatMap(({ of, weight }) =>
    [...area.querySelectorAll(of)].map((one): Kept => ({ ...rectOf(one), weight })),
  );
  const arrows = [...area.querySelectorAll<SVGGeometryElement>(ARROWS)].flatMap(alongLine);
  const printed = prints.map((rect): Kept => ({ ...onScreen(rect, board), weight: PRINTED }));
  return [...rects, ...arrows, ...printed].filter(({ width, height }) => width > 0 && height > 0);
}

export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

const onScreen = ({ x, y, width, height }: Rect, { a, d, e, f }: DOMMatrixReadOnly): Rect => ({
  x: e + a * x,
  y: f + d * y,
  width: a * width,
  height: d * height,
});

/** Covers a slanting arrow by small boxes: one box around it would be too large. */
function alongLine(path: SVGGeometryElement): readonly Kept[] {
  const matrix = path.getScreenCTM?.();
  if (!matrix || typeof path.getTotalLength !== 'function') return [];
  const { half, step, weight } = ARROW;
  const whole = path.getTotalLength();
  const count = Math.ceil((whole * matrix.a) / step) || 0;
  return Array.from({ length: count + 1 }, (_, n) => {
    const { x, y } = path.getPointAtLength((whole * n) / Math.max(1, count)).matrixTransform(matrix);
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half, weight };
  });
}
