import { useId, type ReactNode } from 'react';
import { idsWith, Lines, paint } from './patterns.tsx';
import type { ImageWidth } from './picture/drawing.ts';
import type { Size } from './viewport-math.ts';

/** The print of every board: water, shaded edges, paper, frame. Each is drawn in the layer that a board chooses. */

interface SheetProps {
  readonly size: Size;
}

/** Breadths of the water lines in board units, widest first (look.md §6). */
const WATER_LINES = [30, 20, 12, 6] as const;
const STRENGTHS: readonly number[] = [0.13, 0.17, 0.22, 0.32];

interface SeaProps extends SheetProps {
  readonly coast: string;
  readonly strengths?: readonly number[];
  readonly children?: ReactNode;
}

export function Sea({ size, coast, strengths = STRENGTHS, children }: SeaProps) {
  const ids = idsWith(useId());
  return (
    <>
      <defs>
        <linearGradient id={ids('sea')} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" className="sheet-sea-high" />
          <stop offset="1" className="sheet-sea-deep" />
        </linearGradient>
      </defs>
      <rect width={size.width} height={size.height} fill={paint(ids, 'sea')} />
      {children}
      <g className="outlined sheet-water-lines">
        {WATER_LINES.map((width, i) => (
          <path key={width} d={coast} strokeWidth={width} strokeOpacity={strengths[i]} />
        ))}
      </g>
    </>
  );
}

interface EngravingProps extends SheetProps {
  readonly widths: readonly ImageWidth[];
}

/** A picture of the whole board in several sizes; the painter takes the one that suits the zoom. */
export const Engraving = ({ size: { width, height }, widths }: EngravingProps) => (
  <image
    className="sheet-engraving"
    width={width}
    height={height}
    href={widths[0]?.href}
    data-widths={widths.map(({ href, width: pixels }) => `${href} ${pixels}`).join(',')}
  />
);

export function Paper({ size }: SheetProps) {
  const ids = idsWith(useId());
  return (
    <>
      <defs>
        <pattern id={ids('grain')} width="256" height="256" patternUnits="userSpaceOnUse">
          <image href={`${import.meta.env.BASE_URL}paper.png`} width="256" height="256" />
        </pattern>
      </defs>
      <rect width={size.width} height={size.height} fill={paint(ids, 'grain')} opacity="0.16" />
    </>
  );
}

export function Shade({ size }: SheetProps) {
  const ids = idsWith(useId());
  return (
    <>
      <defs>
        <radialGradient id={ids('shade')} cx="0.5" cy="0.5" r="0.74">
          <stop offset="0.62" className="sheet-shade-none" />
          <stop offset="1" className="sheet-shade" />
        </radialGradient>
      </defs>
      <rect width={size.width} height={size.height} fill={paint(ids, 'shade')} />
    </>
  );
}

export const Frame = ({ size: { width, height } }: SheetProps) => (
  <>
    <rect className="hollow sheet-frame" x="6" y="6" width={width - 12} height={height - 12} />
    <rect className="hollow sheet-frame sheet-frame-inner" x="14.5" y="14.5" width={width - 29} height={height - 29} />
  </>
);

export interface Territory {
  /** Its colours are those of `side-…`. */
  readonly side: string;
  readonly path: string;
  /** Pitch, breadth and slope of the engraving; a side without one is plain: that is its sign. */
  readonly lines: readonly [pitch: number, width: number, turn: number] | null;
}

/** Control by tint and engraving, so that it also reads without colour (look.md §5). */
export function Territories({ of: territories }: { readonly of: readonly Territory[] }) {
  const ids = idsWith(useId());
  return (
    <>
      <defs>
        {territories.map(({ side, lines }) => {
          if (lines === null) return null;
          const [pitch, width, turn] = lines;
          const className = `sheet-engraving side-${side}`;
          return <Lines key={side} id={ids(side)} pitch={pitch} width={width} turn={turn} className={className} />;
        })}
      </defs>
      {territories.map(({ side, path }) => (
        <path key={side} className={`sheet-ground side-${side}`} d={path} />
      ))}
      {territories.map(({ side, path, lines }) => lines && <path key={side} d={path} fill={paint(ids, side)} />)}
    </>
  );
}

export const WaterSides = ({ path }: { readonly path: string }) => (
  <g className="hollow sheet-water-side">
    <path className="sheet-water-side-bar" d={path} />
    <path className="sheet-water-side-rungs" d={path} />
  </g>
);
