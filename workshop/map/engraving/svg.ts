/** Text of SVG elements. Lengths are board units with one decimal. */
import type { Line, Point } from '../geometry.ts';

export const n = (value: number): string => String(Math.round(value * 10) / 10);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `{ fillOpacity: 0.5 }` is written `fill-opacity="0.5"`. */
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined || value === ''
        ? []
        : [` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`],
    )
    .join('');

/** A path filled with `fill`; nothing where there is nothing to fill. */
export const filled = (d: string, fill: string, more: Attributes = {}): string =>
  d === '' ? '' : `<path d="${d}"${written({ fill, ...more })}/>`;

/** A line of breadth `width`. */
export const drawn = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  d === '' ? '' : `<path d="${d}"${written({ fill: 'none', stroke, strokeWidth: width, ...more })}/>`;

export const group = (content: string, attributes: Attributes): string => `<g${written(attributes)}>${content}</g>`;

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;

export const outline = (points: Line): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
export const polyline = (points: Line): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** A curve through the middles of a line's pieces; its ends are the line's. */
export function curve(line: Line): string {
  const [first, ...rest] = line;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const pieces = rest.slice(0, -1).map(([x, y], i) => {
    const [u, v] = rest[i + 1] ?? last;
    return `Q${n(x)} ${n(y)} ${n((x + u) / 2)} ${n((y + v) / 2)}`;
  });
  return `M${n(first[0])} ${n(first[1])}${pieces.join('')}L${n(last[0])} ${n(last[1])}`;
}

/** A rectangle about `at`, turned by `angle` (radians) round it. */
export function turnedBox([x, y]: Point, width: number, height: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: readonly Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return outline(corners.map(([u, v]): Point => [x + u * cos - v * sin, y + u * sin + v * cos]));
}
