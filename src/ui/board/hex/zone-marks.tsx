import { Lines, paint, useIds } from '../patterns.tsx';
import type { HexLayout } from './layout.ts';

interface Zone {
  /** Sets the colour of its side. */
  readonly className: string;
  readonly hexes: readonly string[];
  /** The slope of its hatching. */
  readonly turn: number;
  /** Radius of the rim of its hexes, as a share of theirs. */
  readonly rim: number;
}

interface ZoneMarksProps {
  readonly className: string;
  readonly layout: HexLayout;
  /** Breadth of the lines of the hatching. */
  readonly line: number;
  readonly zones: readonly Zone[];
}

/** Zones of control: the slope of the hatching differs by side, and dots rim it, so that a hex of both shows both. */
export function ZoneMarks({ className, layout: { outlines }, line, zones }: ZoneMarksProps) {
  const ids = useIds();
  return (
    <>
      <defs>
        {zones.map(({ className: side, turn }) => (
          <Lines
            key={side}
            id={ids(side)}
            pitch={10}
            width={line}
            turn={turn}
            className={`${className}-hatch ${side}`}
          />
        ))}
      </defs>
      {zones.map(({ className: side, hexes }) => (
        <path key={side} d={outlines(hexes, 0.97)} fill={paint(ids, side)} />
      ))}
      {zones.map(({ className: side, hexes, rim }) => (
        <path key={side} className={`hollow ${className} ${side}`} d={outlines(hexes, rim)} />
      ))}
    </>
  );
}
