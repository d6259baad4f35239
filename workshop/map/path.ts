import type { Line, Polygon } from './geometry.ts';

/** Tenths as short text: `0.5` is `.5`, and a minus sign parts two numbers by itself. */
const short = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');
const join = (numbers: readonly number[]): string =>
  numbers.reduce((text, tenths, i) => text + (i === 0 || tenths < 0 ? '' : ' ') + short(tenths), '');

/** SVG path data with one decimal: absolute start, then relative steps. Points that round onto each other are dropped. */
export function pathOf(line: Line, closed = false): string {
  const points = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps: number[] = [];
  let before: readonly [number, number] | undefined;
  const first = points[0];
  if (!first) return '';
  for (const point of points) {
    if (before && (point[0] !== before[0] || point[1] !== before[1])) {
      steps.push(point[0] - before[0], point[1] - before[1]);
    }
    before = point;
  }
  // `z` draws the way home itself.
  const last = points.at(-1);
  if (closed && last && last[0] === first[0] && last[1] === first[1]) steps.splice(-2);
  if (steps.length < 2) return '';
  return `M${join(first)}l${join(steps)}${closed ? 'z' : ''}`;
}

export const pathOfPolygons = (polygons: readonly Polygon[]): string =>
  polygons.flatMap((rings) => rings.map((ring) => pathOf(ring, true))).join('');
export const pathOfLines = (lines: readonly Line[]): string => lines.map((line) => pathOf(line)).join('');
