import type { ReactNode } from 'react';
import type { Rect } from './viewport-math.ts';
import './sheet-chart.css';

/** What is printed beside a map: title and legend in the same frame on every board. */

/** A sheet of paper pinned on the map. */
export const ChartPanel = ({ x, y, width, height }: Rect) => (
  <>
    <rect className="chart-shadow" x={x + 3} y={y + 4} width={width} height={height} />
    <rect className="chart-paper" x={x} y={y} width={width} height={height} />
    <rect className="hollow chart-rule" x={x + 5} y={y + 5} width={width - 10} height={height - 10} />
  </>
);

interface CompassProps {
  readonly x: number;
  readonly y: number;
  /** Degrees by which north is not quite up. */
  readonly north?: number;
}

export const Compass = ({ x, y, north = 0 }: CompassProps) => (
  <g transform={`translate(${x} ${y}) rotate(${north})`}>
    <circle className="hollow chart-ring" r="26" />
    <path className="chart-star" d="M0-36L6-6L36 0L6 6L0 36L-6 6L-36 0L-6-6Z" />
    <path className="chart-dark" d="M0-36L6-6L0 0ZM36 0L6 6L0 0ZM0 36L-6 6L0 0ZM-36 0L-6-6L0 0Z" />
  </g>
);

interface ScaleProps {
  readonly x: number;
  readonly y: number;
  /** Board units. */
  readonly length: number;
  /** The length in kilometres, above it. */
  readonly children: ReactNode;
}

/** A length in two halves. */
export const ChartScale = ({ x, y, length, children }: ScaleProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="hollow chart-ring" d={`M0 0h${length}M0-5v10M${length}-5v10`} />
    <rect className="chart-dark" x="0" y="-2.5" width={length / 2} height="5" />
    <g transform={`translate(${length / 2} -9)`}>{children}</g>
  </g>
);

/** What a row of a legend says of its sign. */
export interface ChartEntry {
  readonly name: string;
  readonly what: string;
}

interface RowProps {
  /** Where its first line begins, and how far under it the second is. */
  readonly x: number;
  readonly y: number;
  readonly lead: number;
  readonly entry: ChartEntry;
}

export const ChartRow = ({ x, y, lead, entry: { name, what } }: RowProps) => (
  <>
    <text className="chart-name" x={x} y={y}>
      {name}
    </text>
    <text className="chart-what" x={x} y={y + lead}>
      {what}
    </text>
  </>
);
