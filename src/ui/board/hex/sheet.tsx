import { useId, type ReactNode } from 'react';
import { MapLayer } from '../map-layer.tsx';
import { idsWith, paint } from '../patterns.tsx';
import type { ImageWidth } from '../picture/drawing.ts';
import { Engraving } from '../sheet-parts.tsx';
import type { Size, Rect } from '../viewport-math.ts';
import './engraved-ground.css';
import './sheet-chart.css';

interface EngravedGroundProps {
  readonly board: Size;
  readonly coast: string;
  readonly widths: readonly ImageWidth[];
  /** Flat colours of the land under the picture, for when none can be had. */
  readonly flat: ReactNode;
  readonly children?: ReactNode;
}

/** The ground of a hex board: flat sea and land, and over them its engraved picture. Nothing on it ever changes. */
export function EngravedGround({ board, coast, widths, flat, children }: EngravedGroundProps) {
  const ids = idsWith(useId());
  return (
    <MapLayer board={board} name="ground">
      <defs>
        <clipPath id={ids('land')}>
          <path d={coast} />
        </clipPath>
      </defs>
      <rect className="ground-sea" width={board.width} height={board.height} />
      <path className="ground-beyond" d={coast} />
      <g clipPath={paint(ids, 'land')}>{flat}</g>
      <Engraving size={board} widths={widths} />
      {children}
    </MapLayer>
  );
}

/** Parts of the title and legend printed next to a map. */

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
  readonly children: ReactNode;
}

export const ChartScale = ({ x, y, length, children }: ScaleProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="hollow chart-ring" d={`M0 0h${length}M0-5v10M${length}-5v10`} />
    <rect className="chart-dark" x="0" y="-2.5" width={length / 2} height="5" />
    <g transform={`translate(${length / 2} -9)`}>{children}</g>
  </g>
);

export interface ChartEntry {
  readonly name: string;
  readonly what: string;
}

interface RowProps {
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
